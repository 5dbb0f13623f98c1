import { inCivilCourt, inLabourCourt } from '@foja/contracts/drafting/forms/court-fields';
import type { DocumentTemplate } from '../template.ts';
import { closing, evidencePieces, inTheCase, presentation } from './court-pieces.ts';

export const contestacionDemanda: DocumentTemplate = {
  headings: 'roman',
  pieces: [
    { title: 'CONTESTA DEMANDA' },
    ...presentation('demandado', inTheCase),
    { heading: 'OBJETO', articles: ['cpccn:355', 'cpccn:356'] },
    {
      text: 'Se contesta la demanda que promovió {actor}, notificada el {fechaNotificacion}, y se solicita su rechazo, con costas.',
      articles: ['cpccn:355', 'cpccn:68'],
      when: inCivilCourt,
    },
    {
      text: 'Se contesta, dentro del plazo del artículo 68 de la Ley 18.345, la demanda que promovió {actor}, notificada el {fechaNotificacion}, y se solicita su rechazo, con costas.',
      articles: ['ley-18345:68', 'ley-18345:71'],
      when: inLabourCourt,
    },
    { heading: 'EXCEPCIONES PREVIAS', when: { field: 'excepciones' }, articles: ['cpccn:346', 'cpccn:347'] },
    {
      text: 'Se opone, como de previo y especial pronunciamiento (artículos 346 y 347 del Código Procesal), la excepción de:',
      when: [inCivilCourt, { field: 'excepciones' }],
      articles: ['cpccn:346', 'cpccn:347'],
    },
    {
      text: 'Se opone, junto con la contestación (artículo 68 de la Ley 18.345), la excepción de:',
      when: [inLabourCourt, { field: 'excepciones' }],
      articles: ['ley-18345:68'],
    },
    { listOf: 'excepciones', style: 'letter', when: { field: 'excepciones' } },
    { text: '{fundamentoExcepciones}', when: { field: 'excepciones' } },
    { heading: 'NEGATIVAS', articles: ['cpccn:356'] },
    {
      text: 'En cumplimiento de la carga del artículo 356, inciso 1, del Código Procesal, se niega categóricamente cada uno de estos hechos:',
      articles: ['cpccn:356'],
    },
    { listOf: 'negativas', style: 'letter', lead: 'Niego que ' },
    {
      text: 'Se desconoce la autenticidad, y en su caso la recepción, de:',
      when: { field: 'desconocidos' },
      articles: ['cpccn:356'],
    },
    { listOf: 'desconocidos', style: 'letter', when: { field: 'desconocidos' } },
    { heading: 'RECONOCIMIENTOS', when: { field: 'reconocidos' }, articles: ['cpccn:356'] },
    { text: 'Se reconocen los siguientes hechos:', when: { field: 'reconocidos' } },
    { listOf: 'reconocidos', style: 'letter', lead: 'Reconozco que ', when: { field: 'reconocidos' } },
    { heading: 'HECHOS', articles: ['cpccn:356'] },
    {
      text: 'Los hechos en que se funda la defensa son los siguientes (artículo 356, inciso 2, del Código Procesal):',
      articles: ['cpccn:356'],
    },
    { facts: 'hechos' },
    { heading: 'DERECHO', articles: ['cpccn:356'] },
    { text: '{defensas}', when: { field: 'defensas' } },
    {
      when: inCivilCourt,
      text: 'La carga de la prueba de los factores de atribución y de las eximentes corresponde a quien los alega (artículo 1734 del Código Civil y Comercial), y el daño debe ser acreditado por quien lo invoca (artículo 1744), en cuanto la ley no disponga otra cosa.',
      articles: ['ccyc:1734', 'ccyc:1744'],
    },
    ...evidencePieces,
    { heading: 'PETITORIO', articles: ['cpccn:356'] },
    { text: 'Por lo expuesto, se solicita:' },
    {
      style: 'number',
      items: [
        {
          text: 'Se tenga por contestada la demanda en tiempo y forma, por parte a quien se presenta y por constituido el domicilio.',
        },
        { text: 'Se haga lugar a las excepciones opuestas.', when: { field: 'excepciones' } },
        { text: 'Se tenga por ofrecida la prueba.' },
        { text: 'Oportunamente, se rechace la demanda, con costas.' },
      ],
      articles: ['cpccn:68'],
    },
    ...closing('demandado'),
  ],
};

