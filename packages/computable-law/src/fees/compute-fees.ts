import type { Fact } from '../core/facts.ts';
import { isKnown } from '../core/facts.ts';
import { foldName } from '../core/fold-name.ts';
import { formatPesos, type Money, money, toPesos } from '../core/money.ts';
import { type ParameterSeries, parameterOn } from '../core/parameters.ts';
import { refuse, settle } from '../core/refusal.ts';
import { citationsOf, type Step } from '../core/result.ts';
import { adjustScaleFee } from './adjust-scale-fee.ts';
import { inUma } from './fee-scale.ts';
import type { FeeLine, FeesFacts, FeesResult } from './fees.ts';
import type { DeedMatter, FeeMatter, FixedMatter, ScaleMatter } from './matter.ts';
import { feeMatters, minFees, withoutFigure } from './matters.ts';

/** The value of the UMA with its origin, or why there is none. */
interface UmaValue {
  amount: Money;
  source: string;
  checked: FeesResult['dataAsOf'];
}

const agreementStands =
  'Es lo que puede regular el juez. Entre cliente y abogado puede haber además un convenio escrito (art. 4).';
const paidAtItsValue =
  'La regulación se expresa en pesos y en UMA, y se cancela con las UMA según su valor al momento del pago (art. 51).';
const sameForLoser =
  'Dentro de la escala decide el juez, según el trabajo y el resultado (art. 16). Para la parte vencida se parte de la misma escala (art. 26).';
const stagesFloor =
  'El mínimo del artículo 58 es del juicio completo; el texto no dice si vale entero para quien trabajó en una sola etapa.';

/**
 * Fees of lawyers in the national and federal courts (ley 27.423).
 * @param series the UMA by day (`corpus/parameters/uma.yaml`)
 * @throws RefusedComputation `fact-missing`, `fact-invalid`, `parameter-missing` without the UMA, `rule-missing` for a matter
 * whose figure was objected before it came into force
 */
export function computeFees(facts: FeesFacts, series: ParameterSeries | undefined): FeesResult {
  const matter = findMatter(facts.matter);
  if (matter.kind === 'fixed') return fixedFee(matter, facts, series);
  if (matter.kind === 'deed') return deedFee(matter, facts, series);
  const least = minFees[matter.id];
  // Asked by its name alone, a proceeding answers with its least fee.
  if (least && !isKnown(facts.amount)) {
    const { id, label } = matter;
    const fee: FixedMatter = { kind: 'fixed', id, label, minUma: least.minUma, article: least.article };
    const result = fixedFee(fee, facts, series);
    return {
      ...result,
      missing: [
        { fact: 'amount', question: '¿Cuál es el monto del juicio? Con eso se aplica la escala.' },
        ...result.missing,
      ],
    };
  }
  return scaleFee(matter, facts, series);
}

/** @throws RefusedComputation `fact-missing`, `fact-invalid` or `rule-missing` */
function findMatter(fact: Fact<string>): FeeMatter {
  if (!isKnown(fact))
    return refuse('fact-missing', 'matter', 'matter', 'Falta decir de qué asunto son los honorarios.');
  const gone = withoutFigure[fact.value];
  if (gone) return refuse('rule-missing', 'matter', fact.value, gone);
  const said = foldName(fact.value);
  const found = feeMatters.find(({ id, label }) => [id, label].some((name) => foldName(name) === said));
  return found ?? refuse('fact-invalid', 'matter', fact.value, `El asunto «${fact.value}» no está en la lista.`);
}

function scaleFee(matter: ScaleMatter, facts: FeesFacts, series: ParameterSeries | undefined): FeesResult {
  const amount = toldAmount(facts);
  const uma = umaFor(facts, series);
  const fee = adjustScaleFee(matter, facts, amount, uma.amount);
  const lineOf = (id: string, label: string, share: string, extra: Step[]): FeeLine => {
    const [min, max] = [fee.min.times(share), fee.max.times(share)];
    const steps = [...(id === 'patrocinante' ? fee.steps : []), ...extra, inPesos(min, max, uma)];
    return {
      id,
      label,
      ...range(min, max, uma.amount),
      readings: fee.readings.map(({ value, ...reading }) => ({ ...reading, value: toPesos(value.times(share)) })),
      steps,
      citations: citationsOf([...steps, ...fee.readings]),
    };
  };
  const share = (text: string): Step[] => [{ text, citations: ['ley-27423:20'] }];
  const lines = [
    lineOf('patrocinante', 'Abogado patrocinante', '1', []),
    lineOf(
      'procurador',
      'Procurador',
      '0.4',
      share('El procurador recibe el 40 % de lo que corresponde al abogado patrocinante.'),
    ),
    lineOf(
      'apoderado',
      'Abogado apoderado, sin patrocinante',
      '1.4',
      share('El abogado que es apoderado sin patrocinio recibe lo de ambos: 100 % + 40 %.'),
    ),
  ];
  const notes = [sameForLoser, agreementStands, paidAtItsValue];
  if (fee.isPartial && matter.minUma) notes.push(stagesFloor);
  return resultOf(matter, lines, uma, fee.missing, notes);
}

