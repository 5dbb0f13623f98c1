import { addDays, type CivilDay, daysBetween } from '@foja/computable-law/core/civil-day';
import { analyzeTerms } from '@foja/legal-text/analyze';
import { foldInPlace } from '@foja/legal-text/fold-in-place';
import type { Quantity } from '@foja/legal-text/quantity';
import type { Condition } from '../../../corpus/statements/statement.ts';
import { type AssociationReading, nearness, starterAssociations } from '../../../retrieval/associations.ts';
import type { RankedSource } from '../../../retrieval/retrieval.ts';
import type { AskingRoles } from '../../../understanding/asking-roles.ts';
import { conditionHolds } from '../../../understanding/conditions.ts';
import type { DoubtIndex, IndexedDoubt, SharedWords, ToldBy } from '../../../understanding/doubt-index.ts';
import { doubtTerms } from '../../../understanding/doubt-terms.ts';
import type { FactReader } from '../../../understanding/facts/fact-reader.ts';
import { dayOfWriting, readQuestionTokens } from '../../../understanding/phrases/question-tokens.ts';
import { inItsPlace } from '../../../understanding/reading/in-its-place.ts';
import { fewestOwnWords, standsByItself } from '../../../understanding/reading/stands-by-itself.ts';
import type { Regimes } from '../../../understanding/regimes.ts';
import type { SoughtWords } from '../../../understanding/sought-words.ts';
import type { KnownFact, QuestionPart, UnderstoodQuestion } from '../../../understanding/understood-question.ts';
import { measuresOf } from '../opening-candidates.ts';

/** What is measured of a doubt against a part of a question; each is about 0–1. */
export const doubtFeatures = [
  'always',
  'score',
  'rank',
  'second',
  'unfound',
  'likenessUnfound',
  'likenessLow',
  'sameWords',
  'answerTold',
  'learned',
  'learnedChance',
  'nearestWay',
  'answerMeaning',
  'asks',
  'asksClash',
  'caseMet',
  'otherRole',
  'otherMatter',
  'cited',
  'otherCase',
  'otherAnswer',
] as const;
export type DoubtFeature = (typeof doubtFeatures)[number];

/** What a question offers to be compared with. */
export interface DoubtContext {
  index: DoubtIndex;
  roles: AskingRoles;
  regimes: Regimes;
  /** Reads what a way of asking takes to be so. */
  vocabulary: FactReader;
  understood: UnderstoodQuestion;
  /** What was told, with the only duration, count and share that it names. */
  facts: readonly KnownFact[];
  asked: AskedWords;
  found: FoundArticles;
}

/** What was found, by the articles that it holds. */
interface FoundArticles {
  /** The place of the first source that holds an article, and of the first that is no guide. */
  ranks: ReadonlyMap<string, number>;
  ranksOfLaw: ReadonlyMap<string, number>;
  scores: readonly number[];
}

/** Reads where each article was found, once for all doubts: for a part that was searched by itself and says what it is about, there. */
export function readFoundArticles(all: readonly RankedSource[], part: QuestionPart): FoundArticles {
  const ranks = new Map<string, number>();
  const ranksOfLaw = new Map<string, number>();
  const sources = orderedFor(part, all);
  for (const [rank, { articles, kind }] of sources.entries())
    for (const key of articles) {
      if (!ranks.has(key)) ranks.set(key, rank);
      if (kind !== 'guide' && !ranksOfLaw.has(key)) ranksOfLaw.set(key, rank);
    }
  return { ranks, ranksOfLaw, scores: sources.map(({ score }) => score) };
}

function orderedFor(part: QuestionPart, sources: readonly RankedSource[]): readonly RankedSource[] {
  const own = sources.flatMap((source) => {
    const found = source.ofParts?.find((one) => one.part === part.text);
    return found === undefined ? [] : [{ ...source, score: found.score, rank: found.rank }];
  });
  if (own.length === 0 || !standsByItself(part)) return sources;
  return own.sort((left, right) => left.rank - right.rank);
}

