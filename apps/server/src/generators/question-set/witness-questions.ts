import type { GeneratedQuestion } from '@foja/contracts/generators/question-set';
import type { PartyRole } from '@foja/contracts/generators/use-cases';
import { lawStatement } from '../../corpus/rules/law-statement.ts';
import { findAmounts } from '../extract/amounts.ts';
import { findDates } from '../extract/dates.ts';
import { closestElement } from '../matter/closest-element.ts';
import type { Matter, Reading } from '../matter/matter.ts';
import { applyRules } from '../opponent-strategy/apply-rules.ts';
import { askAbout, inSentence, inThirdPerson } from './ask-about.ts';
import { disputeQuestions } from './dispute-questions.ts';

const notInText = 'En el texto no encontramos la respuesta. Averiguá antes de la audiencia qué puede decir el testigo.';
const whence = '¿Cómo lo sabe: lo vio, lo oyó o se lo contaron?';
const maxAmounts = 2;
/** Of a question that any witness may be asked. */
const noWitness = { witness: null, otherWillAsk: [] };

/**
 * Questions for a witness of this side, the most needed first: more than any number that may be asked for. Each is open and asks
 * for one fact; what the text says is in its answer, never in the question but for the day, the sum or the name that it asks of.
 */
export function witnessQuestions(matter: Matter, partyRole: PartyRole): GeneratedQuestion[] {
  const { elements, evidence } = matter;
  const proofs = evidence.filter(({ name }) => !/testigos?/i.test(name));
  const disputed = disputeQuestions(matter, partyRole);
  const side = partyRole === 'plaintiff' ? [] : askedOfDefence(matter);
  const scene = askedOfText(matter);
  // Every element once before anything is asked twice; the defendant's own points come first.
  const first = interleave(
    interleave(
      side,
      elements.map((element) => aboutElement(element, partyRole)),
    ),
    scene,
  );
  return onceEach([
    ...disputed.slice(0, 1),
    ...(disputed.length === 0 ? first.slice(0, 1) : []),
    knowledge(matter),
    ...disputed.slice(1),
    ...(disputed.length === 0 ? first.slice(1) : first),
    relation(matter),
    ...proofs.filter(({ quote }) => quote !== null).map((proof) => aboutProof(matter, proof)),
    others(matter),
    ...proofs.filter(({ quote }) => quote === null).map((proof) => aboutProof(matter, proof)),
    ...elements.map((element) => sourceOf(matter, element)),
    time(matter),
  ]);
}

function aboutElement({ articles, isDenied, mark, name, quote }: Reading, partyRole: PartyRole): GeneratedQuestion {
  const purpose =
    partyRole === 'plaintiff'
      ? `Probar ${inThirdPerson(name)}.`
      : `Poner a prueba un punto que tiene que probar la otra parte: ${inThirdPerson(name)}.`;
  return {
    question: askAbout(name),
    purpose,
    expectedAnswer:
      quote === null ? notInText : isDenied ? `El texto dice lo contrario: «${quote}»` : `El texto dice: «${quote}»`,
    mark,
    quote,
    articles,
    ...noWitness,
    followUps: [whence, ...(mark === 'found' ? ['¿Quién más estaba?'] : ['¿Quién puede saberlo mejor?'])],
  };
}

/** What the text tells with a day, a sum or a name. */
function askedOfText({ elements, sentences }: Matter): GeneratedQuestion[] {
  const servedBy = (sentence: string) =>
    elements.find(({ quote }) => quote !== null && (sentence.includes(quote) || quote.includes(sentence))) ?? null;
  const asked = (question: string, aim: string, sentence: string, followUps: string[]): GeneratedQuestion => {
    const element = servedBy(sentence);
    return {
      question,
      purpose: element === null ? `${aim}.` : `${aim} y apoyar este punto: ${inThirdPerson(element.name)}.`,
      expectedAnswer: `El texto dice: «${sentence}»`,
      mark: 'found',
      quote: sentence,
      articles: element?.articles ?? [],
      ...noWitness,
      followUps,
    };
  };
  const days = sentences.flatMap(({ text }) =>
    findDates(text)
      .slice(0, 1)
      .map((date) =>
        asked(`¿Qué recuerda de lo que pasó el ${date.text}?`, 'Ubicar el hecho en el tiempo', text, [
          '¿Por qué recuerda esa fecha?',
          '¿Dónde estaba usted?',
        ]),
      ),
  );
  const sums = sentences.flatMap(({ text }) =>
    findAmounts(text)
      .slice(0, 1)
      .map((amount) =>
        asked(`¿Qué sabe de la suma de ${amount.text}?`, 'Explicar el monto', text, [
          '¿Quién la pagó o la debía?',
          whence,
        ]),
      ),
  );
  const people = sentences.flatMap(({ text }) =>
    [...new Set(text.match(/\[PERSONA_\d+\]/g) ?? [])].map((name) =>
      asked(
        `¿De dónde conoce, si lo conoce, a ${name}?`,
        'Saber qué relación tiene el testigo con quien intervino',
        text,
        ['¿Cuándo lo vio por última vez?'],
      ),
    ),
  );
  return interleave(days, [...sums.slice(0, maxAmounts), ...people]);
}

