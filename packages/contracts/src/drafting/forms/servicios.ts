import type { DocumentForm } from '../form.ts';
import { ana, beto, party, signing, signingExample } from './contract-fields.ts';

export const servicios: DocumentForm<'servicios'> = {
  kind: 'servicios',
  group: 'contratos',
  label: 'Contrato de servicios',
  description: 'Servicios que presta alguien por su cuenta, sin relación de dependencia.',
  keywords: ['servicios', 'honorarios', 'independiente', 'freelance', 'prestación', 'consultoría'],
  sections: [
    {
      title: 'Las partes',
      fields: [
        party('comitente', 'Comitente (quien encarga)', 'de la parte comitente'),
        party('prestador', 'Prestador', 'de la parte prestadora'),
      ],
    },
    {
      title: 'El servicio',
      fields: [
        {
          key: 'servicio',
          type: 'long-text',
          label: 'Servicio',
          required: true,
          blank: 'descripción del servicio',
          help: 'Qué se hace, con qué alcance y qué se entrega.',
        },
        { key: 'inicio', type: 'date', label: 'Comienzo', required: true, blank: 'fecha de comienzo' },
        {
          key: 'duracion',
          type: 'choice',
          label: 'Duración',
          required: true,
          options: [
            { value: 'determinada', label: 'Hasta una fecha' },
            { value: 'indeterminada', label: 'Por tiempo indeterminado' },
          ],
        },
        {
          key: 'fin',
          type: 'date',
          label: 'Terminación',
          required: true,
          blank: 'fecha de terminación',
          when: { field: 'duracion', is: 'determinada' },
        },
        {
          key: 'preavisoDias',
          type: 'number',
          label: 'Preaviso para terminar',
          unit: 'días',
          required: true,
          min: 1,
          max: 365,
          blank: 'días de preaviso',
          when: { field: 'duracion', is: 'indeterminada' },
        },
        {
          key: 'materiales',
          type: 'choice',
          label: 'Materiales',
          required: true,
          options: [
            { value: 'prestador', label: 'Los provee el prestador', text: 'la parte prestadora' },
            { value: 'comitente', label: 'Los provee el comitente', text: 'la parte comitente' },
          ],
        },
        {
          key: 'terceros',
          type: 'choice',
          label: 'El prestador puede valerse de terceros',
          required: true,
          options: [
            { value: 'si', label: 'Sí' },
            { value: 'no', label: 'No: debe prestarlo personalmente' },
          ],
        },
      ],
    },
    {
      title: 'La retribución',
      fields: [
        { key: 'precio', type: 'amount', label: 'Retribución', required: true },
        {
          key: 'periodicidad',
          type: 'text',
          label: 'Cómo se paga',
          required: true,
          blank: 'forma de pago',
          help: 'Por ejemplo: por mes vencido, dentro de los diez días de la factura.',
        },
        { key: 'gastos', type: 'text', label: 'Gastos que se reembolsan' },
        {
          key: 'confidencialidad',
          type: 'choice',
          label: 'Confidencialidad',
          required: true,
          options: [
            { value: 'si', label: 'Se pacta' },
            { value: 'no', label: 'No se pacta' },
          ],
        },
      ],
    },
    signing,
  ],
  checks: [
    {
      field: 'fin',
      message: 'La terminación es anterior al comienzo.',
      articles: [],
      applies: ({ text }) => text('fin') !== '' && text('fin') < text('inicio'),
    },
    {
      field: 'preavisoDias',
      message: 'En los servicios por tiempo indeterminado hay que preavisar con razonable anticipación.',
      articles: ['ccyc:1279'],
      applies: ({ number }) => number('preavisoDias') === null,
    },
  ],
  reminders: [
    {
      text: 'Si en los hechos hay dependencia, se aplica el derecho laboral aunque el contrato diga otra cosa.',
      articles: ['ccyc:1252'],
    },
    {
      text: 'Si el prestador es proveedor y el comitente es consumidor, rige además la Ley 24.240.',
      articles: ['ldc:1', 'ldc:2', 'ldc:3'],
    },
  ],
  example: {
    comitente: ana,
    prestador: beto,
    servicio: 'diseño y mantenimiento del sitio web de Comercio Ficticio, con una actualización mensual de contenidos',
    inicio: '2026-12-01',
    duracion: 'indeterminada',
    preavisoDias: 30,
    materiales: 'prestador',
    terceros: 'no',
    precio: { currency: 'ARS', value: 600_000 },
    periodicidad: 'por mes vencido, dentro de los diez días de presentada la factura',
    gastos: 'el alojamiento del sitio, contra comprobante',
    confidencialidad: 'si',
    ...signingExample,
  },
};