const maxRank = 8;
/** From here on the words are those of a way of asking, but for some that tell little. */
const sameWordsFrom = 0.7;
/** Words that tell something from which a story tells too much for each of its questions to be on all of it. */
const longStoryFrom = 30;
/** A fact that was told meets cases of many doubts: it speaks for one only where some of its words were said as well. */
const caseLikenessFrom = 0.1;
const times = new Set<Quantity['unit']>(['hora', 'dia', 'dia-habil', 'semana', 'mes', 'anio']);
const counts = new Set<Quantity['unit']>(['unidad', 'persona']);

/**
 * The facts of a question, and its only duration, count or share where it names just one; dates tell a duration where no words do,
 * and two counts of a group a share.
 */
export function factsWithOnlyMeasures(understood: UnderstoodQuestion): KnownFact[] {
  // An age is no time that passed, nor are the months that are owed.
  const measures = measuresOf(understood).filter(
    (measure) => !measure.isRate && !isAge(measure, understood) && !isOwed(measure, understood),
  );
  const told = measures.some(({ unit }) => times.has(unit)) ? measures : [...measures, ...durationOfDates(understood)];
  const shares = told.some(({ unit }) => unit === 'por-ciento') ? [] : shareOfGroup(understood.text, told);
  const only = (name: string, is: (unit: Quantity['unit']) => boolean): KnownFact[] => {
    const [first, ...others]: (Quantity & Pick<KnownFact, 'bound'>)[] = [...told, ...shares].filter(({ unit }) =>
      is(unit),
    );
    if (first === undefined || others.length > 0) return [];
    const { bound, ...value } = first;
    const isOfDates = times.has(value.unit) && told !== measures;
    return [{ name, value, ...(bound && { bound }), ...(isOfDates && { isOfDates }), words: '', start: -1, end: -1 }];
  };
  return [
    ...understood.facts,
    ...only('duracion-dicha', (unit) => times.has(unit)),
    ...only('cantidad-dicha', (unit) => counts.has(unit)),
    ...only('porcentaje-dicho', (unit) => unit === 'por-ciento'),
  ];
}

function isAge({ value, unit }: Quantity, { facts }: UnderstoodQuestion): boolean {
  return facts.some(
    ({ name, value: age }) => name === 'edad' && typeof age === 'object' && age.value === value && age.unit === unit,
  );
}

/** "Me deben tres meses" tells how much is owed: since when is another thing. */
function isOwed({ value, unit }: Quantity, { facts }: UnderstoodQuestion): boolean {
  return facts.some(
    ({ name, value: owed, words }) =>
      name === 'atraso' &&
      typeof owed === 'object' &&
      owed.value === value &&
      owed.unit === unit &&
      owes.test(foldInPlace(words)),
  );
}

const owes = /\b(?:deb|adeud)\w+/;

const groups =
  /\b(?:propietari|copropietari|consorcist|vecin|soci|asociad|accionist|acreedor|condomin|hereder|hermanos|unidades|departamentos|votos|cuotapart|miembros)\w*/;
const agreeing =
  /\b(?:firm|vot|acept|aprob|apoy|adhir|adher|acompan|conform|estan? de acuerdo|a favor|vinier|asist|present|quier|queremos|fuer)\w*/;

/** How many of a group agreed or came, as a share of it: "somos 30 propietarios y firmaron 19". */
function shareOfGroup(text: string, told: readonly Quantity[]): Quantity[] {
  const [one, other, ...more] = told.filter(({ unit }) => counts.has(unit)).map(({ value }) => value);
  const folded = foldInPlace(text);
  if (one === undefined || other === undefined || more.length > 0) return [];
  if (!groups.test(folded) || !agreeing.test(folded) || one === other) return [];
  return [{ value: (100 * Math.min(one, other)) / Math.max(one, other), unit: 'por-ciento' }];
}

