import type { Field, Reminder, Section } from '../form.ts';

/** Fields that a filing which opens a case asks besides its facts: who judges, who may ask, what is reserved and what is paid. */

/** Why this judge, in a personal action (art. 5 CPCCN). */
export const civilCompetence: readonly Field[] = [
  {
    key: 'competencia',
    type: 'choice',
    label: 'Por qué es competente el juzgado',
    required: true,
    options: [
      { value: 'cumplimiento', label: 'Lugar donde debía cumplirse la obligación' },
      { value: 'domicilio', label: 'Domicilio de la parte demandada' },
      { value: 'hecho', label: 'Lugar del hecho dañoso' },
      { value: 'pactada', label: 'Lo pactaron las partes' },
    ],
  },
  { key: 'lugarCompetencia', type: 'text', label: 'Lugar del que resulta', help: 'Ciudad o domicilio.' },
];

export const standing: Field = {
  key: 'legitimacion',
  type: 'long-text',
  label: 'Legitimación',
  required: true,
  blank: 'de dónde resulta el derecho a demandar y contra quién',
  help: 'En qué carácter se demanda y por qué responde la otra parte. Por ejemplo: titular del crédito por el contrato que se acompaña.',
};

const federalQuestion: Field = {
  key: 'cuestionFederal',
  type: 'long-text',
  label: 'Cuestión federal',
  help: 'Qué derecho de la Constitución, de un tratado o de una ley federal se desconocería si se decidiera en contra, y por qué.',
};

const authorised: Field = {
  key: 'autorizados',
  type: 'list',
  label: 'Personas autorizadas',
  help: 'A consultar el expediente y diligenciar: nombre y documento o matrícula.',
};

/** What a case that pays the court fee reserves, pays and authorises. */
export const formalities: Section = {
  title: 'Cuestión federal, tasa y autorizaciones',
  fields: [
    federalQuestion,
    {
      key: 'tasaJusticia',
      type: 'choice',
      label: 'Tasa de justicia',
      required: true,
      options: [
        { value: 'paga', label: 'Se paga al iniciar' },
        { value: 'beneficio', label: 'Se pide el beneficio de litigar sin gastos' },
        { value: 'exenta', label: 'Está exenta' },
      ],
    },
    {
      key: 'motivoExencion',
      type: 'text',
      label: 'Por qué está exenta',
      required: true,
      blank: 'motivo de la exención',
      when: { field: 'tasaJusticia', is: 'exenta' },
    },
    authorised,
  ],
};

/** The same where the law itself says what is paid. */
export const formalitiesWithoutFee: Section = {
  title: 'Cuestión federal y autorizaciones',
  fields: [federalQuestion, authorised],
};

export const courtFeeReminder: Reminder = {
  text: 'En los tribunales nacionales y federales la tasa de justicia es, en general, del tres por ciento del valor reclamado, con sus intereses, y se paga al iniciar (ley 23.898, artículos 2, 4 y 9).',
  articles: [],
};

export const federalQuestionReminder: Reminder = {
  text: 'La cuestión federal se introduce en la primera oportunidad y se mantiene en las siguientes: sin ella, el recurso extraordinario puede quedar cerrado.',
  articles: ['ley-48:14', 'ley-48:15'],
};

export const formalExample = {
  cuestionFederal:
    'Un rechazo fundado en un excesivo rigor formal desconocería la propiedad y la defensa en juicio (artículos 17 y 18 de la Constitución Nacional).',
  tasaJusticia: 'paga',
  autorizados: ['Elio Conjetural, DNI 00.000.009'],
};

export const competenceExample = {
  competencia: 'domicilio',
  lugarCompetencia: 'la Ciudad Autónoma de Buenos Aires',
};
