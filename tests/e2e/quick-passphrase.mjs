import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/* Loaded by servers of browser tests before their own code: no one guesses a passphrase there, so
   that checking one need not be slow. How slow it is otherwise has its own tests. */

const { argon2 } = crypto;

crypto.argon2 = (algorithm, options, done) =>
  argon2(algorithm, { ...options, memory: 8, passes: 1 }, done);
syncBuiltinESMExports();
