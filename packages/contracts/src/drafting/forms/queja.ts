import type { DocumentForm } from '../form.ts';
import { weekdaysPassed } from '../passed-time.ts';
import { caseExample, filingExample, filingParty, filingReminders, pendingCase } from './court-fields.ts';
import { ana } from './example-people.ts';

/** Arts. 282 and 285 CPCCN. */
const complaintDays = 5;

export const queja: DocumentForm<'queja'> = {
  kind: 'queja',
  group: 'recursos',
  label: 'Recurso de queja',
  description: 'Contra la denegación de la apelación, o del recurso extraordinario ante la Corte Suprema.',
  keywords: ['queja', 'hecho', 'denegatoria', 'recurso directo', 'corte suprema', 'depósito'],
  sections: [
    filingParty('recurrente', 'Parte recurrente', 'de la parte recurrente'),
    pendingCase,
    {
      title: 'La denegatoria',
      fields: [
        {
          key: 'ante',
          type: 'choice',
          label: 'Qué se denegó',
          required: true,
          options: [
            { value: 'camara', label: 'Una apelación: la queja va a la cámara' },
            { value: 'corte', label: 'El recurso extraordinario: la queja va a la Corte Suprema' },
          ],
        },
        { key: 'fechaResolucion', type: 'date', label: 'Notificación de la resolución recurrida', required: true },
        { key: 'fechaRecurso', type: 'date', label: 'Presentación del recurso denegado', required: true },
        { key: 'fechaDenegatoria', type: 'date', label: 'Notificación de la denegatoria', required: true },
        {
          key: 'razonDenegatoria',
          type: 'long-text',
          label: 'Por qué lo denegaron',
          required: true,
          blank: 'fundamentos de la denegatoria',
        },
        {
          key: 'hechos',
          type: 'facts',
          label: 'Antecedentes',
          required: true,
          help: 'La resolución, el recurso y su trámite. Un párrafo por hecho.',
        },
        {
          key: 'critica',
          type: 'long-text',
          label: 'Por qué el recurso fue mal denegado',
          required: true,
          blank: 'refutación concreta de cada fundamento de la denegatoria',
          help: 'Refutá en forma concreta cada fundamento.',
        },
        { key: 'copias', type: 'list', label: 'Copias que se acompañan', required: true },
        {
          key: 'deposito',
          type: 'choice',
          label: 'Depósito',
          required: true,
          when: { field: 'ante', is: 'corte' },
          options: [
            { value: 'efectuado', label: 'Se hizo' },
            { value: 'exento', label: 'Está exenta de tasa judicial' },
          ],
        },
      ],
    },
  ],
  checks: [
    {
      field: 'fechaDenegatoria',
      message:
        'Pasaron más de cinco días de lunes a viernes desde la denegatoria, y el plazo es de cinco días hábiles, con la ampliación por la distancia. Verificá feriados y suspensiones.',
      articles: ['cpccn:282', 'cpccn:285', 'cpccn:158'],
      applies: ({ text, today }) => weekdaysPassed(text('fechaDenegatoria'), today) > complaintDays,
    },
  ],
  reminders: [
    {
      text: 'El plazo es de cinco días hábiles, con la ampliación que corresponda por la distancia.',
      articles: ['cpccn:282', 'cpccn:285', 'cpccn:158'],
    },
    {
      text: 'Acompañá copia firmada por el letrado del escrito que dio lugar a la resolución, de la resolución, del recurso y de la providencia que lo denegó.',
      articles: ['cpccn:283'],
      when: { field: 'ante', is: 'camara' },
    },
    {
      text: 'El Código fija el depósito en $ 900.000; la Corte Suprema puede haberlo actualizado: verificá el importe vigente. Si falta o es insuficiente, se intima a integrarlo en cinco días.',
      articles: ['cpccn:286'],
      when: { field: 'ante', is: 'corte' },
    },
    {
      text: 'El reglamento de la acordada 4/2007 pide una carátula en hoja aparte (artículo 5), copias que se bastan (artículo 7) y la refutación concreta de la denegatoria (artículo 6).',
      articles: [],
      when: { field: 'ante', is: 'corte' },
    },
    {
      text: 'La queja no suspende el proceso mientras no se haga lugar a ella.',
      articles: ['cpccn:283', 'cpccn:285'],
    },
    ...filingReminders,
  ],
  example: {
    ...filingExample,
    ...caseExample,
    recurrente: ana,
    ante: 'camara',
    fechaResolucion: '2026-11-05',
    fechaRecurso: '2026-11-10',
    fechaDenegatoria: '2026-11-23',
    razonDenegatoria: 'el juzgado entendió que la providencia no causa gravamen irreparable',
    hechos:
      'El 03/11/2026 el juzgado tuvo por desistida la pericia.\n\nEl 10/11/2026 se apeló. El recurso fue denegado y notificado el 23/11/2026.',
    critica: 'Perder la única pericia impide probar el hecho y no se repara con la sentencia.',
    copias: [
      'Escrito que dio lugar a la resolución',
      'Resolución recurrida',
      'Escrito del recurso',
      'Providencia que lo denegó',
    ],
  },
};
