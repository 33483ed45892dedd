import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildFolder } from './setup/paths.mjs';

// Compiled code is kept beside the build, so that the next start need not compile it.
enableCompileCache(join(buildFolder, '.compiled'));
