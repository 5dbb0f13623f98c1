import { analyze, analyzeTerms, type Term } from '@foja/legal-text/analyze';
import { articleBaseNumber } from '@foja/legal-text/article-number';
import { type Citation, parseCitations } from '@foja/legal-text/citations';
import { expandQuery, findDenied } from '@foja/legal-text/expand-query';
import { findForeignPlaces } from '@foja/legal-text/find-foreign-places';
import { fold } from '@foja/legal-text/fold';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import { isSmallTalk } from '@foja/legal-text/read-asking-form';
import { asksForeignLaw } from './foreign-law.ts';

/** What a question asks, before anything is searched. */
export interface Understanding {
  /** Articles and rulings that it names, in its order. */
  references: Citation[];
  /** Norms that it names without an article: their articles are preferred. */
  norms: string[];
  /** Norms that it names and the corpus does not know, as the person wrote them. */
  unknownNorms: string[];
  /** Its words of meaning outside the references, in order. */
  said: Term[];
  /** Legal words that those imply; `from` are positions in `said`. */
  implied: { term: string; from: number[] }[];
  /** It is about another country's law. */
  foreignLaw: boolean;
  /** It names a place abroad but asks what our law makes of it: private international law. */
  crossBorder: boolean;
  /** It asks for case law. */
  wantsRulings: boolean;
}

/** Longest stretch of a message that is read: the rest of a long story repeats it. */
const readCharacters = 12_000;
const crossBorderWords =
  /\b(en el (exterior|extranjero)|del (exterior|extranjero)|derecho internacional privado|otro pais)\b/;
const rulingWords = /\b(fallos?|jurisprudencia|precedentes?|corte suprema|csjn|doctrina judicial)\b/;

/** @param spelling brings a misspelt index term to the one that was meant; by default every term stands as it is. */
export function understandQuestion(
  question: string,
  registry: NormRegistry,
  spelling: { correct(term: string): string } | null = null,
): Understanding {
  const text = question.slice(0, readCharacters);
  const citations = attachLoneNorm(text, parseCitations(text, registry), registry);
  const references = citations.filter((citation) => citation.kind !== 'norm');
  const foreignLaw = asksForeignLaw(text);
  const places = findForeignPlaces(text);
  const crossBorder = !foreignLaw && (places.some((place) => !place.isAdjective) || crossBorderWords.test(fold(text)));
  // The law never names the country: what it says is "extranjero".
  const read = isSmallTalk(text) ? [] : analyze(blank(text, crossBorder ? [...citations, ...places] : citations));
  const said = spelling === null ? read : read.map((term) => ({ ...term, term: spelling.correct(term.term) }));
  const implied = expandQuery(
    said.map(({ term }) => term),
    findDenied(text, said),
  );
  return {
    references,
    norms: [...new Set(citations.flatMap(({ kind, norm }) => (kind === 'norm' && norm !== null ? [norm] : [])))],
    unknownNorms: [
      ...new Set(
        citations.flatMap(({ norm, normText, ruling }) =>
          norm === null && ruling === null && normText !== null ? [normText] : [],
        ),
      ),
    ],
    said,
    implied: crossBorder ? addCrossBorder(implied, said) : implied,
    foreignLaw,
    crossBorder,
    wantsRulings: rulingWords.test(fold(text)),
  };
}

/**
 * "En la LCT, ¿qué dice el artículo 80?": an article without a norm is of the one norm that the question names, where that one has such
 * a number or is named first: "la intimación del art. 1222 y la desocupación del 684 bis CPCCN" has an article of another, and so has
 * "ley 27.349: … una SA del art. 299", where the number is beyond that law's last.
 */
function attachLoneNorm(text: string, citations: Citation[], registry: NormRegistry): Citation[] {
  const named = [...new Set(citations.flatMap(({ norm }) => (norm === null ? [] : [norm])))];
  const [only] = named;
  if (only === undefined || named.length > 1) return citations;
  const first = citations.find(({ norm }) => norm === only)?.start ?? 0;
  const last = registry.get(only)?.lastArticle ?? Number.POSITIVE_INFINITY;
  return citations.map((citation) =>
    citation.kind === 'article' &&
    citation.normText === null &&
    (citation.articles.every((article) => articleBaseNumber(article) <= last) ||
      (citation.start > first && !isWhatItDescribes(text.slice(0, citation.start))))
      ? { ...citation, norm: only, normText: citations.find(({ norm }) => norm === only)?.normText ?? only }
      : citation,
  );
}

/** "una SA del art. 299": an article that only says which thing is meant. "El texto del art. 299" is asked for itself. */
const isWhatItDescribes = (before: string) =>
  /(?<!\p{L})(?!texto|contenido|alcance|inciso|aplicaci[oó]n)\p{L}+\s+del\s+$/iu.test(before);

const crossBorderTerms = analyzeTerms('extranjero exterior internacional');

function addCrossBorder(implied: Understanding['implied'], said: readonly Term[]): Understanding['implied'] {
  const present = new Set([...implied, ...said].map(({ term }) => term));
  return [...implied, ...crossBorderTerms.filter((term) => !present.has(term)).map((term) => ({ term, from: [] }))];
}

/** Covers references with spaces, so that offsets stay and "ley", "código" are not searched as words. */
function blank(text: string, covered: readonly { start: number; end: number }[]): string {
  let rest = text;
  for (const { start, end } of covered) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return rest;
}
