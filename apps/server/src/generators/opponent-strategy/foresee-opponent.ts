import { generationMessages } from '@foja/contracts/generators/generation-messages';
import type { OpponentStrategy } from '@foja/contracts/generators/opponent-strategy';
import { localEngineName } from '@foja/contracts/models';
import { lawStatement } from '../../corpus/rules/law-statement.ts';
import type { Generated, GenerationDeps, GenerationInput } from '../generation.ts';
import { closestElement } from '../matter/closest-element.ts';
import { type DisputeOfMatter, disputedFactsOf } from '../matter/disputed-facts-of.ts';
import type { Matter, Reading } from '../matter/matter.ts';
import { noGroundNote } from '../matter/no-ground.ts';
import { readMatter } from '../matter/read-matter.ts';
import { tellReading } from '../matter/tell-reading.ts';
import { inSentence, inThirdPerson } from '../question-set/ask-about.ts';
import { addModelMoves } from './add-model-moves.ts';
import { type AppliedRule, applyRules } from './apply-rules.ts';
import { limitationMoves } from './limitation-moves.ts';

type Move = OpponentStrategy['arguments'][number];
type Evidence = OpponentStrategy['evidence'][number];

const procedureNote =
  'Los artículos de procedimiento son del Código Procesal Civil y Comercial de la Nación: en una provincia rige su propio código.';

/**
 * What the other side of `partyRole` may say and prove, from what the text leaves open and what the law lets it plead; and how
 * to answer, where answers are asked for.
 */
export async function foreseeOpponent(
  deps: GenerationDeps,
  input: GenerationInput,
): Promise<Generated<OpponentStrategy>> {
  const matter = await readMatter(deps, input.text, input.subject, input);
  const own: OpponentStrategy =
    matter === null
      ? { ...nothing, partyRole: input.partyRole, matter: null, reading: null, notes: [noGroundNote] }
      : withoutAnswers(
          input.includeResponses,
          input.partyRole === 'plaintiff' ? defendantStrategy(matter) : plaintiffStrategy(matter),
        );
  const generated: Generated<OpponentStrategy> = {
    structure: own,
    engine: localEngineName,
    notice: deps.structureModel === null ? generationMessages.noModel : null,
    sources: matter === null ? [] : [matter.source],
    citations: [],
  };
  return deps.structureModel === null ? generated : addModelMoves(deps, deps.structureModel, input, matter, generated);
}

const nothing = { arguments: [], exceptions: [], defences: [], evidence: [] };

/** The moves of a defendant: what is not proven, what the text itself puts in doubt, exceptions and defences. */
function defendantStrategy(matter: Matter): OpponentStrategy {
  const applied = applyRules('defendant', matter);
  const admitsExceptions = !['constitucional', 'procesal'].includes(matter.guide.area);
  return {
    matter: matter.guide.caseData.situation,
    reading: tellReading(matter),
    partyRole: 'plaintiff',
    arguments: [
      ...disputedFactsOf(matter).map(deniedFact),
      ...matter.evidence.filter(({ isDenied }) => isDenied).map((reading) => deniedProof(matter, reading)),
      ...matter.elements.filter(({ mark }) => mark === 'absent').map((reading) => unproven(matter, reading)),
      ...matter.elements.filter(({ mark }) => mark === 'inferred').map((reading) => disputed(matter, reading)),
      ...unnamedProof(matter),
    ],
    exceptions: [...limitationMoves(matter), ...movesOf(applied, 'exceptions')],
    defences: movesOf(applied, 'defences'),
    evidence: evidenceOf(applied),
    notes: [
      procedureNote,
      ...(admitsExceptions ? [lawStatement('sumarisimo-sin-excepciones', matter.underReview).text] : []),
    ],
  };
}

/** The moves of somebody who demands: what the text already gives them, and the rules that help them. */
function plaintiffStrategy(matter: Matter): OpponentStrategy {
  const applied = applyRules('plaintiff', matter);
  return {
    matter: matter.guide.caseData.situation,
    reading: tellReading(matter),
    partyRole: 'defendant',
    arguments: [
      ...disputedFactsOf(matter).map((dispute) => provenFact(matter, dispute)),
      ...matter.elements.filter(({ mark }) => mark === 'found').map((reading) => supported(matter, reading)),
      ...matter.elements.filter(({ mark }) => mark === 'inferred').map((reading) => supported(matter, reading)),
      ...movesOf(applied, 'arguments'),
    ],
    exceptions: [],
    defences: movesOf(applied, 'defences'),
    evidence: matter.evidence.map((proof) => claimantProof(matter, proof)),
    notes: [
      procedureNote,
      ...matter.elements
        .filter(({ mark }) => mark === 'absent')
        .map(
          ({ name }) =>
            `En el texto no encontramos cómo va a probar ${inThirdPerson(name)}: es un punto flojo de su reclamo.`,
        ),
    ],
  };
}

/** A fact of the text that a defendant will deny, with who has to prove it. */
function deniedFact({ denial, quote, rule }: DisputeOfMatter): Move {
  return {
    title: `Va a discutir esto: ${inSentence(rule.fact)}`,
    explanation: `${rule.opponent} ${rule.burdenText}`,
    mark: denial === null ? 'inferred' : 'found',
    articles: rule.articles,
    quote: denial ?? quote,
    howToAnswer: rule.answer,
  };
}

