// `node scripts/run-command.mjs fit-associations`: learns from the notes and guides of the starter corpus which words of
// people tell which article, and writes `corpus/associations.tsv`. Run it when many phrases have changed, and
// `fit-ranking` and `fit-grounding` after it.
import { writeFileSync } from 'node:fs';
import { lexiconVersion } from '@foja/legal-text/lexicon-version';
import { streamSources } from '../corpus/stream-sources.ts';
import { associationsFile, writeAssociations } from '../retrieval/associations.ts';
import { fitAssociations, type TopicPhrase } from '../retrieval/evaluation/fit-associations.ts';
import { prepareCorpus } from '../retrieval/evaluation/prepare-corpus.ts';
import { buildIndexRow, type PassageFields } from '../retrieval/index-row.ts';

/** Articles of a guide, most important first, that its phrases also speak of. */
const articlesOfGuide = 3;

const say = (line: string) => process.stderr.write(`${line}\n`);

const { deps, close } = await prepareCorpus(null, say);
try {
  const phrases: TopicPhrase[] = [];
  for await (const sources of streamSources(deps.db)) {
    for (const source of sources) {
      if (source.kind !== 'note' && source.kind !== 'guide') continue;
      const { heading, lay } = JSON.parse(buildIndexRow(source).fields) as PassageFields;
      const topics =
        source.kind === 'note' ? [source.articleId] : [source.id, ...source.articles.slice(0, articlesOfGuide)];
      const said = [heading, ...lay].filter((terms) => terms.length > 0);
      phrases.push(...topics.flatMap((topic) => said.map((terms) => ({ topic, terms }))));
    }
  }
  const words = fitAssociations(phrases);
  writeFileSync(associationsFile(), writeAssociations(words, lexiconVersion));
  say(`${phrases.length} phrases, ${words.length} words: ${associationsFile()}`);
} finally {
  await close();
}
