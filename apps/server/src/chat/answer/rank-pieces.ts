import { analyzeTerms } from '@foja/legal-text/analyze';
import type { Quantity } from '@foja/legal-text/quantity';
import type { RankedSource } from '../../retrieval/retrieval.ts';
import { conditionHolds } from '../../understanding/conditions.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import type { Ask, QuestionPart, UnderstoodQuestion } from '../../understanding/understood-question.ts';
import type { EditorialPiece } from '../editorial-pieces.ts';
import type { QuestionFocus } from '../question-focus.ts';
import { termsOf } from '../terms-of.ts';
import { liesWithin, readSentenceFacts } from './sentence-facts.ts';

/** A sentence that may answer, where it stands and how well it fits. */
export interface Candidate {
  piece: EditorialPiece;
  heading: string;
  /** From 0 within its section. */
  place: number;
  /** Of its source among those retrieved, from 0. */
  rank: number;
}

export interface Ranked extends Candidate {
  worth: number;
  /** Share of the part's words that it holds, 0–1. */
  share: number;
  /** The told measure that falls within what the sentence speaks of. */
  within: Quantity | null;
}

export interface RankingContext {
  /** What retrieval found best, or the guide of the situation that was told. */
  lead: RankedSource | null;
  understood: UnderstoodQuestion;
  knowledge: Pick<Knowledge, 'regimes' | 'roles'>;
  /** Measures that the person told as facts, not as claims about the law. */
  measures: readonly Quantity[];
  /** Codes of the norms that the question names; what another one says is not asked. */
  norms: ReadonlySet<string>;
}

/** What makes a sentence the answer. By hand, on development questions; `fit-answers` may learn them. */
const weights = {
  share: 1,
  source: 1,
  rankStep: 0.12,
  answersAsk: 0.5,
  section: 0.3,
  opens: 0.25,
  lead: 0.3,
  leadOpens: 0.3,
  follows: 0.08,
  within: 0.1,
  outside: -3,
  met: 0.8,
  contradicted: -5,
  role: 0.3,
  otherRole: -0.8,
  otherRegime: -1.2,
  otherNorm: -1,
  precision: 0.3,
} as const;

/** What a section is worth where nothing asks for it: advice and places are no answer to what the law says. */
const sectionWorth: Readonly<Record<string, number>> = {
  Pasos: -0.9,
  'Errores a evitar': -0.6,
  'Cuándo hace falta un abogado': -1,
  'Dónde ir': -0.7,
  'Documentos y prueba': -0.7,
  Costos: -0.3,
  Cuestión: -0.5,
  'Por qué importa': -0.4,
};

/** Which sections answer which kind of question. */
const sectionsFor: Partial<Record<Ask, readonly string[]>> = {
  'how-long': ['Plazos'],
  'since-when': ['Plazos'],
  consequence: ['Efectos'],
  requirements: ['Condiciones'],
  where: ['Dónde ir'],
  proof: ['Documentos y prueba'],
  'what-to-do': ['Respuesta breve'],
  'what-is': ['Qué dice'],
  'how-much': ['Costos'],
};

/** Kinds of question that one detail answers. */
const narrowAsks = new Set<Ask>(['how-long', 'since-when', 'how-much', 'where', 'proof', 'requirements']);
const times = new Set<Quantity['unit']>(['hora', 'dia', 'dia-habil', 'semana', 'mes', 'anio']);
const amounts = new Set<Quantity['unit']>(['por-ciento', 'por-uno', 'peso', 'unidad', 'persona', 'mes']);
/** How a sentence looks that answers a kind of question. */
const forms: Partial<Record<Ask, RegExp>> = {
  'since-when': /\b(?:desde|a partir de|se cuentan?|corren?|empiezan?|comienza)\b/,
  who: /\b(?:debe|deben|paga|pagan|responde|responden|puede|pueden|corresponde a|hereda|a cargo)\b/,
  consequence: /\b(?:nul[oa]s?|sancion|pierde|multa|prision|caduca|queda|deber[aá]|indemniza|responde|se tiene por)\b/,
  requirements: /\b(?:debe|deben|requiere|hace falta|exige|necesita|tiene que|siempre que)\b/,
  'yes-no':
    /\b(?:puede|pueden|no puede|debe|deben|corresponde|tiene derecho|prohib|obligad|es valid|es nul|no hace falta)\b/,
  how: /\b(?:se hace|se presenta|por escrito|mediante|ante|se pide|se calcula|se notifica|por telegrama)\b/,
  where: /\b(?:juez|juzgado|tribunal|ante|justicia|oficina|autoridad)\b/,
};

