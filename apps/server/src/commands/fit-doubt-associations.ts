// `node scripts/run-command.mjs fit-doubt-associations`: learns from the ways in which each doubt of the starter corpus is asked (those of
// `corpus/ways` too), and from its answer, where it lies among the words that `fit-associations` learned, and where the words and letters lie that only doubts hold, and
// writes `corpus/doubt-associations.tsv` with the hash of what it was learned from (five minutes; the same doubts give the same file). Run
// it when many doubts have changed or the words were learned anew, and `fit-doubts` after it. With `--beside` what was learned before
// stays as it is, and only doubts and words that are new take their places beside it: to learn all anew moves every old doubt a little.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lexiconVersion } from '@foja/legal-text/lexicon-version';
import { learnDoubts, waysOf } from '../chat/evaluation/phrasing-cases.ts';
import { readDoubts } from '../corpus/doubts/read-doubts.ts';
import { readFurtherWays } from '../corpus/doubts/read-further-ways.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { doubtAssociationsFile, parseAssociations, writeAssociations } from '../retrieval/associations.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);

const corpus = join(findProjectRoot(), 'corpus');
const doubts = readDoubts(corpus);
const further = readFurtherWays(corpus, doubts);
const ways = waysOf(doubts, further);
const { values } = parseArgs({ options: { beside: { type: 'boolean', default: false } } });
const before = values.beside ? parseAssociations(readFileSync(doubtAssociationsFile(), 'utf8')) : undefined;
const learned = learnDoubts(doubts, say, undefined, before, further);
const learnedFrom = createHash('sha256').update(JSON.stringify(ways)).digest('hex').slice(0, 16);
writeFileSync(doubtAssociationsFile(), writeAssociations(learned, lexiconVersion, learnedFrom));
say(`${ways.length} ways of ${doubts.length} doubts, ${learned.words.length} words: ${doubtAssociationsFile()}`);
