import { messages } from '@foja/contracts/messages';
import type { RankedSource } from '../retrieval/retrieval.ts';
import { measuresOf } from './answer/opening-candidates.ts';
import { liesWithin, readSentenceFacts } from './answer/sentence-facts.ts';
import { guideFits, isForSide, stepsLeft, wantsSteps } from './answer/steps-left.ts';
import type { AnswerInput } from './answerer.ts';
import { type EditorialPiece, piecesOf } from './editorial-pieces.ts';
import type { AnswerBasis } from './local-answer-basis.ts';
import { composeOpening, type Opening } from './local-answer-opening.ts';
import { mostFocused, type QuestionFocus, type Topic } from './question-focus.ts';
import { quoteLaw } from './quote-law.ts';
import { SentenceDeduplicator } from './sentence-deduplicator.ts';
import type { SourceNumbers } from './source-numbers.ts';

interface Section {
  title: string;
  topic: Topic | null;
  lines: string[];
}

/** Most bullets of a section and most quotes of the law. */
const maxBullets = 4;
/** Beside a guide, a note adds only what is closest to the question. */
const maxBulletsBesideGuide = 2;
const maxPlaces = 3;
const maxRights = 3;
const maxQuotesBesideGuide = 3;
const maxSteps = 5;
/** What follows is folded away on screen, closed at first. */
const detailHeading = '### Más detalle';

/** The paragraphs of the answer: opening, then only the sections that have something to say, what was asked for first. */
export function composeSections(
  basis: AnswerBasis,
  focus: QuestionFocus,
  numbers: SourceNumbers,
  understanding: Parameters<typeof composeOpening>[3] & Pick<AnswerInput, 'steps' | 'isApproximate'>,
): string[] {
  const opening = composeOpening(basis, focus, numbers, understanding);
  const said = new SentenceDeduplicator();
  for (const text of opening.pieces) said.add(text);
  const bullets = (pieces: readonly EditorialPiece[], limit = maxBullets) => {
    const unsaid = pieces.filter((piece) => !said.has(piece.text));
    const chosen = mostFocused(unsaid, (piece) => piece.text, focus, limit).filter((piece) => !said.add(piece.text));
    return chosen.map((piece) => `- ${numbers.render(piece)}`);
  };
  const measures = measuresOf(understanding.understood);
  // A scale's other steps are for somebody else.
  const isOfScale = (piece: EditorialPiece) =>
    !readSentenceFacts(piece.text).ranges.some((range) => measures.some((told) => liesWithin(range, told) === false));
  const maxNoteBullets = basis.guide ? maxBulletsBesideGuide : maxBullets;
  const fromGuide = (heading: string) => (basis.guide ? piecesOf(basis.guide, heading) : []);
  const noted = basis.named.length > 1 ? basis.named : basis.lead && basis.lead.kind !== 'guide' ? [basis.lead] : [];
  const fromNote = (heading: string) => noted.flatMap((source) => piecesOf(source, heading));

  const sections: Section[] = [
    {
      title: 'Qué dice la ley',
      topic: null,
      lines: [...bullets(rights(basis), maxRights), ...quotes(basis, opening, focus, numbers)],
    },
    { title: 'Qué resolvieron los tribunales', topic: null, lines: decisions(basis, numbers) },
    { title: 'Cuándo se aplica', topic: null, lines: bullets(fromNote('Condiciones'), maxNoteBullets) },
    { title: 'Qué consecuencias tiene', topic: null, lines: bullets(fromNote('Efectos'), maxNoteBullets) },
    { title: 'Plazos', topic: 'deadlines', lines: bullets(deadlines(basis, focus).filter(isOfScale)) },
    { title: 'Dónde ir', topic: 'places', lines: bullets(fromGuide('Dónde ir'), maxPlaces) },
    { title: 'Documentos y prueba', topic: 'evidence', lines: bullets(fromGuide('Documentos y prueba')) },
    { title: 'Costos', topic: 'costs', lines: focus.asksFor.has('costs') ? bullets(fromGuide('Costos')) : [] },
    {
      title: 'Errores a evitar',
      topic: 'mistakes',
      lines: focus.asksFor.has('mistakes') ? bullets(fromGuide('Errores a evitar')) : [],
    },
    {
      title: 'Cuándo consultar a un abogado',
      topic: 'lawyer',
      lines: bullets(fromGuide('Cuándo hace falta un abogado')),
    },
  ];
  const told = understanding.toldFirst;
  const fits = basis.guide !== null && guideFits(basis.guide, told?.keys ?? []);
  // What is told first answers what term it is; the other terms of the matter are details.
  const isAnswered = (topic: Topic) => told !== null && (topic === 'deadlines' || !fits);
  const isAsked = ({ topic, lines }: Section) =>
    topic !== null && focus.asksFor.has(topic) && lines.length > 0 && !isAnswered(topic);
  const visible = sections.filter(isAsked);
  const details = sections.filter((section) => section.lines.length > 0 && !visible.includes(section));
  const { understood, knowledge } = understanding;
  const wanted = understanding.isTold ? 'asked' : wantsSteps(understood, basis.guide?.label);
  // What a guide tells the tenant to do is no step of the owner, though both stand on one article.
  const isForAsker = isForSide(basis.guide?.editorial?.role ?? null, understood.role, knowledge.roles);
  // Where somebody has looked which steps serve who asks this, those are told.
  const served = understanding.steps ?? (fits && isForAsker ? fromGuide('Pasos') : []);
  const left = wanted === 'none' ? [] : stepsLeft(served, understood);
  const toDo = steps(left, numbers);
  // What may be of another case advises nobody: it is there to be looked at.
  const isAskedToDo = wanted === 'asked' && toDo.length > 0 && understanding.isApproximate !== true;
  if (!isAskedToDo && toDo.length > 0) details.unshift({ title: 'Pasos', topic: null, lines: toDo });
  return [
    ...opening.paragraphs,
    ...visible.map(({ title, lines }) => `### ${title}\n\n${lines.join('\n')}`),
    ...(isAskedToDo ? [`### Qué hacer ahora\n\n${toDo.join('\n')}`] : []),
    ...(details.length > 0 ? [detailHeading] : []),
    ...details.map(({ title, lines }) => `#### ${title}\n\n${lines.join('\n')}`),
    ...label(basis),
  ];
}