/** Sets the candidates in order for one part of the question, the best first. */
export function rankPieces(
  candidates: readonly Candidate[],
  part: QuestionPart,
  focus: QuestionFocus,
  context: RankingContext,
): Ranked[] {
  const scales = scalesOf(candidates);
  const ranked = candidates.map((candidate) => rank(candidate, part, focus, context, scales));
  return bestOfEachScale(ranked).sort(
    (left, right) => right.worth - left.worth || left.rank - right.rank || left.place - right.place,
  );
}

/** Of sentences that share a measure between them, the one for the measure that was told stands for all. */
function bestOfEachScale(ranked: readonly Ranked[]): Ranked[] {
  return ranked.map((one) => {
    if (one.within === null) return one;
    const siblings = ranked.filter(
      ({ piece, heading }) => piece.source.id === one.piece.source.id && heading === one.heading,
    );
    return { ...one, worth: Math.max(...siblings.map(({ worth }) => worth)) + weights.within };
  });
}

/** Sections whose sentences share a measure between them: "hasta cinco años…", "más de cinco y hasta diez…". */
function scalesOf(candidates: readonly Candidate[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { piece, heading } of candidates) {
    for (const unit of new Set(readSentenceFacts(piece.text).ranges.map((range) => range.unit))) {
      const key = scaleKey(piece, heading, unit);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([key]) => key));
}

function scaleKey(piece: EditorialPiece, heading: string, unit: string): string {
  return `${piece.source.id}|${heading}|${unit}`;
}

function rank(
  candidate: Candidate,
  part: QuestionPart,
  focus: QuestionFocus,
  { lead, understood, knowledge: { regimes, roles }, measures, norms }: RankingContext,
  scales: ReadonlySet<string>,
): Ranked {
  const { piece, heading, place, rank: sourceRank } = candidate;
  const { source, statement, text } = piece;
  const share = focus.share(text);
  const { quantities, ranges } = readSentenceFacts(text);
  let worth =
    weights.share * share +
    weights.precision * precisionOf(text, part.text) +
    weights.source * source.score * (1 - weights.rankStep * sourceRank);

  const asked = part.asks.some((ask) => sectionsFor[ask]?.includes(heading));
  worth += asked ? weights.section : (sectionWorth[heading] ?? 0);
  if (heading === 'Qué dice' || heading === 'Respuesta breve' || heading === 'Qué resolvió') {
    worth += place === 0 ? weights.opens : weights.follows;
    // The first sentence of what was found best answers by itself, unless one thing of it is asked for.
    if (source === lead && place === 0 && !part.asks.some((ask) => narrowAsks.has(ask))) worth += weights.leadOpens;
  }
  if (source === lead) worth += weights.lead;
  const folded = text.toLowerCase();
  const answers = part.asks.filter((ask) => {
    if (statement?.answers.some((answer) => answer === ask || (answer === 'rule' && ask === 'yes-no'))) return true;
    if (ask === 'how-long')
      return quantities.some(({ unit }) => times.has(unit)) || ranges.some(({ unit }) => times.has(unit));
    if (ask === 'how-much')
      return quantities.some(({ unit }) => amounts.has(unit)) || /\b(?:mitad|doble|tercio|igual a)\b/.test(folded);
    return forms[ask]?.test(folded) ?? false;
  });
  if (answers.length > 0) worth += weights.answersAsk * (answers.length / part.asks.length);

  let within: Quantity | null = null;
  for (const range of ranges) {
    if (!scales.has(scaleKey(piece, heading, range.unit))) continue;
    for (const told of measures) {
      const lies = liesWithin(range, told);
      if (lies === null) continue;
      if (lies) within = told;
      else worth += weights.outside;
    }
  }
  if (statement !== null) {
    const holds = statement.when.length === 0 ? 'unknown' : conditionHolds(statement.when, understood.facts);
    if (holds !== 'unknown') worth += holds === 'met' ? weights.met : weights.contradicted;
    if (statement.role !== null && understood.role !== null) {
      if (statement.role === understood.role) worth += weights.role;
      else if (roles.isOtherSide(understood.role, statement.role)) worth += weights.otherRole;
    }
  }
  const [likeliest] = understood.regimes;
  const own = regimes.regimeOf(piece.keys[0] ?? source.articles[0] ?? '');
  if (
    likeliest &&
    source.kind !== 'guide' &&
    !understood.regimes.some(({ regime }) => regimes.isCompatible(own, regime))
  ) {
    worth += weights.otherRegime * likeliest.weight;
  }
  if (norms.size > 0 && source.kind !== 'guide' && !(source.norm !== null && norms.has(source.norm))) {
    worth += weights.otherNorm;
  }
  return { ...candidate, worth, share, within };
}

/** Share of a sentence's words that the question holds as well: a long sentence shares some with everything. */
function precisionOf(sentence: string, asked: string): number {
  const words = termsOf(sentence);
  if (words.size === 0) return 0;
  const told = new Set(analyzeTerms(asked));
  return [...words].filter((word) => told.has(word)).length / words.size;
}
