import { inNumbers, inPesos, withLocalDays } from './in-spanish.ts';

/** What the result of every calculator may carry; which of it there is depends on the calculator. */
export interface CalculationResult {
  citations: string[];
  steps: Step[];
  readings?: Reading[];
  lines?: Line[];
  missing: { question: string; min?: unknown; max?: unknown }[];
  notes: string[];
  dataAsOf: string | null;
  underReview: { note: string } | null;
  days?: unknown;
  [figure: string]: unknown;
}
interface Step {
  text: string;
  citations: string[];
}
interface Reading {
  label: string;
  because: string;
  value: string | number;
  citations: string[];
}
interface Line {
  label: string;
  amount?: number | null;
  min?: number | null;
  max?: number | null;
  minUMA?: number;
  maxUMA?: number | null;
  share?: string;
  people?: number;
  readings: Reading[];
  steps: Step[];
}

type Show = (value: never) => string;
const asIs: Show = (value: string) => withLocalDays(value);
const pesos: Show = (value: number) => inPesos(value);
const plain: Show = (value: number) => inNumbers(value);
const yesNo: Show = (value: boolean) => (value ? 'sí' : 'no');

/** The figures of the results, in the order in which they are told. */
const figures: readonly (readonly [name: string, label: string, show: Show])[] = [
  ['label', 'Asunto', asIs],
  ['name', 'Plazo', asIs],
  ['claim', 'Reclamo', asIs],
  ['period', 'Plazo', asIs],
  ['notifiedOn', 'Notificado el', asIs],
  ['starts', 'Corre desde', asIs],
  ['due', 'Vence el', asIs],
  ['dueHour', 'Hora', asIs],
  ['dueBeforeDemand', 'Vencía, antes de la demanda, el', asIs],
  ['graceUntil', 'Plazo de gracia: primeras horas del', asIs],
  ['expired', 'Vencido', yesNo],
  ['interrupted', 'Interrumpido', yesNo],
  ['effect', 'Si se pasa', asIs],
  ['days', 'Días', plain],
  ['minDays', 'Días, como mínimo', plain],
  ['maxDays', 'Días, como máximo', plain],
  ['months', 'Meses', plain],
  ['minMonths', 'Meses, como mínimo', plain],
  ['maxMonths', 'Meses, como máximo', plain],
  ['rate', 'Coeficiente', plain],
  ['minUMA', 'UMA, como mínimo', plain],
  ['maxUMA', 'UMA, como máximo', plain],
  ['futureRent', 'Alquileres que faltan', pesos],
  ['penalty', 'Indemnización', pesos],
  ['legitima', 'Porción legítima', asIs],
  ['disponible', 'Porción disponible', asIs],
  ['mejoraMax', 'Mejora, hasta', asIs],
  ['estateAmount', 'Acervo', pesos],
  ['capital', 'Capital', pesos],
  ['interest', 'Intereses', pesos],
  ['paid', 'Pagado', pesos],
  ['amount', 'Monto', pesos],
  ['total', 'Total', pesos],
];

/** Of a result, what its articles are called. */
export type NameArticles = (keys: readonly string[]) => string;

/** The result of a calculator as Markdown: its figures, each line with its steps and readings, and what is taken for granted. */
export function calculationInWords(result: CalculationResult, nameArticles: NameArticles): string {
  const cited = ({ text, citations }: Step) =>
    citations.length > 0 ? `${withLocalDays(text)} (${nameArticles(citations)})` : withLocalDays(text);
  const steps = (of: readonly Step[]) => of.map((step, place) => `${place + 1}. ${cited(step)}`).join('\n');
  const readings = (of: readonly Reading[]) =>
    of.map(
      ({ label, because, value, citations }) =>
        `**Otra lectura.** ${label}: ${typeof value === 'number' ? inNumbers(value) : withLocalDays(value)}. ${cited({ text: because, citations })}`,
    );
  return [
    [...tellFigures(result), ...tellRange(result)].map((figure) => `- ${figure}`).join('\n'),
    ...countedDays(result.days),
    ...(result.lines ?? []).flatMap((line) => [
      `## ${line.label}: ${lineFigure(line)}`,
      steps(line.steps),
      ...readings(line.readings),
    ]),
    ...(result.steps.length > 0 ? ['## Cómo se calculó', steps(result.steps)] : []),
    ...readings(result.readings ?? []),
    ...(result.missing.length > 0
      ? ['## Lo que no se sabe', result.missing.map(({ question }) => `- ${withLocalDays(question)}`).join('\n')]
      : []),
    ...(result.notes.length > 0
      ? ['## Qué se da por supuesto', result.notes.map((note) => `- ${withLocalDays(note)}`).join('\n')]
      : []),
    ...(result.dataAsOf ? [`Datos al ${withLocalDays(result.dataAsOf)}.`] : []),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function tellFigures(result: CalculationResult): string[] {
  return figures.flatMap(([name, label, show]) => {
    const value = result[name];
    if (value === null || value === undefined || value === '' || typeof value === 'object') return [];
    return [`**${label}:** ${show(value as never)}`];
  });
}

/** What is told where there is no one figure, or all that was computed is the sum of lines. */
function tellRange({ min, max, amount, total }: CalculationResult): string[] {
  if (typeof min !== 'number' || typeof amount === 'number' || typeof total === 'number') return [];
  if (typeof max !== 'number') return [`**Total:** desde ${inPesos(min)}`];
  return [min === max ? `**Total:** ${inPesos(min)}` : `**Total:** entre ${inPesos(min)} y ${inPesos(max)}`];
}

function lineFigure({ amount, min, max, minUMA, maxUMA, share, people }: Line): string {
  if (share !== undefined) {
    const each = (people ?? 1) > 1 ? `${share} cada una de ${inNumbers(people ?? 1)} personas` : share;
    return typeof amount === 'number' ? `${each} (${inPesos(amount)})` : each;
  }
  if (minUMA !== undefined) {
    const inUMA =
      maxUMA === null || maxUMA === undefined || maxUMA === minUMA
        ? `${inNumbers(minUMA)} UMA`
        : `${inNumbers(minUMA)} a ${inNumbers(maxUMA)} UMA`;
    return typeof min === 'number' ? `${inUMA} (${inRange(min, max ?? null)})` : inUMA;
  }
  if (typeof amount === 'number') return inPesos(amount);
  return typeof min === 'number' ? inRange(min, max ?? null) : '';
}

function inRange(min: number, max: number | null): string {
  if (max === null) return `desde ${inPesos(min)}`;
  return min === max ? inPesos(min) : `entre ${inPesos(min)} y ${inPesos(max)}`;
}

const namedDays = ['feriado', 'no-laborable', 'inhabil', 'suspendido', 'feria'];

/** Of a deadline: the days that count and those that do not. */
function countedDays(days: unknown): string[] {
  if (!Array.isArray(days)) return [];
  const told = days as { day: string; kind: string; name: string | null; count: number | null }[];
  const counted = told.filter(({ count }) => count !== null).map(({ day }) => withLocalDays(day));
  const skipped = told
    .filter(({ count, kind }) => count === null && namedDays.includes(kind))
    .map(({ day, name }) => (name ? `${withLocalDays(day)} (${name})` : withLocalDays(day)));
  return [
    ...(counted.length > 0 ? [`**Días contados:** ${counted.join(', ')}.`] : []),
    ...(skipped.length > 0 ? [`**No se cuentan:** ${skipped.join(', ')}.`] : []),
  ];
}
