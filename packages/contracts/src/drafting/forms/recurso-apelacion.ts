import type { DocumentForm } from '../form.ts';
import { weekdaysPassed } from '../passed-time.ts';
import {
  caseExample,
  filingExample,
  filingParty,
  filingReminders,
  forum,
  inCivilCourt,
  inLabourCourt,
  pendingCase,
} from './court-fields.ts';
import { ana } from './example-people.ts';

/** Art. 244 CPCCN. */
const civilDays = 5;
/** Arts. 116 and 117 of ley 18.345. */
const labourDays = { definitiva: 6, interlocutoria: 3 };
/** Art. 242 CPCCN; the Supreme Court revises it every year. */
const appealMinPesos = 3_200_000;

export const recursoApelacion: DocumentForm<'recurso-apelacion'> = {
  kind: 'recurso-apelacion',
  group: 'recursos',
  label: 'Recurso de apelación',
  description: 'Interposición de la apelación contra una resolución de primera instancia.',
  keywords: ['apelar', 'sentencia', 'agravios', 'cámara', 'recurso', 'honorarios'],
  sections: [
    filingParty('apelante', 'Parte que apela', 'de la parte que apela'),
    pendingCase,
    {
      title: 'Lo que se apela',
      fields: [
        forum,
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
          when: [inCivilCourt, { field: 'resolucion', is: 'honorarios' }],
        },
        {
          key: 'agravios',
          type: 'long-text',
          label: 'Agravios',
          required: true,
          blank: 'crítica concreta y razonada de la sentencia',
          help: 'En la Justicia Nacional del Trabajo se expresan dentro del mismo plazo: crítica concreta y razonada de cada parte que se considera equivocada.',
          when: [inLabourCourt, { field: 'resolucion', is: 'definitiva' }],
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
      applies: ({ text, today }) =>
        text('fuero') === 'civil' && weekdaysPassed(text('fechaNotificacion'), today) > civilDays,
    },
    {
      field: 'fechaNotificacion',
      message:
        'Pasaron más de seis días de lunes a viernes desde la notificación, y en la Justicia Nacional del Trabajo la sentencia definitiva se apela dentro de los seis días hábiles. Verificá feriados y suspensiones.',
      articles: ['ley-18345:116', 'ley-18345:53'],
      applies: ({ text, today }) =>
        text('fuero') === 'laboral' &&
        text('resolucion') === 'definitiva' &&
        weekdaysPassed(text('fechaNotificacion'), today) > labourDays.definitiva,
    },
    {
      field: 'fechaNotificacion',
      message:
        'Pasaron más de tres días de lunes a viernes desde la notificación, y en la Justicia Nacional del Trabajo la interlocutoria se apela dentro de los tres días hábiles. Verificá feriados y suspensiones.',
      articles: ['ley-18345:117', 'ley-18345:53'],
      applies: ({ text, today }) =>
        text('fuero') === 'laboral' &&
        text('resolucion') === 'interlocutoria' &&
        weekdaysPassed(text('fechaNotificacion'), today) > labourDays.interlocutoria,
    },
    {
      field: 'monto',
      message:
        'El monto es menor que el mínimo apelable que trae el Código ($ 3.200.000), que la Corte Suprema adecua cada año y rige según la fecha de la demanda. No se aplica a alimentos, desalojos ni sanciones procesales.',
      articles: ['cpccn:242'],
      applies: ({ amount, text }) => {
        const asked = amount('monto');
        return text('fuero') === 'civil' && asked?.currency === 'ARS' && asked.value < appealMinPesos;
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
      when: inCivilCourt,
    },
    {
      text: 'En la Justicia Nacional del Trabajo la sentencia definitiva se apela y se funda en el mismo escrito, dentro de los seis días hábiles de notificada.',
      articles: ['ley-18345:116', 'ley-18345:118'],
      when: [inLabourCourt, { field: 'resolucion', is: 'definitiva' }],
    },
    {
      text: 'En la Justicia Nacional del Trabajo la interlocutoria se apela sin fundar, dentro de los tres días hábiles; el recurso se mantiene expresando agravios cuando se dicta la sentencia definitiva.',
      articles: ['ley-18345:117', 'ley-18345:110'],
      when: [inLabourCourt, { field: 'resolucion', is: ['interlocutoria', 'providencia'] }],
    },
    {
      text: 'En la Justicia Nacional del Trabajo la apelación de honorarios no necesita expresión de agravios.',
      articles: ['ley-18345:120'],
      when: [inLabourCourt, { field: 'resolucion', is: 'honorarios' }],
    },
    {
      text: 'La apelación solo se interpone: si se funda antes de tiempo, el escrito se devuelve.',
      articles: ['cpccn:245'],
      when: [inCivilCourt, { field: 'resolucion', is: ['definitiva', 'interlocutoria', 'providencia'] }],
    },
    {
      text: 'Contra la sentencia definitiva del juicio ordinario se expresan agravios dentro de los diez días de notificada la providencia que pone el expediente en la oficina.',
      articles: ['cpccn:259', 'cpccn:265', 'cpccn:266'],
      when: [inCivilCourt, { field: 'resolucion', is: 'definitiva' }],
    },
    {
      text: 'Concedida en relación y sin efecto diferido, se funda dentro de los cinco días de notificada la concesión.',
      articles: ['cpccn:243', 'cpccn:246'],
      when: [inCivilCourt, { field: 'resolucion', is: ['interlocutoria', 'providencia'] }],
    },
    ...filingReminders,
  ],
  example: {
    ...filingExample,
    ...caseExample,
    apelante: ana,
    fuero: 'civil',
    resolucion: 'definitiva',
    fechaResolucion: '2026-11-16',
    fechaNotificacion: '2026-11-19',
    monto: { currency: 'ARS', value: 8_500_000 },
    domicilioCamara: 'Avenida Imaginaria 900, ciudad asiento de la cámara (ejemplo)',
  },
};
