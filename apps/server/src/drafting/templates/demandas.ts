import type { Condition } from '@foja/contracts/drafting/form';
import type { DocumentTemplate } from '../template.ts';
import { closing, evidencePieces, presentation } from './court-pieces.ts';

const settled: Condition = { field: 'montoPrecisable', is: 'si' };
const unsettled: Condition = { field: 'montoPrecisable', is: 'no' };
const insured: Condition = { field: 'aseguradora' };

export const demandaDanos: DocumentTemplate = {
  headings: 'roman',
  pieces: [
    { title: 'PROMUEVE DEMANDA POR DAÑOS Y PERJUICIOS' },
    ...presentation('actor'),
    { heading: 'OBJETO', articles: ['cpccn:330'] },
    {
      text: 'Se promueve demanda por daños y perjuicios contra {demandado.name}[[, {demandado.document}]], con domicilio en {demandado.address}, por la suma de {monto}, o lo que en más o en menos resulte de la prueba a producirse, con sus intereses desde que se produjo cada perjuicio (artículo 1748 del Código Civil y Comercial) y con costas.',
      when: settled,
      articles: ['cpccn:330', 'cpccn:68', 'ccyc:1748'],
    },
    {
      text: 'Se promueve demanda por daños y perjuicios contra {demandado.name}[[, {demandado.document}]], con domicilio en {demandado.address}. El monto no puede precisarse al promover la demanda porque {razonMonto}, por lo que queda sujeto al que resulte de la prueba (artículo 330 del Código Procesal). Se reclaman además los intereses desde que se produjo cada perjuicio (artículo 1748 del Código Civil y Comercial) y las costas.',
      when: unsettled,
      articles: ['cpccn:330', 'cpccn:68', 'ccyc:1748'],
    },
    {
      text: 'Se pide la citación en garantía de {aseguradora} (artículo 118 de la Ley 17.418).',
      when: insured,
      articles: ['ley-17418:118'],
    },
    { heading: 'MEDIACIÓN PREVIA', articles: ['ley-26589:1', 'ley-26589:2'] },
    {
      text: 'Se cumplió la mediación previa obligatoria: {mediacion}. Se acompaña el acta expedida y firmada por el mediador (artículos 1 y 2 de la Ley 26.589).',
      articles: ['ley-26589:1', 'ley-26589:2'],
    },
    { heading: 'HECHOS', articles: ['cpccn:330'] },
    { text: 'El hecho ocurrió el {fechaHecho} en {lugarHecho}.' },
    { facts: 'hechos' },
    { heading: 'RESPONSABILIDAD' },
    {
      text: 'El daño fue causado por la circulación de vehículos, a la que se aplican las reglas de la responsabilidad por la intervención de cosas (artículo 1769 del Código Civil y Comercial). La responsabilidad por el riesgo de la cosa es objetiva (artículos 1722 y 1757), y el dueño y el guardián responden en forma concurrente (artículo 1758).',
      when: { field: 'responsabilidad', is: 'transito' },
      articles: ['ccyc:1722', 'ccyc:1757', 'ccyc:1758', 'ccyc:1769'],
    },
    {
      text: 'El daño fue causado por el riesgo o vicio de una cosa o por una actividad riesgosa. La responsabilidad es objetiva (artículos 1722 y 1757 del Código Civil y Comercial) y alcanza al dueño y al guardián de la cosa o a quien realiza la actividad, se sirve u obtiene provecho de ella (artículo 1758).',
      when: { field: 'responsabilidad', is: 'riesgo' },
      articles: ['ccyc:1722', 'ccyc:1757', 'ccyc:1758'],
    },
    {
      text: 'La parte demandada omitió la diligencia que exigían la naturaleza de la obligación y las circunstancias de las personas, el tiempo y el lugar, lo que configura culpa (artículo 1724 del Código Civil y Comercial), y responde en forma directa por el daño injustificado que ocasionó (artículos 1716, 1717 y 1749).',
      when: { field: 'responsabilidad', is: 'culpa' },
      articles: ['ccyc:1716', 'ccyc:1717', 'ccyc:1724', 'ccyc:1749'],
    },
    {
      text: 'Los daños que se reclaman guardan relación causal adecuada con el hecho (artículo 1726 del Código Civil y Comercial).',
      articles: ['ccyc:1726'],
    },
    { heading: 'DAÑOS QUE SE RECLAMAN' },
    {
      text: 'La reparación debe ser plena (artículo 1740 del Código Civil y Comercial) y comprende los perjuicios ciertos y subsistentes que siguen (artículos 1738 y 1739):',
      articles: ['ccyc:1738', 'ccyc:1739', 'ccyc:1740'],
    },
    { listOf: 'rubros', style: 'letter' },
    { heading: 'DERECHO', articles: ['cpccn:330'] },
    {
      text: 'Se funda el derecho en los artículos 1716, 1717, 1726, 1737 a 1741 y 1748 del Código Civil y Comercial y en las demás normas citadas.',
      articles: [
        'ccyc:1716',
        'ccyc:1717',
        'ccyc:1726',
        'ccyc:1737',
        'ccyc:1738',
        'ccyc:1739',
        'ccyc:1740',
        'ccyc:1741',
        'ccyc:1748',
      ],
    },
    ...evidencePieces,
    { heading: 'PETITORIO', articles: ['cpccn:330'] },
    { text: 'Por lo expuesto, se solicita:' },
    {
      style: 'number',
      items: [
        { text: 'Se tenga por presentada la demanda, por parte a quien se presenta y por constituido el domicilio.' },
        { text: 'Se ordene el traslado de la demanda por el plazo de ley.' },
        { text: 'Se cite en garantía a {aseguradora}.', when: insured },
        { text: 'Se tenga por ofrecida la prueba.' },
        { text: 'Oportunamente, se haga lugar a la demanda, con intereses y costas.' },
      ],
      articles: ['cpccn:338', 'cpccn:68'],
    },
    ...closing('actor'),
  ],
};

