import type { RiskRule } from './risk-rule.ts';

/** Clauses of loans, sales on credit and services. */
export const creditAndServiceRisks: readonly RiskRule[] = [
  {
    title: 'Deuda en moneda extranjera',
    kinds: ['loan', 'sale', 'land-sale-agreement', 'services', 'works'],
    reach: 'any',
    pattern: /(?:\bdolar\w*|\busd\b|u\$s|\beuros?\b)/,
    level: 'low',
    mark: 'inferred',
    why: 'El deudor se libera solo si entrega la cantidad en la moneda pactada, y los jueces no pueden cambiarla. Es válido: quien paga corre el riesgo del cambio.',
    articles: ['ccyc:765', 'ccyc:766'],
    proposedWording: 'El deudor podrá pagar en pesos, al tipo de cambio [cuál] del cierre del día anterior al pago.',
  },
  {
    title: 'Terminación sin causa ni indemnización a favor de una parte',
    kinds: ['services', 'works'],
    reach: 'any',
    pattern:
      /\b(?:rescindir|resolver|dar por (?:terminado|concluido)|desistir)\b[^.]{0,160}\b(?:sin (?:indemnizacion|derecho a|expresion de causa|causa|previo aviso)|sin aviso)/,
    level: 'medium',
    mark: 'to-judge',
    why: 'El comitente puede desistir por su sola voluntad, pero debe indemnizar los gastos y trabajos hechos y la utilidad que el prestador hubiera podido obtener. En los contratos de larga duración, quien rescinde debe dar una oportunidad razonable de renegociar de buena fe. Fijate quién queda desprotegido.',
    articles: ['ccyc:1261', 'ccyc:1011'],
    proposedWording:
      'Cualquiera de las partes puede terminar el contrato con un preaviso de [días] por medio fehaciente. El comitente pagará los trabajos y gastos hechos hasta ese momento.',
  },
  {
    title: 'Señales de trabajo en relación de dependencia',
    kinds: ['services'],
    reach: 'any',
    pattern:
      /\b(?:horario|exclusividad|en exclusiva|vacaciones|licencias?|aguinaldo|cumplir[^.]{0,30}ordenes|jornada)\b/,
    unless: /\bsin (?:exclusividad|horario)/,
    level: 'medium',
    mark: 'to-judge',
    why: 'Los servicios en relación de dependencia se rigen por el derecho del trabajo, cualquiera sea el nombre del contrato. Fijate cómo se presta de verdad.',
    articles: ['ccyc:1252', 'lct:21', 'lct:23'],
    proposedWording: null,
  },
  {
    title: 'Suprime la garantía por defectos',
    kinds: ['sale', 'land-sale-agreement'],
    reach: 'any',
    pattern:
      /\b(?:en el estado en que se encuentra|sin garantia|no (?:responde|se responsabiliza)[^.]{0,40}(?:vicios|defectos))/,
    level: 'medium',
    mark: 'to-judge',
    why: 'Las partes pueden disminuir o suprimir el saneamiento, pero se tiene por no convenido si el enajenante conocía o debía conocer los vicios o el peligro de evicción, o si se dedica a esa actividad y el comprador no.',
    articles: ['ccyc:1036', 'ccyc:1038'],
    proposedWording: 'El vendedor responde por los defectos ocultos conforme a la ley.',
  },
];
