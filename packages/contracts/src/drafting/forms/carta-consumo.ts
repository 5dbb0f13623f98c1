import type { DocumentForm } from '../form.ts';
import { hasLapsed } from '../passed-time.ts';
import { letterExample, letterReminders, senderAndRecipient, senderExample } from './letter-fields.ts';

/** Art. 11 LDC: months of legal guarantee, by the state of the thing. */
const guaranteeMonths: Record<string, number> = { nueva: 6, usada: 3 };

export const cartaConsumo: DocumentForm<'carta-consumo'> = {
  kind: 'carta-consumo',
  group: 'cartas',
  label: 'Carta documento: garantía o entrega de una compra',
  description: 'El consumidor reclama por un producto fallado o que no le entregaron.',
  keywords: ['consumidor', 'garantía', 'producto fallado', 'no entregaron', 'devolución', 'cd', 'compra'],
  sections: [
    senderAndRecipient(
      { label: 'Consumidor', of: 'de la parte consumidora' },
      { label: 'Proveedor', of: 'del proveedor' },
    ),
    {
      title: 'La compra',
      fields: [
        { key: 'producto', type: 'text', label: 'Producto', help: 'Marca, modelo y número de serie.', required: true },
        { key: 'fechaCompra', type: 'date', label: 'Fecha de compra', required: true },
        {
          key: 'comprobante',
          type: 'text',
          label: 'Factura o comprobante',
          required: true,
          blank: 'factura o comprobante',
        },
        { key: 'precio', type: 'amount', label: 'Precio pagado', required: true },
      ],
    },
    {
      title: 'El reclamo',
      fields: [
        {
          key: 'problema',
          type: 'choice',
          label: 'Qué pasó',
          required: true,
          options: [
            { value: 'falla', label: 'El producto falla' },
            { value: 'entrega', label: 'No se cumplió la oferta o el contrato (por ejemplo, no lo entregaron)' },
          ],
        },
        {
          key: 'estado',
          type: 'choice',
          label: 'El producto era',
          required: true,
          when: { field: 'problema', is: 'falla' },
          options: [
            { value: 'nueva', label: 'Nuevo', text: 'nuevo' },
            { value: 'usada', label: 'Usado', text: 'usado' },
          ],
        },
        {
          key: 'fechaEntrega',
          type: 'date',
          label: 'Fecha de entrega',
          required: true,
          when: { field: 'problema', is: 'falla' },
        },
        {
          key: 'detalle',
          type: 'long-text',
          label: 'Detalle',
          required: true,
          blank: 'detalle del problema',
          help: 'Qué falla y desde cuándo, o qué se prometió y para qué fecha.',
        },
        {
          key: 'reparacionPrevia',
          type: 'choice',
          label: '¿Ya lo repararon y sigue mal?',
          required: true,
          when: { field: 'problema', is: 'falla' },
          options: [
            { value: 'no', label: 'No' },
            { value: 'si', label: 'Sí' },
          ],
        },
        {
          key: 'opcionFalla',
          type: 'choice',
          label: 'Qué se pide',
          required: true,
          when: { field: 'problema', is: 'falla' },
          options: [
            {
              value: 'reparar',
              label: 'Que lo reparen',
              text: 'la reparación del producto en garantía, con los gastos de traslado a su cargo',
            },
            {
              value: 'sustituir',
              label: 'Que lo cambien por otro igual',
              text: 'la sustitución del producto por otro de idénticas características',
            },
            {
              value: 'devolver',
              label: 'Devolverlo y recibir lo pagado a valor actual',
              text: 'la devolución del producto a cambio del importe equivalente a lo pagado, conforme a su precio actual en plaza',
            },
            { value: 'quita', label: 'Una quita del precio', text: 'una quita proporcional del precio' },
          ],
        },
        {
          key: 'opcionEntrega',
          type: 'choice',
          label: 'Qué se pide',
          required: true,
          when: { field: 'problema', is: 'entrega' },
          options: [
            { value: 'cumplir', label: 'Que cumplan', text: 'el cumplimiento forzado de lo convenido' },
            {
              value: 'equivalente',
              label: 'Otro producto equivalente',
              text: 'la entrega de otro producto equivalente',
            },
            {
              value: 'rescindir',
              label: 'Dejar sin efecto la compra y recibir lo pagado',
              text: 'la rescisión del contrato, con la restitución de lo pagado',
            },
          ],
        },
        {
          key: 'plazoDias',
          type: 'number',
          label: 'Plazo para cumplir',
          unit: 'días corridos',
          required: true,
          min: 1,
          max: 365,
          blank: 'plazo para cumplir',
        },
      ],
    },
  ],
  checks: [
    {
      field: 'opcionFalla',
      message:
        'Cambiar, devolver o la quita se pueden pedir cuando la reparación no resultó satisfactoria. Sin una reparación previa, lo que corresponde por la garantía es pedirla.',
      articles: ['ldc:17'],
      applies: ({ text }) =>
        ['sustituir', 'devolver', 'quita'].includes(text('opcionFalla')) && text('reparacionPrevia') !== 'si',
    },
    {
      field: 'fechaEntrega',
      message:
        'En la fecha de la carta ya pasó la garantía legal (tres meses para lo usado, seis para lo demás). Revisá si se pactó una más larga o si el reclamo ya estaba hecho.',
      articles: ['ldc:11'],
      applies: ({ text, today }) =>
        text('estado') !== '' &&
        hasLapsed(text('fechaEntrega'), guaranteeMonths[text('estado')] ?? Number.NaN, text('fecha') || today),
    },
  ],
  reminders: [
    { text: 'Guardá el comprobante de compra, los mensajes y las órdenes de reparación.', articles: [] },
    {
      text: 'La garantía obliga en forma solidaria a quienes producen, importan, distribuyen y venden: podés reclamar a cualquiera.',
      articles: ['ldc:13'],
      when: { field: 'problema', is: 'falla' },
    },
    ...letterReminders,
  ],
  example: {
    ...letterExample,
    remitente: senderExample,
    destinatario: {
      name: 'Electrodomésticos Ficticios S.A.',
      document: 'CUIT 30-00000000-0',
      address: 'Avenida Imaginaria 456, Ciudad Autónoma de Buenos Aires',
    },
    producto: 'lavarropas marca Inventada, modelo Uno, serie 000-EJEMPLO',
    fechaCompra: '2026-08-01',
    comprobante: 'factura B 0000-00000001',
    precio: { currency: 'ARS', value: 850_000 },
    problema: 'falla',
    estado: 'nueva',
    fechaEntrega: '2026-08-05',
    detalle: 'el lavarropas no centrifuga; el servicio técnico lo retiró en septiembre y volvió con la misma falla',
    reparacionPrevia: 'si',
    opcionFalla: 'sustituir',
    plazoDias: 10,
  },
};
