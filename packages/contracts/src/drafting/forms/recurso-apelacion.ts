import type { DocumentForm } from '../form.ts';
import { weekdaysPassed } from '../passed-time.ts';
import { caseExample, filingExample, filingParty, filingReminders, pendingCase } from './court-fields.ts';
import { ana } from './example-people.ts';

/** Art. 244 CPCCN. */
const appealDays = 5;
/** Art. 242 CPCCN; the Supreme Court revises it every year. */
const appealMinPesos = 3_200_000;

export const recursoApelacion: DocumentForm<'recurso-apelacion'> = {
  kind: 'recurso-apelacion',
  group: 'escritos',
  label: 'Recurso de apelación',
  description: 'Interposición de la apelación contra una resolución de primera instancia.',
  keywords: ['apelar', 'sentencia', 'agravios', 'cámara', 'recurso', 'honorarios'],
  sections: [
    filingParty('apelante', 'Parte que apela', 'de la parte que apela'),
    pendingCase,
    {
      title: 'Lo que se apela',
      fields: [
        {
          key: 'resolucion',
          type: 'choice',
          label: 'Resolución',
          required: true,
          options: [
            { value: 'definitiva', label: 'Sentencia definitiva', text: 'la sentencia definitiva' },
            { value: 'interlocutoria', label: 'Sentencia interlocutoria', text: 'la sentencia interlocutoria' },
            { value: 'providencia', label: 'Providencia simple', text: 'la providencia simple' },
            { value: 'honorarios', label: 'Regulación de honorarios', text: 'la regulación de honorarios' },
          ],
        },
        { key: 'fechaResolucion', type: 'date', label: 'Fecha de la resolución', required: true },
        { key: 'fechaNotificacion', type: 'date', label: 'Fecha de notificación', required: true },
        {
          key: 'monto',
          type: 'amount',
          label: 'Monto cuestionado',
          help: 'Para revisar si la resolución es apelable.',
          when: { field: 'resolucion', is: ['definitiva', 'interlocutoria', 'providencia'] },
        },
        {
          key: 'fundamentos',
          type: 'long-text',
          label: 'Fundamentos',
          help: 'Los honorarios pueden fundarse en este mismo escrito.',
          when: { field: 'resolucion', is: 'honorarios' },
        },
        {
          key: 'domicilioCamara',
          type: 'text',
          label: 'Domicilio en la ciudad de la cámara',
          help: 'Solo si la cámara está en otra localidad.',
        },
      ],
    },
  ],
  checks: [
    {
      field: 'fechaNotificacion',
      message:
        'Pasaron más de cinco días de lunes a viernes desde la notificación, y el plazo para apelar es de cinco días hábiles. Verificá feriados y suspensiones.',
      articles: ['cpccn:244', 'cpccn:156'],
      applies: ({ text, today }) => weekdaysPassed(text('fechaNotificacion'), today) > appealDays,
    },
    {
      field: 'monto',
      message:
        'El monto es menor que el mínimo apelable que trae el Código ($ 3.200.000), que la Corte Suprema adecua cada año y rige según la fecha de la demanda. No se aplica a alimentos, desalojos ni sanciones procesales.',
      articles: ['cpccn:242'],
      applies: ({ amount }) => {
        const asked = amount('monto');
        return asked?.currency === 'ARS' && asked.value < appealMinPesos;
      },
    },
    {
      field: 'fechaNotificacion',
      message: 'La notificación es anterior a la resolución.',
      articles: [],
      applies: ({ text }) => text('fechaNotificacion') !== '' && text('fechaNotificacion') < text('fechaResolucion'),
    },
  ],
  reminders: [
    {
      text: 'El plazo para apelar es de cinco días hábiles desde la notificación.',
      articles: ['cpccn:244', 'cpccn:156'],
    },
    {
      text: 'La apelación solo se interpone: si se funda antes de tiempo, el escrito se devuelve.',
      articles: ['cpccn:245'],
      when: { field: 'resolucion', is: ['definitiva', 'interlocutoria', 'providencia'] },
    },
    {
      text: 'Contra la sentencia definitiva del juicio ordinario se expresan agravios dentro de los diez días de notificada la providencia que pone el expediente en la oficina.',
      articles: ['cpccn:259', 'cpccn:265', 'cpccn:266'],
      when: { field: 'resolucion', is: 'definitiva' },
    },
    {
      text: 'Concedida en relación y sin efecto diferido, se funda dentro de los cinco días de notificada la concesión.',
      articles: ['cpccn:243', 'cpccn:246'],
      when: { field: 'resolucion', is: ['interlocutoria', 'providencia'] },
    },
    ...filingReminders,
  ],
  example: {
    ...filingExample,
    ...caseExample,
    apelante: ana,
    resolucion: 'definitiva',
    fechaResolucion: '2026-11-16',
    fechaNotificacion: '2026-11-19',
    monto: { currency: 'ARS', value: 8_500_000 },
    domicilioCamara: 'Avenida Imaginaria 900, ciudad asiento de la cámara (ejemplo)',
  },
};
