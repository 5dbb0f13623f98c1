import { formatPesos, type Money, money, toPesos, zeroPesos } from '../core/money.ts';
import { refuse } from '../core/refusal.ts';
import { type CitationKey, citationsOf, type Reading, type ResultLine, type Step } from '../core/result.ts';
import type { DebtKind, InterestInput, InterestResult, RateInput } from './interest.ts';
import { type Account, runAccount } from './run-account.ts';

/** Rate that the labour law adds to the index, percent a year (lct:276, ley-27802:55). */
const labourPercent = 3;
/** Least part of the account by the index that a pending case keeps (ley-27802:55). */
const pendingFloor = '0.67';
/** The clause of CCyC 770 may not capitalize more often. */
const minClauseMonths = 6;

const articles: Record<DebtKind, CitationKey[]> = {
  general: ['ccyc:768'],
  laboral: ['lct:276'],
  alimentos: ['ccyc:552', 'ccyc:670'],
  alquiler: ['ccyc:768', 'ccyc:886', 'ccyc:1208'],
};

/**
 * Brings a debt to a day: index, interest, capitalization and payments, each step told.
 * @throws RefusedComputation `fact-missing`, `fact-invalid`, `parameter-missing` where a series or a table does not reach
 */
export function computeInterest(input: InterestInput): InterestResult {
  checkInput(input);
  const rate = rateOf(input);
  const main = runAccount(input, rate, 'updated');
  const nominal = rate && input.index ? runAccount(input, rate, 'nominal') : main;
  // Article 55 lets both the index and the rate fall on the historic capital.
  if (input.debt === 'laboral' && input.pendingCase) return pendingCase(input, nominal);
  const totalOf = ({ capital, interest }: Account) => toPesos(capital) + toPesos(interest);
  const [total, other] = [totalOf(main), totalOf(nominal)].map(cents) as [number, number];
  const readings: Reading<number>[] =
    other === total
      ? []
      : [
          {
            id: 'interes-sobre-capital-historico',
            label: 'Interés sobre el capital sin actualizar',
            because: 'La ley no dice si la tasa se aplica al capital ya actualizado o al histórico.',
            value: other,
            citations: articles[input.debt],
          },
        ];
  const line = (id: string, label: string, value: Money, steps: Step[]): ResultLine<number> => ({
    id,
    label,
    amount: toPesos(value),
    min: toPesos(value),
    max: toPesos(value),
    readings: [],
    steps,
    citations: citationsOf(steps),
  });
  const ground = groundStep(input, rate);
  const owed: Step = {
    text: `El ${input.from} se debían $ ${formatPesos(money(input.capital))}.`,
    citations: ['ccyc:766'],
    facts: ['capital', 'from'],
  };
  const onCapital = main.steps.filter(({ facts }) => facts?.some((fact) => capitalFacts.includes(fact)));
  const totalStep: Step = {
    text: `$ ${formatPesos(main.capital)} de capital + $ ${formatPesos(main.interest)} de intereses = $ ${formatPesos(money(total))}.`,
    citations: ['ccyc:870'],
  };
  const [min, max] = [Math.min(total, other), Math.max(total, other)];
  const lines = [
    line('capital', input.index ? 'Capital actualizado' : 'Capital', main.capital, [
      owed,
      ...indexStep(input),
      ...onCapital,
    ]),
    line('intereses', 'Intereses', main.interest, [
      ground,
      ...main.steps.filter(({ facts }) => !facts?.includes('index')),
    ]),
    ...(main.paid.greaterThan(0)
      ? [
          line(
            'pagos',
            'Pagos ya descontados',
            main.paid,
            main.steps.filter(({ facts }) => facts?.includes('payments')),
          ),
        ]
      : []),
    { ...line('total', 'Total', money(total), [totalStep]), min, max, readings },
  ];
  return {
    lines,
    capital: toPesos(main.capital),
    interest: toPesos(main.interest),
    paid: toPesos(main.paid),
    total,
    min,
    max,
    readings,
    missing: missingOf(input),
    steps: [],
    citations: citationsOf(lines),
    dataAsOf: readOn(input),
    notes: notesOf(input, main),
  };
}

