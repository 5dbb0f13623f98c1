import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import type { Quantity } from '@foja/legal-text/quantity';
import type { RankedSource } from '../../retrieval/retrieval.ts';
import { conditionHolds } from '../../understanding/conditions.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import type { Ask, QuestionPart, UnderstoodQuestion } from '../../understanding/understood-question.ts';
import type { EditorialPiece } from '../editorial-pieces.ts';
import type { QuestionFocus } from '../question-focus.ts';
import { termsOf } from '../terms-of.ts';
import { goesOnFromBefore } from './goes-on-from-before.ts';
import { type AskedPolarity, readAskedPolarity, readPolarity } from './polarity.ts';
import { liesWithin, type MeasureRange, readSentenceFacts } from './sentence-facts.ts';

/** A sentence that may answer, and where it stands. */
export interface Candidate {
  piece: EditorialPiece;
  heading: string;
  /** From 0 within its section. */
  place: number;
  /** Of its source among those retrieved, from 0. */
  rank: number;
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
  /** A message that tells what happened, rather than a question of law. */
  isTold: boolean;
  /** The article, note or ruling that was found first. */
  first: RankedSource | null;
}

/** What is measured of a sentence against a question; each is about 0–1. */
export const sentenceFeatures = [
  'share',
  'precision',
  'source',
  'rank',
  'lead',
  'opens',
  'opensNarrow',
  'follows',
  'leadOpens',
  'leadFollows',
  'toldBrief',
  'guide',
  'citesFirst',
  'goesOn',
  'length',
  'sectionAsked',
  'sectionPlazos',
  'sectionCondiciones',
  'sectionEfectos',
  'sectionRights',
  'sectionPractical',
  'statedAnswer',
  'statedOther',
  'formHowLong',
  'formHowMuch',
  'figureMissing',
  'timeToClaim',
  'timeStopped',
  'formSinceWhen',
  'formWho',
  'formConsequence',
  'formRequirements',
  'formYesNo',
  'formHow',
  'formWhere',
  'figureUnasked',
  'predicate',
  'head',
  'needDenied',
  'bound',
  'boundMet',
  'sameSourceAsked',
  'polarityMatch',
  'polarityClash',
  'excludes',
  'met',
  'contradicted',
  'outside',
  'role',
  'otherRole',
  'otherRegime',
  'otherNorm',
] as const;
export type SentenceFeature = (typeof sentenceFeatures)[number];

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
const briefs = new Set(['Qué dice', 'Respuesta breve', 'Qué resolvió']);
const practical = new Set([
  'Pasos',
  'Errores a evitar',
  'Cuándo hace falta un abogado',
  'Dónde ir',
  'Documentos y prueba',
  'Costos',
]);

/** Kinds of question that one detail answers. */
const narrowAsks = new Set<Ask>(['how-long', 'since-when', 'how-much', 'where', 'proof', 'requirements', 'who']);
const times = new Set<Quantity['unit']>(['hora', 'dia', 'dia-habil', 'semana', 'mes', 'anio']);
const amounts = new Set<Quantity['unit']>(['por-ciento', 'por-uno', 'peso', 'unidad', 'persona', 'mes']);
/** How a sentence looks that answers a kind of question. */
const forms: readonly (readonly [Ask, SentenceFeature, RegExp])[] = [
  ['since-when', 'formSinceWhen', /\b(?:desde|a partir de|se cuentan?|corren?|empiezan?|comienza)\b/],
  ['who', 'formWho', /\b(?:debe|deben|paga|pagan|responde|responden|puede|pueden|corresponde a|hereda|a cargo)\b/],
  [
    'consequence',
    'formConsequence',
    /\b(?:nul[oa]s?|sancion|pierde|multa|prision|caduca|queda|deber[aá]|indemniza|responde|se tiene por)\b/,
  ],
  ['requirements', 'formRequirements', /\b(?:debe|deben|requiere|hace falta|exige|necesita|tiene que|siempre que)\b/],
  [
    'yes-no',
    'formYesNo',
    /\b(?:puede|pueden|no puede|debe|deben|corresponde|tiene derecho|tenes derecho|podes|prohib\w*|obligad\w*|es valid\w*|es nul\w*|no hace falta)\b/,
  ],
  [
    'how',
    'formHow',
    /\b(?:se hace|se presenta|por escrito|mediante|ante|se pide|se calcula|se notifica|por telegrama)\b/,
  ],
  ['where', 'formWhere', /\b(?:juez|juzgado|tribunal|ante|justicia|oficina|autoridad)\b/],
];
/** "¿Cuánto tiempo tengo para reclamar?" asks when the right lapses. */
const claimsInTime =
  /\b(?:(?:cuanto|que) (?:tiempo|plazo) (?:tengo|tiene|tenemos|hay|me queda)|para (?:reclamar|demandar|hacer juicio|iniciar|accionar)\w*|prescri\w+|caduc\w+|(?:a|en|estoy a) tiempo|se (?:me )?(?:vence|paso)|todavia puedo|hasta cuando puedo)\b/;
