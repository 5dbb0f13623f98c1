import { dayInArgentina } from '@foja/computable-law/core/argentine-day';
import { readStoryDates } from '@foja/legal-text/story-dates';
import { readElements } from '../../evaluation/elements/read-elements.ts';
import { readEvidence } from '../../evaluation/elements/read-evidence.ts';
import { articlesOfElement } from '../../evaluation/guide-sentences.ts';
import { readGuideShelf } from '../../evaluation/guide-shelf.ts';
import { carriesAnswer, matchGuide } from '../../evaluation/match-guide.ts';
import { readStory } from '../../evaluation/story/read-story.ts';
import { asSource } from '../../retrieval/as-source.ts';
import { presentSource } from '../../retrieval/present-source.ts';
import { sentencesOf } from '../extract/sentences.ts';
import type { GenerationDeps } from '../generation.ts';
import { deniesThing } from './denies-thing.ts';
import type { Matter, Reading } from './matter.ts';

/**
 * Reads a text against the guide of its problem, as case evaluation reads a story; null where nothing that is found carries an
 * answer, or it belongs to no guide. The same text always reads the same.
 */
export async function readMatter(
  deps: Pick<GenerationDeps, 'db' | 'clock' | 'retrieve'>,
  text: string,
): Promise<Matter | null> {
  const story = readStory(text);
  const shelf = await readGuideShelf(deps);
  const match = await matchGuide({ retrieve: deps.retrieve, shelf }, story.matter, 'todos_premium');
  if (match === null || !carriesAnswer(match.retrieval)) return null;
  const { guide, retrieval } = match;
  const today = dayInArgentina(deps.clock.now());
  const listed = retrieval.sources.find(({ id }) => id === guide.id);
  return {
    guide,
    source: asSource(listed ?? presentSource(guide, null, retrieval.topScore, new Set())),
    sentences: sentencesOf(text),
    elements: readElements(guide.caseData.elements, story).map(
      ({ element, quotes, status }): Reading => ({
        name: element,
        // A question ("Quién era dueño") is touched by a text; whether it is answered, a person sees.
        mark: status === 'supported' && asks.test(element) ? 'inferred' : markOf[status],
        quote: quotes[0] ?? null,
        isDenied: status === 'against',
        articles: articlesOfElement(guide, element),
      }),
    ),
    evidence: readEvidence(guide.caseData.evidence, story).map(({ name, quotes, status }): Reading => {
      const quote = quotes[0] ?? null;
      const isDenied = quote !== null && (status === 'absent' || deniesThing(quote, name));
      const mark = status === 'named' && !isDenied ? 'found' : 'absent';
      return { name, mark, quote, isDenied, articles: articlesOfElement(guide, name) };
    }),
    story,
    dates: readStoryDates(story, today),
    today,
    law: retrieval.sources.filter(({ kind }) => kind === 'article' || kind === 'note'),
  };
}

const asks = /^(?:(?:de|en|a|por|desde|hasta) )?(?:quién(?:es)?|qué|cuál(?:es)?|cuánt[oa]s?|cuándo|cómo|dónde)\s/i;
const markOf = { supported: 'found', unclear: 'inferred', against: 'absent', missing: 'absent' } as const;
