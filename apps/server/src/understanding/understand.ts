import type { CivilDay } from '@foja/computable-law/core/civil-day';
import { analyzeTerms } from '@foja/legal-text/analyze';
import { type Citation, parseCitations } from '@foja/legal-text/citations';
import { foldInPlace } from '@foja/legal-text/fold-in-place';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import type { Knowledge } from './knowledge.ts';
import { type QuestionToken, readQuestionTokens } from './phrases/question-tokens.ts';
import { afterTurn, beginsAnew, goesOn, type NamedMatter } from './reading/goes-on.ts';
import { readAsOf } from './reading/read-as-of.ts';
import { readClaims } from './reading/read-claims.ts';
import { readFactDay } from './reading/read-fact-day.ts';
import { asksNothing, readParts } from './reading/read-parts.ts';
import type { Ask, KnownFact, QuestionPart, UnderstoodQuestion } from './understood-question.ts';

export interface UnderstandingContext {
  knowledge: Knowledge;
  registry: NormRegistry;
  today: CivilDay;
  /** What the same person asked before, the oldest first. */
  history?: readonly string[];
  /** It is read as going on with the thread, unless it says that it does not ("otra cosa: …"). */
  inThread?: boolean;
}

/** Longest stretch of a message that is read: the rest of a long story repeats it. */
export const readCharacters = 4_000;

/** Reads what a question asks, for whom and on which facts. Costs a millisecond or two and asks nobody. */
export function understand(question: string, context: UnderstandingContext): UnderstoodQuestion {
  const { history = [], inThread = false, ...rest } = context;
  const own = read(question.slice(0, readCharacters), rest);
  const last = history.at(-1);
  if (last === undefined) return own.understood;
  const folded = foldInPlace(question.slice(0, readCharacters));
  const isAfterStory = asksNothing(last.slice(0, readCharacters));
  if (beginsAnew(folded)) return own.understood;
  // What would not go on with its own matter goes on with none: the one before need not be read.
  const ownMatter = own.understood.regimes.length === 0 ? 'none' : 'same';
  if (!inThread && goesOn(folded, own.tokens, ownMatter, isAfterStory) === 'no') return own.understood;
  const before = understand(last, { ...rest, history: history.slice(0, -1) });
  const regimes = rest.knowledge.regimes.namedBeside(own.understood.regimes, before.regimes);
  const now = { ...own.understood, regimes };
  const going = goesOn(folded, own.tokens, matterNamed(now, before, rest), isAfterStory);
  if (!inThread && going === 'no') return own.understood;
  return {
    ...goOn(now, before, own.tokens),
    saysItGoesOn: going === 'says',
    beliefs: heldTogether(own, last, before, rest),
  };
}

/** Whether the words of a question name what it is about, and whether that is the matter of the one before. */
function matterNamed(
  { regimes: now }: UnderstoodQuestion,
  { regimes: before }: UnderstoodQuestion,
  { knowledge: { regimes } }: Pick<UnderstandingContext, 'knowledge'>,
): NamedMatter {
  if (now.length === 0) return 'none';
  const ofBefore = now.filter((one) => before.some((other) => regimes.isCompatible(one.regime, other.regime)));
  const weigh = (some: UnderstoodQuestion['regimes']) => some.reduce((sum, { weight }) => sum + weight, 0);
  return weigh(ofBefore) * 2 >= weigh(now) ? 'same' : 'other';
}

function read(text: string, { knowledge, registry, today }: Omit<UnderstandingContext, 'history'>) {
  const tokens = readQuestionTokens(text, today);
  const citations = parseCitations(text, registry);
  const regimes = knowledge.regimes.read(tokens, citations.flatMap(keyOf));
  const understood: UnderstoodQuestion = {
    text,
    parts: readParts(text),
    regimes,
    role: knowledge.roles.read(tokens),
    facts: knowledge.facts.read(
      text,
      tokens,
      regimes.map(({ regime }) => regime),
      today,
    ),
    claims: readClaims(text, tokens, citations),
    beliefs: knowledge.beliefs
      .read(tokens)
      .filter(
        ({ on }) =>
          !on.every(
            (key) => knowledge.regimes.isOfOtherMatter(key, regimes) || knowledge.regimes.isDisplaced(key, regimes),
          ),
      ),
    ...readTime(text, today),
    continues: false,
    saysItGoesOn: false,
    before: null,
    topic: null,
    answered: null,
    today,
  };
  return { understood, tokens: tokens as readonly QuestionToken[] };
}

/** The law of what day is asked for, and when what is told happened: "al momento del hecho" is the day of the fact. */
function readTime(text: string, today: UnderstandingContext['today']): Pick<UnderstoodQuestion, 'asOf' | 'happened'> {
  const folded = foldInPlace(text);
  const happened = readFactDay(text, today);
  const isOfFact = happened !== null && happened.from === happened.to && atFact.test(folded);
  return { asOf: isOfFact ? happened.from : readAsOf(folded), happened };
}

const atFact =
  /\b(?:al|en el|a la|en la) (?:momento|tiempo|fecha|epoca) (?:del?|de la|en que) (?:los )?(?:hechos?|despido|accidente|siniestro|choque|muerte|fallecimiento|compra|contrato|firma|me|nos)\b/;

function keyOf({ norm, articles }: Citation): string[] {
  if (norm === null) return [];
  return articles.length === 0 ? [norm] : articles.map((article) => `${norm}:${article}`);
}