const lapses = /\b(?:prescrib\w+|prescripci[oó]n|caduca\w*|caducidad)\b/;
const stopsTime = /\b(?:interrump\w+|suspend\w+|suspensi[oó]n)\b/;
/** Words from which a sentence is as long as sentences get. */
const longSentenceWords = 50;

/** What is read of a part once, however many sentences are measured against it. */
interface AskedPart {
  part: QuestionPart;
  terms: ReadonlySet<string>;
  isNarrow: boolean;
  asksTimeToClaim: boolean;
  asksOfStopping: boolean;
  asksOfNeed: boolean;
  predicate: readonly string[];
  head: readonly string[];
  polarity: AskedPolarity;
}

/** Reads a part for {@link readSentenceFeatures}. */
export function readAskedPart(part: QuestionPart, understood: UnderstoodQuestion): AskedPart {
  const { text, asks } = part;
  // What is asked stands at the end of a long part.
  const folded = fold(text.slice(-maxAskedCharacters));
  return {
    part,
    terms: new Set(analyzeTerms(text)),
    isNarrow: asks.some((ask) => narrowAsks.has(ask)),
    asksTimeToClaim: asks.includes('how-long') && claimsInTime.test(fold(text)),
    asksOfStopping: stopsTime.test(text.toLowerCase()),
    asksOfNeed: needs.test(folded),
    predicate: analyzeTerms(predicate.exec(folded)?.[1] ?? ''),
    head: analyzeTerms(headOf(text.slice(0, maxAskedCharacters))),
    polarity: readAskedPolarity(understood, folded),
  };
}

/** Measures one sentence. @param isScale whether sentences of its section share a measure in this unit between them. */
export function readSentenceFeatures(
  { piece, heading, place, rank }: Candidate,
  asked: AskedPart,
  focus: QuestionFocus,
  context: RankingContext,
  isScale: (unit: MeasureRange['unit']) => boolean,
): { features: Partial<Record<SentenceFeature, number>>; within: Quantity | null } {
  const { lead, first, understood, knowledge, measures, norms, isTold } = context;
  const { source, statement, text } = piece;
  const { quantities, ranges } = readSentenceFacts(text);
  const { part, isNarrow, asksTimeToClaim } = asked;
  const folded = text.toLowerCase();
  const terms = termsOf(text);
  const isBrief = briefs.has(heading);
  const asks = (ask: Ask) => part.asks.includes(ask);
  const holdsTime = quantities.some(({ unit }) => times.has(unit)) || ranges.some(({ unit }) => times.has(unit));
  const holdsAmount =
    [...quantities, ...ranges].some(({ unit }) => amounts.has(unit)) ||
    /\b(?:mitad|doble|tercio|igual a)\b/.test(folded);
  const features: Partial<Record<SentenceFeature, number>> = {
    share: focus.share(text),
    precision: shareOf(terms, asked.terms),
    source: source.score,
    rank: source.score * Math.min(rank, 8) * 0.12,
    lead: mark(source === lead),
    opens: mark(isBrief && place === 0),
    opensNarrow: mark(isBrief && place === 0 && isNarrow),
    follows: mark(isBrief && place > 0),
    // The first sentence of what was found best answers by itself, unless one thing of it is asked for.
    leadOpens: mark(source === lead && isBrief && place === 0 && !isNarrow),
    leadFollows: mark(source === lead && isBrief && place > 0),
    toldBrief: mark(isTold && source.kind === 'guide' && isBrief && !isNarrow),
    guide: mark(source.kind === 'guide'),
    citesFirst: mark(first !== null && piece.keys.some((key) => first.articles.includes(key))),
    goesOn: mark(goesOnFromBefore(text)),
    length: Math.min(1, text.split(/\s+/).length / longSentenceWords),
    sectionAsked: mark(part.asks.some((ask) => sectionsFor[ask]?.includes(heading))),
    sectionPlazos: mark(heading === 'Plazos'),
    sectionCondiciones: mark(heading === 'Condiciones'),
    sectionEfectos: mark(heading === 'Efectos'),
    sectionRights: mark(heading === 'Qué da la ley'),
    sectionPractical: mark(practical.has(heading)),
    formHowLong: mark(asks('how-long') && holdsTime),
    formHowMuch: mark(asks('how-much') && holdsAmount),
    figureMissing: mark((asks('how-long') && !holdsTime) || (asks('how-much') && !holdsAmount)),
    timeToClaim: mark(asksTimeToClaim && lapses.test(folded)),
    timeStopped: mark(!asked.asksOfStopping && stopsTime.test(folded)),
    figureUnasked: mark((holdsTime || holdsAmount) && !asks('how-long') && !asks('how-much')),
    predicate: shareOfPhrase(asked.predicate, terms),
    head: shareOfPhrase(asked.head, terms),
    needDenied: mark(asked.asksOfNeed && deniesNeed.test(folded)),
    ...readPolarity(asked.polarity, text),
    // What the source found best says in the section that is asked for.
    sameSourceAsked: mark(
      (source === lead || source === first) && part.asks.some((ask) => sectionsFor[ask]?.includes(heading)),
    ),
  };
  for (const [ask, feature, form] of forms) features[feature] = mark(asks(ask) && form.test(folded));

  let within: Quantity | null = null;
  for (const range of ranges) {
    if (!isScale(range.unit)) {
      // A bound in the unit of a measure that was told decides, if it is of the same thing.
      for (const told of measures) {
        const lies = liesWithin(range, told);
        if (lies !== null) features.bound = 1;
        if (lies) features.boundMet = 1;
      }
      continue;
    }
    for (const told of measures) {
      const lies = liesWithin(range, told);
      if (lies) within = told;
      else if (lies === false) features.outside = 1;
    }
  }
  if (statement !== null) {
    const answered = part.asks.filter((ask) =>
      statement.answers.some((answer) => answer === ask || (answer === 'rule' && ask === 'yes-no')),
    );
    features.statedAnswer = part.asks.length === 0 ? 0 : answered.length / part.asks.length;
    features.statedOther = mark(statement.answers.length > 0 && part.asks.length > 0 && answered.length === 0);
    const holds = statement.when.length === 0 ? 'unknown' : conditionHolds(statement.when, understood.facts);
    features.met = mark(holds === 'met');
    features.contradicted = mark(holds === 'contradicted');
    if (statement.role !== null && understood.role !== null) {
      features.role = mark(statement.role === understood.role);
      features.otherRole = mark(
        statement.role !== understood.role && knowledge.roles.isOtherSide(understood.role, statement.role),
      );
    }
  }
  features.otherRegime = otherRegime(piece, understood, knowledge);
  features.otherNorm = mark(
    norms.size > 0 && source.kind !== 'guide' && !(source.norm !== null && norms.has(source.norm)),
  );
  return { features, within };
}

