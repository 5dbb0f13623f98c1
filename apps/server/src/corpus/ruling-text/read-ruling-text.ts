import { joinParagraphs, withoutRunningHeads } from './mend-scanned-lines.ts';
import { namedShareOf } from './named-share.ts';
import type { Opinion, RulingText } from './opinion.ts';
import { type Stretch, splitRulings } from './split-rulings.ts';

/**
 * A ruling as it was scanned, made readable: running heads go, divided words are made whole, the opinions are told apart, and what
 * another ruling of the volume says before or after it is left out.
 * @param title its parties, by which it is known among several.
 */
export function readRulingText(scanned: string, title = ''): RulingText {
  const stretches = withoutHeadnotes(chooseRuling(splitRulings(withoutRunningHeads(scanned)), title));
  let text = '';
  const opinions: Opinion[] = [];
  for (const { heading, lines, title: printed } of stretches) {
    const body = joinParagraphs(lines);
    if (printed === null && body === '') continue;
    if (text !== '') text += '\n\n';
    if (heading) opinions.push({ kind: heading.kind, by: heading.by, start: text.length });
    text += [printed, body].filter(Boolean).join('\n');
  }
  return { text, opinions, isExtract: isCut(stretches) };
}

/** Lines of an opinion among which the parties are named. */
const beginningLines = 30;
/** Share of a title's words that names a ruling, and the share by which a later one must be better than the first. */
const namedShare = 0.6;
const clearlyBetter = 0.4;

/** The ruling of these parties; the first where none is clearly named. */
function chooseRuling(rulings: readonly Stretch[][], title: string): Stretch[] {
  const [first = []] = rulings;
  if (rulings.length < 2) return first;
  const shareOf = (ruling: Stretch[]) =>
    Math.max(...ruling.map(({ lines }) => namedShareOf(title, joinParagraphs(lines.slice(0, beginningLines)))));
  const own = shareOf(first);
  let best = first;
  let bestShare = own;
  for (const ruling of rulings.slice(1)) {
    const share = shareOf(ruling);
    if (share > bestShare) [best, bestShare] = [ruling, share];
  }
  return bestShare >= namedShare && bestShare - own >= clearlyBetter ? best : first;
}

/** What stands before the court's or the Procuración's words is the end of another ruling, and headnotes. */
function withoutHeadnotes(stretches: readonly Stretch[]): readonly Stretch[] {
  const opens = stretches[1]?.heading?.kind;
  const isHeadnotes = stretches[0]?.heading === null && (opens === 'court' || opens === 'prosecutor');
  return isHeadnotes ? stretches.slice(1) : stretches;
}

/** Lines of the court's opinion in which its signatures stand. */
const signatureLines = 40;

function isCut(stretches: readonly Stretch[]): boolean {
  const last = stretches.at(-1);
  if (last === undefined || !last.isClosed) return true;
  const court = stretches.find(({ heading }) => heading?.kind === 'court');
  if (court === undefined) return true;
  const closing = court.lines.slice(-signatureLines).join(' ');
  const has = (kinds: readonly string[]) =>
    stretches.some(({ heading }) => heading !== null && kinds.includes(heading.kind));
  if (/\(\s*seg[úu]n su\s+voto/i.test(closing) && !has(['vote'])) return true;
  return /\(\s*en disidencia/i.test(closing) && !has(['dissent', 'partial-dissent']);
}
