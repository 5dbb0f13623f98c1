import type { DocumentForm } from '../form.ts';
import { ana, beto, dora, party, signing, signingExample } from './contract-fields.ts';

/** Art. 1197 CCyC: fifty years for other uses than dwelling. */
const otherUsesMonthsMax = 600;

export const locacionComercial: DocumentForm<'locacion-comercial'> = {
  kind: 'locacion-comercial',
  group: 'contratos',
  label: 'Contrato de locación comercial',
  description: 'Alquiler de un local, oficina o depósito, con las reglas vigentes.',
  keywords: ['alquiler', 'local', 'oficina', 'depósito', 'negocio', 'inquilino', 'fondo de comercio'],
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
          key: 'destino',
          type: 'text',
          label: 'Destino',
          help: 'La actividad, sin mezclarla con vivienda. Por ejemplo: local de venta de indumentaria.',
          required: true,
        },
        {
          key: 'habilitacion',
          type: 'choice',
          label: 'Habilitación del local',
          required: true,
          options: [
            { value: 'locatario', label: 'La tramita la parte locataria' },
            { value: 'locador', label: 'El local se entrega apto para habilitar' },
          ],
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
      message: 'Para destinos distintos de la vivienda el plazo no puede exceder de cincuenta años.',
      articles: ['ccyc:1197'],
      applies: ({ number }) => (number('plazoMeses') ?? 0) > otherUsesMonthsMax,
    },
    {
      field: 'plazoMeses',
      message: 'Sin plazo pactado, la locación con destino comercial dura tres años.',
      articles: ['ccyc:1198'],
      applies: ({ number }) => number('plazoMeses') === null,
    },
    {
      field: 'destino',
      message: 'El destino incluye vivienda: si es mixto, se aplican las normas de la locación habitacional.',
      articles: ['ccyc:1194'],
      applies: ({ text }) => /vivienda|habitaci/i.test(text('destino')),
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
      text: 'Si el destino es mixto, se aplican las normas de la locación habitacional.',
      articles: ['ccyc:1194'],
    },
    {
      text: 'Para firmar por más de tres años en nombre de otro se necesita facultad expresa.',
      articles: ['ccyc:1191'],
    },
  ],
  example: {
    locador: ana,
    locatario: beto,
    inmueble: 'Avenida Imaginaria 456, local 1, planta baja, Ciudad Autónoma de Buenos Aires',
    destino: 'venta de indumentaria',
    habilitacion: 'locatario',
    estado:
      'recién pintado, con vidriera y persiana en funcionamiento, según inventario que las partes firman por separado',
    inicio: '2026-12-01',
    plazoMeses: 36,
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