/** "Convivimos cinco años." – "¿Y si se muere, heredo?": what both say together, but for what was answered already. */
function heldTogether(
  now: ReturnType<typeof read>,
  last: string,
  before: UnderstoodQuestion,
  { knowledge, today }: Omit<UnderstandingContext, 'history'>,
): UnderstoodQuestion['beliefs'] {
  const together = knowledge.beliefs.read([...readQuestionTokens(last.slice(0, readCharacters), today), ...now.tokens]);
  // Of another case the same is asked again.
  const isAgain = now.understood.parts.some((part) => anotherCase.test(foldInPlace(part.text)));
  return together.filter(
    (belief) => isAgain || now.understood.beliefs.includes(belief) || !before.beliefs.includes(belief),
  );
}

/** "¿Y si fueran 6 años?": of another case the same is asked as before. */
function asksAgain(now: UnderstoodQuestion, before: UnderstoodQuestion): boolean {
  const asksOne = before.parts.at(-1)?.asks.some((ask) => asksOneThing.has(ask)) === true;
  return (
    asksOne &&
    now.parts.some(({ text }) => {
      const folded = foldInPlace(text);
      return anotherCase.test(folded) && !whatThen.test(folded);
    })
  );
}

/** What was said before still holds where the question does not say otherwise. */
function goOn(
  now: UnderstoodQuestion,
  before: UnderstoodQuestion,
  tokens: readonly QuestionToken[],
): UnderstoodQuestion {
  const told = new Set(now.facts.map(({ name }) => name));
  const kept: KnownFact[] = before.facts
    .filter(({ name }) => !told.has(name))
    .map((fact) => ({ ...fact, value: saidAnew(fact, now, tokens), start: -1, end: -1 }));
  return {
    ...now,
    parts: now.parts.map((part) => askedAgain(part, before)),
    before: contextOf(now, before),
    topic: before.topic ?? afterTurn(before.text, foldInPlace(before.text)),
    answered: asksAgain(now, before) ? null : before,
    regimes: blend(now.regimes, before.regimes),
    role: now.role ?? before.role,
    facts: [...now.facts, ...kept],
    happened: now.happened ?? before.happened,
    continues: true,
    saysItGoesOn: true,
  };
}

/** From so many words that tell something on a question needs the thread's topic alone: "¿y los bienes cómo se reparten?" */
const standsOnTopicFrom = 2;

/** What was asked before, as far as the question leans on it: its topic, and the last question where its own words say little. */
function contextOf(now: UnderstoodQuestion, before: UnderstoodQuestion): string {
  if (before.topic === null) return afterTurn(before.text, foldInPlace(before.text));
  const isShort = new Set(analyzeTerms(now.text)).size < standsOnTopicFrom || asksAgain(now, before);
  return isShort ? `${before.topic}\n${before.text}` : before.topic;
}

/** "¿Y si tuviera 6 años?": the measure of the same kind that was told before is now another. */
function saidAnew({ value }: KnownFact, now: UnderstoodQuestion, tokens: readonly QuestionToken[]): KnownFact['value'] {
  if (typeof value !== 'object') return value;
  const others = tokens.flatMap(({ quantity, start }) =>
    quantity?.unit === value.unit && !now.facts.some((fact) => fact.start <= start && start < fact.end)
      ? [quantity]
      : [],
  );
  const [other] = others;
  return others.length === 1 && other !== undefined ? other : value;
}

/** "¿Y si es un local?", "¿y siendo del exterior?": another case, of which the same is asked. */
const anotherCase =
  /^[^a-z]*(?:(?:y|pero|o|e)\s+)+(?:si|siendo|en|con|sin|para|a (?:mi|mis|un|una|el|la)|cuando (?!me|se|le|nos|vence|prescribe))\b/;

/** "¿Y si no me pagan?", "¿y si se niega?": what follows then, which is no other case of the same. */
const whatThen =
  /^[^a-z]*(?:y|pero|o|e) si (?:(?:no|me|te|le|les|se|lo|la|nos|ellos|el|ella|igual) )*(?:pag|cumpl|contest|neg|nieg|rechaz|apel|pierd|gan[oae]\b|present|respond|aparec|intim|denunci|demand)\w*/;

/** Asked of another case they ask the same; "¿qué es…? ¿y si gano?" does not. */
const asksOneThing = new Set<Ask>(['how-long', 'since-when', 'how-much', 'who', 'where', 'requirements']);

function askedAgain(part: QuestionPart, before: UnderstoodQuestion): QuestionPart {
  const asks = before.parts.at(-1)?.asks.filter((ask) => asksOneThing.has(ask)) ?? [];
  const asksOwn = part.asks.some((ask) => ask !== 'yes-no' && ask !== 'what-to-do');
  return asks.length === 0 || asksOwn || !anotherCase.test(foldInPlace(part.text)) ? part : { ...part, asks };
}

/** Half each: a follow-up that names its own matter stays within reach of the one before. */
function blend(
  now: UnderstoodQuestion['regimes'],
  before: UnderstoodQuestion['regimes'],
): UnderstoodQuestion['regimes'] {
  if (now.length === 0) return before;
  const weights = new Map(before.map(({ regime, weight }) => [regime, weight / 2]));
  for (const { regime, weight } of now) weights.set(regime, (weights.get(regime) ?? 0) + weight / 2);
  return [...weights].map(([regime, weight]) => ({ regime, weight })).sort((left, right) => right.weight - left.weight);
}
