import type { DocumentForm } from '../form.ts';
import { filingExample, filingParty, filingReminders } from './court-fields.ts';
import { ana, beto } from './example-people.ts';
import { courtFeeReminder, federalQuestionReminder, formalExample, formalities } from './formal-fields.ts';

export const medidaCautelar: DocumentForm<'medida-cautelar'> = {
  kind: 'medida-cautelar',
  group: 'urgentes',
  label: 'Medida cautelar',
  description: 'Embargo preventivo, inhibición, anotación de litis, prohibición de innovar o medida genérica.',
  keywords: ['embargo', 'inhibición', 'no innovar', 'cautelar', 'precautoria', 'urgente', 'anotación de litis'],
  sections: [
    filingParty('parte', 'Quien la pide', 'de quien la pide'),
    {
      title: 'La medida',
      fields: [
        {
          key: 'afectado',
          type: 'person',
          label: 'Contra quién',
          of: 'de la parte afectada',
          required: true,
          parts: ['name', 'address'],
          optionalParts: ['document'],
        },
        {
          key: 'medida',
          type: 'choice',
          label: 'Qué se pide',
          required: true,
          options: [
            { value: 'embargo', label: 'Embargo preventivo', text: 'el embargo preventivo' },
            { value: 'inhibicion', label: 'Inhibición general de bienes', text: 'la inhibición general de bienes' },
            { value: 'litis', label: 'Anotación de litis', text: 'la anotación de litis' },
            { value: 'innovar', label: 'Prohibición de innovar', text: 'la prohibición de innovar' },
            { value: 'generica', label: 'Medida genérica', text: 'la medida cautelar genérica' },
          ],
        },
        {
          key: 'alcance',
          type: 'text',
          label: 'Sobre qué recae',
          required: true,
          blank: 'bien, acto o conducta que se asegura',
          help: 'El bien con sus datos de inscripción, la cuenta, o la conducta que se debe cumplir o evitar.',
        },
        {
          key: 'monto',
          type: 'amount',
          label: 'Monto por el que se pide',
          required: true,
          when: { field: 'medida', is: ['embargo', 'inhibicion'] },
        },
        {
          key: 'momento',
          type: 'choice',
          label: 'Cuándo se pide',
          required: true,
          options: [
            { value: 'antes', label: 'Antes de la demanda' },
            { value: 'proceso', label: 'En el proceso o con la demanda' },
          ],
        },
        {
          key: 'principal',
          type: 'text',
          label: 'Proceso principal',
          required: true,
          blank: 'proceso principal que se promueve o promoverá',
          help: 'Carátula y número, o el juicio que se va a iniciar.',
        },
      ],
    },
    {
      title: 'Los requisitos',
      fields: [
        {
          key: 'hechos',
          type: 'facts',
          label: 'Hechos',
          required: true,
          help: 'En orden, un párrafo por hecho.',
        },
        {
          key: 'verosimilitud',
          type: 'long-text',
          label: 'Verosimilitud del derecho',
          required: true,
          help: 'Qué documentos lo muestran sin esperar a la sentencia.',
        },
        { key: 'peligro', type: 'long-text', label: 'Peligro en la demora', required: true },
        {
          key: 'contracautela',
          type: 'choice',
          label: 'Contracautela',
          required: true,
          options: [
            { value: 'juratoria', label: 'Caución juratoria' },
            { value: 'real', label: 'Seguro de caución, dinero o bienes' },
            { value: 'eximida', label: 'Eximida: actúa con beneficio de litigar sin gastos' },
          ],
        },
        {
          key: 'documental',
          type: 'list',
          label: 'Documentos que se acompañan',
          required: true,
        },
        {
          key: 'testigos',
          type: 'list',
          label: 'Testigos de la información sumaria',
          help: 'Nombre, domicilio y sobre qué declaran.',
        },
      ],
    },
    formalities,
  ],
  checks: [
    {
      field: 'testigos',
      message:
        'Si el crédito surge de un instrumento privado o de un contrato bilateral, el embargo pide una información sumaria de dos testigos sobre la firma.',
      articles: ['cpccn:209'],
      applies: ({ list, text }) => text('medida') === 'embargo' && list('testigos').length < 2,
    },
  ],
  reminders: [
    {
      text: 'Pedida antes del proceso, la medida caduca si no se demanda ni se inicia la mediación dentro de los diez días de trabada.',
      articles: ['cpccn:207'],
      when: { field: 'momento', is: 'antes' },
    },
    {
      text: 'Se decreta sin oír a la otra parte; quien la obtiene responde por costas y daños si abusó o se excedió.',
      articles: ['cpccn:198', 'cpccn:199', 'cpccn:208'],
    },
    {
      text: 'La inhibición y el embargo se extinguen a los cinco años de anotados si no se reinscriben antes.',
      articles: ['cpccn:207'],
      when: { field: 'medida', is: ['embargo', 'inhibicion'] },
    },
    {
      text: 'La negativa se recurre por reposición o apelación, que puede ser subsidiaria o directa.',
      articles: ['cpccn:198'],
    },
    courtFeeReminder,
    federalQuestionReminder,
    ...filingReminders,
  ],
  example: {
    ...filingExample,
    parte: ana,
    afectado: beto,
    medida: 'embargo',
    alcance: 'el automotor dominio AA000AA (ejemplo), inscripto a nombre de la parte afectada',
    monto: { currency: 'ARS', value: 2_500_000 },
    momento: 'antes',
    principal: 'la demanda por cobro que se promoverá contra Beto Muestra',
    hechos:
      'El 01/10/2025 Ana Ejemplo prestó a Beto Muestra $ 2.000.000, con recibo firmado.\n\nVencido el 01/04/2026 no pagó, y puso en venta su único vehículo.',
    verosimilitud: 'El recibo firmado y la carta documento no contestada muestran la deuda y la mora.',
    peligro: 'La publicación de venta del automotor, que se acompaña, muestra que el deudor se insolventa.',
    contracautela: 'juratoria',
    documental: ['Recibo del 01/10/2025', 'Captura de la publicación de venta'],
    testigos: ['Dora Supuesta, Pasaje Imaginado 789: la firma', 'Elio Conjetural, Calle Supuesta 50: la firma'],
    ...formalExample,
  },
};
