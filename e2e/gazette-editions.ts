import { gazetteDateOf } from '@foja/contracts/gazette-date';
import type { StandInBoletin } from '../apps/server/src/testing/stand-in-boletin.ts';
import { buildPdf } from './gazette-pdf.ts';

const dayMs = 86_400_000;

/** The nearest day from Monday to Friday before another one, in milliseconds. */
function weekdayBefore(ms: number): number {
  const day = ms - dayMs;
  return [0, 6].includes(new Date(day).getUTCDay()) ? weekdayBefore(day) : day;
}

/** Today has no edition; the two working days before it have one, and the one before them is no PDF. */
export interface GazetteDays {
  last: string;
  former: string;
  broken: string;
}

function daysBefore(nowMs: number): GazetteDays {
  const lastMs = weekdayBefore(nowMs);
  const formerMs = weekdayBefore(lastMs);
  const [last, former, broken] = [lastMs, formerMs, weekdayBefore(formerMs)].map((ms) => gazetteDateOf(new Date(ms)));
  return { last, former, broken } as GazetteDays;
}

/** As the site writes a day. */
export const compactDate = (date: string): string => date.split('-').reverse().join('');

const notices = [
  { category: 'DECRETOS', issuer: 'PODER EJECUTIVO', norm: 'Decreto 817/2026', hasAnnexes: true },
  { category: 'RESOLUCIONES', issuer: 'MINISTERIO DE ECONOMÍA', norm: 'Resolución 5/2026' },
  { category: 'RESOLUCIONES', issuer: 'COMISIÓN DEL RÍO COLORADO', norm: 'Resolución 6/2026' },
].map((notice, index) => ({ ...notice, id: String(900_001 + index), summary: 'Apruébase el reglamento.' }));

const pages = Array.from({ length: 12 }, (_, index) => [
  `BOLETÍN OFICIAL - Página ${index + 1}`,
  ...Array.from({ length: 20 }, (_, line) => `Artículo ${line + 1}.- Apruébase el reglamento que sigue.`),
  ...(index % 5 === 4 ? ['La prescripción adquisitiva del inmueble se inscribe.'] : []),
]);

/** Publishes the editions of the journeys. */
export function publishEditions(site: StandInBoletin, nowMs: number): GazetteDays {
  const days = daysBefore(nowMs);
  for (const date of [days.last, days.former]) {
    site.editions.set(compactDate(date), { pdf: buildPdf(pages), notices });
  }
  site.editions.set(compactDate(days.broken), { pdf: Buffer.from('no PDF at all'), notices: [] });
  return days;
}