/** From the first of two dates to the other, or from the only one until today; a month is taken at its middle. */
function durationOfDates({ text, today }: UnderstoodQuestion): Quantity[] {
  const written = dayOfWriting(text, today);
  const dates = readQuestionTokens(text, written).flatMap(({ date, start, end }) =>
    date === undefined || mayBeToCome(text.slice(start, end), date.from, written) ? [] : [date],
  );
  const days = [...new Set(dates.map(({ from, to }) => addDays(from, Math.floor(daysBetween(from, to) / 2))))].sort();
  // Of what was signed and fell due, what passed is told by the later day: "firmé en mayo un pagaré que vencía en junio".
  const counted =
    days.length === 2 && /\bvenc(?:e|ia|io|en|ian|ieron|imiento)\b/.test(foldInPlace(text)) ? days.slice(1) : days;
  // "Ocupé la casa en 2001 y en 2004 murió el dueño", "multas de enero de 2024, lo vendí en marzo": of two years or months that bound
  // nothing neither tells how long it has been.
  const areVague = counted.length === 2 && dates.every(({ from, to }) => daysBetween(from, to) >= fewestDaysOfMonth);
  if (areVague && !bounds.test(foldInPlace(text))) return [];
  const [first, last = written, ...others] = counted;
  if (first === undefined || others.length > 0 || first >= last) return [];
  return [lasting(daysBetween(first, last))];
}

/** "Me citaron para el 10 de diciembre": a day without its year that lies far back may be one to come. */
const mayBeToCome = (words: string, day: CivilDay, written: CivilDay): boolean =>
  !/\d{4}|[/.-]\d{1,2}[/.-]\d{2}\b|\bhace\b/.test(words) && daysBetween(day, written) > maxDaysWithoutYear;
const maxDaysWithoutYear = 300;
const bounds =
  /\b(?:desde|entre|de) (?:el (?:ano )?|\w+ (?:de |del )?)?\d{4} (?:hasta|y|a) (?:el (?:ano )?|\w+ (?:de |del )?)?\d{4}\b|\bdesde \w+ (?:de \d{4} )?hasta\b/;
const fewestDaysOfMonth = 27;
const daysOfMonth = 30.44;
const daysOfYear = 365.25;
const maxToldInDays = 100;

function lasting(days: number): Quantity {
  if (days <= maxToldInDays) return { value: days, unit: 'dia' };
  if (days < daysOfYear * 2) return { value: Math.floor(days / daysOfMonth), unit: 'mes' };
  return { value: Math.floor((days * 10) / daysOfYear) / 10, unit: 'anio' };
}

interface Words {
  terms: ReadonlySet<string>;
  /** What they tell together. */
  mass: number;
  shared: SharedWords;
  direction: Float32Array | null;
  /** The doubts to which they point, by what was learned, and where they point among all that is said of doubts. */
  learned: AssociationReading;
  pointing: Float32Array | null;
}

/** Names of norms say where to look, not what is asked: a doubt without them is no less like the question. */
const namesOfNorms = new Set(
  ['cpccn', 'cpcc', 'cppn', 'cppf', 'ccyc', 'ccycn', 'cccn', 'lct', 'lcq', 'lgs', 'ldc', 'lrt', 'lnpa', 'lpdp'].flatMap(
    (name) => analyzeTerms(name),
  ),
);

function wordsOf(text: string, index: DoubtIndex): Words {
  const terms = new Set(analyzeTerms(text).filter((term) => !namesOfNorms.has(term)));
  const told = doubtTerms(text);
  return {
    terms,
    mass: index.massOf(terms),
    shared: index.sharedBy(terms),
    direction: starterAssociations().directionOf(terms),
    learned: index.associations.read(told),
    pointing: index.associations.directionOf(told),
  };
}

/** What is read of a question once, however many doubts it is held against. */
interface AskedWords {
  whole: Words;
  /**
   * What a part that leans on more than itself says of its own, by how much it tells: of a thread, or a few words after a story; and the
   * doubts to which a follow-up's own words point.
   */
  own: ReadonlyMap<QuestionPart, { terms: readonly string[]; mass: number; learned: AssociationReading | null }>;
  /** Numbers of articles that it names. */
  articles: ReadonlySet<string>;
  /** The words of each part: where they are few, those of the whole. */
  parts: ReadonlyMap<QuestionPart, Words>;
  /** Of a question that asks several things, what each says by itself, however few words it has. */
  bare: ReadonlyMap<QuestionPart, Words>;
  /** The same without the topic on which it leans. */
  alone: ReadonlyMap<QuestionPart, Words>;
  /** Of a long story, what a part that says little by itself says after what stands just before it. */
  inPlace: ReadonlyMap<QuestionPart, Words>;
  /** They have a topic in common, or a thread: each points to what the others do. */
  haveTopic: boolean;
}

