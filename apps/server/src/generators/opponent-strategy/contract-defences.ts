import type { OpponentRule } from './opponent-rule.ts';

/** What a person may say who is asked to perform, or to pay, what was agreed. */
export const contractDefences: readonly OpponentRule[] = [
  {
    id: 'pago',
    list: 'defences',
    areas: ['obligaciones', 'locacion', 'contratos', 'familia'],
    onlyIf: /deb[eo]n?\b|deuda|pag[oóuaeé]|adeud|cuota|alquiler|precio|suma|\$/i,
    signs:
      /(?<!no (?:me |le |nos |se )?)pag(?:ó|ué|aron|amos|aba)|transfer(?:í|ió|encia)|recibos?|deposit(?:ó|é|aba)|cancel(?:ó|é)/i,
    withoutSigns: 'to-judge',
    title: 'Pago',
    explanation:
      'Puede decir que cumplió, en todo o en parte. En las obligaciones de dar y de hacer, la carga de la prueba del pago es de quien lo invoca.',
    articles: ['ccyc:865', 'ccyc:894'],
    howToAnswer: 'Pedí los comprobantes y comparalos por fecha e importe con lo que se debe.',
    askWitness: '¿Qué sabe de los pagos que se hicieron?',
    evidence: [
      { name: 'Recibos, transferencias y constancias de pago', why: 'Para probar que pagó.', articles: ['ccyc:894'] },
      { name: 'Pericia contable', why: 'Para mostrar los pagos en los registros.', articles: ['cpccn:458'] },
    ],
  },
  {
    id: 'suspension-del-cumplimiento',
    list: 'defences',
    areas: ['contratos', 'obligaciones', 'locacion'],
    signs: /no cumpl|incumpl|sin terminar|demor|retras|no entreg|faltaba/i,
    withoutSigns: 'skip',
    title: 'No cumplió porque la otra parte tampoco',
    explanation:
      'En los contratos bilaterales, cuando las partes deben cumplir simultáneamente, una puede suspender su prestación hasta que la otra cumpla u ofrezca cumplir, y plantearlo como acción o como excepción.',
    articles: ['ccyc:1031'],
    howToAnswer: 'Probá que se cumplió o se ofreció cumplir, o que las prestaciones no eran simultáneas.',
    askWitness: '¿Qué hizo la parte que reclama para cumplir lo acordado?',
    evidence: [
      {
        name: 'Mensajes e intimaciones sobre el cumplimiento',
        why: 'Para mostrar quién dejó de cumplir primero.',
        articles: ['ccyc:318'],
      },
    ],
  },
  {
    id: 'incumplimiento-no-esencial',
    list: 'defences',
    areas: ['contratos', 'locacion'],
    signs: /resolv|resoluci[oó]n|rescind|rescisi[oó]n/i,
    withoutSigns: 'skip',
    title: 'El incumplimiento no es esencial',
    explanation:
      'Para resolver el contrato, el incumplimiento debe ser esencial en atención a su finalidad: va a decir que este no lo es.',
    articles: ['ccyc:1084'],
    howToAnswer: 'Explicá por qué priva de lo que se tenía derecho a esperar, o cuál de los casos de la ley se da.',
  },
  {
    id: 'intimacion-previa-en-vivienda',
    list: 'defences',
    areas: ['locacion'],
    onlyIf: /dej[oó] de pagar|no (?:me )?paga|\bdebe\b|adeuda|falta de pago|desaloj/i,
    signs: /intim|carta documento|telegrama/i,
    withoutSigns: 'cause',
    title: 'La intimación previa en la locación de vivienda',
    explanation:
      'Si se pide el desalojo de una vivienda por falta de pago, va a revisar la intimación previa: fehaciente, con un plazo no inferior a diez días corridos desde que se recibe y con el lugar de pago.',
    articles: ['ccyc:1222'],
    howToAnswer: 'Acompañá la intimación con su constancia de recepción, o hacela antes de demandar.',
    evidence: [
      {
        name: 'La propia intimación y su recepción',
        why: 'Para mostrar que falta o que no cumple.',
        articles: ['ccyc:1222'],
      },
    ],
  },
  {
    id: 'compensacion',
    list: 'defences',
    areas: ['contratos', 'obligaciones', 'locacion'],
    signs: /me debe|le debe|compens|a cuenta|mejoras|arreglos que pag/i,
    withoutSigns: 'skip',
    title: 'Compensación',
    explanation:
      'Si las dos partes son acreedoras y deudoras entre sí, puede compensar hasta el monto de la deuda menor, si los objetos son homogéneos y los créditos exigibles y disponibles.',
    articles: ['ccyc:921', 'ccyc:923'],
    howToAnswer: 'Discutí si su crédito existe, es exigible y es de la misma naturaleza.',
    askWitness: '¿Qué sabe de lo que cada parte le debía a la otra?',
  },
  {
    id: 'defensas-por-expensas',
    list: 'defences',
    areas: ['reales'],
    signs: /expensas/i,
    withoutSigns: 'skip',
    title: 'Compensación frente a las expensas',
    explanation:
      'El propietario no puede rehusar el pago de expensas con defensas fundadas en derechos que invoque contra el consorcio, excepto la compensación, sin perjuicio de reclamarlos por la vía correspondiente.',
    articles: ['ccyc:2049', 'ccyc:921'],
    howToAnswer: 'Controlá si lo que opone es compensación; lo demás va por otra vía.',
    evidence: [
      { name: 'Recibos de expensas y transferencias', why: 'Para mostrar pagos hechos.', articles: ['ccyc:894'] },
    ],
  },
  {
    id: 'reduccion-de-intereses',
    list: 'defences',
    areas: ['contratos', 'obligaciones', 'locacion', 'consumo'],
    signs: /inter[eé]s(?:es)? (?:del|de|abus|punit|morat|mensual)|punitori|tasa de/i,
    withoutSigns: 'skip',
    title: 'Reducción de intereses',
    explanation:
      'Puede pedir que el juez reduzca los intereses si la tasa o su capitalización exceden, sin justificación y desproporcionadamente, el costo medio del dinero para operaciones similares en el lugar.',
    articles: ['ccyc:771'],
    howToAnswer: 'Traé las tasas de operaciones similares del mismo lugar y tiempo.',
    evidence: [
      {
        name: 'Pericia contable',
        why: 'Para comparar la tasa con la de operaciones similares.',
        articles: ['cpccn:458'],
      },
    ],
  },
  {
    id: 'reduccion-de-la-pena',
    list: 'defences',
    areas: ['contratos', 'obligaciones', 'locacion'],
    signs: /cl[aá]usula penal|\bmulta\b|penalidad/i,
    withoutSigns: 'skip',
    title: 'Reducción de la cláusula penal',
    explanation:
      'Puede pedir la reducción si el monto, desproporcionado con la gravedad de la falta, configura un abusivo aprovechamiento de su situación. No puede eximirse diciendo que no hubo perjuicio.',
    articles: ['ccyc:794'],
    howToAnswer: 'Compará la pena con el valor de las prestaciones y las demás circunstancias del caso.',
  },
  {
    id: 'prueba-del-contrato',
    list: 'defences',
    areas: ['contratos', 'obligaciones', 'locacion'],
    signs: /sin (?:firmar|papel|contrato|recibo)|de palabra|verbal|no firmamos|no hay (?:contrato|papel)/i,
    withoutSigns: 'skip',
    title: 'El contrato no está probado por escrito',
    explanation:
      'Va a negar el contrato o sus términos. Se lo puede probar por todos los medios aptos, pero si es de los que se suelen instrumentar no alcanza con testigos solos.',
    articles: ['ccyc:1019', 'ccyc:1020'],
    howToAnswer:
      'Sumá a los testigos mensajes, transferencias o cualquier papel que venga de la otra parte y haga verosímil el contrato.',
    askWitness: '¿Qué oyó o leyó de lo que las partes acordaron?',
    evidence: [
      {
        name: 'Silencio o ausencia de papeles firmados',
        why: 'Para decir que no hubo tal acuerdo.',
        articles: ['ccyc:1019'],
      },
    ],
  },
  {
    id: 'posesion-para-adquirir',
    list: 'defences',
    areas: ['reales'],
    signs: /usurp|intrus|posesi[oó]n|posee|hace (?:m[aá]s de )?(?:diez|veinte|treinta|\d+) a[ñn]os/i,
    withoutSigns: 'skip',
    title: 'Prescripción adquisitiva',
    explanation:
      'Quien posee puede decir que adquirió la cosa por el tiempo: veinte años de posesión ostensible y continua, o diez si hay justo título y buena fe sobre un inmueble. Se la puede plantear como excepción.',
    articles: ['ccyc:1899', 'ccyc:1898', 'ccyc:1900', 'ccyc:2551'],
    howToAnswer: 'Mostrá desde cuándo ocupa, si reconocía a otro dueño, y los actos que interrumpieron su posesión.',
    askWitness: '¿Desde cuándo ocupa el inmueble quien está en él?',
    evidence: [
      { name: 'Testigos de la posesión', why: 'Para probar desde cuándo y cómo se ocupa.', articles: ['cpccn:426'] },
    ],
  },
  {
    id: 'aviso-tardio-del-siniestro',
    list: 'defences',
    areas: ['seguros'],
    signs: /avis|denunci/i,
    withoutSigns: 'cause',
    title: 'Aviso tardío del siniestro',
    explanation:
      'El siniestro se comunica al asegurador dentro de los tres días de conocerlo. Quien no lo hace pierde el derecho a ser indemnizado, salvo caso fortuito, fuerza mayor o imposibilidad de hecho sin culpa.',
    articles: ['ley-17418:46', 'ley-17418:47'],
    howToAnswer:
      'Mostrá la fecha y la constancia de la denuncia, o que el asegurador intervino en ese plazo en el salvamento o en la comprobación.',
    evidence: [
      {
        name: 'Registro de denuncias de la aseguradora',
        why: 'Para mostrar la fecha del aviso.',
        articles: ['ley-17418:46'],
      },
    ],
  },
  {
    id: 'reticencia',
    list: 'defences',
    areas: ['seguros', 'salud'],
    onlyIf: /seguro|p[oó]liza|asegurador|prepaga|declaraci[oó]n jurada/i,
    signs: /preexist|no (?:lo )?declar|ocult|declaraci[oó]n jurada|no inform[eéoó]/i,
    withoutSigns: 'skip',
    title: 'Reticencia al contratar el seguro',
    explanation:
      'Si se trata de un seguro, puede decir que hubo una declaración falsa o que se callaron circunstancias que, a juicio de peritos, hubiesen impedido o modificado el contrato. Debe impugnarlo dentro de los tres meses de haberlo conocido.',
    articles: ['ley-17418:5'],
    howToAnswer: 'Controlá qué se preguntó, qué sabía el asegurador y cuándo impugnó.',
    evidence: [
      {
        name: 'Solicitud del seguro y declaración de quien contrató',
        why: 'Para mostrar lo que no se dijo.',
        articles: ['ley-17418:5'],
      },
    ],
  },
  {
    id: 'prima-impaga',
    list: 'defences',
    areas: ['seguros'],
    signs: /\bprima\b|cuota|atras/i,
    withoutSigns: 'skip',
    title: 'Prima impaga',
    explanation:
      'Si la primera prima o la prima única no se pagó a tiempo, el asegurador no responde por el siniestro ocurrido antes del pago.',
    articles: ['ley-17418:31'],
    howToAnswer:
      'Mostrá el pago y su fecha, o que se entregó la póliza sin cobrar la prima, lo que hace presumir que se dio crédito (art. 30 de la ley 17.418).',
  },
];