const onlyFiled = { field: 'resolucion', is: ['definitiva', 'interlocutoria', 'providencia'] } as const;

export const recursoApelacion: DocumentTemplate = {
  headings: 'roman',
  pieces: [
    { title: 'INTERPONE RECURSO DE APELACIÓN' },
    ...presentation('apelante', inTheCase),
    { heading: 'OBJETO', articles: ['cpccn:242', 'cpccn:244'] },
    {
      text: 'Se interpone recurso de apelación contra {resolucion} del {fechaResolucion}, notificada el {fechaNotificacion}, por el gravamen que causa.',
      articles: ['cpccn:242', 'cpccn:244'],
    },
    { text: 'El monto cuestionado es de {monto}.', when: { field: 'monto' }, articles: ['cpccn:242'] },
    { heading: 'PROCEDENCIA' },
    {
      text: 'El recurso procede por tratarse de una sentencia definitiva (artículo 105, inciso a, de la Ley 18.345), y se interpone y funda dentro del plazo del artículo 116 de esa ley.',
      when: [inLabourCourt, { field: 'resolucion', is: 'definitiva' }],
      articles: ['ley-18345:105', 'ley-18345:116'],
    },
    {
      text: 'El recurso se interpone en los términos del artículo 117 de la Ley 18.345, sin fundarlo, y se mantendrá con la expresión de agravios cuando se dicte la sentencia definitiva.',
      when: [inLabourCourt, { field: 'resolucion', is: ['interlocutoria', 'providencia'] }],
      articles: ['ley-18345:117', 'ley-18345:110'],
    },
    {
      text: 'La regulación es apelable por el monto del juicio (artículo 107 de la Ley 18.345), y el recurso no requiere expresión de agravios (artículo 120).',
      when: [inLabourCourt, { field: 'resolucion', is: 'honorarios' }],
      articles: ['ley-18345:107', 'ley-18345:120'],
    },
    {
      text: 'El recurso procede por tratarse de una sentencia definitiva (artículo 242, inciso 1, del Código Procesal) y se interpone en los términos del artículo 244.',
      when: [inCivilCourt, { field: 'resolucion', is: 'definitiva' }],
      articles: ['cpccn:242', 'cpccn:244'],
    },
    {
      text: 'El recurso procede por tratarse de una sentencia interlocutoria (artículo 242, inciso 2, del Código Procesal) y se interpone en los términos del artículo 244.',
      when: [inCivilCourt, { field: 'resolucion', is: 'interlocutoria' }],
      articles: ['cpccn:242', 'cpccn:244'],
    },
    {
      text: 'El recurso procede porque la providencia simple causa un gravamen que no puede ser reparado por la sentencia definitiva (artículo 242, inciso 3, del Código Procesal) y se interpone en los términos del artículo 244.',
      when: [inCivilCourt, { field: 'resolucion', is: 'providencia' }],
      articles: ['cpccn:242', 'cpccn:244'],
    },
    {
      text: 'Toda regulación de honorarios es apelable, y el recurso se interpone y puede fundarse dentro de los cinco días de la notificación (artículo 244 del Código Procesal).',
      when: [inCivilCourt, { field: 'resolucion', is: 'honorarios' }],
      articles: ['cpccn:244'],
    },
    {
      text: 'Conforme al artículo 245 del Código Procesal, este escrito se limita a la interposición del recurso, que se fundará en la oportunidad que corresponda.',
      when: [inCivilCourt, onlyFiled],
      articles: ['cpccn:245'],
    },
    {
      heading: 'AGRAVIOS',
      when: [inLabourCourt, { field: 'resolucion', is: 'definitiva' }],
      articles: ['ley-18345:116'],
    },
    { text: '{agravios}', when: [inLabourCourt, { field: 'resolucion', is: 'definitiva' }] },
    { heading: 'FUNDAMENTOS', when: { field: 'fundamentos' }, articles: ['cpccn:244'] },
    { text: '{fundamentos}', when: { field: 'fundamentos' } },
    {
      text: 'Para el trámite ante la cámara se constituye domicilio en {domicilioCamara} (artículo 249 del Código Procesal).',
      when: { field: 'domicilioCamara' },
      articles: ['cpccn:249'],
    },
    { heading: 'PETITORIO' },
    { text: 'Por lo expuesto, se solicita:' },
    {
      style: 'number',
      items: [
        { text: 'Se tenga por interpuesto en término el recurso de apelación.' },
        {
          text: 'Se lo conceda libremente, o en relación si el proceso no es ordinario, con efecto suspensivo.',
          when: [inCivilCourt, { field: 'resolucion', is: 'definitiva' }],
        },
        {
          text: 'Se lo conceda en relación, con el efecto que corresponda.',
          when: [inCivilCourt, { field: 'resolucion', is: ['interlocutoria', 'providencia', 'honorarios'] }],
        },
        {
          text: 'Se lo conceda con efecto suspensivo y se corra traslado de los agravios.',
          when: [inLabourCourt, { field: 'resolucion', is: 'definitiva' }],
        },
        {
          text: 'Se lo tenga presente con efecto diferido.',
          when: [inLabourCourt, { field: 'resolucion', is: ['interlocutoria', 'providencia'] }],
        },
        { text: 'Oportunamente, se eleven las actuaciones a la cámara.' },
      ],
      articles: ['cpccn:243'],
    },
    ...closing('apelante'),
  ],
};

