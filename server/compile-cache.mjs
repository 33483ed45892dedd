import { enableCompileCache } from 'node:module';
import { below } from './setup/paths.mjs';

// What Node makes of the code is kept beside the build, so that the next start need not make it.
enableCompileCache(below('dist/.compiled'));
