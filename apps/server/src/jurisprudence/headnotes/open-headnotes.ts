import { join } from 'node:path';
import { PageCache } from '../../corpus/official/page-cache.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { SaijSite } from '../saij/saij-site.ts';
import type { HeadnoteSite } from './fetch-headnotes.ts';
import { defaultHeadnoteLimits } from './headnote-limits.ts';

/** SAIJ of the configuration, with its pages kept in the data folder. */
export function openHeadnotes({ dataDir, saij }: Pick<Config, 'dataDir' | 'saij'>): HeadnoteSite {
  const limits = defaultHeadnoteLimits;
  const cache = new PageCache(join(dataDir, 'saij'));
  return {
    limits,
    site: new SaijSite({ baseUrl: saij.baseUrl, clock: systemClock, limits, cache, freshMs: limits.freshMs }),
  };
}
