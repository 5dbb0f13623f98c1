import { analyzeTerms } from '@foja/legal-text/analyze';
import { foldInPlace } from '@foja/legal-text/fold-in-place';
import { splitSentences } from '@foja/legal-text/split-sentences';
import type { Ask, QuestionPart } from '../understood-question.ts';
import { readAsks } from './read-asks.ts';

const asking =
  'cuant[oa]s?|cual(?:es)?|cuando|hasta cuando|desde cuando|que|quien(?:es)?|(?:con|contra|a|de|desde|hasta|por|para|ante|sobre|cada) (?:cuant[oa]s?|que|cual(?:es)?|quien(?:es)?)|como|a?donde|plazos?|en que|en cuanto|requisitos|por que|ante quien|efectos?|si (?=puedo|puede|debo|tengo|corresponde|me)|a quien|consecuencias?|sancion(?:es)?|quorum|mayorias?|me (?:corresponde|puede|pueden)|puedo|pueden?|tengo|debo|hay que|es|prescribe (?=en |cuando)|(?:se|me|le|les|nos|lo|la|los|las|te) (?:pued[oe]n?|cubren?|tienen? que|debo|deben?|corresponde\\w*|necesit\\w+|puedan?|suspende|interrumpe|apela)|corresponde\\w*|necesit[oa]n?|cubre|procede|responden?|hered[ao]mos|heredan?|paga mientras|mientras tanto';
/** Where a second thing begins to be asked: "y hasta cuándo", ", y plazo para", "; ", "b)". */
const cut = new RegExp(
  String.raw`(?:,|;)?\s+(?:y|e|o)\s+(?:ademas |tambien |despues |luego )?(?:¿\s*)?(?=(?:${asking})\b)|;\s+|[?]\s*(?:y\s+)?(?=[¿a-z])|(?<=[\s.,;:])(?:[b-h1-9]\)|[2-9]\.)\s+`,
  'g',
);
/** Without a question mark these ask; "tengo 30 años" or "me pueden echar" tells. */
const beginsAsking =
  /^\W*(?:cuant[oa]s?|cuando|hasta cuando|desde cuando|que|quien(?:es)?|como|a?donde|plazos?|requisitos|efectos?|consecuencias?|sancion(?:es)?|quorum|mayorias?)\b/;
/** What begins with a verb may go on with a condition. */
const isVerb =
  /^(?:se|me|le|les|nos|lo|la|los|las|te|corresponde\w*|necesit\w+|cubre|procede|responden?|hered\w+|paga) /;
const condition = /\b(?:si (?!(?:puedo|puede|debo|tengo|me corresponde)\b)|porque |ya que |aunque )[^¿]*$/;
const asksAtOnce = /^\W*(?:cuant[oa]s?|cuando|hasta cuando|desde cuando|quien(?:es)?|a?donde|plazos?)\b/;
const minimumPart = 8;
/** A part asks within so many characters, and so many cuts are tried in one sentence: more would take quadratic time. */
const partReadCharacters = 400;
const maxCuts = 100;

/**
 * The things that a question asks, in its order. Sentences that ask nothing tell the case; where none asks, the whole is one part:
 * what the law gives somebody in that case, and what to do.
 */
export function readParts(text: string): QuestionPart[] {
  const listed = partsListed(text);
  if (listed.length > 0) return listed;
  const parts = splitSentences(text).flatMap((sentence) =>
    pieces(sentence.text).map(({ from, to }) => ({
      text: sentence.text.slice(from, to).trim(),
      start: sentence.start + from,
      isBeforeMark: sentence.text.slice(to).includes('?'),
    })),
  );
  const asked = parts.flatMap(({ isBeforeMark, ...part }): (QuestionPart & { isMarked: boolean })[] => {
    const folded = foldInPlace(part.text);
    const asks = readAsks(folded);
    // "Me echaron, cuántos días me tocan y me puede avisar así?": of two things asked in one sentence the last has the mark.
    const isMarked =
      /[?¿]/.test(part.text) || (isBeforeMark && asksAtOnce.test(folded.split(/[,;:]\s/).at(-1) ?? folded));
    return asks.length === 0 ? [] : [{ ...part, asks, isMarked }];
  });
  // A sentence without a question mark tells the case where another one asks.
  const marked = asked.filter(({ isMarked }) => isMarked);
  const kept = marked.length > 0 ? asked.filter((part) => marked.includes(part) || goesWith(part, marked)) : asked;
  const [only, ...others] = kept.map(({ isMarked: _, ...part }): QuestionPart => part);
  if (only === undefined) return [{ text, start: 0, asks: ['what-to-do'] }];
  return others.length === 0 ? askedOfEach(only) : [only, ...others];
}

