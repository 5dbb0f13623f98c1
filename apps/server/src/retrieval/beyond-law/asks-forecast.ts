/** What follows from a fact, a time or a deed is asked of the law: "¿me van a embargar por una deuda?", "¿voy preso si no pago?" */
const ofCase =
  /\b(?:si|por(?:que)?|(?<=[a-z,] )cuando|aunque|sin|con(?! (?:cuanto|que))|mientras|antes de|despues de|al [a-z]+r|caso)\b/;
const will = '(?:va|van|voy|vamos|ira|iran)';
const economy =
  '(?:alquiler(?:es)?|dolar|euro|inflacion|tasas?|luz|gas|nafta|agua|tarifas?|precios?|jubilacion(?:es)?|sueldos?|salarios?|creditos?|impuestos?|peso|economia|bolsa|inmuebles|propiedades|departamentos|casas|asignacion(?:es)?|auh|uva|prepagas?|colectivo|subte)';
const few = '(?: [a-z]+){0,4}';

/** How a proceeding, a judge or somebody else will turn out. */
const ofOutcome = [
  new RegExp(
    `(?<!\\bse )\\b${will} a (?:absolver|condenar|sobreseer|fallar|declarar inocente|encontrar culpable|ganar|perder|salir bien|salir mal|dar(?:me|le|nos)? la (?:razon|tenencia|custodia)|dar(?:me|le|nos)? bola)\\b`,
  ),
  new RegExp(
    `\\bcuant[oa]s?(?: (?:tiempo|meses|anos|dias|plata|dinero|guita))? (?:(?:me|le|les|nos|se) )*${will} a (?:tardar|demorar|sacar|ganar|ofrecer|llevar)\\b`,
  ),
  new RegExp(
    `\\bcuando(?: se)? ${will} a (?:terminar|salir|resolver|haber|ser|empezar|bajar|subir|volver|aumentar)\\b`,
  ),
  new RegExp(
    `\\bquien ${will} a ser\\b|\\b(?:juez|jueza|fiscal|tribunal|camara|corte|mediador)(?: (?:me|nos|lo|la|le|no|se))* ${will} a (?!ver\\b)[a-z]+r\\b`,
  ),
  new RegExp(
    `\\bse ${will} a (?:enojar|ofender|arrepentir|molestar|calmar|cansar)\\b|\\b(?:me|nos) ira (?:bien|mal)\\b`,
  ),
  /^(?:y )?(?:cuando|en cuanto) (?:me )?sale mi\b/,
  new RegExp(`\\b${will} a${few} (?:alguna vez|algun dia|la semana que viene|pronto)\\b`),
  /\bque (?:porcentaje|cantidad) de (?:posibilidades|chances|probabilidades)\b|\bque (?:chances?|probabilidad(?:es)?) (?:hay|tengo|tenemos|existe)\b/,
];
/** What prices, elections and the public life will bring. */
const ofWorld = [
  new RegExp(
    `\\b(?:suben|bajan|aumentan|sube|baja|aumenta)(?: (?:el|la|los|las))? ${economy}\\b(?=.*\\b(?:ano|mes|semana) que viene\\b)|\\b(?:ano|mes|semana) que viene (?:suben?|bajan?|aumentan?)(?: (?:el|la|los|las))? (?:expensas|${economy})\\b`,
  ),
  /^(?:y )?(?:se cae|cae|aguanta|dura|zafa) (?:el|la|este) (?:gobierno|presidente|ministro|pais|dolar|peso)\b/,
  new RegExp(
    `\\b(?:${will} a (?:subir|bajar|aumentar|explotar|dispararse|congelarse|devaluar|caer)|subiran?|bajaran?|aumentaran?|caeran?)(?: (?:de nuevo|mucho|otra vez|mas))? (?:el|la|los|las)(?: (?:precio|valor|costo)s? (?:del?|de la|de los|de las))?(?: [a-z]+)? ?${economy}\\b`,
  ),
  new RegExp(
    `\\b(?:el|la|los|las) ${economy} (?:(?:se )?${will} a (?:subir|bajar|aumentar|seguir|caer)|subiran?|bajaran?|aumentaran?)\\b`,
  ),
  new RegExp(
    `\\bcuanto ${will} a (?:ser|estar|aumentar|subir|bajar|cotizar|valer|costar|salir) (?:el|la|los|las|un|una)\\b`,
  ),
  /\bquien(?:es)? (?:gana|ganan|va a ganar|van a ganar|ganara|ganaria|sale campeon|sale presidente)\b(?: [a-z]+){0,2} (?:elecci\w+|balotaje|interna|presidencia|provincia|mundial|campeonato|partido|clasico|superclasico|copa|torneo|oscar|martin fierro|gran hermano)\b/,
  new RegExp(
    `\\b(?:${will} a haber|habra) (?:(?:otro|otra|un|una|mas|algun) )?(?:paros?|huelga|feriado|bono|devaluacion|cortes?|crisis|guerra|corralito|elecciones|cuarentena|inflacion|recesion)\\b`,
  ),
  new RegExp(
    `\\b(?:gobierno|presidente|ministro|gobernador|dolar|pais)\\b(?: [a-z]+)? ${will} a (?:llegar|terminar|caer|renunciar|ganar|aguantar|subir|bajar|explotar)\\b`,
  ),
];

/** Whether it is asked what will come out of a trial, of an election, of prices: no law foretells it. */
export function asksForecast(clause: string): boolean {
  if (ofWorld.some((form) => form.test(clause))) return !/\b(?:si|me|nos|mi)\b/.test(clause);
  return ofOutcome.some((form) => form.test(clause)) && !ofCase.test(clause);
}
