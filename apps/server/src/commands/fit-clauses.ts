// `node scripts/run-command.mjs fit-clauses`: learns from the wordings of `corpus/rules/contract-wordings` and from the contracts of
// `bench/documents` that are for development how the clauses of each check are written, and writes `corpus/clauses.tsv` (some seconds; the
// same texts give the same file). With `--cross` it writes nothing and tells how the clauses of each drafter are recognised, without any
// pattern, by what the wordings and the other drafters taught, and how many of `clause-wordings.tsv`, of which none is learned.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openLawRules } from '../corpus/rules/open-law-rules.ts';
import { countWords } from '../generators/contract-analysis/by-meaning/clause-features.ts';
import {
  ClauseRecogniser,
  chanceToTell,
  learnedClausesFile,
  writeLearnedClauses,
} from '../generators/contract-analysis/by-meaning/clause-recogniser.ts';
import { learnClauses } from '../generators/contract-analysis/by-meaning/learn-clauses.ts';
import { isToldOfMeaning } from '../generators/contract-analysis/find-risks.ts';
import { examplesOf, examplesOfCorpus, readMarkedSentences } from '../generators/evaluation/clause-examples.ts';
import { developmentPrefixes, goldContractSchema, readGoldPapers } from '../generators/evaluation/gold-papers.ts';
import { judgeCrosswise, scoreHeldOut, scoreRecogniser } from '../generators/evaluation/score-recogniser.ts';
import { findProjectRoot } from '../platform/project-root.ts';

/** As multiples of the chance from which a clause of its length is told. */
const chancesTried = [0.5, 0.75, 1, 1.5, 2, 3];
const heldOutChances = [1];

const { values } = parseArgs({ options: { cross: { type: 'boolean', default: false } } });
const corpusFolder = join(findProjectRoot(), 'corpus');
const bench = join(findProjectRoot(), 'bench/documents');
const corpus = examplesOfCorpus(corpusFolder);
const sentences = developmentPrefixes.flatMap((prefix) =>
  readMarkedSentences(readGoldPapers(join(bench, 'contracts'), goldContractSchema, prefix)),
);
const known = new Set(corpus.flatMap(({ check }) => check ?? []));
const examples = [...corpus, ...examplesOf(sentences, known)];
const learned = learnClauses(examples);
const say = (line: string) => process.stdout.write(`${line}\n`);

if (values.cross) {
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  for (const one of scoreRecogniser(judgeCrosswise(corpus, sentences), chancesTried)) {
    const { drafter, from, marked, precision, recall, rightCheck } = one;
    say(
      `${drafter.padEnd(2)} ${marked} from ${from}: recall ${percent(recall)}, precision ${percent(precision)}, check ${percent(rightCheck)}`,
    );
  }
  for (const from of heldOutChances) {
    const { found, lawfulTold, right } = scoreHeldOut(corpus, examplesOf(sentences, known), from);
    say(`held out from ${from}: found ${percent(found)}, right ${percent(right)}, lawful told ${percent(lawfulTold)}`);
  }
  for (const from of chancesTried) say(`clause-wordings from ${from}: ${percent(shareOfWordings(from))}`);
} else {
  const learnedFrom = createHash('sha256').update(JSON.stringify(examples)).digest('hex').slice(0, 16);
  writeFileSync(learnedClausesFile(), writeLearnedClauses(learned, learnedFrom));
  say(
    `${examples.length} clauses, ${learned.checks.length} checks, ${learned.features.size} features: ${learnedClausesFile()}`,
  );
}

/** Of the wordings of the bench, those that are recognised as clauses of the check that they are of. */
function shareOfWordings(from: number): number {
  const recogniser = new ClauseRecogniser(learned);
  const rules = openLawRules().contractRisks;
  const lines = readFileSync(join(bench, 'clause-wordings.tsv'), 'utf8').split('\n');
  const told = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t'));
  const right = told.filter(([check = '', text = '']) => {
    const kind = rules.find(({ id }) => id === check)?.kinds?.[0];
    const own = rules.filter((rule) => isToldOfMeaning(rule) && (!rule.kinds || !kind || rule.kinds.includes(kind)));
    const found = recogniser.recognise(text, (id) => own.some((rule) => rule.id === id));
    return found !== null && found.check === check && found.chance >= from * chanceToTell(countWords(text));
  });
  return right.length / told.length;
}