/** What a defendant's witness is asked for the defences that the text gives cause for. */
function askedOfDefence(matter: Matter): GeneratedQuestion[] {
  return applyRules('defendant', matter).flatMap(({ quote, rule }): GeneratedQuestion[] =>
    rule.askWitness === undefined
      ? []
      : [
          {
            question: rule.askWitness,
            purpose: `Apoyar esta defensa: ${inSentence(rule.title)}.`,
            expectedAnswer: quote === null ? notInText : `El texto da pie: «${quote}»`,
            mark: quote === null ? 'absent' : 'inferred',
            quote,
            articles: rule.articles,
            ...noWitness,
            followUps: [whence],
          },
        ],
  );
}

function aboutProof(matter: Matter, { articles, isDenied, mark, name, quote }: Reading): GeneratedQuestion {
  const element = closestElement(matter, name);
  return {
    question: `¿Qué sabe acerca de lo siguiente: ${inSentence(name)}?`,
    purpose:
      element === null
        ? 'Unir lo que declara con la prueba documental.'
        : `Unir lo que declara con la prueba documental de este punto: ${inThirdPerson(element.name)}.`,
    expectedAnswer:
      quote === null ? notInText : isDenied ? `El texto dice que no está: «${quote}»` : `El texto dice: «${quote}»`,
    mark,
    quote,
    articles: element?.articles ?? articles,
    ...noWitness,
    followUps: ['¿Dónde está?', '¿Quién lo hizo o lo entregó?'],
  };
}

function knowledge({ underReview }: Matter): GeneratedQuestion {
  const { articles, text } = lawStatement('razon-del-dicho', underReview);
  return {
    question: '¿Cómo conoció los hechos sobre los que declara?',
    purpose: text,
    expectedAnswer: 'Que diga si lo vio, lo oyó o se lo contaron, dónde estaba y por qué lo recuerda.',
    mark: 'to-judge',
    quote: null,
    articles,
    ...noWitness,
    followUps: ['¿Dónde estaba usted?', '¿Desde cuándo lo sabe?'],
  };
}

function relation({ underReview }: Matter): GeneratedQuestion {
  const { articles, text } = lawStatement('interrogatorio-preliminar', underReview);
  return {
    question: '¿Qué relación tiene o tuvo con cada una de las partes?',
    purpose: text,
    expectedAnswer:
      'Que diga si es pariente, amigo íntimo, enemigo, dependiente, acreedor o deudor, o si tiene interés en el pleito.',
    mark: 'to-judge',
    quote: null,
    articles,
    ...noWitness,
    followUps: ['¿Desde cuándo?'],
  };
}

function others({ evidence, underReview }: Matter): GeneratedQuestion {
  const law = lawStatement('quien-puede-ser-testigo', underReview);
  const named = evidence.find(({ name, quote }) => /testigos?/i.test(name) && quote !== null);
  return {
    question: '¿Quién más vio o supo de estos hechos?',
    purpose: law.text,
    expectedAnswer: named ? `El texto dice: «${named.quote}»` : notInText,
    mark: named ? 'found' : 'absent',
    quote: named?.quote ?? null,
    articles: law.articles,
    ...noWitness,
    followUps: ['¿Cómo se lo puede ubicar?'],
  };
}

function sourceOf({ underReview }: Matter, { articles, mark, name, quote }: Reading): GeneratedQuestion {
  const law = lawStatement('lo-que-conoce-por-si', underReview);
  return {
    question: `¿Qué vio u oyó usted mismo sobre este punto: ${inThirdPerson(name).replace(/^que /, '')}?`,
    purpose: law.text,
    expectedAnswer: quote === null ? notInText : `El texto dice: «${quote}». Falta saber qué percibió el testigo.`,
    mark: quote === null ? 'absent' : mark,
    quote,
    articles: [...articles, ...law.articles],
    ...noWitness,
    followUps: ['¿A qué distancia estaba?'],
  };
}

function time({ guide, sentences }: Matter): GeneratedQuestion {
  const dated = sentences.find(({ text }) => findDates(text).length > 0)?.text ?? null;
  return {
    question: '¿Cuándo ocurrieron los hechos?',
    purpose: 'Fijar las fechas contra las que se cuentan los plazos.',
    expectedAnswer: dated === null ? notInText : `El texto dice: «${dated}»`,
    mark: dated === null ? 'absent' : 'found',
    quote: dated,
    articles: guide.caseData.limitation.slice(0, 2).map(({ article }) => article),
    ...noWitness,
    followUps: ['¿Cómo puede precisar la fecha?'],
  };
}

function interleave<T>(left: readonly T[], right: readonly T[]): T[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, place) => [left[place], right[place]])
    .flat()
    .filter((item) => item !== undefined);
}

function onceEach(questions: readonly GeneratedQuestion[]): GeneratedQuestion[] {
  return [...new Map(questions.map((question) => [question.question, question] as const).reverse()).values()].reverse();
}
