import type { Finding } from '@foja/contracts/generators/finding';
import type { GenerationCitation } from '@foja/contracts/generators/generation-result';
import type { SentenceAnalysis } from '@foja/contracts/generators/sentence-analysis';
import { type ProcedureRole, procedureRoles } from '@foja/contracts/generators/sentence-terms';
import { fold } from '@foja/legal-text/fold';
import { found } from '../extract/findings.ts';
import { asQuote } from '../extract/sentences.ts';
import { verbatimIn } from '../extract/verbatim.ts';
import type { GenerationDeps } from '../generation.ts';
import { fillGap } from '../model/fill-gap.ts';
import { checkLaw, verifyReferences } from '../model/verify-references.ts';
import type { SentenceReading } from './ask-model.ts';

/**
 * Adds what the model read to what was extracted. A fact counts only with words of the text behind it, and never replaces one
 * that was found; a criticism without them is marked as to be judged. Norms are looked up, and what does not hold is cited as
 * not verified.
 */
export async function mergeReading(
  deps: Pick<GenerationDeps, 'db' | 'citationResolver'>,
  text: string,
  own: SentenceAnalysis,
  reading: SentenceReading,
): Promise<{ structure: SentenceAnalysis; citations: GenerationCitation[] }> {
  const citations: GenerationCitation[] = [];
  const weakPoints: SentenceAnalysis['weakPoints'] = [];
  for (const { articles, ground, quote, title } of reading.weakPoints) {
    const law = await checkLaw(deps, articles, [title, ground]);
    citations.push(...law.citations);
    const words = verbatimIn(text, quote);
    weakPoints.push({
      title,
      ground,
      quote: words === null ? null : asQuote(words),
      mark: words === null ? 'to-judge' : 'inferred',
      articles: law.articles,
    });
  }
  const reasons = reading.decided.flatMap(({ why }) => (why === null ? [] : [why]));
  citations.push(...(await verifyReferences(deps, reasons)).citations);
  return {
    structure: {
      ...own,
      tribunal: fillGap(text, own.tribunal, reading.tribunal),
      costs: fillGap(text, own.costs, reading.costs),
      parties: addParties(text, own.parties, reading.parties),
      claims: addClaims(text, own.claims, reading.claims),
      decided: addReasons(text, own.decided, reading.decided),
      weakPoints: [...own.weakPoints, ...weakPoints],
    },
    citations,
  };
}

function addParties(
  text: string,
  own: SentenceAnalysis['parties'],
  read: SentenceReading['parties'],
): SentenceAnalysis['parties'] {
  const known = new Set(own.map(({ name }) => fold(name)));
  const added = read.flatMap(({ name, quote, role }) => {
    const written = verbatimIn(text, name);
    if (written === null || known.has(fold(written))) return [];
    known.add(fold(written));
    const words = verbatimIn(text, quote);
    return [
      {
        name: written,
        role: procedureRoles.find((one) => one === role) ?? ('other' satisfies ProcedureRole),
        mark: words === null ? ('inferred' as const) : ('found' as const),
        quote: words === null ? null : asQuote(words),
      },
    ];
  });
  return [...own, ...added];
}

function addClaims(text: string, own: readonly Finding[], read: SentenceReading['claims']): Finding[] {
  const kept = own.filter(({ mark }) => mark === 'found');
  const added = read.flatMap(({ quote, text: said }) => {
    const words = verbatimIn(text, quote);
    const isNew =
      words !== null && !kept.some((claim) => claim.quote?.includes(words) || words.includes(claim.quote ?? '\0'));
    return isNew ? [found(words, said ?? words)] : [];
  });
  return kept.length + added.length > 0 ? [...kept, ...added] : [...own];
}

/** The model's reason of a point counts where it quotes the ruling; points that were not split off are added. */
function addReasons(
  text: string,
  own: SentenceAnalysis['decided'],
  read: SentenceReading['decided'],
): SentenceAnalysis['decided'] {
  const readings = read.map((point) => ({
    ...point,
    words: verbatimIn(text, point.quote),
    whyWords: verbatimIn(text, point.whyQuote),
  }));
  const speaksOf = (what: Finding, words: string) =>
    what.quote !== null && (what.quote.includes(words) || words.includes(what.quote));
  const reasonOf = ({ why, whyWords }: (typeof readings)[number], otherwise: Finding): Finding =>
    whyWords === null || why === null
      ? otherwise
      : {
          mark: 'inferred',
          text: why,
          quote: asQuote(whyWords),
          articles: [],
          note: 'Leído por el modelo de lenguaje; la cita es de la sentencia.',
        };
  const completed = own.map(({ what, why }) => {
    const point = readings.find(({ words }) => words !== null && speaksOf(what, words));
    return { what, why: point ? reasonOf(point, why) : why };
  });
  const unsplit = readings.flatMap((point) => {
    const { what, words } = point;
    if (words === null || own.some((known) => speaksOf(known.what, words))) return [];
    const unknown: Finding = {
      mark: 'to-judge',
      text: null,
      quote: null,
      articles: [],
      note: 'Buscá el fundamento de este punto en los considerandos.',
    };
    return [{ what: found(words, what ?? words), why: reasonOf(point, unknown) }];
  });
  return [...completed, ...unsplit];
}
