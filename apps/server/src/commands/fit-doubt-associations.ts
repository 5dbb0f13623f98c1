// `node scripts/run-command.mjs fit-doubt-associations`: learns from the ways in which each doubt of the starter corpus is asked, and from
// its answer, where it lies among the words that `fit-associations` learned, and writes `corpus/doubt-associations.tsv` (two minutes). Run
// it when many doubts have changed or the words were learned anew, and `fit-doubts` after it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyzeTerms } from '@foja/legal-text/analyze';
import { lexiconVersion } from '@foja/legal-text/lexicon-version';
import { readDoubts } from '../corpus/doubts/read-doubts.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { doubtAssociationsFile, starterMeanings, writeAssociations } from '../retrieval/associations.ts';
import { fitAssociations } from '../retrieval/evaluation/fit-associations.ts';

/** Few phrases a topic and words that stay: longer steps, and each batch told apart from more others. */
const fitting = { epochs: 12, negativeSamples: 800, learningRate: 0.05 };

const say = (line: string) => process.stderr.write(`${line}\n`);

const doubts = readDoubts(join(findProjectRoot(), 'corpus'));
const phrases = doubts.flatMap(({ asked, answer }) =>
  [...asked, answer].map((said) => ({ topic: asked[0] ?? '', terms: analyzeTerms(said) })),
);
const { topics } = fitAssociations(phrases, fitting, say, starterMeanings().words);
writeFileSync(doubtAssociationsFile(), writeAssociations({ words: [], topics }, lexiconVersion));
say(`${phrases.length} phrases of ${topics.length} doubts: ${doubtAssociationsFile()}`);
