import type { ContractKind } from '@foja/contracts/generators/contract-terms';
import type { RiskRule } from './risk-rule.ts';

const leases: readonly ContractKind[] = ['residential-lease', 'commercial-lease'];

/** Clauses of leases and of the guarantees that come with them. */
export const leaseRisks: readonly RiskRule[] = [
  {
    title: 'Extiende la fianza a la prórroga o renovación',
    kinds: leases,
    reach: 'any',
    pattern: /\b(?:fiador\w*|fianza|garante\w*|garantia)\b[^.]{0,260}\b(?:prorroga|renovacion|reconduccion)/,
    level: 'high',
    mark: 'inferred',
    why: 'Las obligaciones del fiador terminan con el plazo de la locación, salvo las que nacen de no restituir a tiempo. Es nula la disposición anticipada que extiende la fianza; para la prórroga hace falta su consentimiento expreso.',
    articles: ['ccyc:1225'],
    proposedWording:
      'La fianza comprende las obligaciones del locatario hasta el vencimiento del plazo y las que deriven de no restituir el inmueble a tiempo. Toda prórroga requiere el consentimiento expreso del fiador.',
  },
  {
    title: 'Pone a cargo del locatario gastos que no le tocan',
    kinds: leases,
    reach: 'any',
    pattern:
      /^(?=.*\blocatari[oa]|.*\binquilin[oa])(?=.*\b(?:cargo|abonar|pagar|soportar)\w*)(?=.*\b(?:extraordinarias|impuesto inmobiliario|tasas? que graven|impuestos? que graven|contribucion territorial)\b)/,
    level: 'high',
    mark: 'inferred',
    why: 'El locatario no tiene a su cargo las cargas que gravan la cosa ni las expensas comunes extraordinarias. Solo puede pactarse que pague las expensas por gastos habituales, es decir, por servicios normales y permanentes a su disposición.',
    articles: ['ccyc:1209'],
    proposedWording:
      'El locatario paga las expensas que deriven de gastos habituales y los servicios que consuma. Los impuestos que gravan el inmueble y las demás expensas son del locador.',
  },
  {
    title: 'Todas las reparaciones a cargo del locatario',
    kinds: leases,
    reach: 'any',
    pattern:
      /\b(?:todas? (?:las|los) (?:reparaciones|arreglos)|reparaciones[^.]{0,60}(?:sin excepcion|cualquiera sea|de cualquier naturaleza))[^.]{0,120}\b(?:locatari[oa]|inquilin[oa])/,
    level: 'medium',
    mark: 'to-judge',
    why: 'El locador debe conservar la cosa en estado de servir al uso convenido y reparar a su cargo los deterioros no imputables al locatario. Fijate si la cláusula lo libera de esa obligación.',
    articles: ['ccyc:1201', 'ccyc:1206'],
    proposedWording:
      'El locador repara a su cargo los deterioros que no sean imputables al locatario; éste, los que causen él o sus visitas.',
  },
  {
    title: 'Desalojo sin intimación',
    kinds: ['residential-lease'],
    reach: 'any',
    pattern:
      /\b(?:desalojo|lanzamiento|desocupacion)\b[^.]{0,120}\bsin\b[^.]{0,40}\b(?:intimacion|interpelacion|notificacion|requerimiento)/,
    level: 'high',
    mark: 'inferred',
    why: 'En la vivienda, antes de demandar el desalojo por falta de pago, el locador debe intimar en forma fehaciente y dar al menos diez días corridos desde que se recibe la intimación.',
    articles: ['ccyc:1222'],
    proposedWording:
      'Ante la falta de pago, el locador intimará en forma fehaciente a pagar en un plazo de diez días corridos desde la recepción, con indicación del lugar de pago.',
  },
  {
    title: 'Salida anticipada distinta de la que fija la ley',
    kinds: leases,
    reach: 'any',
    pattern:
      /\b(?:rescindir|rescision|resolver|resolucion anticipada)\b[^.]{0,160}\b(?:mes(?:es)? de alquiler|alquiler\w* equivalente|totalidad|no podra)|\bno podra\b[^.]{0,60}\b(?:rescindir|resolver)/,
    unless: /\b(?:10\s{0,8}%|diez por ciento)/,
    level: 'medium',
    mark: 'to-judge',
    why: 'La ley deja que el locatario termine el contrato en cualquier momento pagando el diez por ciento del saldo del alquiler futuro, desde que notifica y hasta el fin pactado. Calculá si esta cláusula lo perjudica.',
    articles: ['ccyc:1221'],
    proposedWording:
      'El locatario puede terminar el contrato en cualquier momento, con notificación fehaciente y el pago del diez por ciento del saldo del alquiler futuro hasta el fin del plazo.',
  },
  {
    title: 'Pago en períodos menores que un mes',
    kinds: leases,
    reach: 'any',
    pattern: /\b(?:alquiler|canon|precio)\b[^.]{0,80}\b(?:semanal|quincenal|diari)/,
    level: 'medium',
    mark: 'inferred',
    why: 'La periodicidad del pago se pacta con libertad, pero no puede ser menor que mensual.',
    articles: ['ccyc:1196'],
    proposedWording: 'El alquiler se paga por mes.',
  },
  {
    title: 'Impide vivir a personas a cargo del locatario',
    kinds: leases,
    reach: 'any',
    pattern:
      /\b(?:no podran?|prohib\w+|se excluye)\b[^.]{0,80}\b(?:incapa\w+|discapacidad|capacidad restringida|ninos|menores)/,
    level: 'high',
    mark: 'to-judge',
    why: 'Es nula la cláusula que impide el ingreso o excluye a una persona incapaz o con capacidad restringida que esté bajo la guarda, asistencia o representación del locatario.',
    articles: ['ccyc:1195'],
    proposedWording: null,
  },
];

/** Guarantees of any contract. */
export const suretyRisks: readonly RiskRule[] = [
  {
    title: 'El fiador responde como el deudor',
    reach: 'any',
    pattern:
      /\b(?:principal(?:es)? pagador\w*|renuncia\w*[^.]{0,40}(?:excusion|division)|fia\w+ solidari\w+|codeudor\w* solidari\w*)/,
    level: 'low',
    mark: 'inferred',
    why: 'La fianza es solidaria cuando se conviene o cuando el fiador renuncia al beneficio de excusión; quien se obliga como principal pagador es deudor solidario. El acreedor puede reclamarle sin ir antes contra los bienes del deudor. Es válido: el fiador debe saberlo.',
    articles: ['ccyc:1590', 'ccyc:1591', 'ccyc:1583'],
    proposedWording: 'El fiador conserva el beneficio de excusión.',
  },
  {
    title: 'Fianza de deudas indeterminadas',
    kinds: ['suretyship', 'loan', 'services', 'other'],
    reach: 'any',
    pattern:
      /\b(?:fianza|fiador\w*|garantiza\w*)\b[^.]{0,120}\b(?:cualquier obligacion|obligaciones (?:presentes|actuales) (?:y|o) futuras|toda deuda)/,
    unless: /\b(?:hasta la suma|monto maximo|tope)/,
    level: 'medium',
    mark: 'inferred',
    why: 'La fianza general es válida, pero debe precisar el monto máximo al que se obliga el fiador.',
    articles: ['ccyc:1578'],
    proposedWording: 'El fiador responde hasta la suma máxima de [monto].',
  },
];
