import type { DocumentForm } from '../form.ts';
import { ana, beto, party, signing, signingExample } from './contract-fields.ts';

export const compraventaMueble: DocumentForm<'compraventa-mueble'> = {
  kind: 'compraventa-mueble',
  group: 'contratos',
  label: 'Compraventa de cosa mueble',
  description: 'Venta de un bien mueble, registrable o no.',
  keywords: ['venta', 'compra', 'auto', 'moto', 'máquina', 'muebles'],
  sections: [
    {
      title: 'Las partes',
      fields: [
        party('vendedor', 'Vendedor', 'de la parte vendedora'),
        party('comprador', 'Comprador', 'de la parte compradora'),
      ],
    },
    {
      title: 'La cosa',
      fields: [
        {
          key: 'cosa',
          type: 'text',
          label: 'Qué se vende',
          required: true,
          blank: 'descripción de la cosa',
          help: 'Marca, modelo, año.',
        },
        {
          key: 'identificacion',
          type: 'text',
          label: 'Identificación',
          required: true,
          blank: 'número de serie, motor, chasis o dominio',
          help: 'Serie, motor, chasis o dominio.',
        },
        {
          key: 'estado',
          type: 'choice',
          label: 'Estado',
          required: true,
          options: [
            { value: 'nueva', label: 'Nueva', text: 'nueva' },
            { value: 'usada', label: 'Usada', text: 'usada' },
          ],
        },
        {
          key: 'defectos',
          type: 'long-text',
          label: 'Defectos que el comprador conoce',
          help: 'Los que conoció no quedan cubiertos por la garantía de vicios ocultos.',
        },
        {
          key: 'registrable',
          type: 'choice',
          label: 'Se inscribe en un registro',
          required: true,
          options: [
            { value: 'si', label: 'Sí' },
            { value: 'no', label: 'No' },
          ],
        },
      ],
    },
    {
      title: 'Precio y entrega',
      fields: [
        { key: 'precio', type: 'amount', label: 'Precio', required: true },
        {
          key: 'formaPago',
          type: 'text',
          label: 'Forma de pago',
          required: true,
          help: 'Por ejemplo: en este acto, por transferencia.',
        },
        { key: 'fechaEntrega', type: 'date', label: 'Fecha de entrega', required: true },
        { key: 'lugarEntrega', type: 'text', label: 'Lugar de entrega', required: true },
        {
          key: 'gastosEntrega',
          type: 'choice',
          label: 'Gastos de entrega',
          required: true,
          options: [
            { value: 'vendedor', label: 'A cargo del vendedor', text: 'de la parte vendedora' },
            { value: 'comprador', label: 'A cargo del comprador', text: 'de la parte compradora' },
          ],
        },
      ],
    },
    signing,
  ],
  checks: [
    {
      field: 'fechaEntrega',
      message: 'La entrega es anterior a la firma.',
      articles: [],
      applies: ({ text }) => text('fechaEntrega') !== '' && text('fechaEntrega') < text('fechaFirma'),
    },
    {
      field: 'fechaEntrega',
      message:
        'Sin plazo pactado, la entrega debe hacerse dentro de las veinticuatro horas del contrato, salvo los usos.',
      articles: ['ccyc:1147'],
      applies: ({ text }) => text('fechaEntrega') === '',
    },
  ],
  reminders: [
    {
      text: 'Si quien vende es proveedor y quien compra es consumidor, rigen la garantía legal y la información de la Ley 24.240, que este contrato no puede reducir.',
      articles: ['ldc:4', 'ldc:11'],
    },
    {
      text: 'Si la cosa registrable es ganancial, revisá si hace falta el asentimiento del cónyuge.',
      articles: ['ccyc:470'],
      when: { field: 'registrable', is: 'si' },
    },
    {
      text: 'El vendedor entrega factura o, si no es de uso, un documento que acredite la venta.',
      articles: ['ccyc:1145'],
    },
  ],
  example: {
    vendedor: ana,
    comprador: beto,
    cosa: 'motocicleta marca Inventada, modelo Uno, año 2022',
    identificacion: 'dominio A000EJE, motor EJ-0001, chasis CH-0001',
    estado: 'usada',
    defectos: 'rayón en el guardabarros delantero',
    registrable: 'si',
    precio: { currency: 'ARS', value: 2_400_000 },
    formaPago: 'en este acto, por transferencia al alias EJEMPLO.FICTICIO.UNO',
    fechaEntrega: '2026-12-02',
    lugarEntrega: 'Calle Falsa 123, Ciudad Autónoma de Buenos Aires',
    gastosEntrega: 'vendedor',
    ...signingExample,
  },
};
