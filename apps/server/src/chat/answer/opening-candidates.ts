import { foldInPlace } from '@foja/legal-text/fold-in-place';
import type { Quantity } from '@foja/legal-text/quantity';
import { isOfRuling } from '../../retrieval/index-row.ts';
import type { RankedSource } from '../../retrieval/retrieval.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import { readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { KnownFact, QuestionPart, UnderstoodQuestion } from '../../understanding/understood-question.ts';
import { piecesOf } from '../editorial-pieces.ts';
import type { AnswerBasis } from '../local-answer-basis.ts';
import { type QuestionFocus, readFocus } from '../question-focus.ts';
import { type Ranked, rankPieces } from './rank-pieces.ts';
import type { Candidate, RankingContext } from './sentence-features.ts';

/** The sentences that may answer one part of a question, the best first. */
export interface PartCandidates {
  part: QuestionPart;
  ranked: Ranked[];
}

/** A word that few of these sentences hold may be beside the point: its rarity among them counts by half. */
const rarity = 0.25;
/** "¿Y cuánto dura?" speaks of what was asked before. */
const earlierWeight = 0.6;
const maxParts = 4;
const headings = [
  'Respuesta breve',
  'Qué dice',
  'Plazos',
  'Condiciones',
  'Efectos',
  'Qué da la ley',
  'Costos',
  'Dónde ir',
  'Documentos y prueba',
] as const;
const times = new Set<Quantity['unit']>(['hora', 'dia', 'dia-habil', 'semana', 'mes', 'anio']);

/** For each part of a question the sentences of what was found, in order. */
export function rankOpeningCandidates(
  understood: UnderstoodQuestion,
  basis: AnswerBasis,
  sources: readonly RankedSource[],
  knowledge: Pick<Knowledge, 'regimes' | 'roles'>,
  isTold: boolean,
): PartCandidates[] {
  const candidates = candidatesOf(basis, sources);
  if (candidates.length === 0) return [];
  const texts = candidates.map(({ piece }) => piece.text);
  const context: RankingContext = {
    lead: basis.lead,
    understood,
    knowledge,
    measures: measuresOf(understood),
    norms: new Set(understood.claims.flatMap(({ norm }) => norm ?? [])),
    isTold,
    first: sources.find(({ kind }) => kind !== 'guide' && !isOfRuling(kind)) ?? null,
  };
  const parts = understood.parts.slice(0, maxParts).map((part) => withClaimed(part, understood));
  const earlier = understood.before === null ? [] : [understood.before];
  return parts.map((part) => {
    const focus =
      parts.length > 1
        ? focusOfPart(part, understood, texts)
        : readFocus(understood.text, earlier, texts, rarity, earlierWeight);
    return { part, ranked: rankPieces(candidates, part, focus, context) };
  });
}

/** A claim on a term asks whether the term is so. */
function withClaimed(part: QuestionPart, { claims }: UnderstoodQuestion): QuestionPart {
  const isTerm = claims.some(({ quantity }) => quantity !== undefined && times.has(quantity.unit));
  return isTerm && !part.asks.includes('how-long') ? { ...part, asks: [...part.asks, 'how-long'] } : part;
}

function candidatesOf(basis: AnswerBasis, sources: readonly RankedSource[]): Candidate[] {
  const inForce = sources.filter(({ repealed, suspect, kind }) => !repealed && !suspect && kind !== 'guide');
  const among = [...new Set([basis.lead, basis.guide, ...basis.named, ...inForce])].filter((source) => source !== null);
  return among.flatMap((source) =>
    headings.flatMap((heading) =>
      piecesOf(source, heading).map((piece, place) => ({ piece, heading, place, rank: sources.indexOf(source) })),
    ),
  );
}

/** A part is read with the words of the whole question as light context: "¿y el plazo?" speaks of what came before. */
function focusOfPart(part: QuestionPart, understood: UnderstoodQuestion, texts: readonly string[]): QuestionFocus {
  return readFocus(part.text, [understood.text, understood.before ?? ''], texts, rarity);
}

/** What was told to measure something; `isRate`: so much a week or a month. */
type Measure = Quantity & Pick<KnownFact, 'bound'> & { isRate?: boolean };

/** "20 horas por semana" is no time that passed. */
const isRate =
  /^\s*(?:por (?:semana|dia|mes|ano)|semanales|diari[ao]s|mensuales|anuales|a la semana|al (?:dia|mes|ano))\b/;

/** Characters after a measure in which that stands. */
const charactersOfRate = 16;

/** Measures that were told: "7 años", "más de 7 años", but neither those of a claim about the law nor "tres meses de sueldo". */
export function measuresOf({ claims, facts, text, today }: UnderstoodQuestion): Measure[] {
  const claimed = claims.flatMap(({ quantity }) => (quantity ? [`${quantity.value} ${quantity.unit}`] : []));
  const folded = foldInPlace(text);
  const written = readQuestionTokens(text, today).flatMap(({ quantity, isName, end }): Measure[] => {
    if (quantity === undefined || isName || quantity.of !== undefined) return [];
    return [{ ...quantity, ...(isRate.test(folded.slice(end, end + charactersOfRate)) && { isRate: true }) }];
  });
  const isWrittenRate = ({ value, unit }: Quantity) =>
    written.some((one) => one.isRate === true && one.value === value && one.unit === unit);
  const told = facts.flatMap(({ value, bound }): Measure[] =>
    typeof value === 'object'
      ? [{ ...value, ...(bound && { bound }), ...(isWrittenRate(value) && { isRate: true }) }]
      : [],
  );
  const all = [...written, ...told].filter(({ value, unit }) => !claimed.includes(`${value} ${unit}`));
  return [...new Map(all.map((measure) => [`${measure.value} ${measure.unit}`, measure])).values()];
}
