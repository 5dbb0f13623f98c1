import type { RiskRule } from './risk-rule.ts';

/** Clauses that may stand in any contract. */
export const generalRisks: readonly RiskRule[] = [
  {
    title: 'Se libera o limita la responsabilidad por daños',
    reach: 'abuse',
    pattern:
      /\bno (?:sera|es|se hara|se hace|asume|tendra|responde\w*)\b[^.]{0,40}\b(?:responsab\w*|por (?:los |el )?danos?)|\bexim\w+ de (?:toda )?responsabilidad|\bexoner\w+|\bsin responsabilidad alguna\b|\blimita\w* (?:su |la )?responsabilidad/,
    level: 'high',
    mark: 'inferred',
    why: 'En los contratos de consumo la cláusula que limita la responsabilidad por daños se tiene por no convenida. En cualquier contrato es inválida si afecta derechos indisponibles, atenta contra la buena fe o leyes imperativas, es abusiva o libera del daño causado con dolo.',
    articles: ['ccyc:1743', 'ldc:37', 'ccyc:988'],
    proposedWording:
      'Cada parte responde por los daños que cause por el incumplimiento de sus obligaciones, conforme a la ley.',
  },
  {
    title: 'Una parte puede cambiar el contrato sola',
    reach: 'abuse',
    pattern:
      /\b(?:modificar|variar|alterar|ajustar|cambiar)\b[^.]{0,100}\b(?:unilateral\w*|sin (?:previo )?aviso|sin consentimiento|a su (?:sola|exclusiv[oa]|entera) \w+|cuando lo considere)/,
    level: 'high',
    mark: 'inferred',
    why: 'Amplía los derechos de una sola parte. En los contratos de consumo esa cláusula se tiene por no convenida, y en los de adhesión por no escrita.',
    articles: ['ldc:37', 'ccyc:988', 'ccyc:1119'],
    proposedWording:
      'Toda modificación se hará por escrito firmado por ambas partes. Si una la propone y la otra no la acepta, el contrato sigue en las condiciones pactadas.',
  },
  {
    title: 'Hace renunciar a derechos',
    reach: 'abuse',
    pattern: /\brenuncia\w*\b[^.]{0,40}\b(?:a |al )/,
    unless: /\b(?:beneficios? de (?:excusion|division|interpelacion)|fuero|jurisdiccion|locacion|empleo)\b/,
    level: 'high',
    mark: 'inferred',
    why: 'La renuncia o restricción de derechos del consumidor se tiene por no convenida; la del adherente, por no escrita.',
    articles: ['ldc:37', 'ccyc:988'],
    proposedWording: 'Cada parte conserva los derechos y acciones que la ley le da.',
  },
  {
    title: 'Invierte la carga de la prueba',
    reach: 'abuse',
    pattern:
      /\b(?:carga de la prueba|corresponde(?:ra)? a[^.]{0,40} (?:probar|acreditar|demostrar)|debera (?:probar|acreditar|demostrar) que|haran? plena prueba|prueba suficiente)/,
    level: 'high',
    mark: 'inferred',
    why: 'En los contratos de consumo, la cláusula que pone la prueba a cargo del consumidor se tiene por no convenida.',
    articles: ['ldc:37'],
    proposedWording: 'Cada parte probará los hechos que afirme, por los medios que la ley admite.',
  },
  {
    title: 'Pena o interés punitorio para revisar',
    reach: 'any',
    pattern:
      /\b(?:multa|penalidad|clausula penal|punitorio\w*|recargo)\b[^.]{0,80}\b\d+(?:[.,]\d+)?\s{0,8}(?:%|por ciento)/,
    unless: /\banual/,
    level: 'medium',
    mark: 'to-judge',
    why: 'La pena pactada es válida, pero el juez puede reducirla si es desproporcionada con la falta y aprovecha en forma abusiva la situación del deudor. Los intereses punitorios siguen las mismas reglas.',
    articles: ['ccyc:790', 'ccyc:794', 'ccyc:769'],
    proposedWording:
      'En caso de mora se devengará un interés punitorio de [tasa] anual sobre lo adeudado, desde el vencimiento y hasta el pago.',
  },
  {
    title: 'Suma la pena y los daños',
    reach: 'any',
    pattern:
      /\b(?:multa|penalidad|clausula penal|pena)\b[^.]{0,160}\b(?:sin perjuicio de|ademas de|mas)\b[^.]{0,30}\b(?:danos|indemnizacion)/,
    level: 'medium',
    mark: 'inferred',
    why: 'La pena suple la indemnización de los daños por la mora, y el acreedor no puede pedir otra aunque pruebe que no alcanza.',
    articles: ['ccyc:793'],
    proposedWording: 'La pena pactada reemplaza a la indemnización de los daños por la demora.',
  },
  {
    title: 'Capitaliza intereses en plazos cortos',
    reach: 'any',
    pattern: /\bcapitaliz\w+\b[^.]{0,40}\b(?:diari|semanal|quincenal|mensual|bimestral|trimestral|cada mes|por mes)/,
    level: 'high',
    mark: 'inferred',
    why: 'Solo se deben intereses de intereses en los casos que la ley admite; si se pactan, la acumulación al capital no puede hacerse con una periodicidad menor que seis meses.',
    articles: ['ccyc:770'],
    proposedWording: 'Los intereses no se capitalizan, salvo en los casos que admite la ley.',
  },
  {
    title: 'Tasa de interés para revisar',
    reach: 'any',
    pattern: /\binteres\w*\b[^.]{0,60}\b\d+(?:[.,]\d+)?\s{0,8}(?:%|por ciento)[^.]{0,20}\b(?:mensual|por mes|diari)/,
    unless: /\bpunitori/,
    level: 'medium',
    mark: 'to-judge',
    why: 'El juez puede reducir los intereses cuando la tasa, o su capitalización, excede sin justificación y en forma desproporcionada el costo medio del dinero para operaciones parecidas. Compará la tasa con la del mercado a la fecha del contrato.',
    articles: ['ccyc:771', 'ccyc:767'],
    proposedWording: null,
  },
  {
    title: 'Lleva el pleito lejos del consumidor',
    reach: 'consumer',
    pattern:
      /\b(?:renuncia\w*[^.]{0,40}(?:fuero|jurisdiccion)|somet\w+[^.]{0,40}(?:jurisdiccion|tribunales|competencia))/,
    level: 'high',
    mark: 'to-judge',
    why: 'En los créditos para consumo, si demanda el proveedor, es competente el tribunal del domicilio real del consumidor y el pacto en contrario es nulo. En los contratos a distancia, electrónicos o celebrados fuera del local, la prórroga de jurisdicción se tiene por no escrita.',
    articles: ['ldc:36', 'ccyc:1109'],
    proposedWording: 'Serán competentes los tribunales del domicilio real del consumidor.',
  },
  {
    title: 'Remite a textos que no se entregan',
    reach: 'abuse',
    pattern:
      /\b(?:declara\w*|manifiesta\w*)\s{1,8}(?:haber leido|conocer|aceptar)\b[^.]{0,80}\b(?:reglamento|condiciones generales|anexo|terminos)|\b(?:reglamento|condiciones generales|terminos)\b[^.]{0,60}\b(?:publicad|disponible|sitio web|pagina web)/,
    level: 'medium',
    mark: 'to-judge',
    why: 'En los contratos por adhesión se tiene por no convenida la cláusula que remite a textos que no se dan a la otra parte antes o al contratar. Fijate si se entregaron.',
    articles: ['ccyc:985'],
    proposedWording: 'Los anexos se entregan en este acto, firmados por las partes, y forman parte del contrato.',
  },
  {
    title: 'Acorta los plazos para reclamar',
    reach: 'any',
    pattern:
      /\b(?:prescri\w+|caduca\w*|perder\w*)\b[^.]{0,60}\b(?:derecho|accion|reclam\w+)[^.]{0,60}\b(?:dias|meses|anos?|horas)\b/,
    level: 'medium',
    mark: 'to-judge',
    why: 'Las partes no pueden modificar las normas sobre la prescripción. Fijate si la cláusula cambia un plazo de prescripción o fija otra cosa.',
    articles: ['ccyc:2533'],
    proposedWording: null,
  },
  {
    title: 'Cobra por dar la baja',
    reach: 'consumer',
    pattern:
      /\b(?:baja|rescindir|rescision|cancel\w+)\b[^.]{0,100}\b(?:preaviso|mes adelantado|cargo|penalidad|multa|abonar|pagar)/,
    level: 'high',
    mark: 'inferred',
    why: 'Los prestadores de servicios no pueden cobrar preaviso, mes adelantado ni otro concepto cuando el consumidor pide la baja.',
    articles: ['ldc:10quater'],
    proposedWording: 'El consumidor puede pedir la baja en cualquier momento y sin costo.',
  },
];
