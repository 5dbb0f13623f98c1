import type { Condition } from '@foja/contracts/drafting/form';
import type { TemplatePiece } from '../template.ts';

const inPerson: Condition = { field: 'caracter', is: 'propio' };
const byProxy: Condition = { field: 'caracter', is: 'apoderado' };

/** Who files: in person with a lawyer, or by proxy. @param more said before "a V.S.": "en los autos…, ". */
export function presentation(party: string, more = ''): TemplatePiece[] {
  const domicile =
    'con domicilio constituido en {domicilioConstituido}[[ y domicilio electrónico en {domicilioElectronico}]], ';
  return [
    { text: 'Señor/a Juez/a:', align: 'left' },
    {
      text: `{${party}.name}, {${party}.document}, con domicilio real en {${party}.address}, {caracter}, con el patrocinio letrado de {letrado} ({matricula}), ${domicile}${more}a V.S. respetuosamente digo:`,
      when: inPerson,
      articles: ['cpccn:40', 'cpccn:56'],
    },
    {
      text: `{letrado} ({matricula}), {caracter} de {${party}.name}, {${party}.document}, con domicilio real en {${party}.address}, según el poder que acompaño, ${domicile}${more}a V.S. respetuosamente digo:`,
      when: byProxy,
      articles: ['cpccn:40', 'cpccn:47'],
    },
  ];
}

export const inTheCase = 'en los autos «{caratula}» (expediente N° {expediente}), en trámite por ante {juzgado}, ';

/** The offer of proof, each kind only where there is some. */
export const evidencePieces: readonly TemplatePiece[] = [
  { heading: 'PRUEBA', articles: ['cpccn:333'] },
  { text: 'Se ofrece la siguiente prueba:' },
  { text: 'Documental. Se acompaña o individualiza la siguiente:', when: { field: 'documental' } },
  { listOf: 'documental', style: 'letter', when: { field: 'documental' } },
  {
    text: 'Testimonial. Se cite a declarar, sobre los hechos que en cada caso se indican, a:',
    when: { field: 'testigos' },
  },
  { listOf: 'testigos', style: 'letter', when: { field: 'testigos' } },
  { text: 'Pericial. Se designe perito, con los siguientes puntos de pericia:', when: { field: 'pericial' } },
  { listOf: 'pericial', style: 'letter', when: { field: 'pericial' } },
  { text: 'Informativa. Se libren los siguientes oficios:', when: { field: 'informativa' } },
  { listOf: 'informativa', style: 'letter', when: { field: 'informativa' } },
];

/** The closing words and the signatures of the party, where it files in person, and of the lawyer. */
export function closing(party: string): TemplatePiece[] {
  return [
    { text: 'Proveer de conformidad,', align: 'right' },
    { text: 'SERÁ JUSTICIA.', align: 'right' },
    {
      signatures: [
        { field: party, role: 'Parte', when: inPerson },
        { field: 'letrado', role: 'Firma de letrado' },
      ],
    },
  ];
}
