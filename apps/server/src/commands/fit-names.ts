// `node scripts/run-command.mjs fit-names`: learns how names stand in a text from the development papers of `bench/anonymizer`, and writes
// `packages/anonymizer/src/name-weights.ts` (a minute). `--words` writes the words of the language that the reading knows,
// `common-words-filter.ts`, from the texts of the corpus: run it first, then the other. `--cross` writes nothing: it learns from four fifths
// of the papers and reads the fifth that it has not learned from, in turn.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { detect, filterOf, type NameModel, writeNameModel } from '@foja/anonymizer';
import { type GoldDocument, parseGoldDocuments } from '../anonymization/evaluation/parse-gold-documents.ts';
import { scoreAnonymizer } from '../anonymization/evaluation/score-anonymizer.ts';
import { collectCommonWords } from '../anonymization/learning/collect-common-words.ts';
import { learnNames, markedWords, seededRandom } from '../anonymization/learning/learn-names.ts';
import { learnedFrom } from '../anonymization/learning/learned-from.ts';
import { findProjectRoot } from '../platform/project-root.ts';

const { values } = parseArgs({
  options: {
    words: { type: 'boolean', default: false },
    cross: { type: 'boolean', default: false },
    differences: { type: 'boolean', default: false },
  },
});

const seed = 7;
const parts = 5;
const say = (line: string) => process.stdout.write(`${line}\n`);
const root = findProjectRoot();
const source = join(root, 'packages/anonymizer/src');

if (values.words) fitWords();
else if (values.cross) cross();
else fitWeights();

function fitWords(): void {
  const words = collectCommonWords(join(root, 'corpus'));
  const filter = Buffer.from(filterOf(words)).toString('base64');
  writeFileSync(
    join(source, 'common-words-filter.ts'),
    `// Written by \`fit-names --words\`: a Bloom filter of ${words.length} words of Spanish, as base64.\nexport const COMMON_WORDS =\n  '${filter}';\n`,
  );
  say(`${words.length} words, ${filter.length} characters`);
}

function readPapers(): { file: string; text: string; papers: GoldDocument[] }[] {
  return learnedFrom.map((file) => {
    const text = readFileSync(join(root, 'bench/anonymizer', file), 'utf8');
    return { file, text, papers: parseGoldDocuments(text) };
  });
}

function fitWeights(): void {
  const sets = readPapers();
  const hash = createHash('sha256');
  for (const { text } of sets) hash.update(text);
  const random = seededRandom(seed);
  const model = learnNames(
    sets.flatMap(({ papers }) => papers.flatMap((paper) => markedWords(paper, random))),
    seed,
  );
  const written = writeNameModel(model)
    .replace(/[\\`]|\$(?=\{)/g, '\\$&')
    .replaceAll('\t', '\\t');
  const origin = `Written by \`fit-names\` from the development papers of \`bench/anonymizer\`, SHA-256 ${hash.digest('hex')}.`;
  writeFileSync(join(source, 'name-weights.ts'), `// ${origin}\nexport const NAME_WEIGHTS = \`${written}\`;\n`);
  say(`${model.weights.reduce((sum, { size }) => sum + size, 0)} weights from ${sets.length} sets`);
}

function cross(): void {
  const sets = readPapers();
  const random = seededRandom(seed);
  const papers = sets.flatMap(({ papers }) => papers);
  const marked = papers.map((paper) => markedWords(paper, random));
  const models: NameModel[] = Array.from({ length: parts }, (_, part) =>
    learnNames(marked.filter((_, index) => index % parts !== part).flat(), seed + part),
  );
  const modelOf = new Map(papers.map(({ text }, index) => [text, models[index % parts] as NameModel]));
  for (const { file, papers } of sets) {
    const { score, differences } = scoreAnonymizer(papers, (text) =>
      detect(text, { names: modelOf.get(text) as NameModel }),
    );
    const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
    say(
      `${file}: recall ${percent(score.recall)}, precision ${percent(score.precision)}, ` +
        `a name left more than once in ${score.documentsWithNameLeft} of ${score.documents}, touched ${score.keep.touched} to keep`,
    );
    if (!values.differences) continue;
    for (const { kind, type, document, around } of differences) say(`  ${kind} (${type}) in ${document}: ${around}`);
  }
}