function fixedFee(matter: FixedMatter, facts: FeesFacts, series: ParameterSeries | undefined): FeesResult {
  const uma = optionalUma(facts, series);
  const min = money(matter.minUma);
  const max = matter.maxUma === undefined ? null : money(matter.maxUma);
  const steps: Step[] = [
    {
      text: `${matter.label}: ${fixedWords(min, max)}.`,
      citations: [matter.article],
      facts: ['matter'],
    },
    ...(uma ? [inPesos(min, max, uma)] : []),
  ];
  const readings = matter.other
    ? [
        {
          id: 'otro-articulo',
          label: `${inUma(money(matter.other.minUma))} UMA`,
          because: matter.other.because,
          value: Number(matter.other.minUma),
          citations: [matter.other.article],
        },
      ]
    : [];
  const line: FeeLine = {
    id: 'minimo',
    label: max ? 'Honorarios' : 'Honorario mínimo',
    ...range(min, max, uma?.amount ?? null),
    readings,
    steps,
    citations: citationsOf([...steps, ...readings]),
  };
  return resultOf(matter, [line], uma, [], [agreementStands, paidAtItsValue]);
}

function fixedWords(min: Money, max: Money | null): string {
  if (max === null) return `no menos de ${inUma(min)} UMA`;
  return max.equals(min) ? `${inUma(min)} UMA` : `de ${inUma(min)} a ${inUma(max)} UMA`;
}

function deedFee(matter: DeedMatter, facts: FeesFacts, series: ParameterSeries | undefined): FeesResult {
  const amount = toldAmount(facts);
  const uma = umaFor(facts, series);
  const [low, high] = [amount.times(matter.minRate), amount.times(matter.maxRate)].map((pesos) =>
    pesos.dividedBy(uma.amount),
  );
  if (!low || !high) throw new Error('Two rates give two fees');
  const floor = money(matter.minUma ?? 0);
  const [min, max] = [low, high].map((fee) => (fee.lessThan(floor) ? floor : fee));
  if (!min || !max) throw new Error('Two fees stay two');
  const rates = [matter.minRate, matter.maxRate].map((rate) => money(rate).times(100).toString().replace('.', ','));
  const steps: Step[] = [
    {
      text: `Del ${rates[0]} % al ${rates[1]} % de $ ${formatPesos(amount)}${matter.minUma ? `, con un mínimo de ${matter.minUma} UMA` : ''}: de ${inUma(min)} a ${inUma(max)} UMA.`,
      citations: [matter.article],
      facts: ['amount'],
    },
    inPesos(min, max, uma),
  ];
  const line: FeeLine = {
    id: 'honorarios',
    label: 'Honorarios',
    ...range(min, max, uma.amount),
    readings: [],
    steps,
    citations: citationsOf(steps),
  };
  return resultOf(matter, [line], uma, [], [agreementStands]);
}

function resultOf(
  matter: FeeMatter,
  lines: [FeeLine, ...FeeLine[]] | FeeLine[],
  uma: UmaValue | null,
  missing: FeesResult['missing'],
  notes: string[],
): FeesResult {
  const first = lines[0] as FeeLine;
  return {
    matter: matter.id,
    label: matter.label,
    minUMA: first.minUMA,
    maxUMA: first.maxUMA,
    min: first.min,
    max: first.max,
    uma: uma && { value: toPesos(uma.amount), source: uma.source },
    lines,
    missing: uma
      ? missing
      : [...missing, { fact: 'uma', question: '¿Cuánto vale la UMA? La publica la Corte Suprema.' }],
    steps: [],
    citations: citationsOf(lines),
    dataAsOf: uma?.checked ?? null,
    notes,
  };
}

const range = (min: Money, max: Money | null, uma: Money | null) => ({
  minUMA: toPesos(min),
  maxUMA: max === null ? null : toPesos(max),
  min: uma === null ? null : toPesos(min.times(uma)),
  max: uma === null || max === null ? null : toPesos(max.times(uma)),
});

function inPesos(min: Money, max: Money | null, { amount, source }: UmaValue): Step {
  const pesos = max === null || max.equals(min) ? '' : ` a $ ${formatPesos(max.times(amount))}`;
  return {
    text: `Con la UMA a $ ${formatPesos(amount)} (${source}): $ ${formatPesos(min.times(amount))}${pesos}.`,
    citations: ['ley-27423:19', 'ley-27423:51'],
    facts: ['uma', 'asOf'],
  };
}

function toldAmount({ amount }: FeesFacts): Money {
  return isKnown(amount)
    ? money(amount.value, 'amount')
    : refuse('fact-missing', 'amount', 'amount', 'Falta el monto del asunto.');
}

/** @throws RefusedComputation `fact-missing` without value and day, `parameter-missing` outside the data */
function umaFor({ uma, asOf }: FeesFacts, series: ParameterSeries | undefined): UmaValue {
  if (isKnown(uma)) {
    const amount = money(uma.value, 'uma');
    if (!amount.greaterThan(0))
      refuse('fact-invalid', 'uma', amount.toString(), 'El valor de la UMA tiene que ser mayor que cero.');
    return { amount, source: 'valor escrito por vos', checked: null };
  }
  if (!isKnown(asOf)) {
    return refuse(
      'fact-missing',
      'uma',
      'uma',
      'Falta el valor de la UMA, que publica la Corte Suprema, o el día de la regulación.',
    );
  }
  if (!series) {
    return refuse(
      'parameter-missing',
      'uma',
      asOf.value,
      `No hay valor cargado de la UMA para el ${asOf.value}: escribilo.`,
    );
  }
  const found = parameterOn(series, asOf.value);
  return { amount: found.amount, source: found.source, checked: found.checked };
}

function optionalUma(facts: FeesFacts, series: ParameterSeries | undefined): UmaValue | null {
  const settled = settle(() => umaFor(facts, series));
  if ('value' in settled) return settled.value;
  return settled.refused.code === 'fact-invalid'
    ? refuse('fact-invalid', 'uma', settled.refused.what, settled.refused.message)
    : null;
}
