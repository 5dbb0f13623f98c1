import type { DocumentForm } from '../form.ts';
import { weekdaysPassed } from '../passed-time.ts';
import { caseExample, filingExample, filingParty, filingReminders, pendingCase } from './court-fields.ts';
import { ana } from './example-people.ts';

/** Art. 257 CPCCN. */
const appealDays = 10;

export const recursoExtraordinario: DocumentForm<'recurso-extraordinario'> = {
  kind: 'recurso-extraordinario',
  group: 'recursos',
  label: 'Recurso extraordinario federal',
  description: 'Ante el superior tribunal de la causa, con los datos de la carátula de la acordada 4/2007.',
  keywords: ['corte suprema', 'ref', 'cuestión federal', 'ley 48', 'arbitrariedad', 'acordada 4/2007'],
  sections: [
    filingParty('apelante', 'Parte recurrente', 'de la parte recurrente'),
    pendingCase,
    {
      title: 'La sentencia',
      fields: [
        {
          key: 'tribunal',
          type: 'text',
          label: 'Tribunal que la dictó',
          required: true,
          blank: 'tribunal que dictó la sentencia',
        },
        { key: 'intervinieron', type: 'text', label: 'Tribunales que intervinieron antes', required: true },
        { key: 'contraparte', type: 'text', label: 'La otra parte', required: true, blank: 'nombre de la otra parte' },
        { key: 'fechaSentencia', type: 'date', label: 'Fecha de la sentencia', required: true },
        { key: 'fojas', type: 'text', label: 'Fojas o identificación en el expediente', required: true },
        { key: 'fechaNotificacion', type: 'date', label: 'Fecha de notificación', required: true },
        {
          key: 'definitiva',
          type: 'long-text',
          label: 'Por qué es definitiva y del superior tribunal de la causa',
          required: true,
          blank: 'por qué la sentencia es definitiva o equiparable y del superior tribunal de la causa',
        },
      ],
    },
    {
      title: 'La cuestión federal',
      fields: [
        {
          key: 'supuesto',
          type: 'choice',
          label: 'Supuesto',
          required: true,
          options: [
            { value: 'interpretacion', label: 'Interpretación de una norma federal' },
            { value: 'validez-nacional', label: 'Validez de una norma o autoridad nacional' },
            { value: 'validez-local', label: 'Validez de una norma o autoridad local frente a la Constitución' },
            { value: 'arbitrariedad', label: 'Sentencia arbitraria' },
          ],
        },
        {
          key: 'oportunidad',
          type: 'long-text',
          label: 'Cuándo se planteó y se mantuvo',
          required: true,
          blank: 'oportunidad y modo en que se planteó y mantuvo la cuestión federal',
          help: 'Escrito, foja y cómo lo trató cada instancia.',
        },
        {
          key: 'hechos',
          type: 'facts',
          label: 'Hechos relevantes',
          required: true,
          help: 'Los de la causa que se relacionan con la cuestión federal, y lo que se resolvió. Un párrafo por hecho.',
        },
        {
          key: 'gravamen',
          type: 'long-text',
          label: 'Gravamen',
          required: true,
          blank: 'gravamen personal, concreto, actual y no causado por la propia actuación',
          help: 'Personal, concreto y actual, y que no derive de tu propia actuación.',
        },
        {
          key: 'refutacion',
          type: 'long-text',
          label: 'Refutación de cada fundamento de la sentencia',
          required: true,
          blank: 'refutación de todos los fundamentos independientes de la sentencia',
        },
        {
          key: 'relacion',
          type: 'long-text',
          label: 'Relación directa con las normas federales',
          required: true,
          blank: 'relación directa e inmediata entre las normas federales y lo resuelto',
          help: 'Por qué la decisión fue contraria al derecho fundado en ellas.',
        },
        {
          key: 'normas',
          type: 'text',
          label: 'Normas federales en juego',
          required: true,
          help: 'Artículos de la Constitución, tratados o leyes federales.',
        },
        { key: 'peticion', type: 'text', label: 'Qué se pide a la Corte', required: true },
      ],
    },
  ],
  checks: [
    {
      field: 'fechaNotificacion',
      message:
        'Pasaron más de diez días de lunes a viernes desde la notificación, y el plazo es de diez días hábiles. Verificá feriados y suspensiones.',
      articles: ['cpccn:257', 'cpccn:156'],
      applies: ({ text, today }) => weekdaysPassed(text('fechaNotificacion'), today) > appealDays,
    },
  ],
  reminders: [
    {
      text: 'Se presenta ante el tribunal que dictó la sentencia, dentro de los diez días hábiles de notificada.',
      articles: ['cpccn:257'],
    },
    {
      text: 'El reglamento de la acordada 4/2007 limita el escrito a cuarenta páginas de no más de veintiséis renglones (artículo 1) y pide una carátula en hoja aparte con todos sus datos (artículo 2): Foja la deja como primera parte, pasala a su hoja o al formulario.',
      articles: [],
    },
    {
      text: 'Cada requisito del artículo 3 de ese reglamento va en el escrito y sin remisiones; el incumplimiento puede llevar a que se lo rechace (artículo 11).',
      articles: [],
    },
    {
      text: 'La Corte puede rechazarlo, con la sola invocación de la norma, por falta de agravio federal suficiente o de trascendencia.',
      articles: ['cpccn:280'],
    },
    {
      text: 'La interpretación de los códigos comunes no da lugar al recurso por sí sola.',
      articles: ['ley-48:15'],
    },
    ...filingReminders,
  ],
  example: {
    ...filingExample,
    ...caseExample,
    apelante: ana,
    tribunal: 'Cámara Nacional Ficticia de Apelaciones, Sala X (ejemplo)',
    intervinieron: 'Juzgado Nacional en lo Civil N° 000 (ejemplo)',
    contraparte: 'Beto Muestra',
    fechaSentencia: '2026-11-10',
    fojas: 'fojas 300/310 (ejemplo)',
    fechaNotificacion: '2026-11-18',
    definitiva: 'Pone fin al pleito, y contra ella no hay otro recurso ordinario ni local.',
    supuesto: 'arbitrariedad',
    oportunidad: 'Se planteó en la demanda y se mantuvo al expresar agravios; la cámara no la trató.',
    hechos:
      'La demanda reclamó los daños del choque del 10/03/2026.\n\nLa sentencia de cámara la rechazó sin considerar la pericia mecánica, que no fue impugnada.',
    gravamen:
      'La sentencia priva a la recurrente de la reparación de los daños que sufrió, sin conducta suya que lo justifique.',
    refutacion: 'El único fundamento es la falta de prueba del contacto, y lo contradice la pericia de fojas 120.',
    relacion: 'Omitir la prueba conducente desconoce la defensa en juicio y la propiedad de la recurrente.',
    normas: 'artículos 17 y 18 de la Constitución Nacional',
    peticion: 'que deje sin efecto la sentencia y mande dictar una nueva',
  },
};
