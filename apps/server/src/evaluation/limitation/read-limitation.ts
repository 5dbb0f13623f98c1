import { type CivilDay, daysBetween } from '@foja/computable-law/core/civil-day';
import { analyzeTerms } from '@foja/legal-text/analyze';
import type { StoryDate } from '@foja/legal-text/story-dates';
import type { GuideSource } from '../../corpus/corpus-source.ts';
import type { Story } from '../story/read-story.ts';
import { daysOfPeriod, meaningOfPeriod, readLegalPeriod } from './legal-period.ts';
import { type RunPeriod, runPeriod } from './run-period.ts';
import { clauseAt, findStart } from './start-of-period.ts';
import { statusOf } from './status-of-period.ts';
import { eventsIn } from './story-events.ts';

/** The period of a case before it is weighed. */
export interface LimitationFound {
  text: string;
  article: string;
  startsOn: CivilDay | null;
  endsOn: CivilDay | null;
  /** `met`: what had to be done within it was done. */
  status: 'running' | 'near' | 'expired' | 'unknown' | 'met';
  /** What else the law says of it in this case. */
  note: string | null;
  quotes: string[];
  /** What each event did to it, and the other last days on which courts and authors divide. */
  timeline: RunPeriod['timeline'];
  readings: RunPeriod['readings'];
  /** The calculator's claim, with which it goes on; null where its catalogue has none. */
  claim: string | null;
  /** What its end takes away: the claim, one way to claim of several, or nothing (time that binds somebody else). */
  takesAway: 'claim' | 'one-way' | 'nothing';
}

type Entry = GuideSource['caseData']['limitation'][number];

/**
 * The guide's period that governs this story, counted against the day on which it is told.
 * @param start the time that a reader of the story has found to be the start; null where ours is to be found.
 * @returns null where the guide tells no period.
 */
export function readLimitation(
  guide: GuideSource,
  story: Story,
  dates: readonly StoryDate[],
  today: CivilDay,
  start: StoryDate | null = null,
): LimitationFound | null {
  const entry = choosePeriod(guide.caseData.limitation, story);
  if (entry === null) return null;
  const meaning = meaningOfPeriod(entry.text);
  const told = {
    text: entry.text,
    article: entry.article,
    takesAway: meaning === 'to-act' && !timeHelps(guide) ? 'claim' : 'nothing',
  } as const;
  const nothing = {
    ...told,
    note: null,
    startsOn: null,
    endsOn: null,
    quotes: [],
    timeline: [],
    readings: [],
    claim: null,
  };
  if (meaning === 'endless') return { ...nothing, status: 'running' };
  const period = readLegalPeriod(entry.text);
  const date = start ?? findStart(story, dates, `${entry.text} ${entry.article.split(':')[0]}`);
  if (period === null || date === null || meaning === 'other') return { ...nothing, status: 'unknown' };
  const events = eventsIn(story, dates, date);
  const run = (from: CivilDay, of: Entry = entry, length = period) =>
    runPeriod(of, length, from, {
      events: events.map(({ event }) => event),
      asOf: today,
      about: `${guide.caseData.caseType} ${story.matter}`,
    });
  const lasts = (other: Entry) => {
    const longer = meaningOfPeriod(other.text) === 'to-act' ? readLegalPeriod(other.text) : null;
    return longer !== null && (run(date.from, other, longer).endsOn ?? '') >= today;
  };
  const { endsOn, isInterrupted, ...counted } = run(date.from);
  const quote = clauseAt(story, date)?.quote ?? story.text.slice(date.start, date.end);
  const found = {
    ...told,
    ...counted,
    note: null,
    startsOn: date.from,
    endsOn,
    quotes: [...new Set([quote, ...events.map((told) => told.quote)])],
  };
  if (endsOn === null) return { ...found, status: isInterrupted ? 'running' : 'unknown' };
  return {
    ...found,
    takesAway: told.takesAway === 'claim' && guide.caseData.limitation.some(lasts) ? 'one-way' : told.takesAway,
    status: statusOf(
      daysBetween(today, endsOn),
      daysBetween(today, run(date.to).endsOn ?? endsOn),
      date,
      daysOfPeriod(period),
    ),
  };
}

/** The entry that the story speaks of; else the first that is the time to act, as the guide's editors put it. */
function choosePeriod(entries: readonly Entry[], story: Story): Entry | null {
  const said = new Set(story.clauses.flatMap(({ terms }) => [...terms]));
  const common = new Set(entries.length > 1 ? commonTerms(entries) : []);
  const shared = ({ text }: Entry) => {
    const count = analyzeTerms(text).filter((term) => said.has(term) && !common.has(term)).length;
    return count >= minShared ? count : 0;
  };
  const rank = (entry: Entry) => (meaningOfPeriod(entry.text) === 'other' ? 0 : 1);
  const [best] = entries
    .map((entry, index) => ({ entry, index, shared: shared(entry) }))
    .sort(
      (left, right) => rank(right.entry) - rank(left.entry) || right.shared - left.shared || left.index - right.index,
    );
  return best?.entry ?? null;
}

/** One or two shared words may be chance. */
const minShared = 3;

function commonTerms(entries: readonly Entry[]): string[] {
  const [first, ...rest] = entries.map(({ text }) => new Set(analyzeTerms(text)));
  return [...(first ?? [])].filter((term) => rest.every((terms) => terms.has(term)));
}

/** Guides for which the end of a period is what the person needs: a debt or a fine that has lapsed, land held for long. */
function timeHelps(guide: GuideSource): boolean {
  return /prescripta|usucapi[oó]n|plazo vencido|multa o infracci[oó]n/i.test(guide.caseData.caseType);
}
