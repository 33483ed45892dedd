import { enableCompileCache } from 'node:module';
import { below } from './setup/paths.mjs';

// Compiled code is kept beside the build, so that the next start need not compile it.
enableCompileCache(below('dist/.compiled'));
