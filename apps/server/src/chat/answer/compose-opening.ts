import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import { foldInPlace } from '@foja/legal-text/fold-in-place';
import type { Quantity } from '@foja/legal-text/quantity';
import { splitSentences } from '@foja/legal-text/split-sentences';
import type { RankedSource } from '../../retrieval/retrieval.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import type { Ask, QuestionPart, UnderstoodQuestion } from '../../understanding/understood-question.ts';
import type { EditorialPiece } from '../editorial-pieces.ts';
import type { AnswerBasis } from '../local-answer-basis.ts';
import { SentenceDeduplicator } from '../sentence-deduplicator.ts';
import type { SourceNumbers } from '../source-numbers.ts';
import { termsOf } from '../terms-of.ts';
import { contradictionOf } from './deny-premise.ts';
import { goesOnFromBefore } from './goes-on-from-before.ts';
import { tellLeftOpen } from './left-open.ts';
import { measuresOf, rankOpeningCandidates } from './opening-candidates.ts';
import type { Ranked } from './rank-pieces.ts';
import { figuresOf, type Said, saysAgain } from './says-again.ts';
import { liesWithin, readSentenceFacts } from './sentence-facts.ts';
import type { SentenceFeature } from './sentence-features.ts';

/** What stands before every sentence that was found, with the articles that it stands on, the deciding one first. */
export interface ToldBefore extends Said {
  /** The parts of the question that it answers. */
  parts: readonly QuestionPart[];
  /** It is surely what was asked: what stands beside it has to add something. */
  isSure: boolean;
}

export interface OpeningSentences {
  /** The first paragraph; empty where the project has written nothing that answers. */
  text: string;
  pieces: EditorialPiece[];
  /** What else the same articles say of what was asked: it stays on screen, below the paragraph. */
  besides: EditorialPiece[];
}

const maxBesides = 3;
/** Sentences of each part, the best first, among which that is looked for. */
const triedBesides = 14;
/** Place of the last sentence that may say nothing new of what was asked, beside what surely answers it and otherwise. */
const surelyBeside = 1;
const maybeBeside = 4;
/** Words that paragraph and what is below it may have together. */
const maxVisibleWords = 150;
const maxSentences = 3;
/** What is told first takes the place of its sentences; one more may stand beside it. */
const minBesideToldFirst = 1;
/** What adds to the answer may be so much less likely to be it than the best sentence: a difference of logarithms. */
const margin = 2;
/** The same for what an answer still lacks, within the source that it stands on. */
const coverMargin = 5;
/** Share of the shorter sentence's words from which the longer one says it as well. */
const heldFrom = 0.75;
/** The same where both fix the same figure of one article. */
const heldFromWithFigure = 0.5;
/** What adds to the answer must speak of this share of the question. */
const minSharedByOther = 0.08;
/** The same of what was found best, beside what is told first of another article. */
const minSharedByFirst = 0.12;
/** Share of a part's words that a sentence must hold to answer it, where another part is answered by what is told first. */
const minSharedByPart = 0.15;
/** Words of a part from which they tell what it asks. */
const minTellingWords = 3;
const briefs = new Set(['Respuesta breve', 'Qué dice']);
/**
 * The first paragraph: for each thing that is asked the sentence that answers it best, for the facts that were told; a claim that the
 * law contradicts is denied first. At most three sentences.
 */
