import type { GeneratedQuestion } from '@foja/contracts/generators/question-set';
import { analyzeTerms } from '@foja/legal-text/analyze';
import type { NoteSource } from '../../corpus/corpus-source.ts';
import { readNotesOfArticles } from '../../corpus/read-note.ts';
import { bracketedKeys } from '../../corpus/statements/split-pieces.ts';
import { sentencesOf } from '../../evaluation/guide-sentences.ts';
import type { GenerationDeps } from '../generation.ts';
import type { Matter } from '../matter/matter.ts';
import { inSentence, inThirdPerson } from './ask-about.ts';

/** Articles of the guide that are asked about, most important first. */
const articlesAsked = 10;
/** Words that a sentence of the text and an article's note must share for the one to be a case of the other. */
const minShared = 2;
/** Nobody is asked these in a hearing. */
const noWitness = { witness: null, otherWillAsk: [] };

/**
 * Questions of law on the matter of a text, for somebody who learns, each answered by the editors' notes and guides and by
 * nothing else; the most important first.
 */
export async function knowledgeQuestions(
  deps: Pick<GenerationDeps, 'db' | 'citationResolver'>,
  matter: Matter,
): Promise<GeneratedQuestion[]> {
  const name = await deps.citationResolver.articleNamer();
  const keys = [...new Set([...matter.law.flatMap(({ articles }) => articles.slice(0, 1)), ...matter.guide.articles])];
  // What retrieval found for this text goes first where the guide stands on it.
  const ordered = keys.filter((key) => matter.guide.articles.includes(key));
  const notes = await readNotesOfArticles(deps.db, ordered.slice(0, articlesAsked));
  const onNote = (note: NoteSource) => aboutNote(matter, note, name(note.articleId));
  const [first = [], ...rest] = notes.map(onNote);
  return onceEach([
    ...toProve(matter),
    ...periods(matter, name),
    ...first.slice(0, 1),
    ...proof(matter),
    ...rest.flatMap((questions) => questions.slice(0, 1)),
    ...first.slice(1),
    ...rest.flatMap((questions) => questions.slice(1)),
  ]);
}

function toProve({ elements, guide }: Matter): GeneratedQuestion[] {
  const said = elements.filter(({ mark }) => mark === 'found').length;
  return [
    {
      question: `¿Qué hay que probar en un caso como este (${guide.caseData.situation})?`,
      purpose: `Reconocer los elementos del reclamo. El texto dice ${said} de ${elements.length}.`,
      expectedAnswer: elements.map(({ name }) => `${capitalised(inThirdPerson(name))}.`).join(' '),
      mark: 'inferred',
      ...noWitness,
      quote: null,
      articles: [...new Set(elements.flatMap(({ articles }) => articles))].slice(0, 4),
      followUps: elements
        .filter(({ mark }) => mark !== 'found')
        .slice(0, 3)
        .map(({ name }) => `¿Qué del texto serviría para mostrar ${inThirdPerson(name)}?`),
    },
  ];
}

/** The guide's periods, by the article that fixes each. */
function periods({ guide }: Matter, name: (key: string) => string): GeneratedQuestion[] {
  return guide.caseData.limitation.map(({ article, text }) => ({
    question: `¿Qué plazo importa en este caso según el ${name(article)}?`,
    purpose: 'Conocer los plazos y saber contarlos contra las fechas del texto.',
    expectedAnswer: `${text.replace(/\.$/, '')}.`,
    mark: 'inferred' as const,
    ...noWitness,
    quote: null,
    articles: [article],
    followUps: ['¿Desde cuándo corre con los hechos del texto?', '¿Qué lo suspende o lo interrumpe?'],
  }));
}

function proof({ evidence, guide }: Matter): GeneratedQuestion[] {
  const told = sentencesOf(guide, 'Documentos y prueba');
  const articles = [...new Set(told.flatMap(({ keys }) => keys))];
  return [
    {
      question: '¿Con qué prueba se arma este caso?',
      purpose: 'Unir cada hecho con su prueba.',
      expectedAnswer: (told.length > 0 ? told.map(({ text }) => text) : evidence.map(({ name }) => `${name}.`)).join(
        ' ',
      ),
      mark: 'inferred',
      ...noWitness,
      quote: null,
      articles: articles.slice(0, 4),
      followUps: evidence
        .filter(({ mark }) => mark === 'absent')
        .slice(0, 2)
        .map(({ name }) => `¿Cómo se consigue, si falta: ${inSentence(name)}?`),
    },
  ];
}

const asked: readonly { heading: string; question: (label: string) => string; purpose: string }[] = [
  {
    heading: 'Qué dice',
    question: (label) => `¿Qué dice el ${label}?`,
    purpose: 'Decir la regla con palabras propias.',
  },
  {
    heading: 'Condiciones',
    question: (label) => `¿Qué condiciones pone el ${label}?`,
    purpose: 'Saber cuándo se aplica la regla.',
  },
  {
    heading: 'Plazos',
    question: (label) => `¿Qué plazos fija el ${label}?`,
    purpose: 'Conocer los plazos de la regla.',
  },
  {
    heading: 'Efectos',
    question: (label) => `¿Qué consecuencias tiene lo que dispone el ${label}?`,
    purpose: 'Saber qué se puede pedir.',
  },
];

/** What one article's note answers, section by section, with the sentence of the text that is a case of it. */
function aboutNote(matter: Matter, note: NoteSource, label: string): GeneratedQuestion[] {
  const quote = caseOf(matter, note);
  return asked.flatMap(({ heading, purpose, question }): GeneratedQuestion[] => {
    const body = note.sections.find((section) => section.heading === heading)?.body;
    if (body === undefined) return [];
    const answer = plain(body);
    return [
      {
        question: `${question(label).slice(0, -1)} (${inSentence(note.title)})?`,
        purpose,
        expectedAnswer: answer,
        mark: 'inferred',
        ...noWitness,
        quote,
        articles: [note.articleId, ...bracketedKeys(body)].slice(0, 4),
        followUps: quote === null ? [] : [`¿Cómo se aplica a esto: «${quote}»?`],
      },
    ];
  });
}

/** The sentence of the text that shares most words with a note, where it shares enough. */
function caseOf({ sentences }: Matter, { sections, title }: NoteSource): string | null {
  const words = new Set(analyzeTerms([title, ...sections.map(({ body }) => body)].join(' ')));
  const shared = (text: string) => new Set(analyzeTerms(text).filter((term) => words.has(term))).size;
  const [nearest] = [...sentences].sort((a, b) => shared(b.text) - shared(a.text));
  return nearest !== undefined && shared(nearest.text) >= minShared ? nearest.text : null;
}

/** A section as running text, without list marks and keys. */
function plain(body: string): string {
  return body
    .split('\n')
    .map((line) =>
      line
        .replace(/^(?:[-*•]|\d{1,2}[.)])\s+/, '')
        .replace(/\s*\[[a-z][a-z0-9-]*:[^\]]*\]/g, '')
        .trim(),
    )
    .filter(Boolean)
    .join(' ');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function onceEach(questions: readonly GeneratedQuestion[]): GeneratedQuestion[] {
  return [...new Map(questions.map((question) => [question.question, question] as const).reverse()).values()].reverse();
}