/** Reads the words of a question and of the parts that are looked at; one that goes on with another is read together with it. */
export function readAskedWords(
  understood: UnderstoodQuestion,
  parts: readonly QuestionPart[],
  index: DoubtIndex,
  sought: SoughtWords,
): AskedWords {
  const { text, before } = understood;
  // A question that asks one thing is mostly that part and nothing else.
  const known = new Map<string, Words>();
  const read = (lines: readonly (string | null)[]) => {
    const all = lines.filter(Boolean).join('\n');
    const words = known.get(all) ?? wordsOf(all, index);
    known.set(all, words);
    return words;
  };
  const whole = read([before, text, ...sought.of(understood)]);
  const own = new Map<QuestionPart, { terms: readonly string[]; mass: number; learned: AssociationReading | null }>();
  const words = parts.map((part): [QuestionPart, Words] => {
    // Of a story all is told for its one question; of several parts each has what it tells itself.
    const soughtByPart = sought.of(parts.length === 1 ? understood : { ...understood, text: part.text, before: null });
    const said = read([part.text, ...soughtByPart]);
    const terms = [...new Set(analyzeTerms(part.text))];
    if (before !== null || (parts.length > 1 && terms.length < fewestOwnWords))
      own.set(part, {
        terms,
        mass: index.massOf(terms),
        learned: before === null ? null : index.associations.read(doubtTerms(part.text)),
      });
    // A part of few words says little by itself: "¿las puedo cortar yo?" after a story. What is asked of a topic has it with it.
    const hasTopic = !text.includes(part.text);
    return [part, hasTopic || said.terms.size >= fewestOwnWords ? said : whole];
  });
  const isLong = before === null && whole.terms.size >= longStoryFrom;
  const inPlace = !isLong
    ? []
    : parts.flatMap((part): [QuestionPart, Words][] =>
        part.start === 0 || standsByItself(part) ? [] : [[part, read([inItsPlace(text, part)])]],
      );
  const haveTopic = before !== null || parts.some((part) => !text.includes(part.text));
  const bare =
    parts.length === 1
      ? []
      : parts.map((part): [QuestionPart, Words] => [part, read([before, topicOf(understood, part), part.text])]);
  const alone =
    parts.length === 1 ? [] : parts.map((part): [QuestionPart, Words] => [part, read([askingIn(part.text)])]);
  return {
    whole,
    own,
    articles: articlesNamedIn(text),
    parts: new Map(words),
    bare: new Map(bare),
    alone: new Map(alone),
    inPlace: new Map(inPlace),
    haveTopic,
  };
}

/** The sentence of a part that asks, without the story before it: "Me despidieron el 3. ¿Vale ese despido?". */
function askingIn(text: string): string {
  const asking = text.includes('¿')
    ? text.slice(text.lastIndexOf('¿'))
    : (text
        .trimEnd()
        .split(/[.;!\n]\s+/)
        .at(-1) ?? text);
  return new Set(analyzeTerms(asking)).size < fewestAsking ? text : asking;
}

/** Words from which a sentence tells what it asks. */
const fewestAsking = 2;

/** Where the first clause of a message ends: what it is about. */
const firstClause = /^[^,;:.?¿!]{8,120}/;

/** What a later part that says little by itself is about: "Vicios en un inmueble: … ¿y desde cuándo prescribe?". */
function topicOf({ text }: UnderstoodQuestion, part: QuestionPart): string | null {
  const leans = part.start > 0 && text.includes(part.text) && !standsByItself(part);
  return leans ? (firstClause.exec(text.trimStart())?.[0] ?? null) : null;
}