export function composeOpeningSentences(
  understood: UnderstoodQuestion,
  basis: AnswerBasis,
  sources: readonly RankedSource[],
  numbers: SourceNumbers,
  { knowledge, isTold, toldFirst: told }: { knowledge: Knowledge; isTold: boolean; toldFirst: ToldBefore | null },
): OpeningSentences {
  const isOfAnotherCase = knowledge.cases.readFor(understood);
  const parts = rankOpeningCandidates(understood, basis, sources, knowledge, isTold).map(({ part, ranked }) => {
    const own = ranked.filter(({ piece }) => !isOfAnotherCase(piece.text));
    return { part, ranked: own.length > 0 ? own : ranked };
  });
  const toldFirst = told?.text ?? null;
  const said = new SentenceDeduplicator();
  if (toldFirst !== null) said.add(toldFirst);
  // A part that what is told first leaves open is answered by a sentence that was found.
  const isAnswered = (part: QuestionPart) =>
    parts.length === 1 || told?.parts.some(({ start, text }) => start === part.start && text === part.text) === true;
  const room = Math.max(
    minBesideToldFirst,
    parts.filter(({ part }) => !isAnswered(part)).length,
    maxSentences - (toldFirst === null ? 0 : splitSentences(toldFirst).length),
  );
  const chosen: { ranked: Ranked; denies: boolean | null; part: QuestionPart }[] = [];
  const unspoken = new Set<QuestionPart>();
  const take = (ranked: Ranked | undefined, part: QuestionPart, all: readonly Ranked[], isAsked = false): void => {
    if (ranked === undefined || chosen.length >= room) return;
    // A sentence without its subject comes with the one that has it.
    if (goesOnFromBefore(ranked.piece.text) && ranked.place > 0) {
      const before = all.find(
        ({ piece, heading, place }) =>
          piece.source === ranked.piece.source && heading === ranked.heading && place === ranked.place - 1,
      );
      const isSaid = chosen.some((one) => one.ranked.piece === before?.piece);
      if (before === undefined || (!isSaid && chosen.length >= room - 1)) return;
      if (!isSaid) take({ ...before, within: null }, part, all);
    }
    // Who asks what to do is answered by the guide of the situation as well.
    const isOfGuide = part.asks.includes('what-to-do') && ranked.piece.source === basis.guide;
    if (told !== null && isAnswered(part) && !isAsked && !isOfGuide && !isBeside(ranked, told, part)) return;
    // A sentence that hardly speaks of what is left open is no answer to it.
    if (told !== null && !isAnswered(part) && !speaksOf(ranked, part)) {
      unspoken.add(part);
      return;
    }
    // What another branch of law says of the same word answers none of its parts.
    if (told !== null && !isOfSameBranch(ranked, told, knowledge)) return;
    // What a longer sentence says, or a shorter one has said, is not said twice.
    if (told !== null && saysAgain(saidBy(ranked.piece), told)) return;
    if (chosen.some((other) => holds(other.ranked.piece, ranked.piece)) || said.add(ranked.piece.text)) return;
    chosen.push({ ranked, denies: contradictionOf(understood.claims, part, ranked), part });
  };

  // What is left open comes before what stands beside.
  const inOrder = [...parts.filter(({ part }) => !isAnswered(part)), ...parts.filter(({ part }) => isAnswered(part))];
  for (const { part, ranked } of inOrder) {
    take(ranked[0], part, ranked);
    // Each thing of a topic's list is answered: by what is told first, or by the best sentence that speaks of it.
    for (const one of unansweredOf(part, ranked, [toldFirst ?? '', ...chosen.map((some) => some.ranked.piece.text)]))
      take(one, part, ranked);
    // "¿Qué plazo y desde cuándo?": what else is asked and the sentence does not say.
    for (const ask of part.asks)
      take(
        coverOf(
          ask,
          ranked,
          chosen.map((one) => one.ranked),
        ),
        part,
        ranked,
        !showsIn(ask, toldFirst ?? ''),
      );
    // A single question may need the rule that its answer belongs to, or what else answers it nearly as well.
    if (parts.length === 1) {
      const best = ranked[0];
      const others = ranked
        .slice(1)
        .filter(
          ({ worth, features }) => worth >= (best?.worth ?? 0) - margin && (features.share ?? 0) >= minSharedByOther,
        );
      for (const other of others.slice(0, maxSentences - 1)) take(other, part, ranked);
      // A brief goes on by itself: the sentence after its rule is its limit or its consequence.
      for (const { ranked: said } of chosen.slice(0, maxSentences - 1)) {
        if (!briefs.has(said.heading)) continue;
        const next = ranked.find(
          ({ piece, heading, place }) =>
            piece.source === said.piece.source && heading === said.heading && place === said.place + 1,
        );
        if (next !== undefined && (chosen.length === 1 || goesOnFromBefore(next.piece.text))) take(next, part, ranked);
      }
    }
  }
  // What is denied is said first.
  chosen.sort((left, right) => Number(right.denies === true) - Number(left.denies === true));
  const text = chosen
    .map(({ ranked, denies }, index) => sentenceOf(ranked, numbers, index === 0 && toldFirst === null ? denies : null))
    .join(' ');
  const leftOpen = parts
    .filter(
      ({ part, ranked }) => unspoken.has(part) && !ranked.slice(0, triedOfList).some((one) => speaksOf(one, part)),
    )
    .map(({ part }) => part)
    .filter((part) => !chosen.some((one) => one.part === part));
  const open = tellLeftOpen(leftOpen, toldFirst ?? '');
  return {
    text: [toldFirst ?? '', grounded(text, chosen[0]?.ranked.piece.source, numbers), open].filter(Boolean).join(' '),
    pieces: chosen.map(({ ranked }) => ranked.piece),
    besides: besidesOf(
      parts,
      chosen.map(({ ranked }) => ranked.piece),
      told,
      measuresOf(understood),
      knowledge,
    ),
  };
}

