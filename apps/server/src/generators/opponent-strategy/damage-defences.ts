import type { OpponentRule } from './opponent-rule.ts';

const damages = ['responsabilidad-civil', 'transito', 'salud'] as const;
const expertOnFacts = {
  name: 'Pericia sobre cómo ocurrió el hecho',
  why: 'Para discutir la causa del daño con conocimientos técnicos.',
  articles: ['cpccn:458'],
};
const eyewitnesses = {
  name: 'Testigos presenciales',
  why: 'Para dar su versión de cómo ocurrió el hecho.',
  articles: ['cpccn:426'],
};

/** What a person who is asked for damages may say. */
export const damageDefences: readonly OpponentRule[] = [
  {
    id: 'hecho-del-damnificado',
    list: 'defences',
    areas: [...damages, 'consumo'],
    signs:
      /ven[ií]a r[aá]pido|velocidad|sin (?:el )?casco|sin (?:el )?cintur[oó]n|distra[ií]|imprud|no iba (?:tomad|agarrad|sujet)|cruz[oóeé] (?:mal|sin)|culpa (?:m[ií]a|de la v[ií]ctima|del (?:actor|peat[oó]n))|mal uso|uso indebido|por descuido/i,
    withoutSigns: 'to-judge',
    title: 'Hecho del damnificado',
    explanation:
      'Va a sostener que la propia víctima incidió en el daño. Ese hecho puede excluir o limitar la responsabilidad, salvo que la ley o el contrato exijan su culpa, su dolo u otra circunstancia especial.',
    articles: ['ccyc:1729', 'ccyc:1734'],
    howToAnswer:
      'La prueba de la eximente corresponde a quien la alega, salvo disposición legal. Pedí que la precise y ofrecé testigos, pericia o registros de cómo ocurrió el hecho.',
    askWitness: '¿Qué hizo la persona que reclama justo antes del hecho?',
    evidence: [expertOnFacts, eyewitnesses],
  },
  {
    id: 'hecho-de-un-tercero',
    list: 'defences',
    areas: damages,
    signs: /un tercero|otro (?:auto|veh[ií]culo|conductor)|un desconocido|asalt|un robo/i,
    withoutSigns: 'skip',
    title: 'Hecho de un tercero',
    explanation:
      'Puede atribuir el daño a un tercero por quien no debe responder. Para eximir, total o parcialmente, ese hecho debe reunir los caracteres del caso fortuito.',
    articles: ['ccyc:1731', 'ccyc:1734'],
    howToAnswer: 'Discutí si ese hecho se podía prever o evitar, y si el tercero es alguien por quien debe responder.',
    askWitness: '¿Quiénes intervinieron en el hecho?',
    evidence: [eyewitnesses],
  },
  {
    id: 'caso-fortuito',
    list: 'defences',
    areas: [...damages, 'consumo', 'contratos', 'obligaciones', 'locacion', 'seguros'],
    signs: /tormenta|granizo|inundaci|temporal\b|fuerza mayor|caso fortuito|imprevis|corte de (?:luz|energ)|pandemia/i,
    withoutSigns: 'skip',
    title: 'Caso fortuito o fuerza mayor',
    explanation:
      'Va a decir que el hecho no pudo ser previsto o, si se previó, no pudo ser evitado. Exime de responsabilidad, excepto disposición en contrario.',
    articles: ['ccyc:1730', 'ccyc:1733'],
    howToAnswer:
      'Mirá si responde igual: si lo asumió, si estaba en mora, si hubo culpa suya o si era una contingencia propia del riesgo de la cosa o de la actividad.',
    askWitness: '¿Cómo era la situación en el lugar en ese momento?',
  },
  {
    id: 'falta-de-causalidad',
    list: 'defences',
    areas: damages,
    signs: /ya ten[ií]a|antes del (?:accidente|hecho|choque)|preexist|enfermedad previa/i,
    withoutSigns: 'to-judge',
    title: 'El daño no viene de ese hecho',
    explanation:
      'Va a negar el nexo adecuado de causalidad entre el hecho y el daño. La prueba de esa relación corresponde a quien la alega, excepto que la ley la impute o la presuma.',
    articles: ['ccyc:1726', 'ccyc:1736'],
    howToAnswer: 'Uní el hecho con cada daño por su fecha: atención médica, fotos, presupuestos y pericia.',
    askWitness: '¿Cómo estaba la persona que reclama antes del hecho?',
    evidence: [
      {
        name: 'Pericia sobre el origen de los daños',
        why: 'Para negar que vengan de ese hecho.',
        articles: ['cpccn:458'],
      },
    ],
  },
  {
    id: 'falta-de-prueba-del-dano',
    list: 'defences',
    areas: [...damages, 'consumo'],
    signs: null,
    withoutSigns: 'to-judge',
    title: 'El daño o su monto no están probados',
    explanation:
      'Va a exigir que cada daño sea cierto y subsistente, y que lo acredite quien lo invoca, salvo que la ley lo impute o presuma, o surja notorio de los hechos.',
    articles: ['ccyc:1739', 'ccyc:1744'],
    howToAnswer: 'Separá cada rubro con su comprobante y ofrecé pericia para los que no lo tienen.',
  },
  {
    id: 'uso-contra-su-voluntad',
    list: 'defences',
    areas: ['transito', 'responsabilidad-civil'],
    signs: /(?:hab[ií]an|hab[ií]a sido|fue) (?:robad|hurtad)|auto robado|sin (?:mi |su )?(?:permiso|autorizaci[oó]n)/i,
    withoutSigns: 'skip',
    title: 'La cosa se usó contra su voluntad',
    explanation:
      'El dueño y el guardián no responden si prueban que la cosa fue usada en contra de su voluntad expresa o presunta.',
    articles: ['ccyc:1758'],
    howToAnswer: 'Pedí la denuncia y su fecha, y averiguá quién tenía las llaves y quién usaba la cosa de costumbre.',
    askWitness: '¿Quién usaba de costumbre el vehículo o la cosa?',
  },
  {
    id: 'asuncion-de-riesgos',
    list: 'defences',
    areas: ['responsabilidad-civil'],
    signs: /deport|partido|torneo|gimnasio|carrera|escalad|cancha/i,
    withoutSigns: 'skip',
    title: 'Exposición voluntaria al peligro',
    explanation:
      'Va a decir que la víctima se expuso sola. Eso no justifica el hecho ni exime, a menos que pueda calificarse como un hecho del damnificado que interrumpe total o parcialmente el nexo causal.',
    articles: ['ccyc:1719', 'ccyc:1729'],
    howToAnswer: 'Mostrá qué medidas de seguridad faltaron y qué peligro no era propio de la actividad.',
    askWitness: '¿Qué medidas de seguridad había en el lugar?',
  },
  {
    id: 'profesional-sin-culpa',
    list: 'defences',
    areas: ['responsabilidad-civil', 'salud'],
    situation: /profesional|m[eé]dica/i,
    signs: null,
    withoutSigns: 'to-judge',
    title: 'Obró con diligencia',
    explanation:
      'La responsabilidad del profesional liberal es subjetiva, excepto que haya comprometido un resultado concreto: va a decir que no hubo culpa.',
    articles: ['ccyc:1768', 'ccyc:1724'],
    howToAnswer:
      'Precisá qué debía hacerse y no se hizo, con la historia clínica y pericia, o mostrá que se comprometió un resultado.',
    askWitness: '¿Qué se le explicó a la persona que reclama antes de la atención?',
    evidence: [
      {
        name: 'Historia clínica completa',
        why: 'Para mostrar lo que se hizo en cada atención.',
        articles: ['ley-26529:12'],
      },
      {
        name: 'Pericia de la especialidad',
        why: 'Para sostener que la práctica fue la debida.',
        articles: ['cpccn:458'],
      },
    ],
  },
];
