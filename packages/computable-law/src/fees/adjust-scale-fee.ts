import { isKnown, known } from '../core/facts.ts';
import { formatPesos, type Money, money } from '../core/money.ts';
import { refuse } from '../core/refusal.ts';
import type { Step } from '../core/result.ts';
import { feeByScale, inUma, scaleArticle } from './fee-scale.ts';
import type { FeeReading, FeesFacts, FeesResult } from './fees.ts';
import type { FeeFact, ScaleMatter } from './matter.ts';

export interface AdjustedFee {
  /** UMA of the lawyer. */
  min: Money;
  max: Money;
  readings: (Omit<FeeReading, 'value'> & { value: Money })[];
  steps: Step[];
  /** Whether only some of the stages were worked in. */
  isPartial: boolean;
  missing: FeesResult['missing'];
}

/** What the facts of a matter do to its fee: to its amount, or to what the scale gives. */
const adjustments: Record<
  FeeFact,
  { when: boolean; on: 'amount' | 'fee'; times: string; article: string; text: string; question: string }
> = {
  dismissed: {
    when: true,
    on: 'amount',
    times: '0.7',
    article: 'ley-27423:22',
    text: 'La demanda se rechazó por completo: el monto se toma disminuido en un 30 %',
    question: '¿La demanda se rechazó por completo?',
  },
  housing: {
    when: true,
    on: 'amount',
    times: '0.8',
    article: 'ley-27423:40',
    text: 'Por ser para vivienda, el monto se reduce un 20 %',
    question: '¿El inmueble era para vivienda?',
  },
  endedBeforeEvidence: {
    when: true,
    on: 'fee',
    times: '0.5',
    article: 'ley-27423:25',
    text: 'Terminó por allanamiento, desistimiento o transacción antes de abrirse a prueba: la mitad de la escala',
    question: '¿Terminó por allanamiento, desistimiento o transacción antes de la apertura a prueba?',
  },
  exceptions: {
    when: false,
    on: 'fee',
    times: '0.9',
    article: 'ley-27423:34',
    text: 'Sin excepciones se reduce un 10 %',
    question: '¿Se opusieron excepciones?',
  },
  opposition: {
    when: true,
    on: 'fee',
    times: '0.5',
    article: 'ley-27423:37',
    text: 'Con controversia u oposición se toma la mitad de la escala',
    question: '¿Hubo controversia u oposición a la cautelar?',
  },
  singleLawyer: {
    when: true,
    on: 'fee',
    times: '0.5',
    article: 'ley-27423:35',
    text: 'Un solo abogado para todos los herederos: la mitad del mínimo y del máximo de la escala',
    question: '¿Un solo abogado atiende a todos los herederos?',
  },
  exclusiveBenefit: {
    when: true,
    on: 'fee',
    times: '0.8',
    article: 'ley-27423:38',
    text: 'Sólo en beneficio del cliente, por su parte: se reduce un 20 %',
    question: '¿El juicio fue sólo en beneficio del cliente, por su parte?',
  },
};

/** Months of alimony that make the amount of the matter (article 39). */
const alimonyMonths = 24;

/**
 * The fee of a proceeding by the scale, with its own reductions, least fee, stages and appeal.
 * A fact that was not told widens the range: the least fee is with it, the greatest without it. The one that moves the greatest
 * fee most is asked for first.
 */
export function adjustScaleFee(matter: ScaleMatter, facts: FeesFacts, toldAmount: Money, uma: Money): AdjustedFee {
  refuseUnsettled(matter, facts);
  const open = matter.asks.filter((fact) => !isKnown(facts[fact]));
  if (open.length === 0) return feeFor(matter, facts, toldAmount, uma);
  const suppose = (applies: boolean): FeesFacts => ({
    ...facts,
    ...Object.fromEntries(open.map((fact) => [fact, known(adjustments[fact].when === applies)])),
  });
  const [least, greatest] = [
    feeFor(matter, suppose(true), toldAmount, uma),
    feeFor(matter, suppose(false), toldAmount, uma),
  ];
  const step: Step = {
    text: `Falta saber: ${open.map((fact) => adjustments[fact].question).join(' ')} Con las reducciones de la ley, el mínimo baja a ${inUma(least.min)} UMA.`,
    citations: open.map((fact) => adjustments[fact].article),
    facts: open,
  };
  return {
    ...greatest,
    min: least.min,
    steps: [...greatest.steps, step],
    missing: open
      .map((fact) => {
        const told = feeFor(matter, { ...suppose(false), [fact]: known(adjustments[fact].when) }, toldAmount, uma);
        return { fact, question: adjustments[fact].question, swing: greatest.max.minus(told.max) };
      })
      .sort((a, b) => b.swing.comparedTo(a.swing))
      .map(({ fact, question }) => ({ fact, question })),
  };
}