/** What a guide says that the law gives; without a guide, what the other notes say first. */
function rights(basis: AnswerBasis): EditorialPiece[] {
  const given = basis.guide ? piecesOf(basis.guide, 'Qué da la ley') : [];
  if (given.length > 0) return given;
  return basis.law
    .filter((source) => source !== basis.lead && source.text === '')
    .flatMap((source) => piecesOf(source, 'Qué dice').slice(0, 1));
}

function quotes(basis: AnswerBasis, opening: Opening, focus: QuestionFocus, numbers: SourceNumbers): string[] {
  // The guide's own words on the law leave less room.
  const maxQuotes = basis.guide ? maxQuotesBesideGuide : basis.law.length;
  return basis.law
    .filter((source) => source !== opening.quoted)
    .slice(0, maxQuotes)
    .flatMap((source) => {
      const quote = quoteLaw(source, focus, opening.pieces.join(' '));
      return quote === null
        ? []
        : [`- **${capitalised(source.label)}**${titleOf(source)}: ${quote} ${numbers.mark(source)}`];
    });
}

/** What each ruling decided, in the first sentence of its editorial summary. */
function decisions(basis: AnswerBasis, numbers: SourceNumbers): string[] {
  return basis.rulings.flatMap((ruling) => {
    const [decided] = piecesOf(ruling, 'Qué resolvió');
    return decided ? [`- **${ruling.label}** (${ruling.heading}): ${numbers.render(decided)}`] : [];
  });
}

function titleOf(source: RankedSource): string {
  return source.heading !== '' && source.heading.length <= 80 && source.kind === 'article'
    ? ` (${source.heading})`
    : '';
}

/** The guide's or the note's own terms; those of the other articles only where the question asks for terms or there are none. */
function deadlines(basis: AnswerBasis, focus: QuestionFocus): EditorialPiece[] {
  const own = [basis.guide, basis.lead]
    .filter((source) => source !== null)
    .flatMap((source) => piecesOf(source, 'Plazos'));
  const unique = [...new Map(own.map((piece) => [piece.text, piece])).values()];
  if (unique.length > 0 && !focus.asksFor.has('deadlines')) return unique;
  const others = basis.law
    .filter((source) => source !== basis.lead)
    .flatMap((source) => piecesOf(source, 'Plazos'))
    // The guide's sentence on the same article says it already.
    .filter((piece) => !unique.some((known) => known.keys.some((key) => piece.source.articles.includes(key))));
  return [...unique, ...others];
}

function steps(pieces: readonly EditorialPiece[], numbers: SourceNumbers): string[] {
  return pieces.slice(0, maxSteps).map((piece, index) => `${index + 1}. ${numbers.render(piece)}`);
}

/** Says who speaks: the editors, the official text, or both. */
function label(basis: AnswerBasis): string[] {
  const editorial = basis.guide !== null || basis.lead?.editorial != null || basis.rulings.length > 0;
  if (!editorial) return [];
  const official = basis.law.some((source) => source.text !== '');
  return [
    official
      ? `*${messages.editorialLabel}. Lo que está entre « » es texto oficial.*`
      : `*${messages.editorialLabel}.*`,
  ];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
