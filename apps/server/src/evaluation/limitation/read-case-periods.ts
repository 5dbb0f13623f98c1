import { addDays, addMonths, type CivilDay, daysBetween, writeDay } from '@foja/computable-law/core/civil-day';
import { settle } from '@foja/computable-law/core/refusal';
import { computeDeadline } from '@foja/computable-law/deadlines/compute-deadline';
import { computeLimitation } from '@foja/computable-law/limitation/compute-limitation';
import type { StoryDate } from '@foja/legal-text/story-dates';
import { openComputableLaw } from '../../corpus/computable-law/open-computable-law.ts';
import type { GuideSource } from '../../corpus/corpus-source.ts';
import { openLawRules } from '../../corpus/rules/open-law-rules.ts';
import type { CasePeriod } from '../../corpus/rules/rule-schemas.ts';
import type { TextPattern } from '../../corpus/rules/text-pattern.ts';
import type { CaseSide } from '../story/read-side.ts';
import type { Story } from '../story/read-story.ts';
import { sentencesOfStory } from '../story/sentences-of-story.ts';
import type { LimitationFound } from './read-limitation.ts';
import { clauseAt } from './start-of-period.ts';
import { statusOf } from './status-of-period.ts';
import { eventsIn } from './story-events.ts';

interface CaseTold {
  guide: GuideSource;
  story: Story;
  dates: readonly StoryDate[];
  today: CivilDay;
  side: CaseSide;
  /** The day that the person gave as the start of the period that governs. */
  startsOn: CivilDay | null;
}

/**
 * The periods of a case by the rules of the corpus, the one that governs first: the first that has run out and takes something
 * away, else the open one that ends first. Empty where no rule is for such a case.
 */
export function readCasePeriods(told: CaseTold): LimitationFound[] {
  const { guide, side, story } = told;
  const rules = openLawRules().casePeriods.filter(
    ({ areas, onlyIf, side: whose, situation, unless }) =>
      whose === side &&
      (areas?.some((known) => known === guide.area) ?? true) &&
      (situation?.test(guide.caseData.situation) ?? true) &&
      (onlyIf?.test(story.text) ?? true) &&
      !unless?.test(story.text),
  );
  const periods = inOrder(rules.map((rule) => readPeriod(rule, told)));
  const [governing] = periods;
  if (told.startsOn === null || governing === undefined) return periods;
  const rule = rules.find(({ text }) => text === governing.text);
  if (rule === undefined) return periods;
  const corrected = readPeriod(rule, told, told.startsOn);
  return [corrected, ...periods.slice(1)];
}

function inOrder(periods: readonly LimitationFound[]): LimitationFound[] {
  const rank = ({ endsOn, status, takesAway }: LimitationFound) => {
    if (status === 'expired' && takesAway !== 'nothing') return takesAway === 'claim' ? 0 : 1;
    if (status === 'met') return 5;
    if (status === 'expired') return 4;
    return endsOn === null ? 3 : 2;
  };
  return [...periods].sort(
    (left, right) => rank(left) - rank(right) || (left.endsOn ?? '').localeCompare(right.endsOn ?? ''),
  );
}

function readPeriod(rule: CasePeriod, told: CaseTold, given: CivilDay | null = null): LimitationFound {
  const { dates, story, today } = told;
  const date = given === null ? startOf(rule, told) : null;
  const from = given ?? date?.from ?? null;
  const basic = {
    text: rule.text,
    article: rule.articles[0] ?? '',
    takesAway: rule.ifMissed,
    quotes: date === null ? [] : [quoteOf(story, date)],
    note: null,
    timeline: [],
    readings: [],
    claim: null,
  };
  if (from === null) return { ...basic, startsOn: null, endsOn: null, status: 'unknown' };
  const events = date === null ? [] : eventsIn(story, dates, date);
  const run = runRule(rule, from, today, events);
  if (run === null) return { ...basic, startsOn: from, endsOn: null, status: 'unknown' };
  const { endsOn, ...counted } = run;
  const found = { ...basic, ...counted, startsOn: from, endsOn };
  if (endsOn === null) return { ...found, status: 'running' };
  const keeping = keptBy(rule, told, from, endsOn);
  if (keeping !== null) {
    const quotes = [...new Set([...basic.quotes, quoteOf(story, keeping)])];
    return { ...found, quotes, status: 'met', note: rule.metText ?? null };
  }
  const latest =
    date === null || date.from === date.to ? endsOn : (runRule(rule, date.to, today, [])?.endsOn ?? endsOn);
  const status = statusOf(daysBetween(today, endsOn), daysBetween(today, latest), date, daysBetween(from, endsOn));
  const saving = status === 'expired' ? sentenceThat(story, rule.savedBy) : null;
  if (saving === null) return { ...found, status };
  return {
    ...found,
    status,
    quotes: [...new Set([...basic.quotes, saving])],
    note: rule.savedText ?? null,
    takesAway: rule.ifMissed === 'claim' ? 'one-way' : rule.ifMissed,
  };
}