const countWords = (text: string) => text.split(/\s+/).length;

/** What the articles that the paragraph stands on say besides of what was asked, and for the one who asks. */
function besidesOf(
  parts: readonly { part: QuestionPart; ranked: readonly Ranked[] }[],
  chosen: readonly EditorialPiece[],
  told: ToldBefore | null,
  measures: ReturnType<typeof measuresOf>,
  knowledge: Knowledge,
): EditorialPiece[] {
  const before: Said[] = [...(told === null ? [] : [told]), ...chosen.map(saidBy)];
  const keys = new Set(before.flatMap((one) => one.keys));
  let words = before.reduce((sum, { text }) => sum + countWords(text), 0);
  const found: EditorialPiece[] = [];
  for (const { part, ranked } of parts) {
    const asked = analyzeTerms(part.text);
    for (const one of ranked.slice(0, triedBesides)) {
      const { piece } = one;
      if (found.length >= maxBesides || words + countWords(piece.text) > maxVisibleWords) break;
      if (chosen.includes(piece) || found.includes(piece) || piece.source.kind === 'guide') continue;
      const own = saidBy(piece);
      if (!own.keys.some((key) => keys.has(key)) || goesOnFromBefore(piece.text)) continue;
      if (told !== null && !isOfSameBranch(one, told, knowledge)) continue;
      const { ranges } = readSentenceFacts(piece.text);
      if (ranges.some((range) => measures.some((measure) => liesWithin(range, measure) === false))) continue;
      const all = [...before, ...found.map(saidBy)];
      if (all.some((other) => saysAgain(own, other)) || chosen.some((other) => holds(other, piece))) continue;
      const said = all.map(({ text }) => text).join(' ');
      const [terms, saidTerms, figures] = [termsOf(piece.text), new Set(analyzeTerms(said)), figuresOf(said)];
      const speaks = asked.some((term) => terms.has(term) && !saidTerms.has(term));
      const measuresAnew =
        part.asks.some((ask) => figureAsks.has(ask)) &&
        figuresOf(piece.text).some((figure) => !figures.includes(figure));
      if (!speaks && !measuresAnew && ranked.indexOf(one) > (told?.isSure === true ? surelyBeside : maybeBeside))
        continue;
      found.push(piece);
      words += countWords(piece.text);
    }
  }
  return found;
}

const triedOfList = 5;

/** Sentences on one thing of a topic's list, the best first; none where it is spoken of already, or the part is no such thing. */
function unansweredOf({ text, asks }: QuestionPart, ranked: readonly Ranked[], said: readonly string[]): Ranked[] {
  const [topic, item] = text.split(': ');
  if (topic === undefined || item === undefined || text.split(': ').length !== 2) return [];
  const terms = analyzeTerms(item).filter((term) => !analyzeTerms(topic).includes(term));
  const speaks = (sentence: string) => terms.some((term) => termsOf(sentence).has(term));
  if (terms.length === 0 || said.some(speaks)) return [];
  const answers = ({ features }: Ranked) =>
    asks.some((ask) => answersAsk[ask]?.some((feature) => features[feature] === 1) ?? false);
  const best = ranked[0]?.worth ?? 0;
  return ranked
    .slice(0, triedOfList)
    .filter((one) => one.worth >= best - margin && (speaks(one.piece.text) || answers(one)))
    .slice(0, 1);
}

