// A process of its own that brings the norms of a stand-in: the test ends it without warning.
// Arguments: data folder, address of the stand-in.
import { join } from 'node:path';
import { fetchNorms } from '../corpus/official/fetch-norms.ts';
import { defaultInfolegLimits } from '../corpus/official/infoleg-limits.ts';
import { InfolegSite } from '../corpus/official/infoleg-site.ts';
import { PageCache } from '../corpus/official/page-cache.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/open-database.ts';

const [dataDir = '', baseUrl = ''] = process.argv.slice(2);
const { close, db } = await openDatabase({ dataDir, databaseUrl: null });
const limits = { ...defaultInfolegLimits, pauseMs: 1 };
const site = new InfolegSite({ baseUrl, cache: new PageCache(join(dataDir, 'infoleg')), clock: systemClock, limits });
const selection = { norms: [], infolegIds: [], changedOnly: false };
const { signal } = new AbortController();
await fetchNorms({ db, site, clock: systemClock }, { selection, requestedBy: null, signal });
await close();
