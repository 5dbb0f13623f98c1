import type { OpponentRule } from './opponent-rule.ts';

/** What a supplier or an employer may say. */
export const consumerAndLabourDefences: readonly OpponentRule[] = [
  {
    id: 'sin-relacion-de-consumo',
    list: 'defences',
    areas: ['consumo'],
    signs:
      /para (?:mi |el |un |su )?(?:negocio|comercio|empresa|local|taller|trabajo)|revent|revender|factura a\b|mi sociedad/i,
    withoutSigns: 'to-judge',
    title: 'No hay relación de consumo',
    explanation:
      'Va a decir que la cosa o el servicio no se usó como destinatario final, en beneficio propio o del grupo familiar o social, o que no es proveedor.',
    articles: ['ldc:1', 'ldc:2'],
    howToAnswer: 'Mostrá para qué se usó y que la otra parte actúa de manera profesional en esa actividad.',
    askWitness: '¿Para qué se usaba el producto o el servicio?',
    evidence: [
      {
        name: 'Factura y condición fiscal de quien compró',
        why: 'Para decir que se usó en una actividad comercial.',
        articles: ['ldc:1'],
      },
    ],
  },
  {
    id: 'garantia-vencida',
    list: 'defences',
    areas: ['consumo'],
    situation: /garant[ií]a/i,
    signs: null,
    withoutSigns: 'to-judge',
    title: 'La garantía había vencido',
    explanation:
      'La garantía legal dura seis meses, o tres si el bien mueble es usado: va a comparar la fecha de entrega con la del reclamo. El tiempo en que la cosa no se usó por su reparación se suma.',
    articles: ['ldc:11', 'ldc:16'],
    howToAnswer: 'Probá la fecha de entrega, la del primer reclamo y los días que la cosa estuvo en reparación.',
    askWitness: '¿Cuándo vio por primera vez la falla?',
  },
  {
    id: 'causa-ajena-en-el-consumo',
    list: 'defences',
    areas: ['consumo'],
    signs: /lesi[oó]n|lastim|quem[oóeéa]|explot|intoxic|da[ñn]os? (?:en|a) /i,
    withoutSigns: 'skip',
    title: 'La causa del daño le fue ajena',
    explanation:
      'Por el vicio o riesgo de la cosa o del servicio, solo se libera, total o parcialmente, quien demuestra que la causa del daño le ha sido ajena.',
    articles: ['ldc:40'],
    howToAnswer: 'La prueba es de quien lo dice. Conservá la cosa para la pericia.',
    askWitness: '¿Cómo se usaba la cosa cuando ocurrió el daño?',
    evidence: [
      {
        name: 'Pericia técnica sobre la cosa',
        why: 'Para atribuir la falla al uso o a otra causa.',
        articles: ['cpccn:458'],
      },
    ],
  },
  {
    id: 'sin-dependencia',
    list: 'defences',
    areas: ['trabajo'],
    signs:
      /factur|monotribut|honorarios|aut[oó]nom|servicios profesionales|contrato de (?:obra|servicios|locaci[oó]n de servicios)|independiente/i,
    withoutSigns: 'to-judge',
    title: 'No había relación de dependencia',
    explanation:
      'Puede negar el contrato de trabajo. Prestar servicios en situación de dependencia lo hace presumir, pero la presunción no se aplica a las contrataciones de obras, de servicios profesionales o de oficios en que se emiten los recibos o facturas correspondientes.',
    articles: ['lct:23'],
    howToAnswer:
      'Reuní prueba de la dependencia: quién daba las órdenes, el horario, el lugar, las tareas y quién pagaba.',
    askWitness: '¿Quién fijaba las tareas de la persona que reclama?',
    evidence: [
      { name: 'Facturas y contratos de servicios', why: 'Para decir que no había dependencia.', articles: ['lct:23'] },
      { name: 'Testigos de la empresa', why: 'Para dar su versión de cómo se trabajaba.', articles: ['ley-18345:89'] },
    ],
  },
  {
    id: 'justa-causa',
    list: 'defences',
    areas: ['trabajo'],
    onlyIf: /desp(?:id|ed)|ech[oó]|echaron|cesant/i,
    signs:
      /justa causa|con causa|falta grave|injuria|incumpl|sanci[oó]n|suspendi|p[eé]rdida de confianza|llegadas? tarde/i,
    withoutSigns: 'to-judge',
    title: 'Hubo justa causa',
    explanation:
      'Va a sostener que hubo un incumplimiento que, por su gravedad, no consentía seguir con la relación. Los motivos van por escrito y con claridad, y en el juicio no se admite cambiar la causa comunicada.',
    articles: ['lct:242', 'lct:243'],
    howToAnswer:
      'Compará lo que alegue con la comunicación del despido: lo que no esté allí no puede agregarse. Discutí la gravedad y las sanciones anteriores.',
    askWitness: '¿Cómo cumplía sus tareas la persona que reclama?',
    evidence: [
      {
        name: 'Comunicación del despido y su recepción',
        why: 'Para mostrar la causa invocada.',
        articles: ['lct:243'],
      },
      {
        name: 'Sanciones y apercibimientos anteriores',
        why: 'Para mostrar incumplimientos previos.',
        articles: ['lct:67'],
      },
    ],
  },
  {
    id: 'abandono',
    list: 'defences',
    areas: ['trabajo'],
    signs: /abandon|no (?:volví|volvió|me presenté|se presentó)|dej[eéoó] de (?:ir|concurrir)/i,
    withoutSigns: 'skip',
    title: 'Abandono de trabajo',
    explanation:
      'Puede hablar de abandono. Como incumplimiento solo se configura después de constituir en mora al trabajador con una intimación fehaciente a que se reintegre.',
    articles: ['lct:244'],
    howToAnswer: 'Pedí la intimación y su recepción, y mostrá la respuesta o por qué no se podía volver.',
    evidence: [
      { name: 'Intimación a reintegrarse y su recepción', why: 'Para configurar el abandono.', articles: ['lct:244'] },
    ],
  },
  {
    id: 'periodo-de-prueba',
    list: 'defences',
    areas: ['trabajo'],
    onlyIf: /desp(?:id|ed)|ech[oó]|echaron/i,
    signs:
      /per[ií]odo de prueba|a prueba|\b(?:un|dos|tres|cuatro|cinco) mes(?:es)? (?:de trabajo|trabajando|despu[eé]s)/i,
    withoutSigns: 'skip',
    title: 'Período de prueba',
    explanation:
      'Durante los primeros seis meses cualquiera de las partes puede terminar la relación sin expresar causa y sin indemnización por la extinción; el convenio colectivo puede ampliarlo en las empresas que la ley indica.',
    articles: ['lct:92bis'],
    howToAnswer: 'Probá la fecha real de ingreso y si hubo registración desde el inicio.',
    askWitness: '¿Desde cuándo vio trabajar a la persona que reclama?',
  },
  {
    id: 'falta-de-trabajo',
    list: 'defences',
    areas: ['trabajo'],
    signs: /falta de trabajo|reestructur|crisis|cierre de|fuerza mayor|ca[ií]da de (?:las )?ventas/i,
    withoutSigns: 'skip',
    title: 'Fuerza mayor o falta de trabajo',
    explanation:
      'Si el despido fue por fuerza mayor o por falta o disminución de trabajo no imputable al empleador y fehacientemente justificada, la indemnización es la mitad.',
    articles: ['lct:247'],
    howToAnswer:
      'Exigí la justificación fehaciente, que no le sea imputable y que haya respetado el orden de antigüedad.',
    evidence: [
      {
        name: 'Pericia contable sobre la situación de la empresa',
        why: 'Para justificar la falta de trabajo.',
        articles: ['ley-18345:91'],
      },
    ],
  },
  {
    id: 'pago-laboral',
    list: 'defences',
    areas: ['trabajo'],
    onlyIf: /pag|sueldo|salario|liquidaci[oó]n|recibo/i,
    signs: /recibos?|liquidaci[oó]n|me pag[oó]|deposit/i,
    withoutSigns: 'to-judge',
    title: 'Pago',
    explanation:
      'Puede decir que pagó. Todo pago de remuneración se instrumenta con recibo firmado por el trabajador o en la forma que la ley admite.',
    articles: ['lct:138', 'lct:260'],
    howToAnswer:
      'Pedí los recibos; lo pagado de menos se toma como entrega a cuenta, aunque se haya recibido sin reservas.',
    evidence: [
      { name: 'Recibos de sueldo y constancias bancarias', why: 'Para probar lo que pagó.', articles: ['lct:138'] },
    ],
  },
];
