import type { DocumentSuggestion } from '@foja/contracts/generators/document-suggestion';
import type { JurisprudenceSearch } from '@foja/contracts/generators/jurisprudence';
import { markLabels } from '@foja/contracts/generators/marks';
import type { OpponentMove, OpponentStrategy } from '@foja/contracts/generators/opponent-strategy';
import type { QuestionSet } from '@foja/contracts/generators/question-set';
import { messages } from '@foja/contracts/messages';
import { formatDay } from '../../platform/dates.ts';
import { articlesLine, bullets, card, labelled, plain, quoteLine, section } from './report-lines.ts';

const head = (matter: string | null, notes: readonly string[]): string[] =>
  [labelled('Materia', matter), bullets(notes.map(plain))].filter((part): part is string => part !== null);

export function questionReport(set: QuestionSet): string[] {
  return [
    ...head(set.matter, set.notes),
    ...section(
      'Preguntas',
      set.questions.flatMap((question, index) =>
        card(`${index + 1}. ${question.question}`, null, [
          labelled('Para qué', question.purpose),
          labelled('A quién', question.witness ?? null),
          question.expectedAnswer &&
            `Respuesta esperada (${markLabels[question.mark].toLowerCase()}): ${plain(question.expectedAnswer)}`,
          quoteLine(question.quote),
          articlesLine(question.articles),
          question.followUps.length > 0 ? 'Repreguntas:' : null,
          bullets(question.followUps.map(plain)),
          // Results kept from before have none.
          (question.otherWillAsk ?? []).length > 0 ? 'Lo que va a preguntar la otra parte:' : null,
          bullets((question.otherWillAsk ?? []).map(plain)),
        ]),
      ),
    ),
    ...section(
      'Objeciones previsibles',
      set.objections.flatMap(({ objection, when, howToAvoid, articles }) =>
        card(objection, null, [
          labelled('Cuándo', when),
          labelled('Cómo evitarla', howToAvoid),
          articlesLine(articles),
        ]),
      ),
    ),
  ];
}

const moves = (title: string, list: readonly OpponentMove[]) =>
  section(
    title,
    list.flatMap((move) =>
      card(move.title, move.mark, [
        plain(move.explanation),
        quoteLine(move.quote),
        articlesLine(move.articles),
        labelled('Cómo responder', move.howToAnswer),
      ]),
    ),
  );

export function opponentReport(strategy: OpponentStrategy): string[] {
  return [
    ...head(strategy.matter, strategy.notes),
    ...moves('Argumentos más fuertes', strategy.arguments),
    ...moves('Excepciones', strategy.exceptions),
    ...moves('Defensas', strategy.defences),
    ...moves(
      'Prueba que puede ofrecer',
      strategy.evidence.map(({ name, why, ...rest }) => ({ title: name, explanation: why, ...rest })),
    ),
  ];
}

/** @param ticked see `KeptGeneration.ticked`. */
export function documentReport(suggestion: DocumentSuggestion, ticked: readonly string[]): string[] {
  return [
    ...head(suggestion.matter, suggestion.notes),
    ...suggestion.elements.flatMap(({ element, mark, quote, articles, burden, documents }, place) =>
      section(plain(element), [
        markLabels[mark],
        quoteLine(quote),
        labelled('Quién lo prueba', burden ?? null),
        articlesLine(articles),
        ...documents.flatMap((document, index) =>
          card(`${ticked.includes(`${place}·${index}`) ? '☑' : '☐'} ${document.name}`, null, [
            plain(document.why),
            labelled('Dónde se consigue', document.whereToGet),
            quoteLine(document.quote),
            articlesLine(document.articles),
          ]),
        ),
      ]),
    ),
  ];
}

export function rulingsReport(search: JurisprudenceSearch): string[] {
  return [
    `Se buscó: ${plain(search.query)}`,
    ...section(
      'Fallos',
      search.results.flatMap((ruling, index) =>
        card(`${index + 1}. ${ruling.title}`, null, [
          [ruling.court, ruling.date && formatDay(ruling.date), ruling.citation, ruling.source]
            .filter(Boolean)
            .join(' · '),
          `Relevancia: ${Math.round(ruling.relevance * 100)} %`,
          plain(ruling.summary),
          ruling.passage &&
            (ruling.passage.isVerbatim
              ? [ruling.passage.from ? `${plain(ruling.passage.from)}:` : null, quoteLine(ruling.passage.text)]
                  .filter(Boolean)
                  .join('\n\n')
              : `${messages.editorialLabel}: ${plain(ruling.passage.text)}`),
          articlesLine(ruling.articles),
          ruling.url,
        ]),
      ),
    ),
  ];
}
