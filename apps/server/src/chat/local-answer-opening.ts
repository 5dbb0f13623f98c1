import { messages } from '@foja/contracts/messages';
import { isOfRuling } from '../retrieval/index-row.ts';
import type { RankedSource } from '../retrieval/retrieval.ts';
import type { Knowledge } from '../understanding/knowledge.ts';
import type { UnderstoodQuestion } from '../understanding/understood-question.ts';
import { composeOpeningSentences, type OpeningSentences } from './answer/opening/compose-opening.ts';
import type { ToldBefore } from './answer/opening/stands-beside.ts';
import type { ToldBeside } from './answer/tell-doubts.ts';
import { piecesOf } from './editorial-pieces.ts';
import type { AnswerBasis } from './local-answer-basis.ts';
import type { QuestionFocus } from './question-focus.ts';
import { quoteLaw } from './quote-law.ts';
import type { SourceNumbers } from './source-numbers.ts';

export interface Opening {
  paragraphs: string[];
  /** Editorial sentences already used, so that no section repeats them. */
  pieces: string[];
  /** The source that the opening already quotes. */
  quoted: RankedSource | null;
}

const maxNamed = 4;
/** "Fallos: 343:2176", "Pérez c/ Gómez", "¿hay jurisprudencia…?". */
const asksForRulings = /\bfallos?\b|jurisprudencia|precedente|\bc\/|corte suprema|\bcsjn\b/i;

/** The opening: what is not in force, then one to three sentences that answer what was asked. */
export function composeOpening(
  basis: AnswerBasis,
  focus: QuestionFocus,
  numbers: SourceNumbers,
  understanding: {
    understood: UnderstoodQuestion;
    knowledge: Knowledge;
    sources: readonly RankedSource[];
    isTold: boolean;
    /** What stands before every sentence that was found. */
    toldFirst: ToldBefore | null;
    /** What people ask besides what is told first. */
    besides: readonly ToldBeside[];
  },
): Opening {
  const paragraphs = basis.notInForce.map((source) => notInForceParagraph(source, focus, numbers));
  const { lead, named } = basis;
  if (!lead) return { paragraphs, pieces: [], quoted: null };
  const { understood, knowledge, sources, isTold, toldFirst, besides: asked } = understanding;
  // What a court decided is told as its summary, under the editors' name, and below what is known to answer.
  if (isOfRuling(lead.kind)) {
    if (toldFirst?.isSure && !asksForRulings.test(understood.text))
      return { paragraphs: [...paragraphs, toldFirst.text], pieces: [], quoted: null };
    return { paragraphs: [...paragraphs, plainOpening(lead, focus, numbers)], pieces: [], quoted: lead };
  }
  // Who asks for several articles by number gets each in its order, after what is known to answer what is asked of them.
  const chosen =
    named.length > 1
      ? eachNamed(named, numbers, asksForText(understood) ? null : toldFirst)
      : composeOpeningSentences(understood, basis, sources, numbers, { knowledge, isTold, toldFirst, asked });
  if (chosen.text === '')
    return { paragraphs: [...paragraphs, plainOpening(lead, focus, numbers)], pieces: [], quoted: lead };
  const besides = [
    ...(chosen.asked ?? []).map(({ sentence }) => sentence),
    ...chosen.besides.map((piece) => numbers.render(piece)),
  ]
    .map((text) => `- ${text}`)
    .join('\n');
  return {
    paragraphs: [...paragraphs, chosen.text, ...(besides === '' ? [] : [besides])],
    pieces: [...chosen.pieces, ...chosen.besides].map((piece) => piece.text),
    quoted: null,
  };
}

function eachNamed(
  named: readonly RankedSource[],
  numbers: SourceNumbers,
  toldFirst: ToldBefore | null,
): OpeningSentences {
  const first = toldFirst?.isSure ? toldFirst : null;
  const pieces = named
    .filter(({ articles }) => !articles.some((key) => first?.keys.includes(key)))
    .slice(0, maxNamed)
    .flatMap((source) => piecesOf(source, 'Qué dice').slice(0, 1));
  const text = [first?.text, ...pieces.map((piece) => numbers.render(piece))].filter(Boolean).join(' ');
  return { text, pieces, besides: [] };
}

function asksForText({ parts }: UnderstoodQuestion): boolean {
  return parts.some(({ asks }) => asks.includes('article-text'));
}

/** Where the project has written nothing, the source answers in its own words. */
function plainOpening(lead: RankedSource, focus: QuestionFocus, numbers: SourceNumbers): string {
  const mark = numbers.mark(lead);
  const about = lead.heading === '' || lead.heading.length > 120 ? '' : ` (${lead.heading})`;
  const quote = quoteLaw(lead, focus);
  if (isOfRuling(lead.kind)) {
    const says = quote === null ? ` ${mark}.` : `: ${quote} ${mark}.`;
    return `**${lead.label}**${about}${says}${decidedBy(lead, mark)}`;
  }
  return quote === null
    ? `La norma que más se acerca a la consulta es el ${lead.label}${about} ${mark}.`
    : `La norma que más se acerca a la consulta es el ${lead.label}${about}, que dice: ${quote} ${mark}.`;
}

/** What a ruling decided, by the editors' summary, else by the official headnotes; each is called what it is. */
function decidedBy(ruling: RankedSource, mark: string): string {
  const decided = piecesOf(ruling, 'Qué resolvió').map(({ text }) => text);
  if (decided.length > 0) return `\n\n${messages.editorialLabel}: ${decided.join(' ')} ${mark}`;
  return ruling.excerpt === '' ? '' : `\n\nSumario: ${ruling.excerpt.replace(/\s+/g, ' ')} ${mark}`;
}

function notInForceParagraph(source: RankedSource, focus: QuestionFocus, numbers: SourceNumbers): string {
  const mark = numbers.mark(source);
  if (source.repealed) {
    const quote = source.text.length <= 400 ? quoteLaw(source, focus) : null;
    const note = quote === null ? '' : ` La publicación oficial anota: ${quote} ${mark}.`;
    return `**El ${source.label} está derogado: no está vigente** ${mark}.${note}`;
  }
  const quote = quoteLaw(source, focus);
  const text = quote === null ? '' : ` El texto disponible dice: ${quote} ${mark}.`;
  return `**El texto del ${source.label} puede estar desactualizado** ${mark}. Conviene confirmarlo en la publicación oficial antes de usarlo.${text}`;
}
