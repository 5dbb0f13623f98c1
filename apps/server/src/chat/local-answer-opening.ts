import { messages } from '@foja/contracts/messages';
import { fold } from '@foja/legal-text/fold';
import { isOfRuling } from '../retrieval/index-row.ts';
import type { RankedSource } from '../retrieval/retrieval.ts';
import { type EditorialPiece, piecesOf } from './editorial-pieces.ts';
import type { AnswerBasis } from './local-answer-basis.ts';
import { mostFocused, type QuestionFocus, type Topic } from './question-focus.ts';
import { quoteLaw } from './quote-law.ts';
import { SaidBefore } from './said-before.ts';
import type { SourceNumbers } from './source-numbers.ts';

export interface Opening {
  paragraphs: string[];
  /** Editorial sentences already used, so that no section repeats them. */
  pieces: string[];
  /** The source that the opening already quotes. */
  quoted: RankedSource | null;
}

/** Sections that answer a topic directly, in a guide or a note. */
const topicHeadings: Partial<Record<Topic, string>> = {
  deadlines: 'Plazos',
  costs: 'Costos',
};
/** Where else the answer to a narrow question may stand. */
const detailHeadings = ['Efectos', 'Condiciones', 'Qué da la ley'];
const sentencesMost = 3;
/** Share of the question that a sentence of another article must speak of to stand in the opening. */
const otherArticleShare = 0.5;
const namedMost = 4;

/** The opening: what is not in force, then one to three sentences that answer what was asked. */
export function composeOpening(basis: AnswerBasis, focus: QuestionFocus, numbers: SourceNumbers): Opening {
  const paragraphs = basis.notInForce.map((source) => notInForceParagraph(source, focus, numbers));
  if (!basis.lead) return { paragraphs, pieces: [], quoted: null };
  const chosen = openingPieces(basis.lead, basis, focus);
  if (chosen.length === 0) {
    return { paragraphs: [...paragraphs, plainOpening(basis.lead, focus, numbers)], pieces: [], quoted: basis.lead };
  }
  const text = chosen.map((piece) => numbers.render(piece)).join(' ');
  // A guide's advice names no article in every sentence; the paragraph still says where it comes from.
  const grounded = /\[\d+\]/.test(text) ? text : text.replace(/([.!?…]*)$/, ` ${numbers.mark(basis.lead)}$1`);
  return { paragraphs: [...paragraphs, grounded], pieces: chosen.map((piece) => piece.text), quoted: null };
}

function openingPieces(lead: RankedSource, basis: AnswerBasis, focus: QuestionFocus): EditorialPiece[] {
  const { guide, law, named } = basis;
  if (named.length > 1) return named.slice(0, namedMost).flatMap((source) => piecesOf(source, 'Qué dice').slice(0, 1));
  const brief = [...piecesOf(lead, 'Respuesta breve'), ...piecesOf(lead, 'Qué dice')];
  const asked = [...focus.asksFor].flatMap((topic) => {
    const heading = topicHeadings[topic];
    return heading === undefined ? [] : bestOf([lead, ...(guide && guide !== lead ? [guide] : [])], heading, focus);
  });
  const first = brief[0];
  if (!first) return asked.slice(0, sentencesMost);
  const details = detailHeadings.flatMap((heading) => piecesOf(lead, heading));
  const others = law
    .filter((source) => source !== lead)
    .flatMap((source) => detailHeadings.flatMap((heading) => piecesOf(source, heading)));
  const overlapOfFirst = focus.overlap(first.text);
  const answersMore = (piece: EditorialPiece) => focus.overlap(piece.text) > overlapOfFirst;
  // The brief goes on by itself; a detail must speak more of the question than the first sentence does, and what another
  // article says must speak of half of it.
  const closest = [
    ...brief.slice(1).filter((piece) => focus.overlap(piece.text) > 0),
    ...details.filter(answersMore),
    ...others.filter((piece) => answersMore(piece) && focus.share(piece.text) >= otherArticleShare).slice(0, 1),
  ];
  // Who asks for a term or a cost gets it, and the rule that it belongs to; more would bury it.
  if (asked[0]) return withoutRepetition([asked[0], first]);
  const rest = mostFocused(closest, (piece) => piece.text, focus, sentencesMost - 1);
  if (rest.length === 0) rest.push(...brief.slice(1, 2));
  return withoutRepetition([first, ...rest]);
}

function withoutRepetition(pieces: readonly EditorialPiece[]): EditorialPiece[] {
  const said = new SaidBefore();
  return pieces.filter((piece) => !said.add(piece.text));
}

const figures =
  /\b(\d+|un (dia|mes|ano)|una vez|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|treinta|cuarenta|cincuenta|sesenta|noventa)\b/;

/** The piece of that section that speaks most of the question, from the first source that has the section. */
function bestOf(sources: readonly RankedSource[], heading: string, focus: QuestionFocus): EditorialPiece[] {
  const pieces = sources.map((source) => piecesOf(source, heading)).find((found) => found.length > 0) ?? [];
  // Who asks for a term or a cost wants a figure.
  const withFigure = pieces.filter((piece) => figures.test(fold(piece.text)));
  const candidates = withFigure.length > 0 ? withFigure : pieces;
  let best = candidates[0];
  for (const piece of candidates) if (best && focus.overlap(piece.text) > focus.overlap(best.text)) best = piece;
  return best ? [best] : [];
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