function feeFor(matter: ScaleMatter, facts: FeesFacts, told: Money, uma: Money): AdjustedFee {
  const steps: Step[] = [];
  const applied = matter.asks.filter((fact) => {
    const told = facts[fact];
    return isKnown(told) && told.value === adjustments[fact].when;
  });
  let amount = told;
  if (matter.id === 'alimentos') {
    amount = told.times(alimonyMonths);
    steps.push({
      text: `El monto son dos años de la cuota: $ ${formatPesos(told)} × ${alimonyMonths} = $ ${formatPesos(amount)}.`,
      citations: [matter.article],
      facts: ['amount'],
    });
  }
  for (const fact of applied) {
    const { on, times, text, article } = adjustments[fact];
    if (on !== 'amount') continue;
    const before = amount;
    amount = amount.times(times);
    steps.push({
      text: `${text}: $ ${formatPesos(before)} × ${shown(times)} = $ ${formatPesos(amount)}.`,
      citations: [article],
      facts: [fact],
    });
  }
  const inUnits = amount.dividedBy(uma);
  steps.push({
    text: `$ ${formatPesos(amount)} ÷ $ ${formatPesos(uma)} = ${inUma(inUnits)} UMA.`,
    citations: ['ley-27423:19', matter.article],
    facts: ['amount', 'uma'],
  });
  const scale = feeByScale(inUnits);
  steps.push(...scale.steps);
  let values = { min: scale.min, max: scale.max, direct: scale.direct };
  const change = (by: (value: Money) => Money, step: Step) => {
    values = { min: by(values.min), max: by(values.max), direct: by(values.direct) };
    steps.push({ ...step, text: `${step.text}: de ${inUma(values.min)} a ${inUma(values.max)} UMA.` });
  };
  for (const { times, text, article, fact } of feeFactors(matter, applied)) {
    change((value) => value.times(times), { text, citations: [article], ...(fact && { facts: [fact] }) });
  }
  const part = stagesPart(matter, facts);
  const floor = matter.minUma && money(matter.minUma.value);
  if (floor && matter.minUma && values.min.lessThan(floor) && !part) {
    change((value) => (value.lessThan(floor) ? floor : value), {
      text: `El mínimo de este proceso es ${inUma(floor)} UMA`,
      citations: [matter.minUma.article],
    });
  }
  if (part) {
    change((value) => value.times(part.done).dividedBy(part.count), {
      text: `Trabajó en ${part.done} de ${part.count} etapas`,
      citations: [part.article],
      facts: ['stages'],
    });
  }
  const appeal = isKnown(facts.appeal) ? facts.appeal.value : 'none';
  if (appeal !== 'none') {
    const high = appeal === 'full-reversal' ? '0.4' : '0.35';
    values = { min: values.min.times('0.3'), max: values.max.times(high), direct: values.direct.times(high) };
    steps.push({
      text: `Por la segunda instancia, del 30 % al ${shown(money(high).times(100).toString())} % de lo de primera: de ${inUma(values.min)} a ${inUma(values.max)} UMA.`,
      citations: ['ley-27423:30'],
      facts: ['appeal'],
    });
  }
  return {
    min: values.min,
    max: values.max,
    readings: readingsOf(values),
    steps,
    isPartial: part !== null,
    missing: [],
  };
}

function feeFactors(
  matter: ScaleMatter,
  applied: readonly FeeFact[],
): { times: string; text: string; article: string; fact?: FeeFact }[] {
  const factors: { times: string; text: string; article: string; fact?: FeeFact }[] = [];
  if (matter.factor) factors.push({ times: matter.factor.times, text: matter.factor.because, article: matter.article });
  // Without controversy a precautionary measure takes a quarter of the scale instead of a half.
  if (matter.id === 'medida-cautelar' && !applied.includes('opposition')) {
    factors.push({
      times: '0.25',
      text: 'Sin oposición se toma la cuarta parte de la escala',
      article: matter.article,
      fact: 'opposition',
    });
  }
  for (const fact of applied) {
    const { on, times, text, article } = adjustments[fact];
    // Article 41 repeats for the execution of a judgment what article 34 says of the executive proceeding.
    if (on === 'fee') factors.push({ times, text, article: fact === 'exceptions' ? matter.article : article, fact });
  }
  return factors;
}

/** The stages that were worked in, where fewer than all. */
function stagesPart(
  { stages, label }: ScaleMatter,
  facts: FeesFacts,
): { done: number; count: number; article: string } | null {
  if (!isKnown(facts.stages)) return null;
  const done = facts.stages.value;
  if (!stages) {
    return refuse(
      'not-sourced',
      'stages',
      String(done),
      `La ley no dice qué parte es cada etapa en «${label}»: no se calcula.`,
    );
  }
  if (done > stages.count) {
    return refuse('fact-invalid', 'stages', String(done), `«${label}» se divide en ${stages.count} etapas.`);
  }
  return done === stages.count ? null : { done, count: stages.count, article: stages.article };
}

/** @throws RefusedComputation where the fact decides the fee and the law gives no figure for the other answer */
function refuseUnsettled(matter: ScaleMatter, { singleLawyer, opposition }: FeesFacts): void {
  if (matter.id === 'sucesion') {
    if (!isKnown(singleLawyer)) {
      refuse(
        'fact-missing',
        'singleLawyer',
        'singleLawyer',
        'Falta decir si un solo abogado atiende a todos los herederos.',
      );
    } else if (!singleLawyer.value) {
      refuse(
        'not-sourced',
        'singleLawyer',
        'varios abogados',
        'Con varios abogados el juez clasifica los trabajos de cada uno: el artículo 35 no da una cifra.',
      );
    }
  }
  if (matter.id === 'medida-cautelar' && !isKnown(opposition)) {
    refuse('fact-missing', 'opposition', 'opposition', 'Falta decir si hubo controversia u oposición.');
  }
}

function readingsOf({ max, direct }: { max: Money; direct: Money }): AdjustedFee['readings'] {
  if (direct.equals(max)) return [];
  return [
    {
      id: 'maximo-directo',
      label: 'Máximo con el porcentaje sobre todo el monto',
      because:
        'El artículo da el piso sumando lo del grado anterior; el máximo también puede leerse como el porcentaje del grado sobre todo el monto, si no queda por debajo de ese piso.',
      value: direct,
      citations: [scaleArticle],
    },
  ];
}

const shown = (decimal: string) => decimal.replace('.', ',');
