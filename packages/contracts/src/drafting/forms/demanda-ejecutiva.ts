import type { DocumentForm } from '../form.ts';
import { defendant, filingExample, filingParty, filingReminders } from './court-fields.ts';
import { ana, beto } from './example-people.ts';
import {
  civilCompetence,
  competenceExample,
  courtFeeReminder,
  federalQuestionReminder,
  formalExample,
  formalities,
} from './formal-fields.ts';

export const demandaEjecutiva: DocumentForm<'demanda-ejecutiva'> = {
  kind: 'demanda-ejecutiva',
  group: 'escritos',
  label: 'Demanda ejecutiva',
  description: 'Cobro de un pagaré, un cheque, alquileres u otro título que trae aparejada ejecución.',
  keywords: ['ejecutivo', 'pagaré', 'cheque', 'título', 'embargo', 'alquileres', 'expensas', 'deuda'],
  sections: [
    filingParty('actor', 'Parte ejecutante', 'de la parte ejecutante'),
    { title: 'A quién se ejecuta', fields: [defendant, ...civilCompetence] },
    {
      title: 'El título',
      fields: [
        {
          key: 'titulo',
          type: 'choice',
          label: 'Título',
          required: true,
          options: [
            { value: 'pagare', label: 'Pagaré', text: 'el pagaré' },
            { value: 'cheque', label: 'Cheque', text: 'el cheque' },
            {
              value: 'certificado',
              label: 'Instrumento privado con firma certificada',
              text: 'el instrumento privado con firma certificada por escribano y registrada en el protocolo',
            },
            { value: 'publico', label: 'Instrumento público', text: 'el instrumento público' },
            { value: 'alquileres', label: 'Alquileres', text: 'el contrato de locación' },
            { value: 'expensas', label: 'Expensas comunes', text: 'el certificado de deuda por expensas comunes' },
          ],
        },
        {
          key: 'detalleTitulo',
          type: 'text',
          label: 'Datos del título',
          required: true,
          blank: 'datos del título',
          help: 'Número, lugar y fecha de libramiento o firma, y quién lo suscribió.',
        },
        { key: 'monto', type: 'amount', label: 'Capital que se reclama', required: true },
        { key: 'vencimiento', type: 'date', label: 'Fecha en que debía pagarse', required: true },
        {
          key: 'preparacion',
          type: 'choice',
          label: 'Preparación de la vía ejecutiva',
          required: true,
          options: [
            { value: 'no', label: 'No hace falta' },
            { value: 'locatario', label: 'Citar al locatario para que diga si lo es y muestre el recibo' },
            { value: 'firma', label: 'Citar a reconocer la firma' },
          ],
        },
        { key: 'tasaIntereses', type: 'text', label: 'Tasa de interés pactada' },
        {
          key: 'hechos',
          type: 'facts',
          label: 'Hechos',
          required: true,
          help: 'Cómo nació la deuda, cuándo venció y qué se reclamó. Un párrafo por hecho.',
        },
        {
          key: 'embargo',
          type: 'text',
          label: 'Bienes que se pide embargar',
          help: 'Por ejemplo: la cuenta bancaria, el vehículo o el inmueble, con sus datos.',
        },
      ],
    },
    {
      title: 'Prueba',
      fields: [{ key: 'documental', type: 'list', label: 'Documentos que se acompañan', required: true }],
    },
    formalities,
  ],
  checks: [
    {
      field: 'monto',
      message:
        'La deuda está en moneda extranjera: la ejecución se promueve por el equivalente en moneda nacional, a la cotización del banco oficial del día de la iniciación o a la que se haya convenido.',
      articles: ['cpccn:520'],
      applies: ({ amount }) => amount('monto')?.currency === 'USD',
    },
    {
      field: 'vencimiento',
      message: 'La obligación todavía no venció: solo se ejecuta la que es exigible.',
      articles: ['cpccn:520'],
      applies: ({ text, today }) => text('vencimiento') > today,
    },
    {
      field: 'preparacion',
      message:
        'En la ejecución de alquileres se pide antes que el demandado diga si es locatario y exhiba el último recibo.',
      articles: ['cpccn:525'],
      applies: ({ text }) => text('titulo') === 'alquileres' && text('preparacion') === 'no',
    },
  ],
  reminders: [
    {
      text: 'Acompañá el original del título: el juez lo examina antes de librar el mandamiento.',
      articles: ['cpccn:531'],
    },
    {
      text: 'El ejecutado tiene cinco días hábiles desde la intimación de pago para oponer excepciones; sin ellas se dicta sentencia de remate.',
      articles: ['cpccn:542', 'cpccn:544'],
    },
    {
      text: 'Las medidas preparatorias caducan si la demanda no se deduce dentro de los quince días de realizadas.',
      articles: ['cpccn:529'],
      when: { field: 'preparacion', is: ['locatario', 'firma'] },
    },
    {
      text: 'Si la deuda nace de una relación de consumo, prepará la prueba del negocio de base: el tribunal puede pedirla.',
      articles: ['ldc:36'],
      when: { field: 'titulo', is: 'pagare' },
    },
    courtFeeReminder,
    federalQuestionReminder,
    ...filingReminders,
  ],
  example: {
    ...filingExample,
    actor: ana,
    demandado: beto,
    ...competenceExample,
    titulo: 'pagare',
    detalleTitulo: 'N° 0001, librado en Buenos Aires el 01/10/2025 por Beto Muestra',
    monto: { currency: 'ARS', value: 2_000_000 },
    vencimiento: '2026-04-01',
    preparacion: 'no',
    tasaIntereses: '2 % mensual',
    hechos:
      'El 01/10/2025 Beto Muestra libró un pagaré a favor de Ana Ejemplo.\n\nEl 01/04/2026 venció y no fue pagado, pese a los reclamos.',
    embargo: 'la cuenta bancaria CBU 0000000000000000000000 (ejemplo)',
    documental: ['Pagaré N° 0001 (original)'],
    ...formalExample,
  },
};
