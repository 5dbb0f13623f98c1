import { foldInPlace } from '@foja/legal-text/fold-in-place';
import type { Quantity } from '@foja/legal-text/quantity';
import type { RankedSource } from '../../retrieval/retrieval.ts';
import type { Knowledge } from '../../understanding/knowledge.ts';
import { readQuestionTokens } from '../../understanding/phrases/question-tokens.ts';
import type { QuestionPart, UnderstoodQuestion } from '../../understanding/understood-question.ts';
import { type EditorialPiece, piecesOf } from '../editorial-pieces.ts';
import type { AnswerBasis } from '../local-answer-basis.ts';
import { type QuestionFocus, readFocus } from '../question-focus.ts';
import { SaidBefore } from '../said-before.ts';
import type { SourceNumbers } from '../source-numbers.ts';
import { termsOf } from '../terms-of.ts';
import { contradictionOf } from './deny-premise.ts';
import { type Candidate, type Ranked, rankPieces } from './rank-pieces.ts';

/** How a sentence begins that goes on with the one before it, and alone would have no subject. */
const goesOn =
  /^(?:Siguen?|También|Tampoco|Además|Pero|En (?:ese|esos|este|tal|esa) \p{L}+|Es[aeo]s?|Est[aeo]s?|Dich[ao]s?|Duran?|Valen?|Incluyen?|Responden?|Rigen?|Prescriben?|Corren?|Caducan?|Pueden?|Deben?|Tienen?|Cobran?|Pagan?|Quedan?|No (?:pueden?|deben?|hace|es|son|hay)|Les? |La misma|Los mismos|Se (?:la|lo|le|prorroga|cuentan?|deben?|pierden?|extinguen?))(?!\p{L})/u;

export interface OpeningSentences {
  /** The first paragraph; empty where the project has written nothing that answers. */
  text: string;
  pieces: EditorialPiece[];
}

const maxSentences = 3;
/** A word that few of these sentences hold may be beside the point: its rarity among them counts by half. */
const rarity = 0.25;
/** A sentence that answers a second part, or adds to the first, must be worth this share of the best one. */
const secondShare = 0.78;
/** Share of the shorter sentence's words from which the longer one says it as well. */
const heldFrom = 0.75;
/** What adds to the answer must speak of this share of the question. */
const minSharedByOther = 0.08;
const briefs = new Set(['Respuesta breve', 'Qué dice']);
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

/**
 * The first paragraph: for each thing that is asked the sentence that answers it best, for the facts that were told; a claim that the
 * law contradicts is denied first. At most three sentences.
 */
