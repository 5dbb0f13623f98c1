import { civilDay, isCivilDay } from '@foja/computable-law/core/civil-day';
import { type Fact, factFrom, known, notApplicable, unknown } from '@foja/computable-law/core/facts';
import { settle } from '@foja/computable-law/core/refusal';
import {
  computeTermination,
  type TerminationResult,
} from '@foja/computable-law/labour/termination/compute-termination';
import type { DraftBlock } from '@foja/contracts/drafting';
import type { Answers } from '@foja/contracts/drafting/form';
import { amountInWords } from './amount-in-words.ts';

const sacOnItems = 'sac-sobre-indemnizaciones';
/** Without these nothing is computed; each with the blank by which the form names it. */
const needed = {
  fechaIngreso: 'fecha de ingreso',
  fechaExtincion: 'fecha de extinción',
  mejorRemuneracion: 'mejor remuneración mensual, normal y habitual',
} as const;

/** The items of a labour claim, each with its sum, its articles and the arithmetic behind it, by the liquidation of the calculators. */
export function labourLiquidation(answers: Answers): DraftBlock[] {
  const start = answers.text('fechaIngreso');
  const end = answers.text('fechaExtincion');
  const pay = answers.amount('mejorRemuneracion');
  const missing = [
    ...(isCivilDay(start) ? [] : (['fechaIngreso'] as const)),
    ...(isCivilDay(end) ? [] : (['fechaExtincion'] as const)),
    ...(pay ? [] : (['mejorRemuneracion'] as const)),
  ];
  if (!isCivilDay(start) || !isCivilDay(end) || !pay) return [blankParagraph(missing)];
  if (pay.currency !== 'ARS') return [toComplete('los rubros se calculan en pesos: pasá la remuneración a pesos')];
  const settled = settle(() => liquidate(answers, start, end, pay.value));
  if (!('value' in settled)) return [toComplete(settled.refused.message)];
  return itemsOf(settled.value, answers);
}

function liquidate(answers: Answers, start: string, end: string, bestPay: number): TerminationResult {
  const taken = answers.number('vacacionesGozadas');
  return computeTermination({
    start: known(civilDay(start, 'start')),
    end: known(civilDay(end, 'end')),
    // A dismissal whose cause the claim denies is claimed as one without cause.
    cause: known(answers.text('modo') === 'despido-indirecto' ? 'despido-indirecto' : 'sin-causa'),
    worker: known('dependencia'),
    bestPay: known(bestPay),
    cap: capOf(answers),
    noticeGiven: known(answers.text('preaviso') === 'otorgado'),
    registered: known(answers.text('registracion') !== 'sin-registrar'),
    vacationTaken: taken === null ? known(0) : known(taken),
    trialMonths: unknown,
    daysWorked: unknown,
    imputable: unknown,
    termEnd: notApplicable('Contrato por tiempo indeterminado.'),
    sickUntil: notApplicable('Sin licencia por enfermedad.'),
    variableSixMonths: factFrom<number>(null),
    variableYear: factFrom<number>(null),
    previousStart: notApplicable('Sin contrato anterior.'),
    previousEnd: notApplicable('Sin contrato anterior.'),
    previousPaid: notApplicable('Sin contrato anterior.'),
  });
}

function capOf(answers: Answers): Fact<number> {
  const cap = answers.amount('topeConvenio');
  if (answers.text('tope') === 'conocido' && cap?.currency === 'ARS') return known(cap.value);
  return answers.text('tope') === 'no-se-aplica' ? notApplicable('No se aplica tope de convenio.') : unknown;
}

interface Item {
  label: string;
  min: number;
  max: number;
  steps: string;
  articles: string[];
}

function itemsOf(result: TerminationResult, answers: Answers): DraftBlock[] {
  const total = result.lines.find(({ id }) => id === 'total');
  const items: Item[] = result.lines
    .filter(({ id, max }) => id !== 'total' && max > 0)
    .map(({ label, min, max, steps, citations }) => ({
      label,
      min,
      max,
      steps: steps.map(({ text }) => text).join(' '),
      articles: [...citations],
    }));
  const withSac = total?.readings.find(({ id }) => id === sacOnItems);
  if (answers.text('sacSobreRubros') === 'si' && withSac && total && total.min === total.max) {
    const sum = Math.round((withSac.value - total.min) * 100) / 100;
    items.push({
      label: 'Aguinaldo sobre preaviso, integración y vacaciones',
      min: sum,
      max: sum,
      steps: withSac.because,
      articles: withSac.citations,
    });
  }
  const owed = answers.amount('montoAdeudado');
  const owedPesos = owed?.currency === 'ARS' ? owed.value : 0;
  if (owedPesos > 0) {
    items.push({
      label: 'Remuneraciones y otros conceptos adeudados',
      min: owedPesos,
      max: owedPesos,
      steps: `Se integran así: ${answers.list('conceptosAdeudados').join('; ') || '[falta: detalle de lo adeudado]'}.`,
      articles: ['lct:74', 'lct:103', 'lct:128'],
    });
  }
  const sum = (side: 'min' | 'max') => Math.round(items.reduce((all, item) => all + item[side], 0) * 100) / 100;
  return [
    ...items.map((item, index) => itemParagraph(item, index)),
    paragraph(`El total de los rubros asciende a ${sumOf(sum('min'), sum('max'))}.`, []),
  ];
}

function itemParagraph({ label, min, max, steps, articles }: Item, index: number): DraftBlock {
  const mark = `${String.fromCharCode(97 + index)})`;
  return paragraph(`${mark} ${label} (${articlesInWords(articles)}): ${sumOf(min, max)}. ${steps}`, articles);
}

function sumOf(min: number, max: number): string {
  const words = (value: number) => amountInWords({ currency: 'ARS', value });
  return min === max ? words(min) : `una suma entre ${words(min)} y ${words(max)}, según lo que resulte de la prueba`;
}

const normNames: Readonly<Record<string, string>> = {
  lct: 'de la Ley de Contrato de Trabajo',
  ccyc: 'del Código Civil y Comercial',
};

/** "artículos 246 y 245 de la Ley de Contrato de Trabajo; artículo 6 del Código Civil y Comercial". */
function articlesInWords(keys: readonly string[]): string {
  const norms = [...new Set(keys.map((key) => key.split(':')[0] ?? ''))];
  return norms
    .map((norm) => {
      const numbers = keys
        .filter((key) => key.startsWith(`${norm}:`))
        .map((key) => (key.split(':')[1] ?? '').replace(/(?<=\d)(?=bis|ter)/, ' '));
      const listed = numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} y ${numbers.at(-1)}`;
      return `${numbers.length < 2 ? 'artículo' : 'artículos'} ${listed} ${normNames[norm] ?? ''}`.trim();
    })
    .join('; ');
}

function paragraph(text: string, articles: readonly string[]): DraftBlock {
  return { type: 'paragraph', align: 'justify', runs: [{ text, field: null, blank: false }], articles: [...articles] };
}

function blankParagraph(missing: readonly (keyof typeof needed)[]): DraftBlock {
  const runs = missing.map((field) => ({ text: `[falta: ${needed[field]}]`, field, blank: true }));
  return { type: 'paragraph', align: 'justify', runs, articles: [] };
}

/** What the law that is loaded does not compute is left to the person, with the reason. */
function toComplete(why: string): DraftBlock {
  const text = `[a completar: liquidación de los rubros. ${why}]`;
  return { type: 'paragraph', align: 'justify', runs: [{ text, field: null, blank: true }], articles: [] };
}
