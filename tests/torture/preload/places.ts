import { places } from '../../../server/env.ts';

/* Preloaded into the server: it uses another build and other secrets than the installation's. */
const { TORTURE_BUILD, TORTURE_SECRETS } = process.env;
Object.assign(places, {
  ...(TORTURE_BUILD && { build: TORTURE_BUILD }),
  ...(TORTURE_SECRETS && { secrets: TORTURE_SECRETS }),
});
