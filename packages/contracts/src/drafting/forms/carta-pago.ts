import type { DocumentForm } from '../form.ts';
import { beto } from './example-people.ts';
import { letterExample, letterReminders, senderAndRecipient, senderExample } from './letter-fields.ts';

export const cartaPago: DocumentForm<'carta-pago'> = {
  kind: 'carta-pago',
  group: 'cartas',
  label: 'Carta documento: intimación de pago',
  description: 'Reclama una deuda de dinero y fija un plazo para pagarla.',
  keywords: ['deuda', 'cobrar', 'intimar', 'mora', 'factura', 'cd'],
  sections: [
    senderAndRecipient(
      { label: 'Acreedor', of: 'de la parte acreedora' },
      { label: 'Deudor', of: 'de la parte deudora' },
    ),
    {
      title: 'La deuda',
      fields: [
        {
          key: 'causa',
          type: 'long-text',
          label: 'De dónde nace la deuda',
          required: true,
          blank: 'causa de la deuda',
          help: 'Como sigue a "en concepto de". Por ejemplo: saldo de la factura 1-20 por la venta de una heladera.',
        },
        { key: 'monto', type: 'amount', label: 'Monto', required: true },
        {
          key: 'vencimiento',
          type: 'date',
          label: 'Fecha en que debía pagarse',
          required: true,
          blank: 'fecha de vencimiento',
        },
        {
          key: 'plazoDias',
          type: 'number',
          label: 'Plazo para pagar',
          unit: 'días corridos',
          required: true,
          min: 1,
          max: 365,
          blank: 'plazo para pagar',
        },
        {
          key: 'medioPago',
          type: 'text',
          label: 'Dónde o cómo se paga',
          required: true,
          blank: 'lugar o medio de pago',
        },
      ],
    },
  ],
  checks: [
    {
      field: 'vencimiento',
      message:
        'La deuda todavía no venció en la fecha de la carta: la mora se produce por el solo transcurso del tiempo fijado.',
      articles: ['ccyc:886'],
      applies: ({ text, today }) => text('vencimiento') >= (text('fecha') || today),
    },
  ],
  reminders: [
    {
      text: 'La interpelación fehaciente suspende la prescripción una sola vez, por seis meses o el plazo menor de la acción.',
      articles: ['ccyc:2541'],
    },
    {
      text: 'Si reclamás a un consumidor, no uses nada que dé a la carta apariencia de reclamo judicial.',
      articles: ['ldc:8bis'],
    },
    ...letterReminders,
  ],
  example: {
    ...letterExample,
    remitente: senderExample,
    destinatario: beto,
    causa: 'saldo del préstamo documentado en el recibo del 1 de octubre de 2025',
    monto: { currency: 'ARS', value: 1_800_000 },
    vencimiento: '2026-04-01',
    plazoDias: 10,
    medioPago: 'transferencia a la cuenta de alias EJEMPLO.FICTICIO.UNO',
  },
};
