import type { DocumentForm } from '../form.ts';
import { weekdaysPassed } from '../passed-time.ts';
import {
  caseExample,
  evidence,
  evidenceCheck,
  filingExample,
  filingParty,
  filingReminders,
  forum,
  inCivilCourt,
  inLabourCourt,
  pendingCase,
} from './court-fields.ts';
import { beto } from './example-people.ts';

/** Days to answer by forum: art. 338 CPCCN; art. 68 of ley 18.345. */
const civilDays = 15;
const labourDays = 10;

export const contestacionDemanda: DocumentForm<'contestacion-demanda'> = {
  kind: 'contestacion-demanda',
  group: 'escritos',
  label: 'Contestación de demanda',
  description: 'Respuesta de quien fue demandado: negativas, defensas, su versión y su prueba.',
  keywords: ['responde', 'defensa', 'excepciones', 'negativa', 'traslado', 'juicio'],
  sections: [
    filingParty('demandado', 'Parte demandada', 'de la parte demandada'),
    pendingCase,
    {
      title: 'La demanda',
      fields: [
        forum,
        { key: 'actor', type: 'text', label: 'Quién demanda', required: true, blank: 'nombre de la parte actora' },
        { key: 'fechaNotificacion', type: 'date', label: 'Fecha de notificación de la demanda', required: true },
      ],
    },
    {
      title: 'La respuesta',
      fields: [
        {
          key: 'negativas',
          type: 'list',
          label: 'Hechos que se niegan',
          required: true,
          help: 'Uno por línea, como sigue a "Niego que…": una negativa general puede tomarse como reconocimiento.',
        },
        {
          key: 'reconocidos',
          type: 'list',
          label: 'Hechos que se reconocen',
          help: 'Como sigue a "Reconozco que…".',
        },
        {
          key: 'desconocidos',
          type: 'list',
          label: 'Documentos, cartas y telegramas que se desconocen',
        },
        {
          key: 'excepciones',
          type: 'list',
          label: 'Excepciones previas',
          options: [
            { value: 'incompetencia', label: 'Incompetencia', text: 'incompetencia' },
            { value: 'personeria', label: 'Falta de personería', text: 'falta de personería' },
            {
              value: 'legitimacion',
              label: 'Falta manifiesta de legitimación',
              text: 'falta manifiesta de legitimación para obrar',
            },
            { value: 'litispendencia', label: 'Litispendencia', text: 'litispendencia' },
            { value: 'defecto-legal', label: 'Defecto legal', text: 'defecto legal en el modo de proponer la demanda' },
            { value: 'cosa-juzgada', label: 'Cosa juzgada', text: 'cosa juzgada' },
            {
              value: 'transaccion',
              label: 'Transacción, conciliación o desistimiento del derecho',
              text: 'transacción, conciliación o desistimiento del derecho',
            },
          ],
        },
        {
          key: 'fundamentoExcepciones',
          type: 'long-text',
          label: 'Fundamento de las excepciones',
          required: true,
          when: { field: 'excepciones' },
        },
        {
          key: 'hechos',
          type: 'facts',
          label: 'La versión de los hechos',
          required: true,
          help: 'Cómo fueron los hechos según la parte demandada.',
        },
        {
          key: 'defensas',
          type: 'long-text',
          label: 'Defensas de derecho',
          help: 'Por ejemplo, culpa de la víctima, pago o prescripción.',
        },
      ],
    },
    evidence,
  ],
  checks: [
    {
      field: 'fechaNotificacion',
      message:
        'Pasaron más de quince días de lunes a viernes desde la notificación, y el plazo es de quince días hábiles. Verificá feriados, ampliaciones por distancia y suspensiones.',
      articles: ['cpccn:338', 'cpccn:355', 'cpccn:156'],
      applies: ({ text, today }) =>
        text('fuero') === 'civil' && weekdaysPassed(text('fechaNotificacion'), today) > civilDays,
    },
    {
      field: 'fechaNotificacion',
      message:
        'Pasaron más de diez días de lunes a viernes desde la notificación, y en la Justicia Nacional del Trabajo el plazo es de diez días hábiles. Verificá feriados, ampliaciones por distancia y suspensiones.',
      articles: ['ley-18345:68', 'ley-18345:53'],
      applies: ({ text, today }) =>
        text('fuero') === 'laboral' && weekdaysPassed(text('fechaNotificacion'), today) > labourDays,
    },
    evidenceCheck,
  ],
  reminders: [
    {
      text: 'El plazo para contestar es de quince días hábiles desde la notificación (sesenta si se demanda a la Nación, una provincia o una municipalidad).',
      articles: ['cpccn:338', 'cpccn:156'],
      when: inCivilCourt,
    },
    {
      text: 'En la Justicia Nacional del Trabajo el plazo para contestar es de diez días hábiles desde la notificación; en la contestación se ofrece la prueba y se oponen las excepciones. Fuera de la Ciudad de Buenos Aires se amplía un día cada cien kilómetros.',
      articles: ['ley-18345:68', 'ley-18345:53'],
      when: inLabourCourt,
    },
    { text: 'Si vas a reconvenir, es en este mismo escrito.', articles: ['cpccn:357'], when: inCivilCourt },
    {
      text: 'Las excepciones previas van en un solo escrito junto con la contestación.',
      articles: ['cpccn:346', 'cpccn:347'],
      when: inCivilCourt,
    },
    ...filingReminders,
  ],
  example: {
    ...filingExample,
    ...caseExample,
    demandado: beto,
    fuero: 'civil',
    actor: 'Ana Ejemplo',
    fechaNotificacion: '2026-11-16',
    negativas: ['haya girado sin aviso', 'la bicicleta haya quedado inutilizada'],
    reconocidos: ['el 10/03/2026 conducía por Avenida Imaginaria'],
    desconocidos: ['el presupuesto de la bicicleta'],
    excepciones: ['defecto-legal'],
    fundamentoExcepciones:
      'La demanda no explica de qué modo se llegó al importe de cada rubro, lo que impide contestarla.',
    hechos:
      'El 10/03/2026 Beto Muestra conducía por Avenida Imaginaria, señalizó el giro y avanzó a paso de hombre. La bicicleta de Ana Ejemplo cruzó con el semáforo en rojo y golpeó contra el lateral del automóvil.',
    defensas: 'El hecho de la damnificada fue la causa del daño.',
    documental: ['Fotografías del lateral del automóvil'],
    testigos: ['Elio Conjetural, Calle Supuesta 50: el color del semáforo'],
    pericial: ['Perito ingeniero mecánico: punto de contacto entre los vehículos'],
    informativa: ['A la autoridad de tránsito, para que informe el funcionamiento del semáforo'],
  },
};
