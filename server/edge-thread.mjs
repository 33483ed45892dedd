import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// As in ../main.mjs: what Node makes of the code is kept beside the build.
enableCompileCache(fileURLToPath(new URL('../../dist/.compiled', import.meta.url)));
await import('./thread.ts');