/** A fact that somebody who demands will prove, and with what. */
function provenFact({ underReview }: Matter, { quote, rule }: DisputeOfMatter): Move {
  const means = [...rule.documents.map(({ name }) => name), ...rule.witnesses.map(({ role }) => role)];
  return {
    title: `Va a probar esto: ${inSentence(rule.fact)}`,
    explanation: `${rule.burdenText} Puede traer: ${means.map(inSentence).join('; ')}.`,
    mark: 'inferred',
    articles: rule.articles,
    quote,
    howToAnswer: lawStatement('contestar-cada-hecho', underReview).text,
  };
}

function unproven({ underReview }: Matter, { articles, name }: Reading): Move {
  const burden = lawStatement('carga-de-la-prueba', underReview);
  return {
    title: `Falta mostrar ${inThirdPerson(name)}`,
    explanation: `En el texto no encontramos una frase que lo diga. ${burden.text}`,
    mark: 'absent',
    articles: [...articles, ...burden.articles],
    quote: null,
    howToAnswer: 'Contá ese hecho con fecha y lugar, y decí con qué prueba se muestra.',
  };
}

function disputed({ underReview }: Matter, { articles, name, quote }: Reading): Move {
  return {
    title: `Va a discutir ${inThirdPerson(name)}`,
    explanation: 'El texto lo toca sin decirlo del todo: es un punto que puede negar.',
    mark: 'inferred',
    articles: [...articles, ...lawStatement('carga-de-la-prueba', underReview).articles],
    quote,
    howToAnswer: 'Completá el relato en ese punto y ofrecé prueba directa de él.',
  };
}

function deniedProof({ underReview }: Matter, { articles, name, quote }: Reading): Move {
  return {
    title: `No está esta prueba: ${inSentence(name)}`,
    explanation: 'El propio texto dice que falta: va a señalarlo para sostener que el hecho no se probó.',
    mark: 'found',
    articles: [...articles, ...lawStatement('carga-de-la-prueba', underReview).articles],
    quote,
    howToAnswer: lawStatement('documento-que-tiene-la-otra-parte', underReview).text,
  };
}

function unnamedProof({ evidence, underReview }: Matter): Move[] {
  // "Certificados médicos si hubo daño" is lacking only where there was some.
  const absent = evidence.filter(
    ({ mark, name }) => mark === 'absent' && !/\bsi (?:hubo|hay|lo hay|existe)/.test(name),
  );
  if (absent.length === 0) return [];
  return [
    {
      title: 'Prueba que el texto no nombra',
      explanation: `Va a decir que no hay prueba suficiente. El texto no nombra: ${absent.map(({ name }) => inSentence(name)).join('; ')}.`,
      mark: 'absent',
      articles: lawStatement('carga-de-la-prueba', underReview).articles,
      quote: null,
      howToAnswer: 'Reuní lo que falta o individualizá quién lo tiene al ofrecer la prueba.',
    },
  ];
}

function supported({ underReview }: Matter, { articles, mark, name, quote }: Reading): Move {
  return {
    title: `Va a afirmar ${inThirdPerson(name)}`,
    explanation:
      mark === 'found'
        ? 'El texto lo dice, así que va a apoyar su reclamo en ese hecho.'
        : 'El texto lo toca: puede apoyarse en ese hecho aunque todavía tenga que completarlo.',
    mark,
    articles,
    quote,
    howToAnswer: lawStatement('contestar-cada-hecho', underReview).text,
  };
}

function claimantProof(matter: Matter, { articles, isDenied, mark, name, quote }: Reading): Evidence {
  const element = closestElement(matter, name);
  return {
    name,
    why:
      element === null
        ? 'Es prueba habitual en este tipo de reclamo.'
        : `Sirve para mostrar ${inThirdPerson(element.name)}.`,
    mark: isDenied ? 'absent' : mark === 'absent' ? 'to-judge' : mark,
    articles,
    quote,
    howToAnswer: isDenied
      ? 'El texto dice que no está: señalá su falta.'
      : lawStatement('negar-los-documentos', matter.underReview).text,
  };
}

function movesOf(applied: readonly AppliedRule[], list: 'arguments' | 'exceptions' | 'defences'): Move[] {
  return applied
    .filter(({ rule }) => rule.list === list)
    .map(({ answer, mark, quote, rule }) => ({
      title: rule.title,
      explanation: rule.explanation,
      mark,
      articles: rule.articles,
      quote,
      howToAnswer: answer,
    }));
}

/** Each proof once, under the first move that brings it. */
function evidenceOf(applied: readonly AppliedRule[]): Evidence[] {
  const byName = new Map<string, Evidence>();
  for (const { answer, mark, quote, rule } of applied) {
    for (const { articles, name, why } of rule.evidence ?? []) {
      if (byName.has(name)) continue;
      byName.set(name, { name, why: `${rule.title}. ${why}`, mark, articles, quote, howToAnswer: answer });
    }
  }
  return [...byName.values()];
}

function withoutAnswers(includeResponses: boolean, strategy: OpponentStrategy): OpponentStrategy {
  if (includeResponses) return strategy;
  const silent = <T extends { howToAnswer: string | null }>(moves: T[]) =>
    moves.map((move) => ({ ...move, howToAnswer: null }));
  return {
    ...strategy,
    arguments: silent(strategy.arguments),
    exceptions: silent(strategy.exceptions),
    defences: silent(strategy.defences),
    evidence: silent(strategy.evidence),
  };
}
