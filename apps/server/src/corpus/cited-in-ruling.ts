import { articleBaseNumber } from '@foja/legal-text/article-number';
import type { Citation } from '@foja/legal-text/citations';
import { parseCitations } from '@foja/legal-text/citations';
import { namesNewCivilCode } from '@foja/legal-text/names-new-civil-code';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import type { RulingSource } from './corpus-source.ts';

/** The name under which the index of citations knows a ruling of the official collection. */
export function rulingTarget({ page, volume }: { volume: number; page: number }): string {
  return `fallos:${volume}:${page}`;
}

/** Before the name of a norm that Foja does not know, as the ruling writes it. */
const unknownNorm = 'otra:';
const longestUnknown = 120;

/** What a target of the index of citations stands for. */
export type CitedTarget =
  | { kind: 'ruling'; volume: number; page: number }
  | { kind: 'article' | 'norm'; key: string }
  | { kind: 'unknown-norm'; label: string };

/** Reads a target back. */
export function readTarget(target: string): CitedTarget {
  if (target.startsWith(unknownNorm)) return { kind: 'unknown-norm', label: target.slice(unknownNorm.length) };
  const [, volume, page] = /^fallos:(\d+):(\d+)$/.exec(target) ?? [];
  if (volume && page) return { kind: 'ruling', volume: Number(volume), page: Number(page) };
  return { kind: target.includes(':') ? 'article' : 'norm', key: target };
}

/** What a ruling and its headnotes cite, as written. Each is read alone: a norm named in one is not lent to the other. */
function citationsOf({ summary, text }: Pick<RulingSource, 'summary' | 'text'>, registry: NormRegistry): Citation[] {
  return [text, summary].flatMap((part) => (part === '' ? [] : parseCitations(part, registry)));
}

/** In a ruling, "Código Civil" alone is most often the code that the one of 2014 replaced. */
const civilCodeSince = '2014-10-01';
/** From its 36th article on, the Constitution was numbered anew. */
const constitutionRenumberedOn = '1994-08-22';
const firstRenumbered = 36;

/** Whether a norm with this name, in a ruling of this day, is the text that Foja holds. */
function isTextOfToday({ articles, norm, normText }: Citation, date: string | null): boolean {
  if (norm === 'ccyc') return namesNewCivilCode(normText ?? '') && (date ?? civilCodeSince) >= civilCodeSince;
  if (norm !== 'cn' || (date ?? constitutionRenumberedOn) >= constitutionRenumberedOn) return true;
  return articles.every((article) => articleBaseNumber(article) < firstRenumbered);
}

/** What the index of citations keeps of them, each once; a ruling does not cite itself. */
export function targetsOf(
  ruling: Pick<RulingSource, 'date' | 'summary' | 'text' | 'volume' | 'page'>,
  registry: NormRegistry,
): string[] {
  const targets = new Set<string>();
  for (const citation of citationsOf(ruling, registry)) {
    const { articles, norm, normText, ruling: cited, text } = citation;
    if (cited !== null) {
      if (cited.volume !== ruling.volume || cited.page !== ruling.page) targets.add(rulingTarget(cited));
    } else if (norm !== null && isTextOfToday(citation, ruling.date)) {
      targets.add(norm);
      for (const article of articles) targets.add(`${norm}:${article}`);
    } else if (normText !== null && /\d/.test(normText)) {
      targets.add(`${unknownNorm}${text.replace(/\s+/g, ' ').slice(0, longestUnknown)}`);
    }
  }
  return [...targets];
}
