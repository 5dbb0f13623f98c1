import { join } from 'node:path';
import { systemClock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { defaultInfolegLimits } from './infoleg-limits.ts';
import { InfolegSite } from './infoleg-site.ts';
import { PageCache } from './page-cache.ts';

/** The official site of the configuration, with its pages kept in the data folder. */
export function openInfoleg({ dataDir, infoleg }: Pick<Config, 'dataDir' | 'infoleg'>): InfolegSite {
  return new InfolegSite({
    baseUrl: infoleg.baseUrl,
    cache: new PageCache(join(dataDir, 'infoleg')),
    clock: systemClock,
    limits: defaultInfolegLimits,
  });
}
