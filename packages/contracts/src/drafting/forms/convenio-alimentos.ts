import type { DocumentForm } from '../form.ts';
import { ana, beto, signing, signingExample } from './contract-fields.ts';

export const convenioAlimentos: DocumentForm<'convenio-alimentos'> = {
  kind: 'convenio-alimentos',
  group: 'familia',
  label: 'Convenio de alimentos para los hijos',
  description: 'Cuota, rubros, pago y actualización que acuerdan los progenitores.',
  keywords: ['cuota alimentaria', 'hijos', 'alimentos', 'progenitores', 'visitas', 'familia'],
  sections: [
    {
      title: 'Las personas',
      fields: [
        {
          key: 'alimentante',
          type: 'person',
          label: 'Progenitor que paga la cuota',
          of: 'de quien paga la cuota',
          required: true,
          parts: ['name', 'document', 'address'],
          optionalParts: ['email'],
        },
        {
          key: 'conviviente',
          type: 'person',
          label: 'Progenitor que la recibe',
          of: 'de quien recibe la cuota',
          required: true,
          parts: ['name', 'document', 'address'],
          optionalParts: ['email'],
        },
        {
          key: 'hijos',
          type: 'list',
          label: 'Hijos',
          required: true,
          help: 'Uno por línea: nombre, DNI y fecha de nacimiento.',
        },
      ],
    },
    {
      title: 'La cuota',
      fields: [
        { key: 'cuota', type: 'amount', label: 'Cuota mensual en dinero', required: true },
        {
          key: 'diaPago',
          type: 'number',
          label: 'Se paga hasta el día',
          unit: 'de cada mes',
          required: true,
          min: 1,
          max: 31,
          blank: 'día de pago',
        },
        { key: 'cuenta', type: 'text', label: 'Cuenta o medio de pago', required: true },
        {
          key: 'enEspecie',
          type: 'list',
          label: 'Rubros que se pagan en forma directa',
          help: 'Por ejemplo: obra social, cuota del colegio.',
        },
        {
          key: 'extraordinarios',
          type: 'text',
          label: 'Gastos extraordinarios',
          help: 'Cómo se reparten. Por ejemplo: por mitades, contra comprobante.',
        },
        {
          key: 'actualizacion',
          type: 'text',
          label: 'Actualización',
          required: true,
          blank: 'forma de actualización de la cuota',
          help: 'Índice o pauta y cada cuánto.',
        },
        { key: 'desde', type: 'date', label: 'Rige desde', required: true, blank: 'fecha desde la que rige' },
      ],
    },
    {
      title: 'El cuidado de los hijos',
      fields: [
        {
          key: 'cuidado',
          type: 'choice',
          label: 'Cuidado personal',
          required: true,
          options: [
            { value: 'indistinto', label: 'Compartido indistinto', text: 'compartido con modalidad indistinta' },
            { value: 'alternado', label: 'Compartido alternado', text: 'compartido con modalidad alternada' },
            {
              value: 'unilateral',
              label: 'A cargo de un progenitor',
              text: 'unilateral, a cargo de quien recibe la cuota',
            },
          ],
        },
        {
          key: 'comunicacion',
          type: 'long-text',
          label: 'Comunicación y tiempo con cada progenitor',
          required: true,
          blank: 'régimen de comunicación',
          help: 'Días, vacaciones y fechas especiales.',
        },
      ],
    },
    signing,
  ],
  checks: [
    {
      field: 'cuidado',
      message:
        'El cuidado a cargo de uno solo es excepcional: la primera alternativa que la ley pide al juez es el compartido indistinto, salvo que no sea posible o perjudique al hijo.',
      articles: ['ccyc:651', 'ccyc:653'],
      applies: ({ text }) => text('cuidado') === 'unilateral',
    },
    {
      field: 'comunicacion',
      message:
        'Con el cuidado atribuido a un progenitor, el otro tiene el derecho y el deber de fluida comunicación: decí cómo.',
      articles: ['ccyc:652'],
      applies: ({ text }) => text('comunicacion') === '' && text('cuidado') === 'unilateral',
    },
  ],
  reminders: [
    { text: 'El derecho a los alimentos no se puede renunciar, compensar ni ceder.', articles: ['ccyc:539'] },
    {
      text: 'La obligación llega hasta los veintiún años, y hasta los veinticinco si el hijo se capacita y eso le impide sostenerse.',
      articles: ['ccyc:658', 'ccyc:663'],
    },
    {
      text: 'Escuchá a los hijos según su edad y madurez: el plan tiene que procurar su participación.',
      articles: ['ccyc:639', 'ccyc:655'],
    },
    { text: 'Presentá el convenio para que se homologue.', articles: [] },
  ],
  example: {
    alimentante: { name: beto.name, document: beto.document, address: beto.address, email: beto.email },
    conviviente: { name: ana.name, document: ana.document, address: ana.address, email: ana.email },
    hijos: [
      'Fito Muestra Ejemplo, DNI 00.000.010, nacido el 1 de marzo de 2018',
      'Gala Muestra Ejemplo, DNI 00.000.011, nacida el 9 de julio de 2020',
    ],
    cuota: { currency: 'ARS', value: 500_000 },
    diaPago: 5,
    cuenta: 'transferencia al alias EJEMPLO.FICTICIO.UNO',
    enEspecie: ['la obra social', 'la cuota del colegio'],
    extraordinarios: 'por mitades, contra comprobante',
    actualizacion: 'cada tres meses, según el Índice de Precios al Consumidor que publica el INDEC',
    desde: '2026-12-01',
    cuidado: 'indistinto',
    comunicacion:
      'los hijos residen con Ana Ejemplo y están con Beto Muestra fin de semana por medio y los miércoles; las vacaciones se reparten por mitades',
    ...signingExample,
  },
};