/** The time from which a period runs: one told with the fact itself before one told in its sentence; the earliest of equals. */
function startOf(rule: CasePeriod, told: CaseTold): StoryDate | null {
  for (const pattern of [rule.from, rule.fallback]) {
    if (pattern === undefined) continue;
    const [best] = told.dates
      .map((date) => ({ date, worth: toldBeside(told, date, pattern) }))
      .filter(({ worth }) => worth > 0)
      .sort((left, right) => right.worth - left.worth || left.date.from.localeCompare(right.date.from));
    if (best !== undefined) return best.date;
  }
  return null;
}

/** How closely a time is told with what a pattern names: right before it, in one clause, in one sentence, or not. */
function toldBeside(
  { dates, story }: Pick<CaseTold, 'dates' | 'story'>,
  date: StoryDate,
  pattern: TextPattern,
): number {
  const clause = clauseAt(story, date);
  if (clause?.listsProofs || clause?.isDoubted) return 0;
  if (clause !== undefined) {
    const others = dates.filter(({ start, end }) => start >= clause.start && end <= clause.end);
    const before = others.filter(({ end }) => end <= date.start).at(-1)?.end ?? clause.start;
    if (others.length > 1 && pattern.test(story.text.slice(before, date.end))) return 3;
    if (pattern.test(story.text.slice(clause.start, clause.end))) return 2;
  }
  const sentence = sentencesOfStory(story).find(({ start, end }) => start <= date.start && date.end <= end);
  return sentence !== undefined && pattern.test(sentence.text) ? 1 : 0;
}

const notYet = /\b(?:todavia|aun) no\b/i;

/** The act or fact, told of a day within the period, that keeps the right. */
function keptBy({ metBy }: CasePeriod, told: CaseTold, from: CivilDay, endsOn: CivilDay): StoryDate | null {
  const { dates, story } = told;
  if (metBy === undefined) return null;
  return (
    dates.find((date) => {
      if (date.from < from || date.from > endsOn) return false;
      const clause = clauseAt(story, date);
      return !notYet.test(clause?.folded ?? '') && toldBeside(told, date, metBy) > 0;
    }) ?? null
  );
}

function sentenceThat(story: Story, pattern: TextPattern | undefined): string | null {
  if (pattern === undefined) return null;
  return sentencesOfStory(story).find(({ text }) => pattern.test(text))?.text ?? null;
}

function quoteOf(story: Story, date: StoryDate): string {
  return clauseAt(story, date)?.quote ?? story.text.slice(date.start, date.end);
}

type Run = Pick<LimitationFound, 'endsOn' | 'timeline' | 'readings' | 'claim'>;

/** A period run by the law that computes; null where that refuses. */
function runRule(
  { articles, claim, deadline, length, unit }: CasePeriod,
  from: CivilDay,
  today: CivilDay,
  events: ReturnType<typeof eventsIn>,
): Run | null {
  const law = openComputableLaw();
  if (claim !== undefined) {
    const settled = settle(() =>
      computeLimitation(
        { claim, since: from, events: events.map(({ event }) => event), asOf: from > today ? from : today },
        law,
      ),
    );
    if ('refused' in settled) return null;
    const { due, readings, steps, claim: name } = settled.value;
    return {
      endsOn: due,
      claim: name,
      timeline: steps.map(({ citations, text }) => ({ text: withDays(text), articles: [...citations] })),
      readings: readings.map(({ label, value }) => ({ label, endsOn: value })),
    };
  }
  if (deadline !== undefined) {
    const jurisdiction = articles.some((key) => key.startsWith('ley-18345:'))
      ? 'nacional-laboral'
      : 'nacional-civil-comercial';
    const settled = settle(() =>
      computeDeadline({ notified: from, by: 'cedula', deadline, jurisdiction }, law.deadlines),
    );
    if ('refused' in settled) return null;
    return { endsOn: settled.value.due, claim: null, timeline: [], readings: [] };
  }
  const count = length ?? 0;
  const endsOn =
    unit === 'dias-corridos'
      ? addDays(from, count)
      : addMonths(from, unit === 'anios' ? count * 12 : count, 'last-day-of-month');
  return {
    endsOn,
    claim: null,
    timeline: [{ text: `Desde el ${writeDay(from)}: vence el ${writeDay(endsOn)}.`, articles }],
    readings: [],
  };
}

const withDays = (text: string) => text.replace(/\d{4}-\d{2}-\d{2}/g, (day) => writeDay(day));
