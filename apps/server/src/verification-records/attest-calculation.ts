import { type CalculatorSlug, calculatorTitles } from '@foja/contracts/calculator-names';
import { calculatorPaths } from '@foja/contracts/calculator-paths';
import { appVersion } from '@foja/contracts/limits';
import { readInput } from '../calculators/read-input.ts';
import type { ReadCorpusVersion } from '../corpus/attested/corpus-version.ts';
import { readAttestedSources } from '../corpus/attested/read-attested-sources.ts';
import { labelArticles } from '../corpus/name-sources.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import { type Attested, rulesEngine } from './attested.ts';
import { type CalculationResult, calculationInWords } from './calculation-in-words.ts';
import { calculationRequests } from './calculation-requests.ts';
import type { CallOwnApi } from './call-own-api.ts';
import { inputInWords, textsIn } from './input-in-words.ts';
import { type PersonalDataDeps, requireNothingPersonal } from './require-nothing-personal.ts';

export interface AttestDeps {
  db: Database;
  clock: Clock;
  corpusVersion: ReadCorpusVersion;
}

/**
 * A calculation, made again by the server from what it is asked.
 * @throws {HttpError} what the calculator refuses with; 409 `law_under_review` where its figures are to be checked;
 * 422 `personal_data`, `anonymization_required`.
 */
export async function attestCalculation(
  deps: AttestDeps & PersonalDataDeps,
  callOwnApi: CallOwnApi,
  owner: string,
  { calculator, input }: { calculator: CalculatorSlug; input: Record<string, unknown> },
): Promise<Attested> {
  // What is told is what is computed: both are what the calculator reads of it, without what it does not know.
  const read = readInput(calculationRequests[calculator], input);
  const result = (await callOwnApi(calculatorPaths[calculator], read)) as CalculationResult & { article?: string };
  await requireNothingPersonal(deps, owner, textsIn(read));
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
    asked: inputInWords(read),
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
