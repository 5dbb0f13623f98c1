import { fold } from '@foja/legal-text/fold';
import type { IndexedDoubt } from '../../../understanding/doubt-index.ts';
import type { Ask, QuestionPart } from '../../../understanding/understood-question.ts';
import { type DoubtContext, likenessTo } from './doubt-features.ts';

/**
 * What the own words of a part of several are worth for a doubt: "¿cuánto tiempo tengo para hacerles juicio?" after the story of a refused
 * claim, where the story says the same for all that is asked. Fitted to `bench/answers/judged-stories.jsonl`
 * (docs/decisions/0045-what-a-part-asks-by-itself.md).
 */
const worth = { likeness: 5, strength: 1.5, chance: 2 };

/** Two or more; one of something is no amount. */
const several =
  '\\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|noventa|cien|ciento';
const times = new RegExp(`\\b(?:un[oa]?|${several})\\b[^.;,]{0,25}\\b(?:dias?|mes|meses|anos?|horas?|semanas?)\\b`);
const amounts = new RegExp(
  `\\b(?:${several}|por ciento|sueldos?|montos?|topes?|salarios?|pesos|mitad|terci[oa]s?|dobles?|cuotas?|uma|interes|intereses|suma|valor|precio)\\b`,
);

/** What telling what a part asks for is worth, and what not telling it costs. */
const tellsWorth: readonly (readonly [Ask, number, RegExp])[] = [
  ['how-long', 1, times],
  ['since-when', 0.5, /\bdesde\b|\ba partir de\b/],
  ['how-much', 1, amounts],
];

/** What it is worth that an answer tells, or does not, what a part asks for. */
export function tellsAsked(asks: readonly Ask[], answer: string): number {
  const folded = fold(answer);
  return tellsWorth
    .filter(([ask]) => asks.includes(ask))
    .reduce((sum, [, each, pattern]) => sum + (pattern.test(folded) ? each : -each), 0);
}

/** 0 where one thing is asked, or the question goes on with a thread. @param answer what the doubt answers to the facts that were told. */
export function ownPartWorth(one: IndexedDoubt, answer: string, part: QuestionPart, context: DoubtContext): number {
  const own = context.asked.alone.get(part);
  if (own === undefined || context.understood.before !== null) return 0;
  const { strength, chance } = own.learned.of(one.name);
  return (
    likenessTo(one, own) * worth.likeness +
    strength * worth.strength +
    chance * worth.chance +
    tellsAsked(part.asks, answer)
  );
}
