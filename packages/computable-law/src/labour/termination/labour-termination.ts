import { civilDay } from '../../core/civil-day.ts';
import { type FactsOf, isKnown } from '../../core/facts.ts';
import type { OpenFact } from '../../core/missing-facts.ts';
import { refuse } from '../../core/refusal.ts';
import type { ComputedResult, Reading } from '../../core/result.ts';
import { type Rule, registerRule } from '../../core/rule.ts';
import { reformDay } from '../work-reform.ts';
import { caseOf } from './case-of.ts';
import { checkCase } from './check-case.ts';
import { liquidate } from './liquidate.ts';
import { spanCases, type TerminationMethod } from './span-cases.ts';
import { type Cause, causes, type TerminationValues } from './termination-case.ts';

/** First day of the civil code by whose article 6 terms are counted here. */
const firstDay = civilDay('2015-08-01');

type Facts = FactsOf<TerminationValues>;
type Result = ComputedResult<number>;

/** What may be unknown, between which values it may lie, and the question that asks for it. */
function openFacts(facts: Facts): OpenFact<TerminationValues>[] {
  const cause: Cause | null = isKnown(facts.cause) ? causes[facts.cause.value] : null;
  const paysSeniority = cause?.share !== 'none';
  const mayOweNotice = cause !== null && cause.notice !== 'not-owed';
  const open: OpenFact<TerminationValues>[] = [
    {
      fact: 'vacationTaken',
      question: '¿Cuántos días de vacaciones de este año ya se gozaron?',
      // Nobody rests longer than the 35 days of LCT 150 d by law.
      candidates: [0, 35],
    },
  ];
  if (paysSeniority) {
    open.push({
      fact: 'cap',
      question: '¿Cuál es el tope publicado del convenio colectivo aplicable?',
      // A cap of nothing leaves the floor of 67 %; one as high as the pay is as good as none.
      candidates: [0, payOf(facts)],
    });
    open.push({
      fact: 'registered',
      question: '¿El empleador registró la relación desde su inicio?',
      candidates: [true, false],
    });
  }
  if (mayOweNotice) {
    open.push({ fact: 'noticeGiven', question: '¿Se otorgó el preaviso?', candidates: [true, false] });
  }
  if (isKnown(facts.cause) && facts.cause.value === 'quiebra') {
    open.push({ fact: 'imputable', question: '¿La quiebra es imputable al empleador?', candidates: [false, true] });
  }
  return open;
}

/** The pay that a cap would bound; 0 while it is not known. */
function payOf(facts: Facts): number {
  return isKnown(facts.bestPay) ? caseOf(facts, {}).bestPay : 0;
}

/** What ley 20.744 pays. */
const method: TerminationMethod = {
  openFacts,
  liquidate,
  readingsOfRange: ({ id }, facts, min, max) =>
    id === 'antiguedad' && facts.cap.state === 'unknown' && facts.registered.state !== 'unknown'
      ? capEnds(min, max)
      : [],
};

function compute(facts: Facts): Result {
  checkCase(caseOf(facts, {}), facts.worker);
  return spanCases(facts, method);
}

/** The two ends of a base whose cap is not known. */
function capEnds(min: number, max: number): Reading<number>[] {
  const citations = ['lct:245'];
  return [
    {
      id: 'tope-en-el-piso',
      label: 'Con el tope en su piso',
      because: 'Ningún tope puede dejar la base debajo del 67 % de la remuneración.',
      value: min,
      citations,
    },
    {
      id: 'sin-alcanzar-el-tope',
      label: 'Sin alcanzar el tope',
      because: 'Si el tope del convenio es igual o mayor que la remuneración, no la reduce.',
      value: max,
      citations,
    },
  ];
}

const common = {
  id: 'labour-termination',
  title: 'Extinción del contrato de trabajo',
  selectedBy: 'end',
  readings: {
    'antiguedad-ambos-extremos': 'Antigüedad contando el primer y el último día',
    'sac-por-dias': 'SAC por los días del semestre',
    'sac-sobre-indemnizaciones': 'SAC sobre preaviso, integración y vacaciones',
    'vacaciones-antiguedad-al-egreso': 'Vacaciones por la antigüedad al egreso',
    'prueba-vencida': 'Último día de la prueba contado afuera',
    'sin-preaviso': 'Sin preaviso ni integración',
    'con-preaviso': 'Con preaviso e integración',
  },
} as const;

const always = ['start', 'end', 'cause', 'worker', 'bestPay', 'vacationTaken', 'daysWorked'] as const;
const restAndBonus = ['lct:121', 'lct:123', 'lct:150', 'lct:151', 'lct:153', 'lct:155', 'lct:156'];

/** Before ley 27.802: its earlier texts are not loaded, so only what LCT 123 and 156 give is computed. */
const beforeReform: Rule<TerminationValues, number> = {
  ...common,
  from: firstDay,
  to: civilDay('2026-03-05'),
  facts: always,
  citations: [...restAndBonus, ...citationsWhere(({ knownBeforeReform }) => knownBeforeReform)],
  compute: (facts) => {
    const { causeId, end } = caseOf(facts, {});
    const cause: Cause = causes[causeId];
    if (!cause.knownBeforeReform) {
      refuse(
        'not-sourced',
        'end',
        'lct:245',
        `${cause.label} del ${end}: texto anterior a la ley 27.802 no disponible (rige desde el 6/3/2026).`,
      );
    }
    if (isKnown(facts.previousStart)) {
      refuse(
        'not-sourced',
        'previousStart',
        'lct:18',
        'El texto anterior del artículo 18 de la LCT, sobre el reingreso, no está cargado (rige el de la ley 27.802 desde el 6/3/2026).',
      );
    }
    return compute(facts);
  },
};

const inForce: Rule<TerminationValues, number> = {
  ...common,
  from: reformDay,
  to: null,
  facts: [
    ...always,
    'cap',
    'noticeGiven',
    'registered',
    'trialMonths',
    'imputable',
    'termEnd',
    'sickUntil',
    'variableSixMonths',
    'variableYear',
    'previousStart',
    'previousEnd',
    'previousPaid',
  ],
  citations: [
    ...new Set([
      ...restAndBonus,
      ...citationsWhere(() => true),
      ...['lct:18', 'lct:255', 'lct:92bis', 'lct:208', 'lct:231', 'lct:232', 'lct:233', 'ccyc:6'],
    ]),
  ],
  compute,
};

/** What is owed when a contract of employment ends (ley 20.744), by the law of the day of extinction. */
export const labourTermination = registerRule(beforeReform, inForce);

function citationsWhere(take: (cause: Cause) => boolean): string[] {
  return [
    ...new Set(
      Object.values<Cause>(causes)
        .filter(take)
        .flatMap(({ citations }) => citations),
    ),
  ];
}