/** Measures one doubt against one part of a question. */
export function readDoubtFeatures(
  one: IndexedDoubt,
  part: QuestionPart,
  { index, roles, regimes, vocabulary, understood, facts, asked, found }: DoubtContext,
): Record<DoubtFeature, number> {
  const first = one.doubt.on[0] ?? '';
  const rank = found.ranksOfLaw.get(first) ?? -1;
  const anyRank = rankOfAny(one.doubt.on, found);
  const elsewhere = isAskedElsewhere(one, part, asked);
  const ofPart = (elsewhere ? asked.bare : asked.parts).get(part) ?? asked.whole;
  const whole = elsewhere ? ofPart : asked.whole;
  const inPlace = elsewhere ? ofPart : (asked.inPlace.get(part) ?? ofPart);
  const readings = [...new Set([ofPart, whole, inPlace])];
  const learned = readings.map((words) => words.learned.of(one.name));
  const likeness = Math.max(...readings.map((words) => likenessTo(one, words)));
  // To read what a way of asking takes for granted is dear, and nothing is held against it where nothing was told.
  const told =
    understood.role === null && facts.length === 0 ? [] : one.ways.map((way) => way.toldBy(roles, vocabulary));
  const agreeing = closestAgreement(one, part);
  return {
    always: 1,
    score: found.scores[anyRank] ?? 0,
    rank: Math.min(rank === -1 ? maxRank : rank, maxRank) / maxRank,
    second: rank === -1 ? 1 : 0,
    unfound: anyRank === -1 ? 1 : 0,
    likenessUnfound: anyRank === -1 ? likeness : 0,
    likenessLow: anyRank === -1 ? 0 : (likeness * Math.min(rank === -1 ? maxRank : rank, maxRank)) / maxRank,
    sameWords: Math.max(0, likeness - sameWordsFrom) / (1 - sameWordsFrom),
    learned: whole.learned.knows(one.name) ? Math.max(...learned.map(({ strength }) => strength)) : likeness,
    learnedChance: Math.max(...learned.map(({ chance }) => chance)),
    nearestWay: nearestWay(one, [...new Set([ofPart, whole])], index),
    answerMeaning: nearness(whole.direction, one.answer.direction),
    answerTold: shareSaid(one.answer.terms, whole, index),
    asks: agreeing,
    asksClash: agreeing === 0 ? 1 : 0,
    caseMet:
      likeness >= caseLikenessFrom && one.cases.some(({ when }) => conditionHolds(when, facts) === 'met') ? 1 : 0,
    otherRole: isOfOtherSide(told, understood, roles) ? 1 : 0,
    otherMatter: regimes.isOfOtherMatter(first, understood.regimes) ? 1 : 0,
    cited: asked.articles.has(first.slice(first.indexOf(':') + 1)) ? 1 : 0,
    otherCase: told.filter(({ supposed }) => isContradicted(supposed, facts)).length / Math.max(1, told.length),
    otherAnswer: facts.length > 0 && isContradicted(one.answerSupposes(vocabulary), facts) ? 1 : 0,
  };
}

/** Share of what the whole points to a doubt from which a part that points there as much has it to itself. */
const ofOneMatter = 0.85;

/**
 * Whether another part points to a doubt more than this one does, and the whole no more than that: what the whole says of it is then the
 * other's to count. A doubt that answers both is what the whole points to most.
 */
function isAskedElsewhere(one: IndexedDoubt, part: QuestionPart, { bare, whole, haveTopic }: AskedWords): boolean {
  const own = bare.get(part);
  if (own === undefined) return false;
  const least = Math.max(pointsTo(one, own), pointsTo(one, whole) * (haveTopic ? 1 : ofOneMatter));
  return [...bare.values()].some((other) => other !== own && pointsTo(one, other) > least);
}

/** How far words point to a doubt by themselves: by what was learned of it, or by how like a way of asking they are where nothing was. */
function pointsTo(one: IndexedDoubt, words: Words): number {
  return words.learned.knows(one.name) ? words.learned.strengthOf(one.name) : likenessTo(one, words);
}

/** Share of what a part that leans on more than itself says of its own that a doubt speaks of, by how much the words tell; else 0. */
export function shareOfOwn(one: IndexedDoubt, part: QuestionPart, { index, asked }: DoubtContext): number {
  const own = asked.own.get(part);
  if (own === undefined || own.mass === 0) return 0;
  const speaks = (term: string) => one.answer.terms.has(term) || index.isAskedWith(term, one);
  return index.massOf(own.terms.filter(speaks)) / own.mass;
}

/**
 * How near the words of a part are to a doubt, by what is at hand: how like a way of asking, and how far what was learned points there.
 * What else is measured of a doubt takes its ways of asking apart, which is worth while only for those that come near.
 */
