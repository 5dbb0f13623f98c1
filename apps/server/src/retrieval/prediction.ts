import { fold } from '@foja/legal-text/fold';

const will = '(?:va|van|ira|iran)';
/** Filler between the words of a question. */
const few = '(?: [a-z]+){0,3}';

const judges = '(?:juez|jueza|jueces|corte|camara|tribunal|jurado|fiscal|congreso|legislatura|comision medica)';

/** Ways of asking what will become law, or what a judge will decide: no law answers them. */
const predictions = [
  // "¿va a salir una nueva ley de alquileres?", "¿se viene otra reforma laboral?"
  new RegExp(
    `\\b(?:${will} a (?:salir|haber|aprobar(?:se)?|sancionar(?:se)?|sacar|votar(?:se)?|promulgar(?:se)?)|se viene|se vienen|saldra|aprobaran|sancionaran)${few} (?:ley|leyes|reforma|reformas|dnu|decreto|moratoria|blanqueo|amnistia)\\b`,
  ),
  // "¿van a derogar la ley de…?"
  new RegExp(
    `\\b${will} a (?:derogar|reformar|modificar|cambiar|voltear)${few} (?:ley|leyes|codigo|dnu|decreto|articulo)\\b`,
  ),
  // "¿cómo va a fallar el juez?", "¿qué juez me va a tocar?"
  new RegExp(`\\b(?:como|que|cuanto)\\b${few} ${will} a (?:fallar|sentenciar|decidir el juez|resolver el juez)\\b`),
  new RegExp(`\\bque (?:juez|juzgado|sala|tribunal)\\b${few} (?:${will} a tocar|tocara)\\b`),
  // "¿qué va a decidir la Corte?", "¿el juez me va a dar la razón?"
  new RegExp(`\\b(?:como|que|cuanto|cuando)\\b${few} ${will} a (?:decidir|resolver|decir|hacer)${few} ${judges}\\b`),
  new RegExp(
    `\\b(?:como|que|cuanto|cuando)\\b${few} ${judges}${few} ${will} a (?:decidir|resolver|fallar|decir|dar|darme|ordenar)\\b`,
  ),
  new RegExp(`\\b${will} a dar(?:me|nos|le)?${few} la razon\\b`),
  // "¿voy a ganar el juicio?", "decime si voy a ganar el juicio", "¿qué chances tengo de ganar?"; "si voy a ganar el juicio, …" supposes it
  new RegExp(
    `(?<!(?<!\\b(?:decime|decirme|saber|sabes|pregunto) )\\b(?:si|cuando) )\\b(?:voy|vamos|va|van) a (?:ganar|perder)${few} (?:juicio|demanda|caso|pleito|causa|apelacion|recurso)\\b`,
  ),
  new RegExp(
    `\\b(?:chance|chances|posibilidad|posibilidades|probabilidad|probabilidades)${few} de (?:ganar|perder|exito|que (?:gane|ganemos|me absuelvan|me condenen))\\b`,
  ),
];

/**
 * True where a question asks for what is still to come: a law that may be passed, a ruling that may be given. What somebody else will do
 * ("¿me va a subir el alquiler?") is no prediction of the law, and is answered.
 */
export function asksPrediction(question: string): boolean {
  const folded = fold(question).replace(/[^a-z0-9]+/g, ' ');
  return predictions.some((pattern) => pattern.test(folded));
}
