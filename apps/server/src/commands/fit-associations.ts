// `node scripts/run-command.mjs fit-associations`: learns from the notes and guides of the starter corpus which words of
// people tell which article, and writes `corpus/associations.tsv` (ten minutes). Run it when many phrases have changed,
// and `fit-ranking` and `fit-grounding` after it.
import { writeFileSync } from 'node:fs';
import { lexiconVersion } from '@foja/legal-text/lexicon-version';
import { streamSources } from '../corpus/stream-sources.ts';
import { associationsFile, writeAssociations } from '../retrieval/associations.ts';
import { fitAssociations, type TopicPhrase } from '../retrieval/evaluation/fit-associations.ts';
import { prepareCorpus } from '../retrieval/evaluation/prepare-corpus.ts';
import { buildIndexRow, type PassageFields } from '../retrieval/index-row.ts';

/** Articles of a guide, most important first, that its phrases also speak of, and what that counts. */
const articlesOfGuide = 3;
const guideShare = 0.5;

const say = (line: string) => process.stderr.write(`${line}\n`);

const { deps, close } = await prepareCorpus(null, say);
try {
  const phrases: TopicPhrase[] = [];
  for await (const sources of streamSources(deps.db)) {
    for (const source of sources) {
      if (source.kind !== 'note' && source.kind !== 'guide') continue;
      const { heading, lay } = JSON.parse(buildIndexRow(source).fields) as PassageFields;
      const said = [heading, ...lay].filter((terms) => terms.length > 0);
      const topic = source.kind === 'note' ? source.articleId : source.id;
      phrases.push(...said.map((terms) => ({ topic, terms })));
      if (source.kind === 'guide') {
        for (const article of source.articles.slice(0, articlesOfGuide)) {
          phrases.push(...said.map((terms) => ({ topic: article, terms, weight: guideShare })));
        }
      }
    }
  }
  const learned = fitAssociations(phrases, {}, say);
  writeFileSync(associationsFile(), writeAssociations(learned, lexiconVersion));
  say(
    `${phrases.length} phrases, ${learned.words.length} words, ${learned.topics.length} topics: ${associationsFile()}`,
  );
} finally {
  await close();
}
