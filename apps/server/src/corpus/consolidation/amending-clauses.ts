import { type Citation, parseCitations } from '@foja/legal-text/citations';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import { type NamedDivision, readDivisions } from './divisions.ts';

/** What an article of a law does to another norm: "Sustitúyese el artículo 25 de la ley 19.549 por el siguiente: …". */
export interface AmendingClause {
  /** Key of the article that says so. */
  by: string;
  verb: 'replaced' | 'added' | 'repealed';
  /** Code of the norm that changes; null where Foja does not hold it. */
  norm: string | null;
  /** The norm's number as it is written ("25345"), by which one that is not held is known. */
  number: string | null;
  /** Null: the whole norm, or the division of it that is named. */
  article: string | null;
  /** A division whose articles all go, and those that hold it, the inner one first. */
  division?: NamedDivision[];
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
  const ofDivisions = verb === 'repealed' ? divisionsOf(id, citations, head) : [];
  const clauses = [...targets.flatMap((citation) => clausesOf(id, verb, citation, head, given)), ...ofDivisions];
  // What of a whole stays in force is more than a rule can tell.
  return /\b(?:salvo|except[oa]|excepci[óo]n)/i.test(head)
    ? clauses.filter(({ article }) => article !== null)
    : clauses;
}

/** What stands between a division and its norm: "del Régimen de…, aprobado por la". */
const maxToNorm = 90;

/** "Derógase el Capítulo VIII del Título II de la ley 20.744": each division is of the norm that is named next. */
function divisionsOf(by: string, citations: readonly Citation[], head: string): AmendingClause[] {
  return readDivisions(head).flatMap(({ divisions, end }) => {
    const citation = citations.find(({ start }) => start >= end);
    if (citation?.kind !== 'norm' || citation.start - end > maxToNorm) return [];
    const between = head.slice(end, citation.start);
    // Its name, or a part of it: "la denominación del Título II", "el Título II, sustituido por el de la ley…".
    if (/[;:]|\bpor\b/.test(between)) return [];
    const clause = { by, verb: 'repealed' as const, norm: citation.norm, number: numberOf(citation), text: null };
    return [{ ...clause, article: null, division: divisions, isPart: false }];
  });
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