export function nearnessOfWords(one: IndexedDoubt, part: QuestionPart, { asked }: DoubtContext): number {
  const { whole } = asked;
  const ofPart = asked.parts.get(part) ?? whole;
  const inPlace = asked.inPlace.get(part) ?? whole;
  // Hundreds are asked for, of words that are mostly the same: no lists are made of them.
  let likeness = likenessTo(one, ofPart);
  if (inPlace !== ofPart) likeness = Math.max(likeness, likenessTo(one, inPlace));
  if (!whole.learned.knows(one.name)) return likeness * 2;
  let strength = whole.learned.strengthOf(one.name);
  if (ofPart !== whole) strength = Math.max(strength, ofPart.learned.strengthOf(one.name));
  if (inPlace !== whole && inPlace !== ofPart) strength = Math.max(strength, inPlace.learned.strengthOf(one.name));
  return likeness + strength;
}

/** The first source that holds one of these articles; -1 where none does. */
function rankOfAny(keys: readonly string[], { ranks }: FoundArticles): number {
  let first = -1;
  for (const key of keys) {
    const rank = ranks.get(key) ?? -1;
    if (rank !== -1 && (first === -1 || rank < first)) first = rank;
  }
  return first;
}

/** How like the likest way of asking is to words: the cosine of the two by how much each word tells. */
export function likenessTo({ ways, firstWay }: IndexedDoubt, { mass, shared: { withWay, masses } }: Words): number {
  let likeness = 0;
  const end = firstWay + ways.length;
  for (let way = firstWay; way < end; way++) {
    const shared = withWay[way]!;
    // Most share nothing.
    if (shared > 0) likeness = Math.max(likeness, shared / Math.sqrt(mass * masses[way]!));
  }
  return likeness;
}

/** Share of words that a question says, by how much they tell. */
function shareSaid(terms: ReadonlySet<string>, { terms: said }: Words, index: DoubtIndex): number {
  const mass = index.massOfSet(terms);
  if (mass === 0) return 0;
  let shared = 0;
  for (const term of said) if (terms.has(term)) shared += index.squareOf(term);
  return shared / mass;
}

/** How near the way of asking comes that comes nearest to a part's words, or to all, by what was learned of the doubts. */
function nearestWay(one: IndexedDoubt, readings: readonly Words[], { associations }: DoubtIndex): number {
  let nearest = 0;
  const directions = one.directionsBy(associations);
  for (const { pointing } of readings) {
    if (pointing === null) continue;
    nearest = Math.max(nearest, directions.highestProduct(pointing));
  }
  return nearest;
}

/** Share of what a part asks that a way of asking asks as well, of the one that asks most of it. */
function closestAgreement({ ways }: IndexedDoubt, { asks }: QuestionPart): number {
  let most = 0;
  for (const way of ways) {
    let shared = 0;
    for (const ask of asks) if (way.asks.has(ask)) shared += 1;
    most = Math.max(most, shared);
  }
  return most === 0 ? 0 : most / Math.max(1, asks.length);
}

function isOfOtherSide(told: readonly ToldBy[], { role }: UnderstoodQuestion, roles: AskingRoles): boolean {
  if (role === null) return false;
  // One way may tell another role besides ("el propietario me dejó sin llave porque le debo").
  const others = told.flatMap((way) => way.role ?? []);
  const opposed = others.filter((other) => roles.isOtherSide(role, other));
  return opposed.length * 2 > others.length && !others.includes(role);
}

/** Whether something that is taken to be so was told not to be: "con hijos" and "sin hijos". */
function isContradicted(supposed: readonly Condition[], told: readonly KnownFact[]): boolean {
  return supposed.some((one) => conditionHolds([one], told) === 'contradicted');
}

/** "El art. 1596", "según el 770": numbers that may be of articles, in canonical form. */
function articlesNamedIn(question: string): ReadonlySet<string> {
  const named = foldInPlace(question).matchAll(
    /\b(?:el|del|al|los|y|arts?\.?|articulos?) (\d{1,4})(?: ?(bis|ter|quater))?(?! ?(?:%|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|dias?|anos?|mes|meses|horas|por ciento|pesos|cuotas))\b/g,
  );
  return new Set([...named].map(([, number = '', suffix = '']) => number + suffix));
}
