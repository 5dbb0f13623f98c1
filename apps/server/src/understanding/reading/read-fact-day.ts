import { addDays, type CivilDay, daysBetween } from '@foja/computable-law/core/civil-day';
import { foldInPlace } from '@foja/legal-text/fold-in-place';
import { readStoryDates, type StoryDate } from '@foja/legal-text/story-dates';

/** When what is told happened, as the earliest and the latest day that the words may mean. */
export interface FactDay {
  from: CivilDay;
  to: CivilDay;
  words: string;
}

/** What happens once, as people tell it; the first are what a case is about. */
const mainEvent =
  /\b(?:despid\w+|despedid\w+|echaron|echo|rajaron|accident\w+|choc\w+|atropell\w+|fallecio|murio|siniestro|ocurri\w+|paso|sucedi\w+|robaron|estafaron|detuvieron)\b/;
const event =
  /\b(?:despid\w+|despedid\w+|echaron|echo|rajaron|accident\w+|choc\w+|atropell\w+|fallecio|murio|siniestro|ocurri\w+|paso|sucedi\w+|robaron|estafaron|detuvieron|compre|compramos|compro|firme|firmamos|firmo|firmaron|contrate|contratamos|renuncie|renuncio|case|casamos|separe|separamos|divorcie|divorciamos|sufri|sufrio|me cai|operaron|vendi|vendimos|vendio|done|dono|transferi)\b/;
const near = 70;
const sentence = { before: /^[\s\S]*[.;?!]/, after: /[.;?!][\s\S]*$/ };
const clause = { before: /^[\s\S]*(?:[.;?!,]| y )/, after: /(?:[.;?!,]| y )[\s\S]*$/ };

/** The day of the fact that a question tells; null where it tells none, or more than one that it may be. */
export function readFactDay(text: string, today: CivilDay): FactDay | null {
  const folded = foldInPlace(text);
  const past = readStoryDates({ text, folded }, today).filter(({ isOngoing, to }) => !isOngoing && to < today);
  // What stands in the date's own clause comes before what stands in its sentence.
  const [told = []] = [clause, sentence].flatMap((bounds) => {
    const around = ({ end, start }: StoryDate) =>
      folded.slice(Math.max(0, start - near), start).replace(bounds.before, '') +
      folded.slice(end, end + near).replace(bounds.after, '');
    const some = past.filter((date) => event.test(around(date)));
    const main = some.filter((date) => mainEvent.test(around(date)));
    return some.length === 0 ? [] : [main.length > 0 ? main : some];
  });
  const [only] = told;
  if (only === undefined || told.length > 1) return null;
  const words = text.slice(only.start, only.end);
  // "Hace dos años" is not said to the day.
  const slackDays = /^hace/i.test(words) ? Math.ceil(daysBetween(only.from, today) / 6) + 7 : 0;
  return { from: addDays(only.from, -slackDays), to: addDays(only.to, slackDays), words };
}