/** The features by which a sentence shows that it answers a kind of question. */
const answersAsk: Partial<Record<Ask, readonly SentenceFeature[]>> = {
  'how-long': ['formHowLong'],
  'since-when': ['formSinceWhen'],
  'how-much': ['formHowMuch'],
  consequence: ['formConsequence'],
  requirements: ['formRequirements'],
  where: ['formWhere'],
  who: ['formWho'],
};

const who =
  /\b(?:pueden? (?:pedir|reclamar|demandar|solicitar|exigir|impugnar|hacer)\w*|deben? pagar|pagan?|responden?|heredan?|corresponde a)\b/;
const place = /\b(?:juez|juzgado|tribunal|ante|oficina|autoridad|fiscal\w*|comisaria)\b/;

/** Whether what is told first shows what is asked; of kinds that no form tells, it is taken to do so. */
function showsIn(ask: Ask, told: string): boolean {
  const folded = fold(told);
  if (ask === 'who') return who.test(folded);
  if (ask === 'where') return place.test(folded);
  if (ask === 'how-long')
    return readSentenceFacts(told).quantities.some(({ unit }) => unit in unitNames || unit === 'dia-habil');
  return true;
}

/** The best sentence that answers what none of the chosen does, where it stands with one of them or is nearly as likely. */
function coverOf(ask: Ask, ranked: readonly Ranked[], chosen: readonly Ranked[]): Ranked | undefined {
  const shows = answersAsk[ask];
  const answers = ({ features }: Ranked) => shows?.some((feature) => features[feature] === 1) ?? false;
  if (shows === undefined || chosen.some(answers)) return undefined;
  const best = ranked[0]?.worth ?? 0;
  return ranked.find(
    (one) =>
      answers(one) &&
      (one.worth >= best - margin ||
        (one.worth >= best - coverMargin && chosen.some(({ piece }) => piece.source === one.piece.source))),
  );
}

/** Beside what is told first only what stands on its articles, or what was found best, is surely of the same matter. */
function isBeside(ranked: Ranked, told: ToldBefore, part: QuestionPart): boolean {
  if (told.isSure && !adds(ranked, told, part) && ranked.rank !== 0) return false;
  if (saidBy(ranked.piece).keys.some((key) => told.keys.includes(key))) return true;
  return ranked.rank === 0 && (ranked.features.share ?? 0) >= minSharedByFirst;
}

/** Whether a sentence speaks of a part that is asked in words of its own: "¿a quién le hago juicio?" has too few to tell. */
function speaksOf({ features }: Ranked, { text }: QuestionPart): boolean {
  return new Set(analyzeTerms(text)).size < minTellingWords || (features.share ?? 0) >= minSharedByPart;
}

/** The term of a president does not go with that of a company's directors. */
function isOfSameBranch({ piece }: Ranked, { keys }: ToldBefore, { regimes }: Knowledge): boolean {
  const [deciding] = saidBy(piece).keys;
  return deciding === undefined || keys.length === 0 || regimes.goesWith(deciding, keys);
}

const untilThen = /\bhasta (?:que|el|la)\b|\bantes de(?:l| que)?\b/;
const figureAsks = new Set<Ask>(['how-long', 'how-much', 'since-when', 'consequence', 'requirements']);

