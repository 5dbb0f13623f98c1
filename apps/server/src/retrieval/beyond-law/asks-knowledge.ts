import { analyzeTerms } from '@foja/legal-text/analyze';
import { recognizeMatter } from '@foja/legal-text/recognize-matter';

const population =
  '(?:gente|argentin[oa]s|personas|habitantes|matrimonios|parejas|hogares|familias|empresas|mujeres|hombres|jovenes|chicos|trabajadores|juicios|abogad[oa]s|jueces|juezas|presos|presas|divorcios|inquilinos|jubilados|policias|escribanos|poblacion|robos|femicidios|homicidios|delitos|accidentes|diputados|ministros|casamientos|adopciones)';
const whole =
  '(?:el|la|los|las)? ?(?:pais|mundo|argentina|historia|continente|provincia|ciudad|buenos aires|america|latinoamerica|planeta|carceles|republica)';
const forms = [
  // Who did something of which history tells.
  /(?:^|, |^y )quien(?:es)? (?:fue|fueron|era|eran|invento|escribio|redacto|fundo|descubrio|creo|gano|pinto|compuso|dirigio|mato a|inicio|impulso|voto|votaron) (?!el que|quien|parte)[a-z]+/,
  // How many there are in the country, what share of people.
  new RegExp(`\\b(?:cuant[oa]s|que cantidad de) ${population}\\b(?: [a-z]+){0,5} en ${whole}`),
  new RegExp(`\\b(?:cuant[oa]s|que cantidad de) ${population}\\b(?: [a-z]+){0,3} (?:por|al|cada) (?:ano|mes|dia)\\b`),
  new RegExp(`\\bque (?:porcentaje|proporcion|parte) de (?:los|las|la) ${population}\\b`),
  // The greatest of the world.
  new RegExp(
    `\\b(?:cual(?:es)?|que|quien(?:es)?) (?:es|son|fue|fueron|era) (?:el|la|los|las) [a-z]+ (?:(?:con|que) (?:mas|menos) [a-z]+|mas [a-z]+(?: [a-z]+)? (?:del?|de la|en) ${whole})`,
  ),
  /\bde donde (?:viene|sale|proviene) (?:la palabra|el nombre|el termino|el dicho|la expresion)\b|\bque significa (?:el (?:nombre|apellido)|sonar)\b/,
  /\bcomo se llama(?:ba)? (?:el|la) (?:actual )?(?:president[ea]|ministr[oa]|gobernador[a]?|intendente|vicepresident[ea]|papa|rey|reina|juez|jueza|fiscal|actor|actriz|cantante)\b/,
  /\bquien es (?:el|la) (?:nuev[oa]|actual|juez|president[ea]|ministr[oa]|gobernador[a]?|intendente|papa|rey)(?: [a-z]+){0,4}$/,
  /\bcon quien (?:esta|estaba|anda|sale|se caso) (?:casad[oa]|de novi[oa]|saliendo|[a-z]+ [a-z]+$)/,
  /\ben que (?:ano|siglo)\b(?!.*\b(?:reforma|vigencia|regir|sancion\w*|prescrib\w+|vence)\b)/,
  // Where an office or a shop is, when it opens, how to call it.
  /\bdonde (?:queda|quedan|esta ubicad[oa]|hay (?:un|una)|encuentro (?:un|una)) (?![a-z]+[aei]d[oa]s?\b)[a-z]+/,
  /\ba que hora (?:abre|abren|cierra|cierran|atiende|atienden|juega|es)\b|\bcuando (?:abre|atiende)\b|\bhorarios? (?:de atencion|del?) (?:la |las |los |el )?(?:anses|registro|juzgado|banco|oficina|tribunal\w*|correo|municipalidad|comisaria)/,
  /^(?:(?:pasame|dame|decime|busco|necesito|cual es) )*(?:el |la )?(?:numero de )?(?:telefono|mail|whatsapp) (?:de|del|para) (?:la |las |los |el |una? )?[a-z]+(?: [a-z]+){0,5}$/,
  /\bcomo (?:llego|se llega|voy|viajo) (?:a|al|hasta)\b(?! (?:un|una) (?:acuerdo|arreglo|conciliacion))/,
  // What is in the papers.
  /\b(?:que paso|como (?:termino|quedo|sigue)|en que (?:quedo|anda|esta)) (?:con )?(?:el|la) (?:juicio|causa|caso|investigacion|escandalo) (?:de|del|contra|por|en|entre)\b/,
  // A name without an article is a proper one: "¿quién es el dueño de Mercado Libre?"
  /^quien es (?:el |la )?(?:duen[oa]|creador[a]?|fundador[a]?|gerente|autor[a]?) de (?!mi |un |una |la |las |los |lo |su |este |esta |cada |eso|esto|ese |aquel)[a-z]+(?: [a-z]+)?$/,
  // What ails the body.
  /\bque (?:(?:remedio|pastilla|medicamento|te|jarabe) )?(?:(?:me|le) )?(?:tomo|puedo tomar|doy) (?:para|con|si|contra)\b|\bcuantas horas (?:hay que|se debe|tengo que) dormir\b|\bcomo (?:hago|puedo hacer|se hace|hacer) para (?:dejar de (?:fumar|tomar|beber|comer)|bajar de peso|adelgazar|dormir)\b/,
  // What a machine or a program does.
  /\bque (?:programa|app|aplicacion|software|pagina|compu\w*|notebook|celular|inteligencia artificial)\b(?: [a-z]+){0,3} (?:sirve|uso|conviene|compro|me compro|recomend\w+|hay|es)\b/,
  /\bno (?:me|nos) (?:anda|abre|funciona|carga|prende|enciende|deja entrar) (?:el|la|mi|en) (?:app|aplicacion|pagina|celular|compu\w*|sistema|sitio|usuario|wifi|internet|tele|lavarropas|auto)\b/,
  /\bcomo (?:recupero|cambio|bloqueo|desbloqueo|borro|reseteo|configuro|actualizo|descargo|instalo) (?:a |el |la |mi |un |una |mis |los )*(?:contrasena|clave|contacto|app|aplicacion|whatsapp|celular|usuario|pin|mensajes?|fotos?|pdf|programa|chat)\b(?! que)/,
  /\bcomo (?:armo|hago|creo|diseno|programo|monto) (?:una|un|mi) (?:pagina web|sitio|app|tabla|planilla|macro|grafico|curriculum|cv|logo|video|huerta|torta|asado|bot)\b/,
];
/** How something is made with one's hands, or cooked. */
const handiwork =
  /\bcomo (?:se (?:prepara|cocina|hace|cambia|limpia|saca|arregla|lava|pinta|cuida|planta)|preparo|cocino|cambio|limpio|saco|lavo|destapo|pinto|planto|cuido)\b|\bcon que (?:se )?(?:limpi|lav|sac|pint|peg)\w+|\bque (?:le )?cocino\b|^(?:(?:pasame|dame|necesito|busco|quiero) )?(?:la |una )?receta (?:de|del|para)\b/;

/** Whether general knowledge, the news, an address or how to do a chore is asked for. */
export function asksKnowledge(clause: string): boolean {
  if (forms.some((form) => form.test(clause))) return !/\b(?:ley|leyes|codigo)\b/.test(clause);
  return handiwork.test(clause) && recognizeMatter(clause, analyzeTerms(clause)).other > 0;
}