export const demandaCobro: DocumentTemplate = {
  headings: 'roman',
  pieces: [
    { title: 'PROMUEVE DEMANDA POR COBRO DE SUMA DE DINERO' },
    ...presentation('actor'),
    { heading: 'OBJETO', articles: ['cpccn:330'] },
    {
      text: 'Se promueve demanda contra {demandado.name}[[, {demandado.document}]], con domicilio en {demandado.address}, por el cobro de {monto}, que adeuda en virtud de {origen}, con sus intereses y con costas.',
      articles: ['cpccn:330', 'cpccn:68'],
    },
    { heading: 'MEDIACIÓN PREVIA', articles: ['ley-26589:1', 'ley-26589:2'] },
    {
      text: 'Se cumplió la mediación previa obligatoria: {mediacion}. Se acompaña el acta expedida y firmada por el mediador (artículos 1 y 2 de la Ley 26.589).',
      articles: ['ley-26589:1', 'ley-26589:2'],
    },
    { heading: 'HECHOS', articles: ['cpccn:330'] },
    { facts: 'hechos' },
    { text: 'La obligación vencía el {vencimiento} y no fue pagada.[[ Hubo intimación previa: {intimacion}.]]' },
    { heading: 'DERECHO', articles: ['cpccn:330'] },
    {
      text: 'El deudor de una suma de dinero solo se libera si entrega la cantidad comprometida en la moneda pactada (artículos 765 y 766 del Código Civil y Comercial), y el acreedor puede emplear los medios legales para procurarse aquello a que el deudor se obligó (artículo 730). La mora se produjo por el solo transcurso del tiempo fijado para el cumplimiento (artículo 886).',
      articles: ['ccyc:730', 'ccyc:765', 'ccyc:766', 'ccyc:886'],
    },
    {
      text: 'El mutuario debe devolver lo prestado, y la falta de pago de cualquier amortización da derecho a exigir la devolución de la totalidad, con sus intereses (artículos 1525 y 1529 del Código Civil y Comercial).',
      when: { field: 'origen', is: 'mutuo' },
      articles: ['ccyc:1525', 'ccyc:1529'],
    },
    {
      text: 'El comprador está obligado a pagar el precio en el lugar y tiempo convenidos (artículo 1141 del Código Civil y Comercial).',
      when: { field: 'origen', is: 'compraventa' },
      articles: ['ccyc:1141'],
    },
    {
      text: 'El comitente está obligado a pagar la retribución (artículo 1257 del Código Civil y Comercial).',
      when: { field: 'origen', is: 'servicios' },
      articles: ['ccyc:1257'],
    },
    {
      text: 'Desde la mora se deben intereses moratorios, a la tasa que las partes acordaron: {tasa} (artículo 768, inciso a, del Código Civil y Comercial).',
      when: { field: 'intereses', is: 'pactados' },
      articles: ['ccyc:768'],
    },
    {
      text: 'Desde la mora se deben intereses moratorios. Las partes no acordaron su tasa, que se determina por las leyes especiales o, en subsidio, por las tasas que se fijen según las reglamentaciones del Banco Central (artículo 768 del Código Civil y Comercial).',
      when: { field: 'intereses', is: 'subsidiarios' },
      articles: ['ccyc:768'],
    },
    {
      text: 'Demandada judicialmente la obligación, los intereses se acumulan al capital desde la fecha de la notificación de la demanda (artículo 770, inciso b, del Código Civil y Comercial).',
      articles: ['ccyc:770'],
    },
    ...evidencePieces,
    { heading: 'PETITORIO', articles: ['cpccn:330'] },
    { text: 'Por lo expuesto, se solicita:' },
    {
      style: 'number',
      items: [
        { text: 'Se tenga por presentada la demanda, por parte a quien se presenta y por constituido el domicilio.' },
        { text: 'Se ordene el traslado de la demanda por el plazo de ley.' },
        { text: 'Se tenga por ofrecida la prueba.' },
        { text: 'Oportunamente, se condene a pagar {monto}, con intereses y costas.' },
      ],
      articles: ['cpccn:338', 'cpccn:68'],
    },
    ...closing('actor'),
  ],
};
