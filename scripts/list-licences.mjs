// Lists the licences of the packages that the product ships with; fails where a package names none, or one that may not be shipped.
import { readLicences } from './read-licences.mjs';

const { lines, unnamed, forbidden } = readLicences();
if (!process.argv.includes('--quiet')) for (const line of lines) console.log(line);
if (unnamed.length > 0) console.error(`Without a licence: ${unnamed.join(', ')}`);
if (forbidden.length > 0) console.error(`Under a licence that may not be shipped: ${forbidden.join(', ')}`);
if (unnamed.length + forbidden.length > 0) process.exit(1);