/** What somebody may, must or wants to do: "¿puedo cortarla sin permiso?" */
const predicate =
  /\b(?:pued[oe]n?|podemos|podria\w*|podes|debo|deben?|debemos|tengo que|tienen? que|tenemos que|hay que|hace falta|obligad[oa]s? a|derecho a|quiero|quieren?|quiere)\s+((?:\S+\s*){1,6})/;
const needs =
  /\b(?:tengo que|tienen? que|tenemos que|hay que|hace falta|obligatori[oa]|obligad[oa]|necesit\w+|exig\w+|requier\w+|debo|deben?|autoriz\w+|permiso)\b/;
const deniesNeed =
  /\b(?:sin (?:necesidad|tr[aá]mite|que haga falta|intervenci[oó]n|autorizaci[oó]n|permiso)|ning[uú]n\w*|nadie|no (?:se |le |les )?(?:exige|requiere|necesita|hace falta|es (?:necesari|obligatori)|son (?:necesari|obligatori)|pide|obliga|debe|tiene que|hay que|est[aá] obligad))/;
const headWords = 5;
const maxAskedCharacters = 600;

/** The first words of a question beside those that only ask: "Mayoría para modificar el contrato de SRL…". */
function headOf(asked: string): string {
  return asked
    .split(/[\s¿?,;:]+/)
    .filter((word) => analyzeTerms(word).length > 0)
    .slice(0, headWords)
    .join(' ');
}

function shareOfPhrase(asked: readonly string[], said: ReadonlySet<string>): number {
  if (asked.length === 0) return 0;
  return asked.filter((term) => said.has(term)).length / asked.length;
}

function mark(holds: boolean): number {
  return holds ? 1 : 0;
}

/** How surely the sentence is of a matter that the question does not speak of. */
function otherRegime(
  { source, keys }: EditorialPiece,
  { regimes: told }: UnderstoodQuestion,
  { regimes }: RankingContext['knowledge'],
): number {
  const [likeliest] = told;
  const own = regimes.regimeOf(keys[0] ?? source.articles[0] ?? '');
  if (likeliest === undefined || told.some(({ regime }) => regimes.isCompatible(own, regime))) return 0;
  return likeliest.weight;
}

/** Share of a sentence's words that the question holds as well: a long sentence shares some with everything. */
function shareOf(words: ReadonlySet<string>, told: ReadonlySet<string>): number {
  if (words.size === 0) return 0;
  let shared = 0;
  for (const word of words) if (told.has(word)) shared += 1;
  return shared / words.size;
}
