import type { DocumentForm } from '../form.ts';
import { hasLapsed } from '../passed-time.ts';
import {
  defendant,
  evidence,
  evidenceCheck,
  filingExample,
  filingParty,
  filingReminders,
  mediation,
  mediationExample,
  mediationReminder,
} from './court-fields.ts';
import { ana, beto } from './example-people.ts';
import {
  civilCompetence,
  competenceExample,
  courtFeeReminder,
  federalQuestionReminder,
  formalExample,
  formalities,
  standing,
} from './formal-fields.ts';

/** Art. 2560 CCyC: five years where no other term is set. */
const genericLimitationMonths = 60;

export const demandaCobro: DocumentForm<'demanda-cobro'> = {
  kind: 'demanda-cobro',
  group: 'escritos',
  label: 'Demanda por cobro de una suma de dinero',
  description: 'Reclamo judicial de una deuda en juicio ordinario.',
  keywords: ['deuda', 'cobro', 'pesos', 'préstamo', 'factura', 'juicio'],
  sections: [
    filingParty('actor', 'Parte actora', 'de la parte actora'),
    {
      title: 'A quién se demanda',
      fields: [defendant, ...civilCompetence, standing],
    },
    {
      title: 'La deuda',
      fields: [
        {
          key: 'origen',
          type: 'choice',
          label: 'De dónde nace',
          required: true,
          options: [
            { value: 'mutuo', label: 'Un préstamo de dinero', text: 'un contrato de mutuo' },
            { value: 'compraventa', label: 'Una venta', text: 'un contrato de compraventa' },
            { value: 'servicios', label: 'Una obra o un servicio', text: 'un contrato de obra o servicios' },
            { value: 'otro', label: 'Otra obligación de dar dinero', text: 'una obligación de dar dinero' },
          ],
        },
        { key: 'monto', type: 'amount', label: 'Capital que se reclama', required: true },
        { key: 'vencimiento', type: 'date', label: 'Fecha en que debía pagarse', required: true },
        {
          key: 'intereses',
          type: 'choice',
          label: 'Intereses por la mora',
          required: true,
          options: [
            { value: 'pactados', label: 'Los que se pactaron' },
            { value: 'subsidiarios', label: 'No se pactaron' },
          ],
        },
        {
          key: 'tasa',
          type: 'text',
          label: 'Tasa pactada',
          required: true,
          blank: 'tasa de interés pactada',
          when: { field: 'intereses', is: 'pactados' },
        },
        { key: 'intimacion', type: 'text', label: 'Intimación previa', help: 'Medio y fecha, si la hubo.' },
        {
          key: 'hechos',
          type: 'facts',
          label: 'Hechos',
          required: true,
          help: 'Cómo nació la deuda, qué se pagó y qué falta.',
        },
        mediation,
      ],
    },
    evidence,
    formalities,
  ],
  checks: [
    {
      field: 'vencimiento',
      message: 'La deuda todavía no venció: la mora se produce por el solo transcurso del tiempo fijado.',
      articles: ['ccyc:886'],
      applies: ({ text, today }) => text('vencimiento') >= today,
    },
    {
      field: 'vencimiento',
      message:
        'Pasaron más de cinco años desde el vencimiento, que es el plazo genérico de prescripción. Hay deudas con plazos distintos.',
      articles: ['ccyc:2560'],
      applies: ({ text, today }) => hasLapsed(text('vencimiento'), genericLimitationMonths, today),
    },
    evidenceCheck,
  ],
  reminders: [
    {
      text: 'Si el documento de la deuda trae aparejada ejecución, evaluá la vía ejecutiva en lugar del juicio ordinario.',
      articles: ['cpccn:520', 'cpccn:523'],
    },
    mediationReminder,
    courtFeeReminder,
    federalQuestionReminder,
    ...filingReminders,
  ],
  example: {
    ...filingExample,
    actor: ana,
    demandado: beto,
    ...competenceExample,
    legitimacion:
      'Ana Ejemplo es la prestamista y Beto Muestra quien recibió el dinero, según el recibo que se acompaña.',
    origen: 'mutuo',
    monto: { currency: 'ARS', value: 1_800_000 },
    vencimiento: '2026-04-01',
    intereses: 'pactados',
    tasa: 'el 3 % mensual (ejemplo)',
    intimacion: 'carta documento del 20 de abril de 2026 (ejemplo)',
    hechos:
      'El 01/10/2025 Ana Ejemplo prestó a Beto Muestra la suma de $ 2.000.000, que él se obligó a devolver el 01/04/2026 según el recibo que se acompaña. Beto Muestra devolvió $ 200.000 en febrero y no pagó nada más.',
    mediacion: mediationExample,
    documental: ['Recibo del 01/10/2025', 'Carta documento del 20/04/2026'],
    testigos: ['Dora Supuesta, Calle Falsa 130: la entrega del dinero'],
    pericial: ['Perito calígrafo: autenticidad de la firma del recibo, si se la desconoce'],
    ...formalExample,
    informativa: ['Al banco, para que informe la transferencia del 01/10/2025'],
  },
};
