import { type CivilDay, isCivilDay } from '@foja/computable-law/core/civil-day';
import type { IndexSeries } from '@foja/computable-law/interest/interest';
import type { PublicSeriesId } from '@foja/contracts/calculators/interest';
import { z } from 'zod';

/** The two public sources. BCRA publishes by day, datos.gob.ar the consumer prices of INDEC by month. */
export type SeriesSite = 'bcra' | 'datos';

export interface SeriesSource {
  title: string;
  source: string;
  site: SeriesSite;
  /** The id that the site knows it by; where it changes, what to look it up by. */
  siteId: string | { search: string; title: RegExp };
  /** No value is older; nothing is asked for before. */
  begins: CivilDay;
}

const begins = (day: string) => day as CivilDay;

export const seriesSources: Record<PublicSeriesId, SeriesSource> = {
  cer: {
    title: 'CER',
    source: 'Banco Central de la República Argentina',
    site: 'bcra',
    siteId: '30',
    begins: begins('2002-01-01'),
  },
  uva: {
    title: 'UVA',
    source: 'Banco Central de la República Argentina',
    site: 'bcra',
    siteId: '31',
    begins: begins('2016-01-01'),
  },
  icl: {
    title: 'ICL',
    source: 'Banco Central de la República Argentina',
    site: 'bcra',
    siteId: '40',
    begins: begins('2020-01-01'),
  },
  ipc: {
    title: 'IPC nivel general',
    source: 'INDEC, en datos.gob.ar',
    site: 'datos',
    siteId: '148.3_INIVELNAL_DICI_M_26',
    begins: begins('2016-01-01'),
  },
  ripte: {
    title: 'RIPTE',
    source: 'Secretaría de Trabajo, en datos.gob.ar',
    site: 'datos',
    siteId: { search: 'RIPTE', title: /ripte|remuneraci[oó]n imponible promedio/i },
    begins: begins('1994-07-01'),
  },
  'tasa-pasiva': {
    title: 'Tasa de uso de la Justicia (comunicado P 14.290)',
    source: 'Banco Central de la República Argentina',
    site: 'bcra',
    siteId: '43',
    begins: begins('1991-04-01'),
  },
  badlar: {
    title: 'BADLAR de bancos privados',
    source: 'Banco Central de la República Argentina',
    site: 'bcra',
    siteId: '7',
    begins: begins('1999-05-01'),
  },
};

/** The most values of one page, on both sites. */
export const pageSize = 1_000;

type Values = IndexSeries['values'];

/** The path of a page of values. @param offset how many values come before it */
export function pagePath(site: SeriesSite, siteId: string, from: CivilDay, to: CivilDay, offset: number): string {
  const page = {
    limit: String(pageSize),
    ...(site === 'bcra' ? { offset: String(offset) } : { start: String(offset) }),
  };
  const query =
    site === 'bcra'
      ? new URLSearchParams({ desde: from, hasta: to, ...page })
      : new URLSearchParams({ ids: siteId, format: 'json', start_date: from, end_date: to, ...page });
  return site === 'bcra' ? `/estadisticas/v4.0/monetarias/${siteId}?${query}` : `/series/api/series?${query}`;
}

const day = z.string().transform((text, context): CivilDay => {
  const written = text.slice(0, 10);
  if (isCivilDay(written)) return written;
  context.addIssue('not a day');
  return z.NEVER;
});
/** A figure, which the BCRA may write as text. */
const figure = z
  .union([z.number(), z.string()])
  .transform((value) => String(value).replace(',', '.'))
  .refine((text) => /^\d+(\.\d+)?$/.test(text) && Number(text) > 0);

const bcraPage = z.object({
  results: z.array(z.object({ detalle: z.array(z.object({ fecha: day, valor: figure })) })),
});
const datosPage = z.object({ data: z.array(z.tuple([day, figure.nullable()])) });

/** Where datos.gob.ar looks for a series whose id changes. */
export const searchPath = (words: string) => `/series/api/search?${new URLSearchParams({ q: words, limit: '20' })}`;

const foundSeries = z.object({
  data: z.array(
    z.object({
      field: z.object({
        id: z.string(),
        title: z.string().nullish(),
        description: z.string().nullish(),
        frequency: z.string().nullish(),
      }),
    }),
  ),
});

/** The monthly series of that title among those found, and not one of how it varied; null where there is none. */
export function readFoundId(body: unknown, title: RegExp): string | null {
  const found = foundSeries.safeParse(body);
  if (!found.success) return null;
  const named = found.data.data.find(({ field }) => {
    const words = `${field.title ?? ''} ${field.description ?? ''}`;
    return title.test(words) && !/variaci[oó]n/i.test(words) && (field.frequency ?? 'R/P1M') === 'R/P1M';
  });
  return named?.field.id ?? null;
}

/** The values of a page as a site sends it; null where it has another form. A month without value is left out. */
export function readPage(site: SeriesSite, body: unknown): Values | null {
  if (site === 'bcra') {
    const page = bcraPage.safeParse(body);
    return page.success
      ? (page.data.results[0]?.detalle ?? []).map(({ fecha, valor }) => ({ date: fecha, value: valor }))
      : null;
  }
  const page = datosPage.safeParse(body);
  return page.success ? page.data.data.flatMap(([date, value]) => (value === null ? [] : [{ date, value }])) : null;
}