export function composeOpeningSentences(
  understood: UnderstoodQuestion,
  basis: AnswerBasis,
  sources: readonly RankedSource[],
  numbers: SourceNumbers,
  knowledge: Knowledge,
): OpeningSentences {
  const candidates = candidatesOf(basis, sources);
  if (candidates.length === 0) return { text: '', pieces: [] };
  const texts = candidates.map(({ piece }) => piece.text);
  const norms = new Set(understood.claims.flatMap(({ norm }) => norm ?? []));
  const context = { lead: basis.lead, understood, knowledge, measures: measuresOf(understood), norms };
  const said = new SaidBefore();
  const chosen: { ranked: Ranked; denies: boolean | null }[] = [];
  const take = (ranked: Ranked | undefined, part: QuestionPart, all: readonly Ranked[]): void => {
    if (ranked === undefined || chosen.length >= maxSentences) return;
    // A sentence without its subject comes with the one that has it.
    if (goesOn.test(ranked.piece.text) && ranked.place > 0) {
      const before = all.find(
        ({ piece, heading, place }) =>
          piece.source === ranked.piece.source && heading === ranked.heading && place === ranked.place - 1,
      );
      if (before === undefined || chosen.length >= maxSentences - 1) return;
      take({ ...before, within: null }, part, all);
    }
    // What a longer sentence says, or a shorter one has said, is not said twice.
    if (chosen.some((other) => holds(other.ranked.piece.text, ranked.piece.text)) || said.add(ranked.piece.text))
      return;
    chosen.push({ ranked, denies: contradictionOf(understood.claims, part, ranked) });
  };

  const focusOfAll = readFocus(understood.text, [], texts, rarity);
  const parts = understood.parts.slice(0, maxSentences).map((part) => withClaimed(part, understood));
  for (const part of parts) {
    const focus = parts.length > 1 ? focusOfPart(part, understood, texts) : focusOfAll;
    const ranked = rankPieces(candidates, part, focus, context);
    take(ranked[0], part, ranked);
    // A single question may need the rule that its answer belongs to, or what else answers it nearly as well.
    if (parts.length === 1) {
      const best = ranked[0];
      const others = ranked
        .slice(1)
        .filter(({ worth, share }) => worth >= (best?.worth ?? 0) * secondShare && share >= minSharedByOther);
      for (const other of others.slice(0, maxSentences - 1)) take(other, part, ranked);
      // A brief goes on by itself: the sentence after its rule is its limit or its consequence.
      if (chosen.length === 1 && best !== undefined && briefs.has(best.heading)) {
        take(
          ranked.find(
            ({ piece, heading, place }) =>
              piece.source === best.piece.source && heading === best.heading && place === best.place + 1,
          ),
          part,
          ranked,
        );
      }
    }
  }
  // What is denied is said first.
  chosen.sort((left, right) => Number(right.denies === true) - Number(left.denies === true));
  const text = chosen
    .map(({ ranked, denies }, index) => sentenceOf(ranked, numbers, index === 0 ? denies : null))
    .join(' ');
  return {
    text: grounded(text, chosen[0]?.ranked.piece.source, numbers),
    pieces: chosen.map(({ ranked }) => ranked.piece),
  };
}

/** Whether one of two sentences says nearly all that the other does. */
function holds(left: string, right: string): boolean {
  const [shorter, longer] = [termsOf(left), termsOf(right)].sort((a, b) => a.size - b.size) as [
    ReadonlySet<string>,
    ReadonlySet<string>,
  ];
  return shorter.size > 0 && [...shorter].filter((term) => longer.has(term)).length / shorter.size >= heldFrom;
}

/** Who takes a term for granted asks for the term, whatever else they ask. */
function withClaimed(part: QuestionPart, { claims }: UnderstoodQuestion): QuestionPart {
  const isTerm = claims.some(({ quantity }) => quantity !== undefined && unitNames[quantity.unit] !== undefined);
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
  return readFocus(part.text, [understood.text], texts, rarity);
}

/** Measures that were told: "7 años", but not those of a claim about the law. */
export function measuresOf({ claims, facts, text }: UnderstoodQuestion): Quantity[] {
  const claimed = claims.flatMap(({ quantity }) => (quantity ? [`${quantity.value} ${quantity.unit}`] : []));
  const written = readQuestionTokens(text, '2026-01-01').flatMap(({ quantity }) => quantity ?? []);
  const told = facts.flatMap(({ value }) => (typeof value === 'object' ? [value] : []));
  const all = [...written, ...told].filter(({ value, unit }) => !claimed.includes(`${value} ${unit}`));
  return [...new Map(all.map((measure) => [`${measure.value} ${measure.unit}`, measure])).values()];
}

function sentenceOf({ piece, within }: Ranked, numbers: SourceNumbers, denies: boolean | null): string {
  const rendered = numbers.render(piece);
  if (denies !== null) return `${denies ? 'No' : 'Sí'}: ${lowerFirst(rendered)}`;
  return within === null || goesOn.test(piece.text)
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
function lowerFirst(text: string): string {
  const [first = ''] = foldInPlace(text).split(/\s/);
  const isCommon =
    /^(?:el|la|los|las|un|una|si|no|con|sin|en|para|por|quien|quienes|cuando|desde|hasta|toda|todo|cada|entre|hay|se|al|lo)$/.test(
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
