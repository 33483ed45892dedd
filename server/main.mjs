import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// What Node makes of the code is kept beside the build, so that the next start need not. All of it
// is loaded after this, which is no TypeScript itself: so Node need not even load what strips types.
enableCompileCache(fileURLToPath(new URL('../dist/.compiled', import.meta.url)));
await import('./serve.ts');
