import type { Quantity } from '@foja/legal-text/quantity';
import type { LineProblem } from '../starter/yaml-with-lines.ts';
import { piecesOfBody } from '../statements/split-pieces.ts';
import { type Statement, statementsOf } from '../statements/statement.ts';
import { type EditorialFile, namedArticles, type Rule } from './editorial-file.ts';
import { readLaw } from './law-of-statement.ts';
import { readQuantities, type Unit } from './quantities.ts';

/**
 * What the data beside a sentence fixes stands in the articles that the sentence names, in the note's own or in the sentence, with
 * the same unit; the facts on which it depends are of the vocabulary.
 */
export const statementsInLaw: Rule = function* (file, context) {
  if (file.kind === 'ruling') return;
  const all = namedArticles(file);
  const own = file.kind === 'note' ? [file.row.articleId] : [];
  for (const section of file.row.sections) {
    const statements = statementsOf(section);
    if (statements.length === 0) continue;
    for (const [place, { text, keys }] of piecesOfBody(section.body).entries()) {
      const statement = statements[place];
      if (!statement) continue;
      const law = readLaw(keys.length === 0 ? all : [...own, ...keys], file, context);
      const inSentence = readQuantities(text);
      const stands = (value: number, unit: Unit | null) =>
        law.gives({ value, unit, near: [], inWords: false, isImplied: false, text: '' }) ||
        inSentence.some(
          (said) => said.value === value && (unit === null || said.unit === unit || said.near.includes(unit)),
        );
      for (const quantity of statement.value) {
        if (!waysOfWriting(quantity).some(([value, unit]) => stands(value, unit))) {
          yield problem(
            file,
            statement,
            text,
            `el valor «${quantity.value} ${quantity.unit}» no está en los artículos nombrados`,
          );
        }
      }
      for (const { fact } of statement.when) {
        if (context.factNames === null || context.factNames.has(fact)) continue;
        yield problem(file, statement, text, `el hecho «${fact}» no está en corpus/facts`);
      }
    }
  }
};

const units: Partial<Record<Quantity['unit'], Unit>> = {
  hora: 'hour',
  dia: 'day',
  'dia-habil': 'day',
  semana: 'week',
  mes: 'month',
  anio: 'year',
  'por-ciento': 'percent',
};
const fractions: readonly [number, Unit][] = [
  [2, 'half'],
  [3, 'third'],
  [4, 'quarter'],
  [5, 'fifth'],
];

/** A share may be written as a fraction or in percent; "seis meses" is no way of writing half a year. */
function waysOfWriting({ value, unit }: Quantity): [number, Unit | null][] {
  if (unit !== 'por-uno') return [[value, units[unit] ?? null]];
  const whole = (number: number) => Math.abs(number - Math.round(number)) < 1e-9;
  return [
    ...fractions.flatMap(([parts, name]): [number, Unit][] =>
      whole(value * parts) ? [[Math.round(value * parts), name]] : [],
    ),
    [value * 100, 'percent'],
  ];
}

/** With the line of the sentence, found by its words. */
function problem(file: EditorialFile, { mark }: Statement, text: string, message: string): LineProblem {
  const start = text.slice(0, 40);
  const place = file.lines.findIndex((line) => line.includes(start));
  return { line: Math.max(1, place + 1), message: `${mark}: ${message}` };
}