/** Whether a message only tells something. */
export function asksNothing(text: string): boolean {
  return (
    !/[?¿]/.test(text) && splitSentences(text).every((sentence) => readAsks(foldInPlace(sentence.text)).length === 0)
  );
}

/** "Plazo para contestar en el ordinario y en el sumarísimo": the same is asked of two things. */
const ofTwo =
  /^(.{8,200}?)\s((?:en|para|de)(?:l| el| la| los| las)) ([^,.;:?¿]{4,60}?),? y \2 ([^,.;:?¿]{4,60}?)(\W*)$/i;
const asksOneThing = new Set<Ask>(['how-long', 'how-much', 'requirements', 'consequence']);

function askedOfEach(part: QuestionPart): QuestionPart[] {
  const [, head = '', of = '', one = '', other = '', end = ''] = ofTwo.exec(part.text) ?? [];
  if (head === '' || !part.asks.some((ask) => asksOneThing.has(ask)) || tellsCase.test(foldInPlace(head)))
    return [part];
  return [one, other].map((thing) => ({ ...part, text: `${head} ${of} ${thing}${end}` }));
}

/** "Período de sospecha: retroacción máxima y actos ineficaces": a topic, and what of it is asked. */
const topicAndList = /^\s*((?:[^:?¿.]|\.(?=\d)){5,120}):\s+((?:[^:?¿.]|\.(?=\d)){8,200})\.?\s*$/;
const listStops = /\s*[,;]\s+(?:y\s+|e\s+)?|\s+(?:y|e)\s+/;
const mostListed = 4;

/** What a topic's list asks, each with the topic before it; none where there is no list of things that can be asked apart. */
function partsListed(text: string): QuestionPart[] {
  if (!text.includes(':')) return [];
  const [, topic = '', list = ''] = topicAndList.exec(text) ?? [];
  const items = list.split(listStops).filter((item) => item !== '');
  const isList = items.length > 1 && items.length <= mostListed && items.every((item) => tells(item));
  if (!isList || text.length > partReadCharacters || tellsCase.test(foldInPlace(text))) return [];
  return items.map((item) => {
    const own = readAsks(foldInPlace(item));
    return { text: `${topic}: ${item}`, start: 0, asks: own.length > 0 ? own : ['what-to-do'] };
  });
}

/** A list of a lawyer names things; who tells a case says what was done. */
const tellsCase = /\b(?:me|mi|mis|yo|nos|tengo|tenemos|quiero|puedo|hace)\b/;
const articlesOfList = /^(?:el|la|los|las|su|sus|un|una)\s+/i;

function tells(item: string): boolean {
  return analyzeTerms(item.replace(articlesOfList, '')).length > 0;
}

/** A part without a mark that begins by asking, after one that has it: "¿…? Efectos y plazo". */
function goesWith(part: QuestionPart, marked: readonly QuestionPart[]): boolean {
  return part.start > (marked[0]?.start ?? 0) && beginsAsking.test(foldInPlace(part.text));
}

function pieces(sentence: string): { from: number; to: number }[] {
  const folded = foldInPlace(sentence);
  const found: { from: number; to: number }[] = [];
  let from = 0;
  let tried = 0;
  for (const match of folded.matchAll(cut)) {
    const at = match.index;
    if (tried === maxCuts) break;
    // Both sides must ask something of their own.
    if (at - from < minimumPart && !/\b(?:cuant[oa]s?|cuando|donde|quien|como)\b/.test(folded.slice(from, at)))
      continue;
    tried += 1;
    const next = at + match[0].length;
    // What stands before a mark of its own was asked: "…, ¿puedo no dejarle ver al nene? y qué hago".
    const isMark = match[0].startsWith('?');
    const before = folded.slice(from, Math.min(isMark ? at + 1 : at, from + partReadCharacters));
    const after = folded.slice(next, next + partReadCharacters);
    if (readAsks(before).length === 0 || readAsks(after).length === 0) continue;
    // "¿Qué pasa si el dueño vendió y me pueden sacar?" goes on with its condition.
    if (condition.test(before) && !beginsAsking.test(after) && isVerb.test(after)) continue;
    found.push({ from, to: isMark ? at + 1 : at });
    from = at + match[0].length;
  }
  found.push({ from, to: sentence.length });
  return found;
}
