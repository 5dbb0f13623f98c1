import type { DocumentForm } from '../form.ts';
import { letterExample, letterReminders, senderAndRecipient } from './letter-fields.ts';

/** Fewer characters than this can hardly say clearly why somebody is dismissed (art. 243 LCT). */
const clearReasonMinCharacters = 80;

export const cartaLaboral: DocumentForm<'carta-laboral'> = {
  kind: 'carta-laboral',
  group: 'cartas',
  label: 'Carta documento laboral del empleador',
  description: 'Intima a reintegrarse al trabajo o comunica un despido.',
  keywords: ['despido', 'abandono de trabajo', 'empleador', 'intimación', 'cd', 'laboral'],
  sections: [
    senderAndRecipient(
      { label: 'Empleador', of: 'de la parte empleadora' },
      { label: 'Trabajador', of: 'de la parte trabajadora' },
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
            { value: 'reintegro', label: 'Intimación a reintegrarse (abandono de trabajo)' },
            { value: 'con-causa', label: 'Despido con justa causa' },
            { value: 'sin-causa', label: 'Despido sin causa' },
          ],
        },
        {
          key: 'ausenteDesde',
          type: 'date',
          label: 'Ausente desde',
          required: true,
          blank: 'fecha desde la que falta',
          when: { field: 'motivo', is: 'reintegro' },
        },
        {
          key: 'plazoHoras',
          type: 'number',
          label: 'Plazo para presentarse',
          unit: 'horas',
          required: true,
          min: 1,
          max: 720,
          when: { field: 'motivo', is: 'reintegro' },
        },
        {
          key: 'causa',
          type: 'long-text',
          label: 'Causa del despido',
          required: true,
          help: 'Hechos, fechas y lugares. Después no se puede cambiar.',
          when: { field: 'motivo', is: 'con-causa' },
        },
        {
          key: 'fechaDespido',
          type: 'date',
          label: 'Fecha del despido',
          required: true,
          when: { field: 'motivo', is: ['con-causa', 'sin-causa'] },
        },
        {
          key: 'preaviso',
          type: 'choice',
          label: 'Preaviso',
          required: true,
          when: { field: 'motivo', is: 'sin-causa' },
          options: [
            { value: 'otorgado', label: 'Se otorgó' },
            { value: 'omitido', label: 'No se otorgó' },
          ],
        },
      ],
    },
  ],
  checks: [
    {
      field: 'causa',
      message: 'La causa se tiene que expresar con suficiente claridad, y en juicio no se puede modificar.',
      articles: ['lct:243'],
      applies: ({ text }) => text('causa') !== '' && text('causa').length < clearReasonMinCharacters,
    },
    {
      field: 'ausenteDesde',
      message: 'La fecha es posterior a la de la carta.',
      articles: [],
      applies: ({ text }) => text('fecha') !== '' && text('ausenteDesde') > text('fecha'),
    },
  ],
  reminders: [
    {
      text: 'El abandono solo se configura después de la intimación fehaciente, por el plazo que impongan las modalidades del caso.',
      articles: ['lct:244'],
      when: { field: 'motivo', is: 'reintegro' },
    },
    {
      text: 'El preaviso del empleador es de un mes, o de dos si la antigüedad supera los cinco años; en el período de prueba no se exige.',
      articles: ['lct:231', 'lct:232', 'lct:233', 'lct:92bis'],
      when: { field: 'motivo', is: 'sin-causa' },
    },
    {
      text: 'El despido no puede ser retractado, salvo acuerdo de partes.',
      articles: ['lct:234'],
      when: { field: 'motivo', is: ['con-causa', 'sin-causa'] },
    },
    {
      text: 'Los certificados se entregan o ponen a disposición dentro de los cuarenta y cinco días hábiles de la extinción.',
      articles: ['lct:80'],
      when: { field: 'motivo', is: ['con-causa', 'sin-causa'] },
    },
    ...letterReminders,
  ],
  example: {
    ...letterExample,
    remitente: {
      name: 'Comercio Ficticio S.R.L.',
      document: 'CUIT 30-00000000-0',
      address: 'Avenida Imaginaria 456, Ciudad Autónoma de Buenos Aires',
      representedBy: 'Clara Inventada, gerente',
    },
    destinatario: {
      name: 'Beto Muestra',
      document: 'CUIL 20-00000002-0',
      address: 'Calle Falsa 123, Ciudad Autónoma de Buenos Aires',
    },
    fechaIngreso: '2022-05-02',
    tareas: 'atención al público',
    motivo: 'reintegro',
    ausenteDesde: '2026-11-17',
    plazoHoras: 48,
  },
};
