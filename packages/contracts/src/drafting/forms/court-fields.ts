import type { Check, Field, Reminder, Section } from '../form.ts';

/** Fields that every court filing asks, by the national code of procedure. */

/** Who files, in which capacity, and with which lawyer. @param of with its preposition: "de la parte actora". */
export function filingParty(key: string, label: string, of: string): Section {
  return {
    title: 'Quién se presenta',
    fields: [
      {
        key: 'caracter',
        type: 'choice',
        label: 'Se presenta',
        required: true,
        options: [
          { value: 'propio', label: 'Por derecho propio, con patrocinio', text: 'por derecho propio' },
          { value: 'apoderado', label: 'Por medio de persona apoderada', text: 'por apoderado' },
        ],
      },
      { key, type: 'person', label, of, required: true, parts: ['name', 'document', 'address'] },
      {
        key: 'letrado',
        type: 'text',
        label: 'Abogada o abogado',
        required: true,
        blank: 'nombre de la abogada o abogado',
      },
      {
        key: 'matricula',
        type: 'text',
        label: 'Matrícula',
        help: 'Tomo, folio y colegio.',
        required: true,
        blank: 'matrícula',
      },
      {
        key: 'domicilioConstituido',
        type: 'text',
        label: 'Domicilio que constituye',
        help: 'Dentro de la ciudad asiento del juzgado.',
        required: true,
        blank: 'domicilio que se constituye',
      },
      { key: 'domicilioElectronico', type: 'text', label: 'Domicilio electrónico' },
    ],
  };
}

/** Who is sued. */
export const defendant: Field = {
  key: 'demandado',
  type: 'person',
  label: 'Parte demandada',
  of: 'de la parte demandada',
  required: true,
  parts: ['name', 'address'],
  optionalParts: ['document'],
};

/** The mediation that comes before a claim. */
export const mediation: Field = {
  key: 'mediacion',
  type: 'text',
  label: 'Mediación previa',
  required: true,
  blank: 'datos del acta de mediación',
  help: 'Fecha de cierre y mediador, como figuran en el acta.',
};

export const mediationReminder: Reminder = {
  text: 'Acompañá el acta expedida y firmada por el mediador.',
  articles: ['ley-26589:1', 'ley-26589:2'],
};

/** The file in which it is filed. */
export const pendingCase: Section = {
  title: 'El expediente',
  fields: [
    { key: 'juzgado', type: 'text', label: 'Juzgado y secretaría', required: true },
    { key: 'caratula', type: 'text', label: 'Carátula', help: 'Por ejemplo: Pérez c/ Gómez s/ daños.', required: true },
    { key: 'expediente', type: 'text', label: 'Número de expediente', required: true },
  ],
};

/** Which procedure governs the file: its terms differ. */
export const forum: Field = {
  key: 'fuero',
  type: 'choice',
  label: 'Fuero',
  required: true,
  help: 'De él dependen los plazos.',
  options: [
    { value: 'civil', label: 'Civil y comercial, nacional o federal', text: 'civil y comercial' },
    { value: 'laboral', label: 'Justicia Nacional del Trabajo', text: 'laboral' },
  ],
};
export const inCivilCourt = { field: 'fuero', is: 'civil' } as const;
export const inLabourCourt = { field: 'fuero', is: 'laboral' } as const;

const evidenceFields: readonly Field[] = [
  {
    key: 'documental',
    type: 'list',
    label: 'Prueba documental',
    help: 'Un documento por línea. Si no lo tenés, decí su contenido y en poder de quién está.',
  },
  {
    key: 'testigos',
    type: 'list',
    label: 'Testigos',
    help: 'Nombre, domicilio y qué hecho se quiere probar con cada declaración.',
  },
  {
    key: 'pericial',
    type: 'list',
    label: 'Prueba pericial',
    help: 'Especialidad y puntos de pericia.',
  },
  {
    key: 'informativa',
    type: 'list',
    label: 'Prueba informativa',
    help: 'A quién se pide el informe y sobre qué.',
  },
];

export const evidence: Section = { title: 'Prueba', fields: evidenceFields };

/** No proof offered at all. */
export const evidenceCheck: Check = {
  field: 'documental',
  message: 'No ofrecés ninguna prueba: la documental se acompaña y toda la demás se ofrece en este mismo escrito.',
  articles: ['cpccn:333'],
  applies: (answers) => evidenceFields.every(({ key }) => answers.list(key).length === 0),
};

export const filingReminders: readonly Reminder[] = [
  {
    text: 'Tiene que llevar firma de letrado: si falta y no se suple, se tiene por no presentado.',
    articles: ['cpccn:56', 'cpccn:57'],
  },
  {
    text: 'Acompañá copias del escrito y de los documentos en los casos en que el Código las exige.',
    articles: ['cpccn:120'],
  },
  {
    text: 'Sigue el Código Procesal Civil y Comercial de la Nación. Si tramita ante un tribunal provincial, revisá su código.',
    articles: [],
  },
];

/** The example of who files. */
export const filingExample = {
  caracter: 'propio',
  letrado: 'Dra. Julieta Ficticia',
  matricula: 'Tomo 0, Folio 000, matrícula ficticia',
  domicilioConstituido: 'Calle Inventada 100, piso 1, Ciudad Autónoma de Buenos Aires',
  domicilioElectronico: '20-00000000-1 (ejemplo)',
};

export const mediationExample = 'acta de cierre del 15 de junio de 2026, mediadora Clara Inventada (ejemplo)';

export const caseExample = {
  juzgado: 'Juzgado Nacional en lo Civil N° 000, Secretaría Única (ejemplo)',
  caratula: 'Ejemplo, Ana c/ Muestra, Beto s/ daños y perjuicios',
  expediente: '000000/2026',
};
