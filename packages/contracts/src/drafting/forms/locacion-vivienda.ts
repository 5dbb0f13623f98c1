import type { DocumentForm } from '../form.ts';
import { ana, beto, dora, party, signing, signingExample } from './contract-fields.ts';

/** Art. 1197 CCyC: twenty years. */
const dwellingMonthsMax = 240;

export const locacionVivienda: DocumentForm<'locacion-vivienda'> = {
  kind: 'locacion-vivienda',
  group: 'contratos',
  label: 'Contrato de locación de vivienda',
  description: 'Alquiler de un inmueble para vivir, con las reglas vigentes.',
  keywords: ['alquiler', 'inquilino', 'locador', 'locatario', 'departamento', 'casa'],
  sections: [
    {
      title: 'Las partes',
      fields: [
        party('locador', 'Locador', 'de la parte locadora'),
        party('locatario', 'Locatario', 'de la parte locataria'),
      ],
    },
    {
      title: 'El inmueble y el plazo',
      fields: [
        {
          key: 'inmueble',
          type: 'text',
          label: 'Inmueble',
          help: 'Calle, número, piso, unidad y localidad.',
          required: true,
          blank: 'ubicación del inmueble',
        },
        {
          key: 'estado',
          type: 'long-text',
          label: 'Estado en que se entrega',
          required: true,
          blank: 'estado en que se entrega',
          help: 'Artefactos, pintura, inventario.',
        },
        { key: 'inicio', type: 'date', label: 'Comienzo', required: true, blank: 'fecha de comienzo' },
        { key: 'plazoMeses', type: 'number', label: 'Plazo', unit: 'meses', required: true, min: 1, max: 1_200 },
      ],
    },
    {
      title: 'El precio',
      fields: [
        { key: 'precio', type: 'amount', label: 'Alquiler mensual', required: true },
        {
          key: 'diaPago',
          type: 'number',
          label: 'Se paga por adelantado hasta el día',
          unit: 'de cada mes',
          required: true,
          min: 1,
          max: 31,
          blank: 'día de pago',
        },
        { key: 'medioPago', type: 'text', label: 'Medio de pago', required: true },
        {
          key: 'ajuste',
          type: 'choice',
          label: 'Ajuste del alquiler',
          required: true,
          options: [
            { value: 'indice', label: 'Por un índice' },
            { value: 'sin', label: 'Sin ajuste' },
          ],
        },
        {
          key: 'indice',
          type: 'text',
          label: 'Índice',
          required: true,
          help: 'Público o privado, en la misma moneda del alquiler. Por ejemplo: Índice de Precios al Consumidor (INDEC).',
          when: { field: 'ajuste', is: 'indice' },
        },
        {
          key: 'ajusteMeses',
          type: 'number',
          label: 'Se ajusta cada',
          unit: 'meses',
          required: true,
          min: 1,
          max: 60,
          blank: 'cada cuántos meses se ajusta',
          when: { field: 'ajuste', is: 'indice' },
        },
        { key: 'deposito', type: 'amount', label: 'Depósito en garantía' },
        {
          key: 'devolucionDeposito',
          type: 'text',
          label: 'Cómo se devuelve el depósito',
          required: true,
          blank: 'forma de devolución del depósito',
          when: { field: 'deposito' },
        },
        {
          key: 'aCargoLocatario',
          type: 'list',
          label: 'Servicios y expensas a cargo del locatario',
          help: 'De las expensas, solo pueden ponerse a su cargo las de gastos habituales.',
        },
      ],
    },
    {
      title: 'Otras condiciones',
      fields: [
        {
          key: 'cesion',
          type: 'choice',
          label: 'Ceder o subalquilar',
          required: true,
          options: [
            { value: 'prohibida', label: 'Prohibido' },
            { value: 'permitida', label: 'Según la ley' },
          ],
        },
        {
          key: 'fiador',
          type: 'person',
          label: 'Fiador',
          of: 'de la parte fiadora',
          parts: ['name', 'document', 'address'],
          optionalParts: ['email'],
          help: 'Si hay.',
        },
      ],
    },
    signing,
  ],
  checks: [
    {
      field: 'plazoMeses',
      message: 'Para vivienda el plazo no puede exceder de veinte años.',
      articles: ['ccyc:1197'],
      applies: ({ number }) => (number('plazoMeses') ?? 0) > dwellingMonthsMax,
    },
    {
      field: 'plazoMeses',
      message: 'Sin plazo pactado, la locación de vivienda permanente dura dos años.',
      articles: ['ccyc:1198'],
      applies: ({ number }) => number('plazoMeses') === null,
    },
    {
      field: 'indice',
      message:
        'El índice tiene que estar expresado en la misma moneda en que se pactó el alquiler: este está en dólares.',
      articles: ['ccyc:1199'],
      applies: ({ amount, text }) =>
        amount('precio')?.currency === 'USD' &&
        /ipc|precios al consumidor|salario|icl|casa propia|indec/i.test(text('indice')),
    },
    {
      field: 'ajusteMeses',
      message: 'El alquiler no llega a ajustarse: el plazo es más corto que el período de ajuste.',
      articles: [],
      applies: ({ number }) => (number('ajusteMeses') ?? 0) >= (number('plazoMeses') ?? Number.POSITIVE_INFINITY),
    },
    {
      field: 'aCargoLocatario',
      message:
        'El locatario no tiene a su cargo las contribuciones que gravan la cosa. De las expensas, solo pueden ponerse a su cargo las que derivan de gastos habituales, sean ordinarias o extraordinarias.',
      articles: ['ccyc:1209'],
      applies: ({ list }) =>
        list('aCargoLocatario').some((item) => /extraordinari|inmobiliario|abl|gravan/i.test(item)),
    },
  ],
  reminders: [
    { text: 'El contrato, sus prórrogas y modificaciones se hacen por escrito.', articles: ['ccyc:1188'] },
    {
      text: 'La fianza cesa al vencer el plazo, salvo por la falta de restitución, y no puede extenderse por anticipado.',
      articles: ['ccyc:1225'],
      when: { field: 'fiador' },
    },
    {
      text: 'Si el inmueble es vivienda familiar de quien alquila a otro, revisá si hace falta el asentimiento del cónyuge.',
      articles: ['ccyc:456'],
    },
  ],
  example: {
    locador: ana,
    locatario: beto,
    inmueble: 'Avenida Imaginaria 456, piso 2, departamento A, Ciudad Autónoma de Buenos Aires',
    estado: 'recién pintado, con cocina y calefón funcionando, según inventario que las partes firman por separado',
    inicio: '2026-12-01',
    plazoMeses: 24,
    precio: { currency: 'ARS', value: 450_000 },
    diaPago: 10,
    medioPago: 'transferencia al alias EJEMPLO.FICTICIO.UNO',
    ajuste: 'indice',
    indice: 'Índice de Precios al Consumidor que publica el INDEC',
    ajusteMeses: 4,
    deposito: { currency: 'ARS', value: 450_000 },
    devolucionDeposito: 'en pesos, al valor del último alquiler, dentro de los diez días de restituido el inmueble',
    aCargoLocatario: ['energía eléctrica', 'gas', 'expensas que deriven de gastos habituales'],
    cesion: 'prohibida',
    fiador: { name: dora.name, document: dora.document, address: dora.address, email: dora.email },
    ...signingExample,
  },
};
