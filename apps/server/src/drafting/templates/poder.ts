import type { DocumentTemplate } from '../template.ts';

export const poder: DocumentTemplate = {
  headings: 'none',
  pieces: [
    { title: 'MINUTA DE PODER PARA LA ESCRIBANÍA' },
    { text: 'Lugar: {lugarFirma}.', align: 'left' },
    {
      text: 'Se solicita que se redacte y otorgue, en la forma que exige el acto que se va a realizar (artículo 363 del Código Civil y Comercial), un poder {clase} con este contenido:',
      articles: ['ccyc:363', 'ccyc:1017'],
    },
    { clause: 'Otorgante', text: '{poderdante}.', articles: ['ccyc:362', 'ccyc:364'] },
    {
      clause: 'Persona apoderada',
      text: '{apoderado}[[; y {segundoApoderado}, que actúan {actuacion} (artículo 378)]].',
      articles: ['ccyc:364', 'ccyc:378'],
    },
    {
      clause: 'Actos que se encomiendan',
      text: 'El poder se confiere para los siguientes actos y los necesarios para su ejecución. Las facultades se interpretan en forma restrictiva (artículo 375):',
      articles: ['ccyc:375'],
    },
    { listOf: 'actos', style: 'letter' },
    {
      clause: 'Facultades expresas',
      text: 'Se confieren en forma expresa las siguientes facultades (artículo 375):',
      when: { field: 'expresas' },
      articles: ['ccyc:375'],
    },
    { listOf: 'expresas', style: 'letter', when: { field: 'expresas' } },
    {
      text: 'El asentimiento conyugal se refiere a los siguientes bienes: {bienesAsentimiento} (artículo 375, inciso b).',
      when: { field: 'expresas', is: 'asentimiento' },
      articles: ['ccyc:375'],
    },
    {
      clause: 'Sustitución',
      text: 'Se prohíbe sustituir el poder (artículo 377).',
      when: { field: 'sustitucion', is: 'prohibida' },
      articles: ['ccyc:377'],
    },
    {
      clause: 'Sustitución',
      text: 'Se permite sustituir el poder; quien sustituye responde por el sustituto si incurre en culpa al elegir (artículo 377).',
      when: { field: 'sustitucion', is: 'permitida' },
      articles: ['ccyc:377'],
    },
    {
      clause: 'Vigencia',
      text: 'El poder rige {vigencia}, sin perjuicio de las causas de extinción del artículo 380.',
      when: { field: 'vigencia' },
      articles: ['ccyc:380'],
    },
    {
      clause: 'Deberes',
      text: 'La persona apoderada obra con fidelidad, lealtad y reserva, cumple las instrucciones, informa y rinde lo que corresponda a quien otorga el poder (artículo 372). No puede celebrar consigo misma los actos encomendados sin autorización (artículo 368).',
      articles: ['ccyc:368', 'ccyc:372'],
    },
    { text: 'Esta minuta no es el poder ni lo reemplaza.' },
    { signatures: [{ field: 'poderdante', role: 'Otorgante' }] },
  ],
};
