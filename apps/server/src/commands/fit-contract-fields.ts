// `node scripts/run-command.mjs fit-contract-fields`: finds the numbers of `generators/contract-analysis/terms/evidence-weights.ts` and prints
// them. It learns from the contracts of `bench/documents` that are for development how much each sign of `terms/*-signs.ts` counts for the
// sentence that tells a field, and tells how well each field is chosen, without any pattern, in the contracts of drafters of whom nothing
// was learned (some minutes; the same contracts give the same numbers).
import { join } from 'node:path';
import type { ContractKind } from '@foja/contracts/generators/contract-terms';
import { type ContractSentence, contractSentences } from '../generators/contract-analysis/contract-sentences.ts';
import { nameRoles, roleWriter } from '../generators/contract-analysis/name-roles.ts';
import { readContractKind } from '../generators/contract-analysis/read-contract-kind.ts';
import { readContractParties } from '../generators/contract-analysis/read-contract-parties.ts';
import {
  chooseByEvidence,
  type EvidenceWeights,
  namesOfSigns,
  signsOf,
  type WeighedField,
} from '../generators/contract-analysis/terms/choose-by-evidence.ts';
import { signsOfFields } from '../generators/contract-analysis/terms/evidence.ts';
import { developmentPrefixes, goldContractSchema, readGoldPapers } from '../generators/evaluation/gold-papers.ts';
import { isSameWords, Tally } from '../generators/evaluation/tally.ts';
import { findClauses } from '../generators/extract/clauses.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { type Choice, climbLikelihood } from '../retrieval/evaluation/conditional-logit.ts';

/** A contract as its fields are chosen in it. */
interface FieldsCase {
  drafter: string;
  kind: ContractKind;
  sentences: ContractSentence[];
  marked: Record<WeighedField, string | null>;
}

/** How strongly the weights of a field are held to nothing, in contracts: chosen of a few by how drafters left out were read. */
const ridges: Readonly<Record<WeighedField, number>> = {
  duration: 1,
  price: 1,
  adjustment: 0.5,
  penalty: 2,
  guarantee: 0.5,
  jurisdiction: 2,
};
const fields = Object.keys(signsOfFields) as WeighedField[];
const root = findProjectRoot();
const say = (line: string) => process.stderr.write(`${line}\n`);

function readCases(): FieldsCase[] {
  const folder = join(root, 'bench/documents/contracts');
  return developmentPrefixes.flatMap((drafter) =>
    readGoldPapers(folder, goldContractSchema, drafter).map(({ gold, text }) => {
      const { kind } = readContractKind(text, null);
      const { adjustment, guarantee, jurisdiction, penalty, price, term } = gold;
      return {
        drafter,
        kind,
        sentences: contractSentences(
          text,
          findClauses(text),
          roleWriter(nameRoles(text, kind, readContractParties(text))),
        ),
        marked: { duration: term, price, adjustment, penalty, guarantee, jurisdiction },
      };
    }),
  );
}

/** Its sentences, and that none tells the field; nothing where what was marked is in no sentence. */
function choiceOf({ kind, marked, sentences }: FieldsCase, field: WeighedField, names: readonly string[]): Choice[] {
  const gold = marked[field];
  const answers = sentences.map(({ text }) => gold !== null && isSameWords(gold, text));
  if (gold !== null && !answers.includes(true)) return [];
  const rows = signsOf(sentences, kind, signsOfFields[field]).map((own) =>
    Float64Array.from([0, ...names.map((name) => (own.includes(name) ? 1 : 0))]),
  );
  return [{ rows: [...rows, Float64Array.from([1, ...names.map(() => 0)])], answers: [...answers, gold === null] }];
}

function fit(choices: readonly Choice[], field: WeighedField, names: readonly string[]): EvidenceWeights {
  const nothing = new Float64Array(names.length + 1);
  const [none = 0, ...weights] = climbLikelihood(choices, nothing, nothing, ridges[field]);
  const rounded = (weight: number) => Math.round(weight * 10) / 10 || 0;
  return {
    none: rounded(none),
    signs: Object.fromEntries(names.map((name, place) => [name, rounded(weights[place] ?? 0)])),
  };
}

/** Counts what the weights choose in the contracts, by the evidence alone. */
function score(cases: readonly FieldsCase[], field: WeighedField, weights: EvidenceWeights, tally: Tally): void {
  for (const { kind, marked, sentences } of cases) {
    const evidence = { signs: signsOfFields[field], weights };
    const chosen = chooseByEvidence(sentences, kind, evidence, { sentence: undefined, weight: 0 });
    tally.compare(marked[field], chosen?.text ?? null);
  }
}

const cases = readCases();
const learned = fields.map((field) => {
  const names = namesOfSigns(signsOfFields[field]);
  const told = cases.map((one) => ({ drafter: one.drafter, choices: choiceOf(one, field, names) }));
  const weights = fit(
    told.flatMap(({ choices }) => choices),
    field,
    names,
  );
  const [itself, leftOut] = [new Tally(), new Tally()];
  score(cases, field, weights, itself);
  for (const drafter of developmentPrefixes) {
    const others = told.filter((one) => one.drafter !== drafter).flatMap(({ choices }) => choices);
    score(
      cases.filter((one) => one.drafter === drafter),
      field,
      fit(others, field, names),
      leftOut,
    );
  }
  say(`${field.padEnd(12)} F1 ${itself.f1.toFixed(3)}, of drafters left out ${leftOut.f1.toFixed(3)}`);
  return [field, weights] as const;
});
process.stdout.write(`${JSON.stringify(Object.fromEntries(learned), null, 2)}\n`);
