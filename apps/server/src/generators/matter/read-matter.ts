import { dayInArgentina } from '@foja/computable-law/core/argentine-day';
import { readLawUnderReview } from '../../corpus/rules/read-law-under-review.ts';
import { readCachedGuides } from '../../evaluation/cached-guides.ts';
import { carriesAnswer, matchGuide } from '../../evaluation/match-guide.ts';
import { tellMatter } from '../../evaluation/story/tell-matter.ts';
import { asSource } from '../../retrieval/as-source.ts';
import { presentSource } from '../../retrieval/present-source.ts';
import type { GenerationDeps, GenerationInput } from '../generation.ts';
import type { Matter } from './matter.ts';
import { readAgainstGuide } from './read-against-guide.ts';

type MatterCorrection = Pick<GenerationInput, 'matterChoice' | 'leftOut'>;

/** Sources asked for: enough that the articles of the right guide stand among them. */
const sourceLimit = 20;

/**
 * Reads a text against the guide of its problem, as case evaluation reads a story; null where nothing that is found carries an
 * answer, or it belongs to no guide. The same text always reads the same.
 * @param owner subject of the call.
 * @param correction what the person put right: the title of the guide that it is, ids of facts that are not in dispute.
 */
export async function readMatter(
  deps: Pick<GenerationDeps, 'db' | 'clock' | 'retrieve' | 'threads'>,
  text: string,
  owner: string,
  { matterChoice, leftOut }: MatterCorrection = { matterChoice: null, leftOut: [] },
): Promise<Matter | null> {
  const work = { owner, characters: text.length };
  const matter = await deps.threads.run(tellMatter, text, work);
  const cachedGuides = await readCachedGuides(deps);
  const found = await deps.retrieve({ question: matter, domain: 'todos_premium', limit: sourceLimit });
  const match = await matchGuide({ retrieve: deps.retrieve, cachedGuides }, matter, 'todos_premium', found);
  if (match === null || !carriesAnswer(match.retrieval)) return null;
  const { closest, retrieval } = match;
  const guide = closest.find(({ title }) => title === matterChoice) ?? match.guide;
  const today = dayInArgentina(deps.clock.now());
  const read = await deps.threads.run(readAgainstGuide, { text, guide, today }, work);
  const listed = retrieval.sources.find(({ id }) => id === guide.id);
  return {
    guide,
    others: [match.guide, ...match.others].filter((other) => other !== guide),
    source: asSource(listed ?? presentSource(guide, null, retrieval.topScore, new Set())),
    ...read,
    disputes: read.disputes.filter(({ id }) => !leftOut.includes(id)),
    today,
    underReview: await readLawUnderReview(deps.db),
    law: retrieval.sources.filter(({ kind }) => kind === 'article' || kind === 'note'),
  };
}
