import { openSite } from '../site.ts';
import { measureLongPost } from './measure.ts';

const site = await openSite(3);
process.stdout.write(`\n${await measureLongPost(site)}`);
await site.stop();
process.exit(0);
