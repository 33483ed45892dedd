import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// The engine would rather let its heap grow to several times what is in it than tidy up: with ten
// thousand posts 470 MB instead of 230. It tidies up while everything is read in, where that costs
// little; then speed counts (`serve.ts`).
setFlagsFromString('--optimize-for-size');

// What Node makes of the code is kept beside the build, so that the next start need not. All of it
// is loaded after this, which is no TypeScript itself: so Node need not even load what strips types.
enableCompileCache(fileURLToPath(new URL('../dist/.compiled', import.meta.url)));
await import('./serve.ts');
