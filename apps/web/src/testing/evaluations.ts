import type { Evaluation, EvaluationAlternative } from '@foja/contracts/evaluation';
import { buildSource } from './factories.ts';

/** An evaluation whose points add up to its number, of the story {@link soldStory}. */
type Sufficient = Extract<Evaluation, { insufficient: false }>;
type Insufficient = Extract<Evaluation, { insufficient: true }>;

export function buildEvaluation(part: Partial<Sufficient> = {}): Sufficient {
  return {
    insufficient: false,
    isViable: true,
    caseType: 'Consumo – producto defectuoso',
    guideTitle: 'Compré un producto y salió fallado',
    urgencyLevel: 'medium',
    successProbability: 62,
    band: { low: 55, high: 70 },
    baseline: 40,
    estimatedResolutionTime: 'No puede estimarse con los datos dados',
    reasoning: 'El relato apoya la compra y el reclamo.',
    applicableArticles: ['art. 11 LDC: Garantías', 'art. 999 LDC: Artículo de prueba'],
    requiredDocuments: ['Factura de compra'],
    nextSteps: ['Reclamar por escrito', 'Pedir la audiencia'],
    shouldTriggerCta: true,
    points: [
      {
        element: 'Que compraste el producto',
        status: 'supported',
        quotes: ['compré una heladera a Juan Pérez'],
        articles: ['ldc:11'],
        contribution: 20,
      },
      { element: 'Que reclamaste a tiempo', status: 'missing', quotes: [], articles: ['ldc:12'], contribution: -3 },
      { element: 'Que el uso fue normal', status: 'unclear', quotes: [], articles: [], contribution: 0 },
      {
        element: 'Que el vendedor respondió',
        status: 'against',
        quotes: ['nadie me contestó'],
        articles: [],
        contribution: -5,
      },
    ],
    evidence: [
      { name: 'Factura', status: 'named', quotes: ['Tengo la factura'], contribution: 8 },
      { name: 'Testigos', status: 'absent', quotes: [], contribution: 0 },
      { name: 'Fotos', status: 'absent', quotes: ['no saqué fotos'], contribution: 0 },
    ],
    limitation: {
      text: 'Tres años para reclamar',
      article: 'ldc:50',
      startsOn: '2026-08-10',
      endsOn: '2029-08-10',
      status: 'running',
      quotes: ['El 10 de agosto de 2026'],
      timeline: [{ text: 'Desde el 10/08/2026: vence el 10/08/2029.', articles: ['ldc:50'] }],
      readings: [],
      claim: 'danos-extracontractuales',
      note: null,
      contribution: 2,
    },
    raises: ['Sumar testigos'],
    lowers: ['Que el plazo venza'],
    missing: ['Si reclamaste por escrito'],
    side: 'claimant',
    sideQuote: null,
    adverse: [],
    stage: null,
    done: [],
    otherPeriods: [],
    continuation: 'sealed',
    engine: 'Motor local',
    notice: null,
    sources: [
      buildSource({
        id: 'guia:producto-fallado',
        kind: 'guide',
        norm: null,
        article: null,
        heading: 'Producto fallado',
      }),
      buildSource({ excerpt: 'La garantía dura lo que dice la norma' }),
    ],
    alternatives: [],
    ...part,
  };
}

/** The case of {@link buildEvaluation}; its quotes are words of it. */
export const soldStory =
  'El 10 de agosto de 2026 compré una heladera a Juan Pérez y no enfría. Tengo la factura, pero no saqué fotos y nadie me contestó.';

export function buildInsufficient(part: Partial<Insufficient> = {}): Insufficient {
  return {
    insufficient: true,
    caseType: null,
    guideTitle: null,
    whatToAdd: ['Qué compraste', 'Cuándo pasó'],
    shouldTriggerCta: false,
    engine: 'Motor local',
    notice: null,
    sources: [],
    alternatives: [],
    continuation: 'sealed',
    ...part,
  };
}

const otherTitle = 'El servicio técnico no arregla';

/** Another case that the story may be, with its own number. */
export function buildAlternative(
  caseType = 'Consumo – servicio técnico',
  { alternatives: _, ...evaluation }: Evaluation = buildEvaluation({
    caseType,
    guideTitle: otherTitle,
    successProbability: 41,
  }),
): EvaluationAlternative {
  return { caseType, guideTitle: evaluation.guideTitle ?? otherTitle, evaluation };
}