/** Article 55 of ley 27.802: a passive rate, never above the index plus 3 % nor below 67 % of that. */
function pendingCase(input: InterestInput, byIndex: Account): InterestResult {
  const ceiling = byIndex.capital.plus(byIndex.interest);
  const floor = ceiling.times(pendingFloor);
  const article = 'ley-27802:55';
  const band: Step[] = [
    ...byIndex.steps,
    {
      text: `Tope: $ ${formatPesos(ceiling)}, el capital por el IPC más el ${labourPercent} % anual. Piso: el 67 %, $ ${formatPesos(floor)}.`,
      citations: [article],
      facts: ['pendingCase'],
    },
  ];
  const { index: _byRateAlone, ...withoutIndex } = input;
  const byRate = input.rate ? runAccount(withoutIndex, input.rate, 'nominal') : null;
  const reckoned = byRate ? byRate.capital.plus(byRate.interest) : null;
  const value = reckoned && (reckoned.greaterThan(ceiling) ? ceiling : reckoned.lessThan(floor) ? floor : reckoned);
  const steps = [...band];
  if (byRate && reckoned && value) {
    steps.push(...byRate.steps, {
      text: `Con la tasa pasiva da $ ${formatPesos(reckoned)}: ${reckoned.equals(value) ? 'queda entre el piso y el tope' : `se toma ${value.equals(ceiling) ? 'el tope' : 'el piso'}, $ ${formatPesos(value)}`}.`,
      citations: [article],
      facts: ['rate'],
    });
  }
  const total = value && toPesos(value);
  const [min, max] = total === null ? [toPesos(floor), toPesos(ceiling)] : [total, total];
  const line: ResultLine<number> = {
    id: 'total',
    label: 'Total',
    amount: total,
    min,
    max,
    readings: [],
    steps,
    citations: citationsOf(steps),
  };
  return {
    lines: [line],
    capital: toPesos(byRate?.capital ?? money(input.capital)),
    interest: toPesos(byRate?.interest ?? zeroPesos),
    paid: toPesos(byIndex.paid),
    total,
    min,
    max,
    readings: [],
    missing:
      total === null ? [{ fact: 'rate', question: '¿Qué tasa pasiva fijó el Banco Central para el período?' }] : [],
    steps: [],
    citations: citationsOf([line]),
    dataAsOf: readOn(input),
    notes: [
      ...notesOf(input, byIndex),
      'El artículo 55 de la ley 27.802 se discute en los tribunales: mirá qué resolvió el tuyo.',
    ],
  };
}

/** The rate of the debt: of a labour credit it stands in the law, of the others it is told. */
function rateOf({ debt, rate }: InterestInput): RateInput | null {
  return debt === 'laboral' ? { kind: 'annual', percent: labourPercent } : (rate ?? null);
}

/** Ley 27.802 gave article 276 its text and is in force since its publication (ley-27802:217). */
const labourTextInForce = '2026-03-06';

function checkInput({ debt, from, to, rate, capitalization, index, payments }: InterestInput): void {
  if (to < from) refuse('fact-invalid', 'to', to, `La fecha final (${to}) es anterior a la inicial (${from}).`);
  if (debt === 'laboral' && to < labourTextInForce) {
    refuse(
      'rule-missing',
      'to',
      to,
      `El texto actual del artículo 276 de la LCT rige desde el ${labourTextInForce}; el anterior no está cargado.`,
    );
  }
  if (debt === 'laboral' && !index) {
    refuse('fact-missing', 'index', 'IPC', 'Falta el IPC: el crédito laboral se actualiza por ese índice (LCT 276).');
  }
  if (debt !== 'laboral' && !rate && !index) {
    refuse(
      'fact-missing',
      'rate',
      'rate',
      debt === 'alimentos'
        ? 'Falta la tasa: la más alta que cobran los bancos, según el Banco Central (CCyC 552). No hay una serie pública que se pueda leer: escribila.'
        : 'Falta la tasa de interés o el índice: escribilos o cargá una tabla.',
    );
  }
  if (debt === 'laboral' && capitalization) {
    refuse(
      'fact-invalid',
      'capitalization',
      capitalization.kind,
      'La tasa del artículo 276 es simple: la ley no prevé capitalizarla.',
    );
  }
  if (capitalization?.kind === 'clause' && capitalization.everyMonths < minClauseMonths) {
    refuse(
      'fact-invalid',
      'capitalization.everyMonths',
      String(capitalization.everyMonths),
      'La cláusula no puede capitalizar intereses antes de cada seis meses (CCyC 770 a).',
    );
  }
  if (capitalization && 'on' in capitalization && (capitalization.on < from || capitalization.on > to)) {
    refuse(
      'fact-invalid',
      'capitalization.on',
      capitalization.on,
      'El día de la capitalización no cae dentro del período.',
    );
  }
  for (const { date } of payments) {
    if (date < from || date > to)
      refuse('fact-invalid', 'payments', date, `El pago del ${date} no cae dentro del período.`);
  }
  if (index?.kind === 'coefficient') {
    if (payments.length > 0 || capitalization) {
      refuse(
        'fact-invalid',
        'index.coefficient',
        'coefficient',
        'Con pagos o capitalización hace falta la serie del índice, no un solo coeficiente.',
      );
    }
    if (!(index.coefficient > 0))
      refuse(
        'fact-invalid',
        'index.coefficient',
        String(index.coefficient),
        'El coeficiente tiene que ser mayor que cero.',
      );
  }
}

