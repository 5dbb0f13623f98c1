import type { DocumentForm } from '../form.ts';
import { evidence, evidenceCheck, filingExample, filingParty, filingReminders } from './court-fields.ts';
import { ana } from './example-people.ts';
import { federalQuestionReminder, formalExample, formalitiesWithoutFee } from './formal-fields.ts';

export const amparoSalud: DocumentForm<'amparo-salud'> = {
  kind: 'amparo-salud',
  group: 'urgentes',
  label: 'Amparo de salud',
  description: 'Contra la obra social, la prepaga o el Estado que niega una prestación médica, con medida cautelar.',
  keywords: ['obra social', 'prepaga', 'medicamento', 'cobertura', 'discapacidad', 'cirugía', 'tratamiento', 'salud'],
  sections: [
    filingParty('actor', 'Quien pide el amparo', 'de la parte actora'),
    {
      title: 'La cobertura',
      fields: [
        {
          key: 'cobertura',
          type: 'choice',
          label: 'Quién debe cubrir',
          required: true,
          options: [
            { value: 'prepaga', label: 'Empresa de medicina prepaga' },
            { value: 'obra-social', label: 'Obra social' },
            { value: 'estado', label: 'Estado u organismo público' },
          ],
        },
        {
          key: 'demandado',
          type: 'person',
          label: 'Parte demandada',
          of: 'de la parte demandada',
          required: true,
          parts: ['name', 'address'],
          optionalParts: ['document'],
        },
        { key: 'afiliacion', type: 'text', label: 'Número de afiliación', required: true },
        { key: 'lugarEfecto', type: 'text', label: 'Dónde se recibe la atención', required: true },
      ],
    },
    {
      title: 'La prestación',
      fields: [
        {
          key: 'paciente',
          type: 'text',
          label: 'Paciente',
          required: true,
          help: 'Nombre, edad y relación con quien pide.',
        },
        { key: 'diagnostico', type: 'text', label: 'Diagnóstico', required: true },
        {
          key: 'prestacion',
          type: 'text',
          label: 'Prestación indicada',
          required: true,
          help: 'Como la indicó el médico.',
        },
        { key: 'medico', type: 'text', label: 'Médico tratante', required: true, blank: 'médico tratante y matrícula' },
        {
          key: 'discapacidad',
          type: 'choice',
          label: 'Certificado de discapacidad',
          required: true,
          options: [
            { value: 'si', label: 'Tiene certificado vigente' },
            { value: 'no', label: 'No tiene' },
          ],
        },
        {
          key: 'negativa',
          type: 'choice',
          label: 'Qué hizo la parte demandada',
          required: true,
          options: [
            { value: 'expresa', label: 'Negó la cobertura por escrito o de palabra' },
            { value: 'silencio', label: 'No contestó' },
            { value: 'parcial', label: 'Reconoció solo una parte' },
          ],
        },
        { key: 'fechaReclamo', type: 'date', label: 'Fecha del reclamo o de la negativa', required: true },
        {
          key: 'hechos',
          type: 'facts',
          label: 'Hechos',
          required: true,
          help: 'La enfermedad, la indicación, el pedido y la respuesta. Un párrafo por hecho.',
        },
        {
          key: 'urgencia',
          type: 'long-text',
          label: 'Por qué no puede esperar',
          required: true,
          blank: 'peligro de la demora, según el certificado médico',
          help: 'Con las palabras del certificado médico.',
        },
      ],
    },
    evidence,
    formalitiesWithoutFee,
  ],
  checks: [
    {
      field: 'testigos',
      message: 'En el amparo los testigos no pueden ser más de cinco por parte.',
      articles: ['ley-16986:7'],
      applies: ({ list }) => list('testigos').length > 5,
    },
    evidenceCheck,
  ],
  reminders: [
    {
      text: 'Acompañá la orden médica, el resumen de historia clínica y el certificado que dice que no puede esperar: de ellos depende la cautelar.',
      articles: ['cpccn:230', 'cpccn:232'],
    },
    {
      text: 'El reclamo previo por escrito no es un requisito del amparo, pero prueba la negativa.',
      articles: [],
    },
    {
      text: 'Si hay un acto que negó la prestación, el plazo es de quince días hábiles. La falta de cobertura que continúa se explica como lesión actual.',
      articles: ['ley-16986:1', 'ley-16986:2'],
      when: { field: 'cobertura', is: 'estado' },
    },
    {
      text: 'Contra un particular, el amparo es el de la Constitución y puede tramitar por la vía sumarísima.',
      articles: ['cn:43', 'cpccn:321', 'cpccn:498'],
      when: { field: 'cobertura', is: ['prepaga', 'obra-social'] },
    },
    { text: 'El amparo no paga tasa de justicia si no es denegado (ley 23.898, artículo 13).', articles: [] },
    federalQuestionReminder,
    ...filingReminders,
  ],
  example: {
    ...filingExample,
    actor: ana,
    cobertura: 'prepaga',
    demandado: {
      name: 'Medicina Ficticia S.A.',
      document: 'CUIT 30-00000000-1',
      address: 'Avenida Imaginaria 2000, Ciudad Autónoma de Buenos Aires',
    },
    afiliacion: '000000/00',
    lugarEfecto: 'la Ciudad Autónoma de Buenos Aires',
    paciente: 'Fito Ejemplo, de 9 años, hijo de quien pide',
    diagnostico: 'diabetes tipo 1 (ejemplo)',
    prestacion: 'sensor continuo de glucosa, un equipo y dos sensores por mes',
    medico: 'Dra. Dora Supuesta, matrícula ficticia 000',
    discapacidad: 'no',
    negativa: 'expresa',
    fechaReclamo: '2026-11-10',
    hechos:
      'A Fito Ejemplo le diagnosticaron diabetes en 2024 y su médica le indicó el sensor.\n\nEl 01/11/2026 se pidió la cobertura. El 10/11/2026 Medicina Ficticia S.A. la negó por mail.',
    urgencia: 'El certificado médico dice que cada semana sin control expone al niño a una descompensación grave.',
    documental: ['Orden médica', 'Certificado de urgencia', 'Negativa del 10/11/2026'],
    testigos: ['Clara Inventada, Calle Supuesta 50: el estado de salud del niño'],
    pericial: ['Perito médico: necesidad de la prestación indicada'],
    informativa: ['A la médica tratante, para que ratifique la indicación'],
    cuestionFederal:
      'Negar la prestación desconocería la vida y la salud que protegen la Constitución Nacional y los tratados.',
    autorizados: formalExample.autorizados,
  },
};
