import type { DocumentForm } from '../form.ts';
import { weekdaysPassed } from '../passed-time.ts';
import { caseExample, filingExample, filingParty, filingReminders, pendingCase } from './court-fields.ts';
import { ana } from './example-people.ts';
import { federalQuestionReminder, formalExample } from './formal-fields.ts';

/** Arts. 259 and 246 CPCCN. */
const days = { libre: 10, relacion: 5 } as const;

export const expresionAgravios: DocumentForm<'expresion-agravios'> = {
  kind: 'expresion-agravios',
  group: 'recursos',
  label: 'Expresión de agravios',
  description: 'Fundamento de la apelación concedida, o memorial si se concedió en relación.',
  keywords: ['agravios', 'memorial', 'cámara', 'apelación', 'segunda instancia', 'sentencia'],
  sections: [
    filingParty('apelante', 'Parte que apela', 'de la parte que apela'),
    pendingCase,
    {
      title: 'La apelación',
      fields: [
        {
          key: 'concesion',
          type: 'choice',
          label: 'Cómo se concedió',
          required: true,
          options: [
            { value: 'libre', label: 'Libremente: se expresan agravios ante la cámara' },
            { value: 'relacion', label: 'En relación: se presenta memorial ante el juzgado' },
          ],
        },
        {
          key: 'fechaNotificacion',
          type: 'date',
          label: 'Notificación desde la que corre el plazo',
          required: true,
          help: 'La de la providencia que pone el expediente en la oficina, o la de la concesión en relación.',
        },
        { key: 'fechaSentencia', type: 'date', label: 'Fecha de la resolución apelada', required: true },
        {
          key: 'decision',
          type: 'long-text',
          label: 'Qué decidió',
          required: true,
          blank: 'lo que decidió la resolución apelada',
        },
      ],
    },
    {
      title: 'Los agravios',
      fields: [
        {
          key: 'agravioPrimero',
          type: 'long-text',
          label: 'Primer agravio',
          required: true,
          help: 'La parte de la resolución que es errónea, por qué lo es y qué prueba o norma lo muestra.',
        },
        { key: 'agravioSegundo', type: 'long-text', label: 'Segundo agravio' },
        { key: 'agravioTercero', type: 'long-text', label: 'Tercer agravio' },
        {
          key: 'hechos',
          type: 'facts',
          label: 'Antecedentes',
          required: true,
          help: 'Lo que se pidió, lo que se probó y lo que se resolvió. Un párrafo por hecho.',
        },
        {
          key: 'peticion',
          type: 'text',
          label: 'Qué se pide a la alzada',
          required: true,
          help: 'Por ejemplo: que se revoque la sentencia y se haga lugar a la demanda.',
        },
        {
          key: 'replanteo',
          type: 'long-text',
          label: 'Prueba que se replantea',
          when: { field: 'concesion', is: 'libre' },
          help: 'La denegada en primera instancia. Se pide dentro de los cinco días de la providencia.',
        },
        {
          key: 'cuestionFederal',
          type: 'long-text',
          label: 'Cuestión federal',
          help: 'Mantené la que planteaste y sumá la que nace de la sentencia.',
        },
      ],
    },
  ],
  checks: [
    {
      field: 'fechaNotificacion',
      message:
        'Pasaron más de diez días de lunes a viernes: los agravios del juicio ordinario se expresan dentro de los diez días hábiles. Verificá feriados y suspensiones.',
      articles: ['cpccn:259', 'cpccn:156'],
      applies: ({ text, today }) =>
        text('concesion') === 'libre' && weekdaysPassed(text('fechaNotificacion'), today) > days.libre,
    },
    {
      field: 'fechaNotificacion',
      message:
        'Pasaron más de cinco días de lunes a viernes: el memorial se presenta dentro de los cinco días hábiles de notificada la concesión. Verificá feriados y suspensiones.',
      articles: ['cpccn:246', 'cpccn:156'],
      applies: ({ text, today }) =>
        text('concesion') === 'relacion' && weekdaysPassed(text('fechaNotificacion'), today) > days.relacion,
    },
  ],
  reminders: [
    {
      text: 'En el juicio ordinario el plazo es de diez días hábiles desde que se notifica la providencia que pone el expediente en la oficina; sin agravios suficientes el recurso se declara desierto.',
      articles: ['cpccn:259', 'cpccn:265', 'cpccn:266'],
      when: { field: 'concesion', is: 'libre' },
    },
    {
      text: 'Dentro de los cinco días de esa misma providencia se fundan las apelaciones diferidas, se replantea la prueba y se acompañan documentos nuevos.',
      articles: ['cpccn:260'],
      when: { field: 'concesion', is: 'libre' },
    },
    {
      text: 'El memorial se presenta dentro de los cinco días hábiles de notificada la concesión; si falta, el juez declara desierto el recurso.',
      articles: ['cpccn:246'],
      when: { field: 'concesion', is: 'relacion' },
    },
    {
      text: 'En la Justicia Nacional del Trabajo la sentencia definitiva se apela y se funda en el mismo escrito, dentro de los seis días: usá el recurso de apelación.',
      articles: ['ley-18345:116'],
    },
    federalQuestionReminder,
    ...filingReminders,
  ],
  example: {
    ...filingExample,
    ...caseExample,
    apelante: ana,
    concesion: 'libre',
    fechaNotificacion: '2026-11-18',
    fechaSentencia: '2026-10-20',
    decision: 'rechazó la demanda, con costas, por entender que no se probó la mecánica del hecho',
    agravioPrimero:
      'El considerando segundo omite la pericia mecánica de fojas 120, que ubica el impacto en el lateral de la bicicleta y no fue impugnada.',
    agravioSegundo: 'Las costas se impusieron por el orden inverso al resultado que debió dictarse.',
    agravioTercero: 'No se trató el reclamo por los gastos médicos reconocidos en la contestación.',
    hechos:
      'La demanda reclamó los daños del choque del 10/03/2026.\n\nSe produjo prueba pericial y testimonial.\n\nLa sentencia del 20/10/2026 rechazó la demanda.',
    peticion: 'que se revoque la sentencia y se haga lugar a la demanda, con costas',
    replanteo: 'La testimonial de Elio Conjetural, denegada por no haber comparecido a la primera audiencia.',
    cuestionFederal: formalExample.cuestionFederal,
  },
};