/** Whether a sentence speaks of something that was asked and is not told yet, of the measure that was told, or fixes another figure where one is asked for. */
function adds({ piece, within, features }: Ranked, told: ToldBefore, part: QuestionPart): boolean {
  if (within !== null || features.boundMet === 1) return true;
  const [said, own, figures] = [termsOf(told.text), termsOf(piece.text), figuresOf(told.text)];
  if (analyzeTerms(part.text).some((term) => own.has(term) && !said.has(term))) return true;
  // "¿Hasta qué momento…?" – "hasta que la causa se abre a prueba" is a term without a figure.
  if (part.asks.includes('how-long') && untilThen.test(piece.text) && !untilThen.test(told.text)) return true;
  return (
    part.asks.some((ask) => figureAsks.has(ask)) && figuresOf(piece.text).some((figure) => !figures.includes(figure))
  );
}

/** What a sentence stands on: the articles that it names, and the note's own. */
function saidBy({ text, keys, source }: EditorialPiece): Said {
  return { text, keys: source.kind === 'guide' ? keys : [...keys, ...source.articles] };
}

/** Whether one of two sentences says nearly all that the other does. */
function holds(left: EditorialPiece, right: EditorialPiece): boolean {
  const [shorter, longer] = [termsOf(left.text), termsOf(right.text)].sort((a, b) => a.size - b.size) as [
    ReadonlySet<string>,
    ReadonlySet<string>,
  ];
  const from = isSameFigure(left, right) ? heldFromWithFigure : heldFrom;
  return shorter.size > 0 && [...shorter].filter((term) => longer.has(term)).length / shorter.size >= from;
}

/** Two sentences on one article that fix the same figures. */
function isSameFigure(left: EditorialPiece, right: EditorialPiece): boolean {
  const figures = ({ text }: EditorialPiece) => figuresOf(text).sort().join();
  return figures(left) !== '' && figures(left) === figures(right) && left.keys.some((key) => right.keys.includes(key));
}

function sentenceOf({ piece, within }: Ranked, numbers: SourceNumbers, denies: boolean | null): string {
  const rendered = numbers.render(piece);
  if (denies !== null) return `${denies ? 'No' : 'Sí'}: ${lowerFirst(rendered)}`;
  return within === null || goesOnFromBefore(piece.text)
    ? rendered
    : `En tu caso (${tellMeasure(within)}): ${lowerFirst(rendered)}`;
}

const unitNames: Partial<Record<Quantity['unit'], [string, string]>> = {
  anio: ['año', 'años'],
  mes: ['mes', 'meses'],
  dia: ['día', 'días'],
  hora: ['hora', 'horas'],
  semana: ['semana', 'semanas'],
};

function tellMeasure({ value, unit, of }: Quantity): string {
  if (unit === 'anio' && !Number.isInteger(value)) {
    const years = Math.floor(value);
    const months = Math.round((value - years) * 12);
    return [years > 0 ? tellMeasure({ value: years, unit }) : '', tellMeasure({ value: months, unit: 'mes' })]
      .filter(Boolean)
      .join(' y ');
  }
  const [one, many] = unitNames[unit] ?? [of ?? '', of ?? ''];
  return `${value.toLocaleString('es-AR')} ${value === 1 ? one : many}`.trim();
}

/** A sentence goes on after a colon in lower case, unless it begins with a name or an abbreviation. */
export function lowerFirst(text: string): string {
  const [first = ''] = foldInPlace(text).split(/\s/);
  const isCommon =
    /^(?:el|la|los|las|un|una|unos|unas|si|no|con|sin|en|para|por|quien|quienes|cuando|desde|hasta|todas?|todos?|cada|entre|hay|se|al|lo|frente|pasad[oa]s?|vencid[oa]s?|salvo|ante|tras|sobre|bajo|segun|durante|mientras|aunque|ningun[oa]?|nadie|cualquier[ao]?|ambos|son|es|esta|estan|tiene|puede|pueden|hoy|ya|todavia|solo|quienes|su|sus|tu|tus|mi|a|de|del|como|donde|aun|son)$/.test(
      first,
    );
  return isCommon ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** A guide's advice names no article in every sentence; the paragraph still says where it comes from. */
function grounded(text: string, source: RankedSource | undefined, numbers: SourceNumbers): string {
  return text === '' || source === undefined || /\[\d+\]/.test(text)
    ? text
    : text.replace(/([.!?…]*)$/, ` ${numbers.mark(source)}$1`);
}
