import type { DocumentForm } from '../form.ts';
import { ana, beto, dora, party, signing, signingExample } from './contract-fields.ts';

/** Art. 770 CCyC: least months between two capitalizations. */
const capitalizationMonthsMin = 6;

export const mutuo: DocumentForm<'mutuo'> = {
  kind: 'mutuo',
  group: 'contratos',
  label: 'Contrato de mutuo (préstamo de dinero)',
  description: 'Préstamo de dinero entre personas, con o sin intereses.',
  keywords: ['préstamo', 'dinero', 'cuotas', 'intereses', 'prestar', 'deuda'],
  sections: [
    {
      title: 'Las partes',
      fields: [
        party('mutuante', 'Mutuante (quien presta)', 'de la parte mutuante'),
        party('mutuario', 'Mutuario (quien recibe)', 'de la parte mutuaria'),
      ],
    },
    {
      title: 'El préstamo',
      fields: [
        { key: 'capital', type: 'amount', label: 'Capital', required: true },
        {
          key: 'entrega',
          type: 'text',
          label: 'Cómo se entrega',
          required: true,
          blank: 'forma de entrega del capital',
          help: 'Por ejemplo: en este acto, por transferencia.',
        },
        {
          key: 'devolucion',
          type: 'choice',
          label: 'Cómo se devuelve',
          required: true,
          options: [
            { value: 'unico', label: 'En un solo pago' },
            { value: 'cuotas', label: 'En cuotas mensuales' },
          ],
        },
        {
          key: 'vencimiento',
          type: 'date',
          label: 'Fecha del pago',
          required: true,
          blank: 'fecha de devolución',
          when: { field: 'devolucion', is: 'unico' },
        },
        {
          key: 'cuotas',
          type: 'number',
          label: 'Cantidad de cuotas',
          required: true,
          min: 2,
          max: 600,
          when: { field: 'devolucion', is: 'cuotas' },
        },
        {
          key: 'valorCuota',
          type: 'amount',
          label: 'Valor de cada cuota',
          required: true,
          when: { field: 'devolucion', is: 'cuotas' },
        },
        {
          key: 'primeraCuota',
          type: 'date',
          label: 'Vencimiento de la primera cuota',
          required: true,
          when: { field: 'devolucion', is: 'cuotas' },
        },
        { key: 'lugarPago', type: 'text', label: 'Dónde o cómo se paga', required: true, blank: 'lugar de pago' },
      ],
    },
    {
      title: 'Los intereses',
      fields: [
        {
          key: 'onerosidad',
          type: 'choice',
          label: 'Intereses compensatorios',
          required: true,
          options: [
            { value: 'oneroso', label: 'Con intereses' },
            { value: 'gratuito', label: 'Sin intereses' },
          ],
        },
        {
          key: 'tasa',
          type: 'text',
          label: 'Tasa',
          required: true,
          blank: 'tasa de interés',
          help: 'Por ejemplo: 30 % nominal anual.',
          when: { field: 'onerosidad', is: 'oneroso' },
        },
        {
          key: 'tasaMora',
          type: 'text',
          label: 'Tasa por la mora',
          help: 'Si no se pacta, se aplican las leyes especiales o, en subsidio, las tasas según el Banco Central.',
        },
        {
          key: 'capitalizacionMeses',
          type: 'number',
          label: 'Los intereses se capitalizan cada',
          unit: 'meses',
          min: 1,
          max: 120,
          help: 'Dejalo vacío si no se capitalizan.',
        },
      ],
    },
    {
      title: 'La garantía',
      fields: [
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
      field: 'capitalizacionMeses',
      message: 'La capitalización pactada no puede ser más frecuente que cada seis meses.',
      articles: ['ccyc:770'],
      applies: ({ number }) => (number('capitalizacionMeses') ?? capitalizationMonthsMin) < capitalizationMonthsMin,
    },
    {
      field: 'vencimiento',
      message: 'La devolución vence antes de la firma.',
      articles: [],
      applies: ({ text }) => text('vencimiento') !== '' && text('vencimiento') < text('fechaFirma'),
    },
    {
      field: 'valorCuota',
      message: 'La suma de las cuotas es menor que el capital.',
      articles: [],
      applies: ({ amount, number }) => {
        const instalment = amount('valorCuota');
        const capital = amount('capital');
        const count = number('cuotas');
        return (
          instalment !== null &&
          capital !== null &&
          count !== null &&
          instalment.currency === capital.currency &&
          instalment.value * count < capital.value
        );
      },
    },
    {
      field: 'tasa',
      message: 'Sin tasa acordada, y si no surge de las leyes ni de los usos, la pueden fijar los jueces.',
      articles: ['ccyc:767', 'ccyc:1527'],
      applies: ({ text }) => text('tasa') === '',
    },
  ],
  reminders: [
    {
      text: 'Los jueces pueden reducir los intereses que excedan, sin justificación y desproporcionadamente, el costo medio del dinero.',
      articles: ['ccyc:771'],
      when: { field: 'onerosidad', is: 'oneroso' },
    },
    {
      text: 'Con la firma certificada por escribano y la certificación registrada en el protocolo, el contrato puede ser título ejecutivo.',
      articles: ['cpccn:523'],
    },
  ],
  example: {
    mutuante: ana,
    mutuario: beto,
    capital: { currency: 'ARS', value: 2_000_000 },
    entrega: 'en este acto, por transferencia al alias EJEMPLO.FICTICIO.DOS',
    devolucion: 'cuotas',
    cuotas: 10,
    valorCuota: { currency: 'ARS', value: 230_000 },
    primeraCuota: '2027-01-10',
    lugarPago: 'transferencia al alias EJEMPLO.FICTICIO.UNO',
    onerosidad: 'oneroso',
    tasa: '30 % nominal anual (ejemplo)',
    tasaMora: '36 % nominal anual (ejemplo)',
    capitalizacionMeses: 6,
    fiador: { name: dora.name, document: dora.document, address: dora.address, email: dora.email },
    ...signingExample,
  },
};
