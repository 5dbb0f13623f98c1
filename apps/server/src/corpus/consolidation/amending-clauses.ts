import { type Citation, parseCitations } from '@foja/legal-text/citations';
import type { NormRegistry } from '@foja/legal-text/norm-registry';

/** What an article of a law does to another norm: "Sustitúyese el artículo 25 de la ley 19.549 por el siguiente: …". */
export interface AmendingClause {
  /** Key of the article that says so. */
  by: string;
  verb: 'replaced' | 'added' | 'repealed';
  /** Code of the norm that changes; null where Foja does not hold it. */
  norm: string | null;
  /** The norm's number as it is written ("25345"), by which one that is not held is known. */
  number: string | null;
  /** Null: the whole norm. */
  article: string | null;
  /** It changes a part of the article: an item, a paragraph, words. */
  isPart: boolean;
  /** The words that the article has from then on; null where none are given. */
  text: string | null;
}

const verbs =
  /(?<verb>Sustit[úu]y[ae]n?se|Reempl[áa](?:za|ce)n?se|Der[óo]g(?:a|ue)n?se|Abr[óo]g(?:a|ue)n?se|Incorp[óo]r[ae]n?se|Agr[ée]g(?:a|ue)n?se)/i;
/** A clause may stand below a title of its own. */
const latestVerb = 160;
const headCharacters = 600;
const partWords =
  /(?:inciso|p[áa]rrafo|apartado|frase|expresi[óo]n|ac[áa]pite|t[ée]rmino|punto|palabra|monto|ep[íi]grafe)/i;

/** The clauses of an article; none where it amends nothing. */
export function readAmendingClauses(
  { id, text }: { id: string; text: string },
  registry: NormRegistry,
): AmendingClause[] {
  const found = verbs.exec(text.slice(0, latestVerb + 40));
  if (found === null || found.index > latestVerb) return [];
  const verb = verbOf(found.groups?.verb ?? '');
  const rest = text.slice(found.index);
  const colon = rest.slice(0, headCharacters).indexOf(':');
  const head =
    verb === 'repealed' || colon === -1 ? firstSentence(rest.slice(0, headCharacters)) : rest.slice(0, colon);
  const given = verb !== 'repealed' && colon !== -1 ? withoutHeader(rest.slice(colon + 1)) : null;
  const citations = parseCitations(head, registry);
  const targets = verb === 'repealed' ? citations : citations.filter(({ kind }) => kind === 'article').slice(0, 1);
  return targets.flatMap((citation) => clausesOf(id, verb, citation, head, given));
}

function clausesOf(
  by: string,
  verb: AmendingClause['verb'],
  citation: Citation,
  head: string,
  given: string | null,
): AmendingClause[] {
  if (citation.kind === 'ruling') return [];
  const before = head.slice(Math.max(0, citation.start - 60), citation.start);
  const base = { by, verb, norm: citation.norm, number: numberOf(citation), text: given };
  if (citation.kind === 'norm') {
    // "el Capítulo VIII de la Ley…" is no whole norm, and a law named on the way ("modificada por la ley…") is no target.
    const isWhole = /(?:der[óo]g|abr[óo]g)\S*\s+(?:la|el|las|los)?\s*$/i.test(before);
    return isWhole ? [{ ...base, article: null, isPart: false }] : [];
  }
  const isPart = citation.inciso !== null || partWords.test(`${before} ${citation.text}`);
  return citation.articles.map((article) => ({ ...base, article, isPart }));
}

/** What the clause says; the next sentence may speak of other articles. */
function firstSentence(text: string): string {
  const end = text.search(/(?<=[\p{Ll}\d]{3})\.\s+(?=\p{Lu}\p{Ll}{2})/u);
  return end === -1 ? text : text.slice(0, end);
}

function verbOf(word: string): AmendingClause['verb'] {
  if (/^(?:der|abr)/i.test(word)) return 'repealed';
  return /^(?:inc|agr)/i.test(word) ? 'added' : 'replaced';
}

/** "ley 25.345" is 25345, whichever way it is written; a decree keeps its year. */
function numberOf({ normText }: Citation): string | null {
  const [, number, year] = /(\d[\d.]*)(?:\/(\d{2,4}))?/.exec(normText ?? '') ?? [];
  if (number === undefined) return null;
  return `${number.replaceAll('.', '')}${year ? `/${year}` : ''}`;
}

/** The new words without their own number: «“ARTÍCULO 25.- La acción…”». */
function withoutHeader(given: string): string {
  return given
    .replace(/^[\s“"«]*art[íi]culo\s+[\d.]+\s*[°º]?\s*(?:bis|ter|qu[áa]ter|quinquies)?\s*[:.–°º-]*\s*/i, '')
    .replace(/[\s”"»]+$/, '');
}
