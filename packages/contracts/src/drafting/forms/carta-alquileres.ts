import type { DocumentForm } from '../form.ts';
import { letterExample, letterReminders, senderAndRecipient, senderExample } from './letter-fields.ts';

/** Art. 1222 CCyC: days that a tenant of a dwelling must be given. */
const tenantDaysMin = 10;

export const cartaAlquileres: DocumentForm<'carta-alquileres'> = {
  kind: 'carta-alquileres',
  group: 'cartas',
  label: 'Carta documento: intimación por alquileres',
  description: 'El locador intima el pago de alquileres antes de pedir el desalojo.',
  keywords: ['alquiler', 'desalojo', 'inquilino', 'locación', 'falta de pago', 'cd'],
  sections: [
    senderAndRecipient(
      { label: 'Locador', of: 'de la parte locadora' },
      { label: 'Locatario', of: 'de la parte locataria' },
    ),
    {
      title: 'La locación y la deuda',
      fields: [
        { key: 'inmueble', type: 'text', label: 'Inmueble', required: true, blank: 'ubicación del inmueble' },
        { key: 'fechaContrato', type: 'date', label: 'Fecha del contrato', required: true },
        {
          key: 'destino',
          type: 'choice',
          label: 'Destino',
          required: true,
          options: [
            { value: 'vivienda', label: 'Habitacional', text: 'habitacional' },
            { value: 'otro', label: 'Otro destino', text: 'no habitacional' },
          ],
        },
        {
          key: 'periodos',
          type: 'list',
          label: 'Períodos impagos',
          required: true,
          help: 'Uno por línea, con su importe. Por ejemplo: septiembre de 2026, $ 400.000.',
        },
        { key: 'monto', type: 'amount', label: 'Total que se reclama', required: true },
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
        { key: 'lugarPago', type: 'text', label: 'Lugar de pago', required: true, help: 'La ley exige especificarlo.' },
      ],
    },
  ],
  checks: [
    {
      field: 'plazoDias',
      message:
        'Para vivienda el plazo no puede ser menor que diez días corridos contados desde que se recibe la intimación.',
      articles: ['ccyc:1222'],
      applies: ({ text, number }) =>
        text('destino') === 'vivienda' && (number('plazoDias') ?? tenantDaysMin) < tenantDaysMin,
    },
    {
      field: 'periodos',
      message: 'La falta de pago que permite resolver el contrato es la de dos períodos consecutivos.',
      articles: ['ccyc:1219'],
      applies: ({ list }) => list('periodos').length === 1,
    },
  ],
  reminders: [
    {
      text: 'Enviada al domicilio denunciado en el contrato, la notificación vale aunque se nieguen a recibirla.',
      articles: ['ccyc:1222'],
    },
    { text: 'Si hay fiadores, intimalos también.', articles: [] },
    ...letterReminders,
  ],
  example: {
    ...letterExample,
    remitente: senderExample,
    destinatario: {
      name: 'Beto Muestra',
      document: 'DNI 00.000.002',
      address: 'Avenida Imaginaria 456, piso 2, Ciudad Autónoma de Buenos Aires',
    },
    inmueble: 'Avenida Imaginaria 456, piso 2, Ciudad Autónoma de Buenos Aires',
    fechaContrato: '2025-11-01',
    destino: 'vivienda',
    periodos: ['septiembre de 2026: $ 400.000', 'octubre de 2026: $ 400.000'],
    monto: { currency: 'ARS', value: 800_000 },
    plazoDias: 10,
    lugarPago: 'Calle Falsa 123, de lunes a viernes de 9 a 17, o transferencia al alias EJEMPLO.FICTICIO.UNO',
  },
};
