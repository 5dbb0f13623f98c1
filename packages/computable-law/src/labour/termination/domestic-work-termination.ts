import { type FactsOf, isKnown } from '../../core/facts.ts';
import type { OpenFact } from '../../core/missing-facts.ts';
import { refuse } from '../../core/refusal.ts';
import { registerRule } from '../../core/rule.ts';
import { reformDay } from '../work-reform.ts';
import { caseOf } from './case-of.ts';
import { checkDays } from './check-case.ts';
import { domesticCauseOf } from './domestic-causes.ts';
import { liquidateDomesticWork } from './liquidate-domestic-work.ts';
import { spanCases, type TerminationMethod } from './span-cases.ts';
import type { TerminationValues } from './termination-case.ts';

function openFacts({ cause }: FactsOf<TerminationValues>): OpenFact<TerminationValues>[] {
  const owesNotice = isKnown(cause) && domesticCauseOf(cause.value).owesNotice;
  return [
    {
      fact: 'vacationTaken',
      question: '¿Cuántos días de vacaciones de este año ya se gozaron?',
      // Nobody rests longer than the 35 days of article 29 d.
      candidates: [0, 35],
    },
    ...(owesNotice
      ? [{ fact: 'noticeGiven' as const, question: '¿Se otorgó el preaviso?', candidates: [true, false] }]
      : []),
  ];
}

const method: TerminationMethod = { openFacts, liquidate: liquidateDomesticWork };

/** What is owed when a contract of domestic work ends (ley 26.844), as in force since ley 27.802. */
export const domesticWorkTermination = registerRule<TerminationValues, number>({
  id: 'domestic-work-termination',
  title: 'Extinción del contrato de trabajo en casas particulares',
  selectedBy: 'end',
  from: reformDay,
  to: null,
  facts: [
    'start',
    'end',
    'cause',
    'worker',
    'bestPay',
    'vacationTaken',
    'noticeGiven',
    'variableSixMonths',
    'variableYear',
  ],
  citations: [
    'ley-26844:7',
    'ley-26844:26',
    'ley-26844:28',
    'ley-26844:29',
    'ley-26844:40',
    'ley-26844:41',
    'ley-26844:42',
    'ley-26844:43',
    'ley-26844:44',
    'ley-26844:46',
    'ley-26844:48',
    'ley-26844:49',
    'lct:2',
    'lct:155',
    'ccyc:6',
  ],
  readings: {
    'antiguedad-ambos-extremos': 'Antigüedad contando el primer y el último día',
    'preaviso-treinta-dias': 'Un año justo: treinta días de preaviso',
    'prueba-anterior': 'Período de prueba del texto anterior',
    'prueba-vencida': 'Último día de la prueba contado afuera',
    'prueba-sin-voluntad': 'La prueba no alcanza a la muerte',
    'vacaciones-veinticincoavos': 'Vacaciones por veinticincoavos',
    'vacaciones-sin-pago': 'Sin pago de vacaciones',
  },
  compute: (facts) => {
    checkDays(caseOf(facts, {}));
    return spanCases(facts, method);
  },
});

/** What to know beside the figures. @throws RefusedComputation for a way of ending that the statute does not have */
export function domesticWorkNotes({ cause, registered }: FactsOf<TerminationValues>): string[] {
  if (!isKnown(cause)) return refuse('fact-missing', 'cause', 'cause', 'Falta la causa de la extinción.');
  const { note } = domesticCauseOf(cause.value);
  return [
    ...(note === undefined ? [] : [note]),
    ...(isKnown(registered) && !registered.value
      ? [
          'La duplicación por falta de registro del artículo 50 de la ley 26.844 fue derogada (ley 27.742, artículo 99); si alcanza a hechos anteriores se discute, y no está en este cálculo.',
        ]
      : []),
    'Sin retiro, hay cinco días para desocupar la habitación (artículo 47). La deuda se actualiza como dice LCT 276 (artículo 70) y prescribe a los dos años (artículo 69).',
  ];
}
