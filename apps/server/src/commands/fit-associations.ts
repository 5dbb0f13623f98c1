// `node scripts/run-command.mjs fit-associations`: learns from the notes and guides of the starter corpus, and from the
// stories that people tell of each guide's situation, which words of people tell which article and which guide, and writes
// `corpus/associations.tsv` (ten minutes). Run it when many of them have changed, and `fit-ranking`, `fit-grounding` after
// it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyzeTerms } from '@foja/legal-text/analyze';
import { lexiconVersion } from '@foja/legal-text/lexicon-version';
import type { GuideSource } from '../corpus/corpus-source.ts';
import { readStories } from '../corpus/starter/read-stories.ts';
import { streamSources } from '../corpus/stream-sources.ts';
import { findProjectRoot } from '../platform/project-root.ts';
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
  const guides: GuideSource[] = [];
  for await (const sources of streamSources(deps.db)) {
    for (const source of sources) {
      if (source.kind !== 'note' && source.kind !== 'guide') continue;
      const { heading, lay } = JSON.parse(buildIndexRow(source).fields) as PassageFields;
      const said = [heading, ...lay].filter((terms) => terms.length > 0);
      if (source.kind === 'note') phrases.push(...said.map((terms) => ({ topic: source.articleId, terms })));
      else {
        guides.push(source);
        phrases.push(...said.flatMap((terms) => phrasesOf(source, terms)));
      }
    }
  }
  const stories = readStories(
    join(findProjectRoot(), 'corpus'),
    guides.map(({ id }) => id),
  );
  for (const guide of guides) {
    phrases.push(...(stories.get(guide.id) ?? []).flatMap((story) => phrasesOf(guide, analyzeTerms(story))));
  }
  const learned = fitAssociations(phrases, {}, say);
  writeFileSync(associationsFile(), writeAssociations(learned, lexiconVersion));
  say(
    `${phrases.length} phrases, ${learned.words.length} words, ${learned.topics.length} topics: ${associationsFile()}`,
  );
} finally {
  await close();
}

/** What is said of a guide's problem is said of the articles that carry it, too. */
function phrasesOf(guide: GuideSource, terms: readonly string[]): TopicPhrase[] {
  const articles = guide.articles.slice(0, articlesOfGuide);
  return [{ topic: guide.id, terms }, ...articles.map((topic) => ({ topic, terms, weight: guideShare }))];
}
