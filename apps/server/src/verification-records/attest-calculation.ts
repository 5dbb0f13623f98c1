import { type CalculatorSlug, calculatorTitles } from '@foja/contracts/calculator-names';
import { calculatorPaths } from '@foja/contracts/calculator-paths';
import { appVersion } from '@foja/contracts/limits';
import type { ReadCorpusVersion } from '../corpus/attested/corpus-version.ts';
import { readAttestedSources } from '../corpus/attested/read-attested-sources.ts';
import { labelArticles } from '../corpus/name-sources.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { type Attested, rulesEngine } from './attested.ts';
import { type CalculationResult, calculationInWords } from './calculation-in-words.ts';
import type { CallOwnApi } from './call-own-api.ts';
import { inputInWords } from './input-in-words.ts';

export interface AttestDeps {
  db: Database;
  clock: Clock;
  corpusVersion: ReadCorpusVersion;
}

/**
 * A calculation, made again by the server from what it is asked.
 * @throws {HttpError} what the calculator refuses with; 409 `law_under_review` where its figures are to be checked.
 */
export async function attestCalculation(
  deps: AttestDeps,
  callOwnApi: CallOwnApi,
  { calculator, input }: { calculator: CalculatorSlug; input: Record<string, unknown> },
): Promise<Attested> {
  const result = (await callOwnApi(calculatorPaths[calculator], input)) as CalculationResult & { article?: string };
  if (result.underReview) throw new HttpError(409, 'law_under_review', result.underReview.note);
  const keys = citedKeys(result);
  const [labels, sources, corpus] = await Promise.all([
    labelArticles(deps.db, keys),
    readAttestedSources(deps.db, keys),
    deps.corpusVersion(),
  ]);
  const names = new Map(keys.map((key, place) => [key, labels[place] ?? key]));
  const nameArticles = (of: readonly string[]) => of.map((key) => names.get(key) ?? key).join(', ');
  return {
    kind: 'calculation',
    title: `Cálculo: ${calculatorTitles[calculator]}`,
    answeredAt: deps.clock.now(),
    appVersion,
    engine: rulesEngine,
    asOf: null,
    asked: inputInWords(input),
    answered: calculationInWords(result, nameArticles),
    sources: keys.flatMap((key) => sources.get(key) ?? []),
    corpus,
  };
}

/** Every article that the result leans on, also in a step or a reading alone. */
function citedKeys(result: CalculationResult & { article?: string }): string[] {
  const { article, citations, steps, readings = [], lines = [] } = result;
  const below = [...steps, ...readings, ...lines.flatMap((line) => [...line.steps, ...line.readings])];
  return [...new Set([...(article ? [article] : []), ...citations, ...below.flatMap((told) => told.citations)])].filter(
    (key) => key.includes(':'),
  );
}
