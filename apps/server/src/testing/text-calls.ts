import { agendaNotesMaxCharacters } from '@foja/contracts/agenda-text';
import { anonymizeTextMaxCharacters } from '@foja/contracts/anonymization-calls';
import { citationCheckMaxCharacters } from '@foja/contracts/citation-check-limits';
import { documentQuestionMaxCharacters } from '@foja/contracts/document-limits';
import { documentForms } from '@foja/contracts/drafting/document-forms';
import { editorCitationsMax } from '@foja/contracts/editor-limits';
import { generationTextBounds, questionUseCases } from '@foja/contracts/generators/use-cases';
import { contextMaxCharacters, searchQueryMaxCharacters } from '@foja/contracts/jurisprudence-limits';
import { messageMaxCharacters } from '@foja/contracts/limits';
import { matterItemMaxBytes, matterSummaryMaxCharacters } from '@foja/contracts/matter-words';
import { ownTemplateBodyMaxCharacters } from '@foja/contracts/own-templates-text';
import { routes } from '@foja/contracts/routes';
import { transformationTextMaxCharacters } from '@foja/contracts/transformation-rules';
import { wordingMaxCharacters } from '@foja/contracts/wording';
import type { TestApp } from './build-test-app.ts';
import { callHeaders } from './build-test-app.ts';
import { created } from './editor-calls.ts';
import { contentOf } from './editor-contents.ts';
import { addedItem, openedMatter } from './matter-calls.ts';

/** Calls of one kind read texts alike: mostly with the same rules, so that a shape which one of them bears the others bear too. */
type TextCallKind = 'asked' | 'written' | 'personal' | 'kept' | 'worded' | 'searched' | 'counted';

/** A call that reads somebody's text. */
export interface TextCall {
  name: string;
  kind: TextCallKind;
  /** As the API's documentation names it: `POST /Rag/rag-query`. */
  operation: string;
  /** The longest text that it takes. */
  characters: number;
  bodyOf(text: string): object;
  /** What has to be there before: the path of what is changed. Left out where the path holds no identifier. */
  prepare?(test: Pick<TestApp, 'app'>, token: string): Promise<string>;
  /** How it answers a text that it has read to the end and that is none of its own. */
  refusal?: number;
  /** It asks a language model about the text. */
  asksModel?: true;
  /** It takes seconds in its threads: it is tried with fewer shapes. */
  isDear?: true;
}

/** What makes a text one of the site's cases, so that everything is read of it. */
export const story =
  'Compré una heladera nueva y a los dos meses dejó de enfriar. El negocio no me responde por la garantía. Tengo la factura y los mensajes. Me dijeron el 3 de marzo de 2026 que no la cambian.\n';

/** A fact that the story tells, put right. */
const correction = {
  start: story.indexOf('a los dos meses dejó'),
  words: 'a los dos meses dejó',
  instead: 'a los tres meses dejó',
};

const draft = documentForms['demanda-danos'].example;
const debt = { debt: 'general', capital: 1_000, from: '2020-01-01', to: '2026-01-01' };
/** Rows that are read before one that is none. */
const rows = Array.from({ length: 500 }, (_, place) => `${1_500 + place}-01-01;40\n`).join('');
/** In the dearest signs of UTF-8, with the rows before it, less than the body of the call may weigh. */
const tableCharacters = 300_000;
const madeAt = '2026-11-20T10:00:00Z';
/** Some signs take four bytes, others six in JSON: a fifth of what an item may weigh is less than it for each. */
const matterItemCharacters = matterItemMaxBytes / 5;
/** So that the dearest signs of UTF-8, each line in a paragraph of its own, are less than a document may weigh. */
const editorCharacters = 350_000;

/** No empty paragraph is a text, and a document has no more of them than the editor takes. */
const documentOf = (text: string) =>
  contentOf(
    ...text
      .split('\n')
      .filter((line) => line !== '')
      .slice(0, 5_000),
  );
/** A text in pieces that each may be so long; none of them is empty. */
const piecesOf = (text: string, characters: number, most: number): string[] =>
  Array.from({ length: Math.min(most, Math.ceil(text.length / characters)) }, (_, place) =>
    wellFormed(text.slice(place * characters, (place + 1) * characters)),
  ).map((piece) => (piece.trim() === '' ? 'x' : piece));