const asks = (is: string) => ({ field: 'pedido', is }) as const;

export const solicitudSimple: DocumentTemplate = {
  headings: 'roman',
  // A title in capitals, as the sumilla of a filing is.
  derive: ({ text }) => ({ sumilla: titles[text('pedido')] ?? '' }),
  pieces: [
    { title: '{=sumilla}' },
    ...presentation('parte', inTheCase),
    { heading: 'OBJETO' },
    {
      text: 'Se solicita pronto despacho de {pendiente}, que se encuentra en condiciones de dictarse desde el {desde}.',
      when: asks('pronto-despacho'),
      articles: ['cpccn:34'],
    },
    {
      text: 'Las providencias simples se dictan dentro de los tres días de presentadas las peticiones (artículo 34, inciso 3, apartado a, del Código Procesal).',
      when: [asks('pronto-despacho'), { field: 'pendiente', is: 'providencia' }],
      articles: ['cpccn:34'],
    },
    {
      text: 'Las sentencias interlocutorias se dictan, salvo disposición en contrario, dentro de los diez días de quedar el expediente a despacho, o quince si el tribunal es colegiado (artículo 34, inciso 3, apartado b, del Código Procesal).',
      when: [asks('pronto-despacho'), { field: 'pendiente', is: 'interlocutoria' }],
      articles: ['cpccn:34'],
    },
    {
      text: 'Las sentencias definitivas del juicio ordinario se dictan, salvo disposición en contrario, dentro de los cuarenta días, o sesenta si el tribunal es colegiado (artículo 34, inciso 3, apartado c, del Código Procesal).',
      when: [asks('pronto-despacho'), { field: 'pendiente', is: 'definitiva' }],
      articles: ['cpccn:34'],
    },
    {
      text: 'El tribunal tiene el deber de tomar medidas para evitar la paralización del proceso (artículo 36, inciso 1, del Código Procesal).',
      when: asks('pronto-despacho'),
      articles: ['cpccn:36'],
    },
    { text: 'Se solicita que se tenga presente lo siguiente: {manifestacion}', when: asks('presente') },
    {
      text: 'Se acompaña, para que se agregue al expediente, la siguiente documentación:',
      when: asks('documentacion'),
    },
    { listOf: 'documentos', style: 'letter', when: asks('documentacion') },
    {
      text: 'Se constituye nuevo domicilio en {nuevoDomicilio}, y se solicita que se lo tenga presente para las notificaciones (artículo 40 del Código Procesal).',
      when: asks('domicilio'),
      articles: ['cpccn:40'],
    },
    { text: '{detalle}', when: { field: 'detalle' } },
    { heading: 'PETITORIO' },
    { text: 'Por lo expuesto, se solicita que se provea de conformidad con lo pedido.' },
    ...closing('parte'),
  ],
};

const titles: Record<string, string> = {
  'pronto-despacho': 'SOLICITA PRONTO DESPACHO',
  presente: 'MANIFIESTA. SE TENGA PRESENTE',
  documentacion: 'ACOMPAÑA DOCUMENTACIÓN',
  domicilio: 'CONSTITUYE NUEVO DOMICILIO',
};
