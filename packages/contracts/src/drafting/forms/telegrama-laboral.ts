import type { DocumentForm } from '../form.ts';
import { weekdaysPassed } from '../passed-time.ts';
import { letterExample, letterReminders, senderAndRecipient } from './letter-fields.ts';

/** Art. 57 LCT: working days of silence that count against the employer. */
const silenceDaysMin = 2;
/** Art. 80 LCT: working days to hand over the certificates. */
const certificateDays = 45;

export const telegramaLaboral: DocumentForm<'telegrama-laboral'> = {
  kind: 'telegrama-laboral',
  group: 'cartas',
  label: 'Telegrama laboral del trabajador',
  description: 'Reclama salarios, pide que le aclaren la situación, se considera despedido o renuncia.',
  keywords: [
    'renuncia',
    'registrar',
    'en negro',
    'aclarar situación',
    'ley 23.789',
    'salarios',
    'despido indirecto',
    'tareas',
    'certificado de trabajo',
    'trabajador',
  ],
  sections: [
    senderAndRecipient(
      { label: 'Trabajador', of: 'de la parte trabajadora' },
      { label: 'Empleador', of: 'de la parte empleadora' },
    ),
    {
      title: 'La relación de trabajo',
      fields: [
        { key: 'fechaIngreso', type: 'date', label: 'Fecha de ingreso', required: true },
        { key: 'tareas', type: 'text', label: 'Tareas o categoría', required: true },
        {
          key: 'motivo',
          type: 'choice',
          label: 'Qué se comunica',
          required: true,
          options: [
            { value: 'registracion', label: 'Intimo a que me registren' },
            { value: 'salarios', label: 'Reclamo de salarios impagos' },
            { value: 'tareas', label: 'Negativa de tareas: que aclaren la situación' },
            { value: 'despido-indirecto', label: 'Me considero despedido' },
            { value: 'certificados', label: 'Pedido de certificados' },
            { value: 'renuncia', label: 'Renuncia' },
          ],
        },
        {
          key: 'irregularidad',
          type: 'choice',
          label: 'Qué está mal',
          required: true,
          when: { field: 'motivo', is: 'registracion' },
          options: [
            { value: 'sin', label: 'No estoy registrado' },
            { value: 'fecha', label: 'La fecha de ingreso registrada es falsa' },
            { value: 'salario', label: 'El salario registrado es menor que el real' },
          ],
        },
        {
          key: 'salario',
          type: 'amount',
          label: 'Remuneración mensual real',
          required: true,
          blank: 'remuneración real',
          when: { field: 'motivo', is: 'registracion' },
        },
        {
          key: 'jornada',
          type: 'text',
          label: 'Jornada',
          required: true,
          help: 'Días y horario.',
          when: { field: 'motivo', is: 'registracion' },
        },
        {
          key: 'conceptos',
          type: 'list',
          label: 'Qué se debe',
          required: true,
          help: 'Uno por línea, con su importe.',
          when: { field: 'motivo', is: 'salarios' },
        },
        {
          key: 'monto',
          type: 'amount',
          label: 'Total que se reclama',
          required: true,
          when: { field: 'motivo', is: 'salarios' },
        },
        {
          key: 'fechaHecho',
          type: 'date',
          label: 'Desde cuándo no le dan tareas',
          required: true,
          blank: 'fecha de la negativa de tareas',
          when: { field: 'motivo', is: 'tareas' },
        },
        {
          key: 'causa',
          type: 'long-text',
          label: 'Por qué se considera despedido',
          required: true,
          blank: 'causa del despido indirecto',
          help: 'Hechos y fechas, y qué intimación previa no se cumplió. Después no se puede cambiar.',
          when: { field: 'motivo', is: 'despido-indirecto' },
        },
        {
          key: 'fechaExtincion',
          type: 'date',
          label: 'Fecha en que terminó el trabajo',
          required: true,
          blank: 'fecha de extinción',
          when: { field: 'motivo', is: 'certificados' },
        },
        {
          key: 'fechaRenuncia',
          type: 'date',
          label: 'Renuncia desde',
          required: true,
          blank: 'fecha de la renuncia',
          when: { field: 'motivo', is: 'renuncia' },
        },
        {
          key: 'plazoDias',
          type: 'number',
          label: 'Plazo para responder',
          unit: 'días hábiles',
          required: true,
          min: 1,
          max: 60,
          blank: 'plazo',
          when: { field: 'motivo', is: ['registracion', 'salarios', 'tareas', 'certificados'] },
        },
      ],
    },
  ],
  checks: [
    {
      field: 'plazoDias',
      message:
        'Para que el silencio del empleador sea presunción en su contra, tiene que durar un plazo razonable, nunca menor que dos días hábiles.',
      articles: ['lct:57'],
      applies: ({ number }) => (number('plazoDias') ?? silenceDaysMin) < silenceDaysMin,
    },
    {
      field: 'fechaExtincion',
      message: 'El empleador tiene cuarenta y cinco días hábiles desde la extinción para entregar los certificados.',
      articles: ['lct:80'],
      applies: ({ text, today }) =>
        text('fechaExtincion') !== '' &&
        weekdaysPassed(text('fechaExtincion'), text('fecha') || today) <= certificateDays,
    },
  ],
  reminders: [
    {
      text: 'La renuncia vale si se hace por despacho telegráfico, físico o digital, gratuito y con validación de identidad, o ante la autoridad administrativa del trabajo.',
      articles: ['lct:240'],
      when: { field: 'motivo', is: 'renuncia' },
    },
    {
      text: 'Quien renuncia debe preavisar con quince días, salvo en el período de prueba.',
      articles: ['lct:231'],
      when: { field: 'motivo', is: 'renuncia' },
    },
    {
      text: 'La causa se expresa con claridad y no se puede modificar en el juicio.',
      articles: ['lct:242', 'lct:243', 'lct:246'],
      when: { field: 'motivo', is: 'despido-indirecto' },
    },
    {
      text: 'El telegrama y la carta documento del trabajador a su empleador son gratuitos en todo el país: pedilo en el correo como telegrama de la ley 23.789.',
      articles: ['ley-23789:1', 'ley-23789:2'],
    },
    {
      text: 'El correo tiene que recibirlo y despacharlo sin demora, aun si duda de quién lo manda o de lo que dice.',
      articles: ['ley-23789:3'],
    },
    {
      text: 'La falta de registración se informa también a ARCA apenas se la conoce.',
      articles: ['ley-24013:7ter'],
      when: { field: 'motivo', is: 'registracion' },
    },
    {
      text: 'Las multas de la ley 24.013 por falta de registración están derogadas: no las intimes.',
      articles: [],
      when: { field: 'motivo', is: 'registracion' },
    },
    {
      text: 'El reclamo laboral prescribe a los dos años.',
      articles: ['lct:256'],
    },
    ...letterReminders,
  ],
  example: {
    ...letterExample,
    remitente: {
      name: 'Beto Muestra',
      document: 'CUIL 20-00000002-0',
      address: 'Calle Falsa 123, Ciudad Autónoma de Buenos Aires',
      representedBy: 'Dra. Julieta Ficticia, apoderada',
    },
    destinatario: {
      name: 'Comercio Ficticio S.R.L.',
      document: 'CUIT 30-00000000-0',
      address: 'Avenida Imaginaria 456, Ciudad Autónoma de Buenos Aires',
    },
    fechaIngreso: '2022-05-02',
    tareas: 'atención al público',
    motivo: 'salarios',
    conceptos: ['septiembre de 2026: $ 900.000', 'octubre de 2026: $ 900.000'],
    monto: { currency: 'ARS', value: 1_800_000 },
    plazoDias: 2,
  },
};
