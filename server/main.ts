import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { places } from './env.ts';

// What Node makes of the code is kept beside the build, so that the next start need not: all that
// is worth keeping is loaded after this.
enableCompileCache(join(places.build, '.compiled'));
await import('./serve.ts');