/** Half a pair of surrogates, where a text was cut in one, is refused before it is read. */
export const wellFormed = (text: string) => text.replace(/^\p{Surrogate}|\p{Surrogate}$/gu, '');

const asked = (
  name: string,
  route: string,
  bodyOf: TextCall['bodyOf'],
  characters: number = messageMaxCharacters,
): TextCall => ({ name, kind: 'asked', operation: `POST ${route}`, characters, bodyOf });

async function prepared(test: Pick<TestApp, 'app'>, token: string, url: string, payload: object): Promise<string> {
  const response = await test.app.inject({ method: 'POST', url, headers: callHeaders(token), payload });
  if (response.statusCode !== 201) throw new Error(`creating answered ${response.statusCode}: ${response.body}`);
  return response.json<{ id: string }>().id;
}

const hearing = (notes: string) => ({ kind: 'hearing', title: 'Audiencia', notes, day: '2026-12-01' });
const result = (text: string) => ({ kind: 'result', body: { title: 'Informe', tool: 'chat', text, madeAt } });
const template = (body: string) => ({ kind: 'template', name: 'Modelo', body });

/** Every call that reads a text of more than a few hundred characters, with the longest that it takes. */
export const textCalls: readonly TextCall[] = [
  asked('a question', routes.ragQuery, (message) => ({ message, enableCaseEvaluation: true })),
  asked('a fact put right', routes.ragQuery, (message) => ({ message, correction })),
  asked('a conversation', routes.chatCompletion, (content) => ({
    messages: ['user', 'assistant', 'user'].map((role) => ({ role, content })),
  })),
  asked('a question after others', routes.ragQuery, (text) => ({
    message: story,
    history: piecesOf(text, 8_000, 6).map((content, place) => ({ role: place % 2 ? 'assistant' : 'user', content })),
  })),
  asked('an evaluation', routes.evaluateCase, (message) => ({ message })),
  ...questionUseCases
    .filter((useCase) => useCase !== 'sentenceAnalysis' && useCase !== 'contractAnalysis')
    .map((useCase) => asked(useCase, routes.questionGenerate, (text) => ({ useCase, text }))),
  asked('rulings on a matter', routes.jurisprudenceGenerate, (text) => ({ text })),
  asked(
    'rulings in context',
    routes.jurisprudenceContextSearch,
    (query) => ({ query, config: { sources: [] } }),
    contextMaxCharacters,
  ),
  ...(['sentenceAnalysis', 'contractAnalysis'] as const).map(
    (useCase): TextCall => ({
      name: useCase,
      kind: 'written',
      operation: `POST ${routes.questionGenerate}`,
      characters: generationTextBounds.maxCharacters,
      bodyOf: (text) => ({ useCase, text }),
    }),
  ),
  {
    name: 'citations',
    kind: 'written',
    operation: `POST ${routes.citationCheck}`,
    characters: citationCheckMaxCharacters,
    bodyOf: (text) => ({ text }),
  },
  {
    name: 'a pleading',
    kind: 'written',
    operation: `POST ${routes.pleadingReview}`,
    characters: citationCheckMaxCharacters,
    bodyOf: (text) => ({ text }),
  },
  {
    name: 'a record of citations',
    kind: 'written',
    operation: `POST ${routes.verificationRecords}`,
    characters: citationCheckMaxCharacters,
    bodyOf: (text) => ({ kind: 'citation-check', text }),
    refusal: 422,
    isDear: true,
  },
  {
    name: 'anonymization',
    kind: 'personal',
    operation: `POST ${routes.anonymizeText}`,
    characters: anonymizeTextMaxCharacters,
    bodyOf: (text) => ({ applicationId: 'foja', text }),
  },
  {
    name: 'anonymization with what is kept and known',
    kind: 'personal',
    operation: `POST ${routes.anonymizeAdvanced}`,
    characters: anonymizeTextMaxCharacters,
    bodyOf: (text) => ({
      applicationId: 'foja',
      text,
      keep: piecesOf(text, 400, 500),
      known: piecesOf(text, 500, 40).map((piece) => ({ type: 'persona', text: piece })),
    }),
    asksModel: true,
    isDear: true,
  },
  {
    name: 'advanced anonymization',
    kind: 'personal',
    operation: `POST ${routes.anonymizeAdvanced}`,
    characters: anonymizeTextMaxCharacters,
    bodyOf: (text) => ({ applicationId: 'foja', text }),
    asksModel: true,
  },
  {
    name: 'embeddings',
    kind: 'personal',
    operation: `POST ${routes.embeddings}`,
    // As many of the texts as the body of a call holds in the dearest signs.
    characters: 6 * messageMaxCharacters,
    bodyOf: (text) => ({ texts: piecesOf(text, messageMaxCharacters, 6) }),
  },
  {
    name: 'an editor’s document',
    kind: 'kept',
    operation: `POST ${routes.editorDocuments}`,
    characters: editorCharacters,
    bodyOf: (text) => ({ title: 'x', content: documentOf(text) }),
  },
  {
    name: 'an editor’s document that is saved again',
    kind: 'kept',
    operation: `PUT ${routes.editorDocument('{id}')}`,
    characters: editorCharacters,
    bodyOf: (text) => ({ revision: 1, content: documentOf(text) }),
    prepare: async (test, token) => routes.editorDocument((await created(test, token, 'x')).id),
  },
  {
    name: 'a template',
    kind: 'kept',
    operation: `POST ${routes.ownTemplates}`,
    characters: ownTemplateBodyMaxCharacters,
    bodyOf: template,
  },
  {
    name: 'a template that is saved again',
    kind: 'kept',
    operation: `PUT ${routes.ownTemplate('{id}')}`,
    characters: ownTemplateBodyMaxCharacters,
    bodyOf: (text) => ({ ...template(text), revision: 1 }),
    prepare: async (test, token) =>
      routes.ownTemplate(await prepared(test, token, routes.ownTemplates, template('Entre {{parte}}'))),
  },
  {
    name: 'an entry of the agenda',
    kind: 'kept',
    operation: `POST ${routes.agendaEntries}`,
    characters: agendaNotesMaxCharacters,
    bodyOf: hearing,
  },
  {
    name: 'an entry of the agenda that is saved again',
    kind: 'kept',
    operation: `PUT ${routes.agendaEntry('{id}')}`,
    characters: agendaNotesMaxCharacters,
    bodyOf: (text) => ({ version: 1, entry: hearing(text) }),
    prepare: async (test, token) =>
      routes.agendaEntry(await prepared(test, token, routes.agendaEntries, hearing('Llevar los originales.'))),
  },
  {
    name: 'a causa',
    kind: 'kept',
    operation: `POST ${routes.matters}`,
    characters: matterSummaryMaxCharacters,
    bodyOf: (summary) => ({ head: { title: 'Pérez c/ Gómez s/ daños', summary }, forum: 'civil' }),
  },
  {
    name: 'a causa that is saved again',
    kind: 'kept',
    operation: `PUT ${routes.matter('{id}')}`,
    characters: matterSummaryMaxCharacters,
    bodyOf: (summary) => ({
      version: 1,
      head: { title: 'Pérez c/ Gómez s/ daños', summary },
      forum: 'civil',
      state: 'active',
      responsibleAccountId: null,
    }),
    prepare: async (test, token) => routes.matter((await openedMatter(test, token)).id),
  },
  {
    name: 'what is written into a causa',
    kind: 'kept',
    operation: `POST ${routes.matterItems('{id}')}`,
    characters: matterItemCharacters,
    bodyOf: result,
    prepare: async (test, token) => routes.matterItems((await openedMatter(test, token)).id),
  },
  {
    name: 'what is written into a causa again',
    kind: 'kept',
    operation: `PUT ${routes.matterItem('{id}', '{itemId}')}`,
    characters: matterItemCharacters,
    bodyOf: (text) => ({ version: 1, content: result(text) }),
    async prepare(test, token) {
      const { id } = await openedMatter(test, token);
      return routes.matterItem(id, (await addedItem(test, token, id, result('Breve.') as never)).id);
    },
  },
  {
    name: 'an opinion on an answer',
    kind: 'kept',
    operation: `POST ${routes.feedback}`,
    characters: messageMaxCharacters,
    // Of nobody's answer: it is looked for after the body was read.
    bodyOf: (question) => ({
      answerId: '5a0ff6a2-6c3f-4b52-9a3c-6a1d1c0b8a11',
      useful: true,
      question,
      comment: wellFormed(question.slice(0, 2_000)),
    }),
    refusal: 404,
  },
  {
    name: 'a rewording',
    kind: 'worded',
    operation: `POST ${routes.writingTransform}`,
    characters: transformationTextMaxCharacters,
    bodyOf: (text) => ({ text, commandId: 'concise' }),
  },
  {
    name: 'the technical wording of an answer',
    kind: 'worded',
    operation: `POST ${routes.wording}`,
    characters: wordingMaxCharacters,
    bodyOf: (content) => ({ content, citations: [] }),
  },
  {
    name: 'a draft',
    kind: 'worded',
    operation: `POST ${routes.documentGenerate}`,
    characters: generationTextBounds.maxCharacters,
    bodyOf: (hechos) => ({ kind: 'demanda-danos', values: { ...draft, hechos } }),
  },
  {
    name: 'rulings by words',
    kind: 'searched',
    operation: `POST ${routes.jurisprudenceSearch}`,
    characters: searchQueryMaxCharacters,
    bodyOf: (query) => ({ query, config: { sources: [] } }),
  },
  {
    name: 'articles by words',
    kind: 'searched',
    operation: `POST ${routes.articleSearch}`,
    characters: 2_000,
    bodyOf: (query) => ({ query }),
  },
  {
    name: 'a question on documents',
    kind: 'searched',
    operation: `POST ${routes.documentsAsk}`,
    characters: documentQuestionMaxCharacters,
    bodyOf: (question) => ({ question }),
  },
  {
    name: 'who is in danger',
    kind: 'searched',
    operation: `POST ${routes.safety}`,
    characters: messageMaxCharacters,
    bodyOf: (message) => ({ message }),
  },
  {
    name: 'citations of a document',
    kind: 'searched',
    operation: `POST ${routes.editorCheckCitations}`,
    characters: 100 * editorCitationsMax,
    bodyOf: (text) => ({
      citations: piecesOf(text, 100, editorCitationsMax).map((key) => ({ key, checkedAt: null })),
    }),
  },
  {
    name: 'a table of rates',
    kind: 'counted',
    operation: `POST ${routes.calculatorInterest}`,
    characters: tableCharacters,
    bodyOf: (text) => ({ ...debt, rate: { table: rows + text } }),
    refusal: 422,
  },
  {
    name: 'a table of an index',
    kind: 'counted',
    operation: `POST ${routes.calculatorInterest}`,
    characters: tableCharacters,
    bodyOf: (text) => ({ ...debt, index: { table: rows + text } }),
    refusal: 422,
  },
  {
    name: 'a record of an answer',
    kind: 'counted',
    operation: `POST ${routes.verificationRecords}`,
    characters: 200_000,
    bodyOf: (text) => ({ kind: 'answer', seal: text, content: text }),
    refusal: 422,
  },
  {
    name: 'a record of a calculation',
    kind: 'counted',
    operation: `POST ${routes.verificationRecords}`,
    characters: tableCharacters,
    bodyOf: (text) => ({
      kind: 'calculation',
      calculator: 'intereses',
      input: { ...debt, rate: { table: rows + text } },
    }),
    refusal: 422,
  },
  {
    name: 'a deadline by its name',
    kind: 'counted',
    operation: `POST ${routes.calculatorDeadline}`,
    characters: 120,
    bodyOf: (deadline) => ({ notified: '2026-03-03', by: 'cedula', deadline }),
    refusal: 422,
  },
  {
    name: 'a claim by its name',
    kind: 'counted',
    operation: `POST ${routes.calculatorLimitation}`,
    characters: 120,
    bodyOf: (claim) => ({ claim, since: '2020-01-01', asOf: '2026-01-01' }),
    refusal: 422,
  },
];