function groundStep({ debt }: InterestInput, rate: RateInput | null): Step {
  const text: Record<DebtKind, string> = {
    general:
      'Desde la mora se deben intereses: a la tasa pactada, la de una ley especial o, si no hay, la que se fije según el Banco Central.',
    laboral: `El crédito laboral se actualiza por el IPC y suma un ${labourPercent} % anual.`,
    alimentos: 'Los alimentos impagos devengan la tasa más alta que cobran los bancos, más la que el juez agregue.',
    alquiler:
      'El alquiler vencido devenga el interés pactado en el contrato o, si no hay, el que se fije según el Banco Central.',
  };
  return { text: rate ? text[debt] : 'Sin tasa: sólo se actualiza el capital.', citations: rate ? articles[debt] : [] };
}

/** Facts whose steps change the capital. */
const capitalFacts = ['index', 'payments', 'capitalization'];

/** Why a debt of pesos may follow an index, or that it may not by itself. */
function indexStep({ debt, index }: InterestInput): Step[] {
  if (!index) return [];
  if (debt === 'laboral') {
    return [
      { text: 'La ley manda actualizar el crédito laboral por el IPC.', citations: ['lct:276'], facts: ['index'] },
    ];
  }
  if (debt === 'alquiler') {
    return [
      {
        text: 'Las partes del alquiler pueden pactar su ajuste por un índice.',
        citations: ['ccyc:1199'],
        facts: ['index'],
      },
    ];
  }
  const text =
    'Una deuda en pesos no se actualiza por índices, salvo que una ley lo permita: esta cuenta vale sólo en ese caso.';
  return [{ text, citations: ['ley-23928:7', 'ley-23928:10'], facts: ['index'] }];
}

function notesOf(
  { debt, pendingCase: pending, capitalization, index, rate }: InterestInput,
  account: Account,
): string[] {
  const notes: string[] = ['El primer día no se cuenta y el último sí.'];
  if (account.isMonthly) notes.push('El índice es mensual: se toma el del mes de cada fecha.');
  if (account.isProvisional)
    notes.push('El índice del último mes no está publicado todavía: se usa el último que hay.');
  if (account.surplus.greaterThan(0)) notes.push(`Lo pagado pasa la deuda por $ ${formatPesos(account.surplus)}.`);
  if (debt === 'laboral' && pending === undefined) {
    notes.push(
      'Se supone que no había un juicio en trámite al 6/3/2026: para esos la ley 27.802 fija otra cuenta (art. 55).',
    );
  }
  if (debt === 'laboral') {
    notes.push(
      'Se aplica el texto vigente desde el 6/3/2026 a todo el período, también a lo que se debía desde antes.',
    );
  }
  if (!capitalization && debt !== 'laboral')
    notes.push('Interés simple: los intereses no generan intereses salvo los casos del artículo 770 del Código.');
  if (index && debt !== 'laboral' && debt !== 'alquiler') {
    notes.push('Comprobá que una ley permita actualizar esta deuda: la ley 23.928 lo prohíbe como regla.');
  }
  if (rate?.kind === 'table') notes.push('Cada tasa de la tabla vale hasta la siguiente, y la última hasta el final.');
  if (debt === 'alquiler') notes.push('Un juez puede bajar intereses desproporcionados (CCyC 771 y 794).');
  if (index?.kind === 'coefficient')
    notes.push('El coeficiente es el que escribiste: no se comprueba con la serie oficial.');
  return notes;
}

function missingOf({ debt, pendingCase: pending, rate }: InterestInput): InterestResult['missing'] {
  const missing: InterestResult['missing'] = [];
  if (debt === 'laboral' && pending === undefined) {
    missing.push({
      fact: 'pendingCase',
      question: '¿El juicio estaba en trámite, sin sentencia definitiva, el 6/3/2026?',
    });
  }
  if (debt === 'alimentos' && rate && rate.kind !== 'table' && rate.addedPercent === undefined) {
    missing.push({ fact: 'rate.addedPercent', question: '¿Qué tasa agregó el juez?' });
  }
  return missing;
}

const readOn = ({ index }: InterestInput) => (index?.kind === 'series' ? index.series.readOn : null);
const cents = (pesos: number) => toPesos(money(pesos.toFixed(2)));
