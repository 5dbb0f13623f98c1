import type { AgendaEntry, AgendaResponse } from '@foja/contracts/agenda';
import { agendaKindLabels, agendaStateLabels } from '@foja/contracts/agenda-text';
import type { MatterItem, MoneyEntry } from '@foja/contracts/matter-items';
import {
  formatAmount,
  formatCents,
  moneyPersonLabels,
  moneyTotalLabels,
  moneyTypeLabels,
  totalsOf,
} from '@foja/contracts/matter-money';
import type { MatterActivityResponse } from '@foja/contracts/matters';
import { routes } from '@foja/contracts/routes';
import { countOf } from '../../platform/count-of.ts';
import { formatDay, formatMoment } from '../../platform/dates.ts';
import { callJson } from '../../platform/http.ts';
import { activityBy, activityText } from '../activity-text.ts';

/** A file that holds all of one thing, and how the index tells of it. */
interface Register {
  path: string;
  title: string;
  content: string;
}

const goneAccount = 'Una cuenta que ya no existe';

/** Everything that the agenda has of a causa, by day; none where it has nothing. @throws {CallFailed} */
export async function readDeadlines(matterId: string, signal: AbortSignal): Promise<Register[]> {
  const { entries } = await callJson<AgendaResponse>(`${routes.agenda}?${new URLSearchParams({ matterId })}`, {
    signal,
  });
  const title = countOf(entries.length, 'plazo o audiencia', 'plazos y audiencias');
  return registerOf('plazos.txt', title, entries.map(sayDeadline));
}

const moneyOf = (items: readonly MatterItem[]): MoneyEntry[] =>
  items.flatMap((item) => (item.kind === 'money' ? [item.body] : [])).toSorted((a, b) => a.date.localeCompare(b.date));

/** What is claimed, owed, spent and paid, by day, with what each comes to at the end. */
export function moneyRegister(items: readonly MatterItem[]): Register[] {
  const entries = moneyOf(items).map(({ type, date, concept, person, currency, amount, uma, notes }) =>
    [
      `${formatDay(date)} — ${moneyTypeLabels[type]}: ${concept}, ${formatAmount(amount, currency)}`,
      ...(person === '' ? [] : [`${moneyPersonLabels[type]}: ${person}`]),
      ...(uma === '' ? [] : [`UMA: ${uma}`]),
      ...(notes === '' ? [] : [notes]),
    ].join('\n'),
  );
  const title = countOf(entries.length, 'monto', 'montos');
  const totals = entries.length === 0 ? [] : [`Totales\n${moneyTotals(items).join('\n')}`];
  return registerOf('dinero.txt', title, [...entries, ...totals]);
}

/** A line for each sort and currency. */
export function moneyTotals(items: readonly MatterItem[]): string[] {
  return totalsOf(moneyOf(items)).map(
    ({ type, currency, cents }) => `${moneyTotalLabels[type]}: ${formatCents(cents, currency)}`,
  );
}

/** What is said of a causa among those who work on it, first the first. */
export function commentsRegister(newestFirst: readonly MatterItem[]): Register[] {
  const comments = newestFirst.toReversed().flatMap((item) => {
    if (item.kind !== 'comment') return [];
    return [`${formatMoment(item.createdAt)}, ${item.author?.name ?? goneAccount}\n${item.body.text}`];
  });
  return registerOf('comentarios.txt', countOf(comments.length, 'comentario', 'comentarios'), comments);
}

/** Who did what in a causa, first the first. @throws {CallFailed} */
export async function readActivity(matterId: string, signal: AbortSignal): Promise<Register[]> {
  const entries: MatterActivityResponse['entries'] = [];
  let cursor: string | null = null;
  do {
    const query: URLSearchParams = new URLSearchParams({ limit: '100', ...(cursor ? { cursor } : {}) });
    const page: MatterActivityResponse = await callJson(`${routes.matterActivity(matterId)}?${query}`, { signal });
    entries.push(...page.entries);
    cursor = page.nextCursor;
  } while (cursor !== null);
  const lines = entries
    .toReversed()
    .map((entry) => `${formatMoment(entry.at)}: ${activityText(entry)} (${activityBy(entry)})`);
  const title = countOf(lines.length, 'movimiento', 'movimientos');
  return lines.length === 0 ? [] : [{ path: 'actividad.txt', title, content: `${lines.join('\n')}\n` }];
}

function registerOf(path: string, title: string, parts: readonly string[]): Register[] {
  return parts.length === 0 ? [] : [{ path, title, content: `${parts.join('\n\n')}\n` }];
}

function sayDeadline({ day, time, kind, title, state, notes, responsible, deadline }: AgendaEntry): string {
  const computed = deadline
    ? [`Notificado el ${formatDay(deadline.notifiedOn)}${deadline.name ? `, ${deadline.name}` : ''}.`]
    : [];
  return [
    `${formatDay(day)}${time ? `, ${time}` : ''} — ${agendaKindLabels[kind]}: ${title} (${agendaStateLabels[state].toLowerCase()})`,
    ...computed,
    ...(responsible ? [`Responsable: ${responsible.name}`] : []),
    ...(notes === '' ? [] : [notes]),
  ].join('\n');
}
