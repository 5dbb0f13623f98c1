import type { Quantity } from '@foja/legal-text/quantity';
import { piecesOfBody, splitPieces } from '../statements/split-pieces.ts';
import { statementsOf } from '../statements/statement.ts';
import { bodyLines, type EditorialFile, namedArticles, type Rule } from './editorial-file.ts';
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
    const lines = linesOfPieces(file, section.heading);
    for (const [place, { text, keys }] of piecesOfBody(section.body).entries()) {
      const statement = statements[place];
      if (!statement) continue;
      const line = lines[place] ?? 1;
      const law = readLaw(keys.length === 0 ? all : [...own, ...keys], file, context);
      const inSentence = readQuantities(text);
      const stands = (value: number, unit: Unit | null) =>
        law.gives({ value, unit, near: [], inWords: false, isImplied: false, text: '' }) ||
        inSentence.some(
          (said) => said.value === value && (unit === null || said.unit === unit || said.near.includes(unit)),
        );
      for (const quantity of statement.value) {
        if (!waysOfWriting(quantity).some(([value, unit]) => stands(value, unit))) {
          yield {
            line,
            message: `${statement.mark}: el valor «${quantity.value} ${quantity.unit}» no está en los artículos nombrados`,
          };
        }
      }
      for (const { fact } of statement.when) {
        if (context.factNames === null || context.factNames.has(fact)) continue;
        yield { line, message: `${statement.mark}: el hecho «${fact}» no está en corpus/facts` };
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

/** The line of each piece of a section. */
function linesOfPieces(file: EditorialFile, heading: string): number[] {
  const start = file.lines.findIndex((line) => line.trimEnd() === `## ${heading}`) + 1;
  const next = file.lines.findIndex((line, index) => index > start && line.startsWith('## '));
  const end = next === -1 ? Number.POSITIVE_INFINITY : next;
  return bodyLines(file)
    .filter(({ line }) => line > start && line <= end)
    .flatMap(({ line, text }) => splitPieces(text).map(() => line));
}
