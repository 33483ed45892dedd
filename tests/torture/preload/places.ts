import { places } from '../../../server/env.ts';

/* Put before the server: has it use another build and other secrets than the installation's. */
const { TORTURE_BUILD, TORTURE_SECRETS } = process.env;
Object.assign(places, {
  ...(TORTURE_BUILD && { build: TORTURE_BUILD }),
  ...(TORTURE_SECRETS && { secrets: TORTURE_SECRETS }),
});
