import type { DocumentForm } from '../form.ts';
import { caseExample, filingExample, filingParty, filingReminders, pendingCase } from './court-fields.ts';
import { ana } from './example-people.ts';

export const solicitudSimple: DocumentForm<'solicitud-simple'> = {
  kind: 'solicitud-simple',
  group: 'escritos',
  label: 'Escrito de mero trámite',
  description: 'Pronto despacho, se tenga presente, acompaña documentación o cambia el domicilio.',
  keywords: ['pronto despacho', 'solicita', 'se tenga presente', 'acompaña', 'domicilio', 'manifiesta'],
  sections: [
    filingParty('parte', 'Parte que se presenta', 'de la parte que se presenta'),
    pendingCase,
    {
      title: 'El pedido',
      fields: [
        {
          key: 'pedido',
          type: 'choice',
          label: 'Qué se pide',
          required: true,
          options: [
            { value: 'pronto-despacho', label: 'Pronto despacho', text: 'solicita pronto despacho' },
            {
              value: 'presente',
              label: 'Que se tenga presente una manifestación',
              text: 'manifiesta. Se tenga presente',
            },
            { value: 'documentacion', label: 'Que se agregue documentación', text: 'acompaña documentación' },
            {
              value: 'domicilio',
              label: 'Que se tenga por constituido un nuevo domicilio',
              text: 'constituye nuevo domicilio',
            },
          ],
        },
        {
          key: 'pendiente',
          type: 'choice',
          label: 'Qué falta resolver',
          required: true,
          when: { field: 'pedido', is: 'pronto-despacho' },
          options: [
            { value: 'providencia', label: 'Una providencia simple', text: 'la providencia simple pendiente' },
            {
              value: 'interlocutoria',
              label: 'Una sentencia interlocutoria',
              text: 'la sentencia interlocutoria pendiente',
            },
            { value: 'definitiva', label: 'La sentencia definitiva', text: 'la sentencia definitiva' },
          ],
        },
        {
          key: 'desde',
          type: 'date',
          label: 'Desde cuándo está pendiente',
          required: true,
          blank: 'fecha desde la que está pendiente',
          when: { field: 'pedido', is: 'pronto-despacho' },
        },
        {
          key: 'manifestacion',
          type: 'long-text',
          label: 'Qué se manifiesta',
          required: true,
          when: { field: 'pedido', is: 'presente' },
        },
        {
          key: 'documentos',
          type: 'list',
          label: 'Documentos que se acompañan',
          required: true,
          when: { field: 'pedido', is: 'documentacion' },
        },
        {
          key: 'nuevoDomicilio',
          type: 'text',
          label: 'Nuevo domicilio',
          required: true,
          when: { field: 'pedido', is: 'domicilio' },
        },
        { key: 'detalle', type: 'long-text', label: 'Algo más que haya que decir' },
      ],
    },
  ],
  checks: [
    {
      field: 'desde',
      message: 'La fecha es posterior a hoy.',
      articles: [],
      applies: ({ text, today }) => text('desde') > today,
    },
    {
      field: 'documentos',
      message:
        'Después de la demanda, al actor solo se le admiten documentos posteriores, o anteriores que afirme no haber conocido.',
      articles: ['cpccn:335'],
      applies: ({ list }) => list('documentos').length > 0,
    },
  ],
  reminders: [
    {
      text: 'Los plazos del juez se cuentan desde que el pedido o el expediente quedó en condiciones de resolverse; la prueba de oficio los corre.',
      articles: ['cpccn:34'],
      when: { field: 'pedido', is: 'pronto-despacho' },
    },
    ...filingReminders,
  ],
  example: {
    ...filingExample,
    ...caseExample,
    parte: ana,
    pedido: 'pronto-despacho',
    pendiente: 'interlocutoria',
    desde: '2026-09-01',
    detalle: 'La demora impide que se produzca la prueba pericial ya ordenada.',
  },
};
