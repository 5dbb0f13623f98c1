import type { ContractAnalysis } from '@foja/contracts/generators/contract-analysis';
import type { GenerationCitation } from '@foja/contracts/generators/generation-result';
import { fold } from '@foja/legal-text/fold';
import { found } from '../extract/findings.ts';
import { asQuote } from '../extract/sentences.ts';
import { verbatimIn } from '../extract/verbatim.ts';
import type { GenerationDeps } from '../generation.ts';
import { fillGap } from '../model/fill-gap.ts';
import { checkLaw } from '../model/verify-references.ts';
import type { ContractReading } from './ask-model.ts';

/**
 * Adds what the model read to what was extracted: facts only with words of the contract behind them, and never in place of one
 * that was found. A risk without them is marked as to be judged; norms that do not hold are cited as not verified.
 */
export async function mergeReading(
  deps: Pick<GenerationDeps, 'db' | 'citationResolver'>,
  text: string,
  own: ContractAnalysis,
  reading: ContractReading,
  withWording: boolean,
): Promise<{ structure: ContractAnalysis; citations: GenerationCitation[] }> {
  const { citations, risks } = await addRisks(deps, text, own, reading, withWording);
  return {
    structure: {
      ...own,
      object: fillGap(text, own.object, reading.object),
      price: fillGap(text, own.price, reading.price),
      adjustment: fillGap(text, own.adjustment, reading.adjustment),
      penalty: fillGap(text, own.penalty, reading.penalty),
      guarantee: fillGap(text, own.guarantee, reading.guarantee),
      parties: addParties(text, own.parties, reading.parties),
      terms: addTerms(text, own.terms, reading.terms),
      risks,
    },
    citations,
  };
}

async function addRisks(
  deps: Pick<GenerationDeps, 'db' | 'citationResolver'>,
  text: string,
  own: ContractAnalysis,
  reading: ContractReading,
  withWording: boolean,
): Promise<{ risks: ContractAnalysis['risks']; citations: GenerationCitation[] }> {
  const risks = [...own.risks];
  const citations: GenerationCitation[] = [];
  for (const { articles, level, proposedWording, quote, title, why } of reading.risks) {
    const words = verbatimIn(text, quote);
    const law = await checkLaw(deps, articles, [title, why, proposedWording ?? '']);
    // The same clause for the same law was found already.
    const isKnown = risks.some(
      (risk) =>
        words !== null && risk.quote?.includes(words) && law.articles.some((key) => risk.articles.includes(key)),
    );
    if (isKnown) continue;
    citations.push(...law.citations);
    risks.push({
      title,
      level,
      why,
      clause: words === null ? null : (own.clauses.find((clause) => clause.quote.includes(words))?.heading ?? null),
      quote: words === null ? null : asQuote(words),
      articles: law.articles,
      proposedWording: withWording ? proposedWording : null,
      mark: words === null || law.articles.length === 0 ? 'to-judge' : 'inferred',
    });
  }
  return { risks, citations };
}

function addParties(
  text: string,
  own: ContractAnalysis['parties'],
  read: ContractReading['parties'],
): ContractAnalysis['parties'] {
  const known = new Set(own.flatMap(({ calledAs, name }) => [fold(name), fold(calledAs ?? '')]));
  const added = read.flatMap(({ calledAs, name, obligations, quote }) => {
    const written = verbatimIn(text, name);
    if (written === null || known.has(fold(written)) || (calledAs !== null && known.has(fold(calledAs)))) return [];
    const words = verbatimIn(text, quote);
    return [
      {
        name: written,
        calledAs: verbatimIn(text, calledAs),
        mark: words === null ? ('inferred' as const) : ('found' as const),
        quote: words === null ? null : asQuote(words),
        obligations: obligations.flatMap((obligation) => {
          const bound = verbatimIn(text, obligation.quote);
          return bound === null ? [] : [found(bound, obligation.text ?? bound)];
        }),
      },
    ];
  });
  return [...own, ...added];
}

function addTerms(
  text: string,
  own: ContractAnalysis['terms'],
  read: ContractReading['terms'],
): ContractAnalysis['terms'] {
  const added = read.flatMap(({ label, quote, text: said }) => {
    const words = verbatimIn(text, quote);
    const isKnown = own.some(({ finding }) => words !== null && finding.quote?.includes(words));
    return words === null || isKnown ? [] : [{ label, finding: found(words, said ?? words) }];
  });
  return [...own, ...added];
}
