import { money, toPesos, zeroPesos } from '../../core/money.ts';
import type { CitationKey, Reading, Step } from '../../core/result.ts';
import { pesos, type SettledLine, settledLine } from '../labour-line.ts';
import { restOfMonth } from '../rest-of-month.ts';
import { noticeMonths, serviceFromDateToDate, serviceInWords, serviceWithBothEnds } from '../service-time.ts';
import type { TrialPlace } from './place-trial.ts';
import { type Cause, causes, type TerminationCase } from './termination-case.ts';

/** Pay in place of notice (LCT 231, 232) and the days that were missing to the month's end (LCT 233). */
export function noticeLines(one: TerminationCase, trial: TrialPlace): [SettledLine, SettledLine] {
  const cause: Cause = causes[one.causeId];
  const free = reasonForNone(one, cause, trial);
  return [noticeLine(one, cause, trial, free), integrationLine(one, cause, trial, free)];
}

interface Reason {
  text: string;
  citations: CitationKey[];
}

function reasonForNone(one: TerminationCase, cause: Cause, trial: TrialPlace): Reason | null {
  if (cause.notice === 'not-owed') {
    return { text: `${cause.label}: no se debe preaviso ni integración del mes.`, citations: [...cause.citations] };
  }
  if (trial === 'within') {
    return {
      text: 'Dentro del período de prueba no hay deber de preavisar ni integración del mes.',
      citations: ['lct:231', 'lct:233', 'lct:92bis'],
    };
  }
  return one.noticeGiven
    ? {
        text: 'El preaviso fue otorgado: no se debe su indemnización ni la integración.',
        citations: ['lct:232', 'lct:233'],
      }
    : null;
}

function noticeLine(one: TerminationCase, cause: Cause, trial: TrialPlace, free: Reason | null): SettledLine {
  const line = { id: 'preaviso', label: 'Indemnización sustitutiva del preaviso' };
  if (free) return none(line, free, 'noticeGiven');
  const until = one.causeId === 'plazo-fijo' && one.termEnd ? one.termEnd : one.end;
  const service = serviceFromDateToDate(one.serviceStart, until);
  const months = noticeMonths(service);
  const inclusive = noticeMonths(serviceWithBothEnds(one.serviceStart, until));
  const pay = money(one.bestPay, 'bestPay');
  const owed = pay.times(months);
  const amount = followsOwing(cause, trial) ? owed : zeroPesos;
  const steps = [
    {
      text: `Antigüedad de ${serviceInWords(service)}: ${months === 1 ? 'no excede de cinco años, un mes' : 'supera los cinco años, dos meses'} de preaviso.`,
      citations: ['lct:231'],
      facts: ['start', 'end', 'noticeGiven'],
    },
    { text: `${pesos(pay)} × ${months} = ${pesos(owed)}.`, citations: ['lct:232'], facts: ['bestPay'] },
    ...notFollowed(cause, trial),
  ];
  return settledLine({
    ...line,
    amount,
    citations: ['lct:231', 'lct:232'],
    readings: [
      ...pairOf(cause, trial, toPesos(owed), 'preaviso'),
      ...(inclusive === months || pairOf(cause, trial, 0, 'preaviso').length > 0
        ? []
        : [
            reading('preaviso-de-fecha-a-fecha', `De fecha a fecha: ${months} mes`, toPesos(owed), [
              'De fecha a fecha son cinco años justos, que no exceden de cinco.',
              'lct:231',
              'ccyc:6',
            ]),
            reading(
              'antiguedad-ambos-extremos',
              `Contando el primer y el último día: ${inclusive} meses`,
              toPesos(pay.times(inclusive)),
              ['Con los dos extremos la antigüedad supera los cinco años.', 'lct:231'],
            ),
          ]),
    ],
    steps,
  });
}

function integrationLine(one: TerminationCase, cause: Cause, trial: TrialPlace, free: Reason | null): SettledLine {
  const line = { id: 'integracion', label: 'Integración del mes de despido' };
  if (free) return none(line, free, 'noticeGiven');
  const { missingDays, owed, text } = restOfMonth(one.end, money(one.bestPay, 'bestPay'));
  const amount = followsOwing(cause, trial) ? owed : zeroPesos;
  return settledLine({
    ...line,
    amount,
    citations: ['lct:233'],
    readings: missingDays === 0 ? [] : pairOf(cause, trial, toPesos(owed), 'integracion'),
    steps: [
      {
        text,
        citations: ['lct:233'],
        facts: ['end', 'bestPay', 'noticeGiven'],
      },
      ...notFollowed(cause, trial),
    ],
  });
}

/** Whether the reading that the rule follows owes notice and integration. */
function followsOwing(cause: Cause, trial: TrialPlace): boolean {
  return trial !== 'last-day' && cause.notice !== 'disputed-not-owed';
}

/** Why the amount is zero although the arithmetic gives one: the reading that is followed does not owe it. */
function notFollowed(cause: Cause, trial: TrialPlace): Step[] {
  if (followsOwing(cause, trial)) return [];
  return [
    { text: 'Se sigue la lectura que no lo debe; la otra se muestra aparte.', citations: [], facts: ['cause', 'end'] },
  ];
}

/** Both sides of a dispute over one line, the followed one first; empty where there is none. */
function pairOf(cause: Cause, trial: TrialPlace, owed: number, id: string): Reading<number>[] {
  if (trial === 'last-day') {
    return [
      reading(`${id}-en-prueba`, 'Último día de la prueba, de fecha a fecha', 0, [
        'Los plazos de meses se cuentan de fecha a fecha y vencen a la última hora del día.',
        'lct:92bis',
        'ccyc:6',
      ]),
      reading('prueba-vencida', 'Con la prueba ya vencida', owed, [
        'Si el día del ingreso cuenta como el primero, la prueba terminó el día anterior a la extinción.',
        'lct:92bis',
      ]),
    ];
  }
  if (cause.dispute === undefined) return [];
  const [own = 'lct:245'] = cause.citations;
  const owing = reading('con-preaviso', 'Con preaviso e integración', owed, [cause.dispute, 'lct:231', own]);
  const free = reading('sin-preaviso', 'Sin preaviso ni integración', 0, [cause.dispute, 'lct:231', own]);
  return cause.notice === 'disputed-owed' ? [owing, free] : [free, owing];
}

function reading(
  id: string,
  label: string,
  value: number,
  [because, ...citations]: [string, ...CitationKey[]],
): Reading<number> {
  return { id, label, because, value, citations };
}

function none(line: { id: string; label: string }, { text, citations }: Reason, fact: string): SettledLine {
  return settledLine({ ...line, amount: zeroPesos, citations, steps: [{ text, citations, facts: ['cause', fact] }] });
}
