/**
 * Ways of asking, as closed classes of Spanish grammar: they tell what kind of answer somebody wants whatever the matter
 * is. All are read from folded text (lower case, no accents). None of them decides alone.
 */
export const askingForms = {
  /** Somebody tells of themselves: what happened to them, what is theirs. */
  personal: /\b(?:me|mi|mis|nos|nuestr[ao]s?|conmigo)\b/,
  /** What may, must or falls due: the question of every legal consultation. */
  normative:
    /\b(?:pued(?:o|e|en|a|an)|podemos|podr?ia[ns]?|deb(?:o|e|en|emos|eria|erian)|(?:tengo|tiene|tienen|tenemos|hay) (?:que|q|derecho)|derecho a|correspond\w*|me (?:toca|tocan|conviene)|oblig(?:ad[ao]s?|an|a|acion|aciones)|es (?:legal|ilegal|valid[ao]|delito|obligatorio|abusiv[ao])|(?:esta|estan) (?:permitid|prohibid|obligad)\w+|reclam\w+|denunci\w+|demand\w+|exig\w+|les? (?:puedo|corresponde)|vale|sirve|quien (?:paga|responde|se hace cargo|hereda|tiene)|hasta cuando|cuanto tiempo (?:tengo|tiene|hay))\b/,
  /** Somebody did something to the person who asks. */
  grievance:
    /\b(?:me|nos|le|les|se)(?: (?:me|nos|la|lo|las|los|le|les))? (?:quier[ea]n?|tienen?|deben?|piden?|cobran?|dicen?|niegan?|dan?|hacen?|sacan?|echan?|pagan?|mandan?|devuelven?|exigen?|amenazan?|dejan?|[a-z]{3,}(?:aron|ieron|ieran|aban?|ando|iendo)|(?!quiero|pongo|tengo|llamo|compro|pido|siento|parezco)[a-z]{2,}o)\b/,
  /** An order to the assistant to write, reckon, translate, recommend, list. */
  chore:
    /(?:(?:^|[.,;:!?] *)hace(?:me|nos)?(?= (?:una? |el |la |los |las ))|(?:^|[.,;:!?] *|\bfavor,? |\bpodes |\bpodrias |\bme )(?:escribi|redacta|conta|arma|canta|dibuja|inventa|imagina|genera|crea|disena|programa|sugeri|recomenda|traduci|resumi|corregi|calcula|suma|resta|multiplica|ensena|mostra|recita|deci|dame|da|pasa|busca|lista|enumera|completa|continua|segui|ordena|converti|borra|ignora|olvida|repeti|actua|simula|juga|jugamos|elegi|adivina|compara precios)(?:me|nos|le|la|lo|melo|mela)?\b(?! (?:los? |las? )?(?:arts?\b|articulos?|que (?:dice|puedo|hago|hacer)|si (?:puedo|pueden|es)|como (?:hago|inicio|reclamo))))/,
  /** An amount, a price, a number, an address or an hour of today: no norm holds it. */
  lookup:
    /\b(?:cuanto (?:sale|salen|cuesta|cuestan|vale|valen|cobra|cobran|gana|ganan|aument[oa]|subio|es hoy|esta|se (?:cobra|paga|gana))|a cuanto|a que precio|cuanto pagan|a como esta|(?:valor|precio|monto|importe|tarifa|costo|cotizacion|tasa|indice|numero de telefono|telefono|mail|direccion|horarios?|ubicacion|sede|turnos?|link|pagina|sitio|formulario|calendario|cronograma|tope|topes|escala|aumento) (?:(?:actual|actualizad[ao]|oficial|vigente|web|online|de atencion|de pagos?)\b|(?:(?:del?|para|por|en|la|el|los|las|un|una) )+\w+)|horarios? de|cotizan?|(?:hoy|este mes|este ano|esta semana|mes que viene|actualizad[ao]s?|actualmente|vigente hoy|ultim[ao]s? (?:aumento|noticias?|valor)|20(?:2[3-9]|3\d))\s*[?.!]*$|donde (?:queda|saco|compro|consigo|se compra|encuentro|puedo comprar|hay)|a que hora|que (?:dia|hora) (?:abre|es|cierra)|cuando (?:juega|cobro|se cobra|pagan|abre|empieza|vence|es))\b/,
  /** General knowledge: who did it, in which year, which is the greatest. */
  trivia:
    /\b(?:quien(?:es)? (?:es|son|era|fue|fueron|gano|salio|[a-z]{3,}(?:io|bio|to|do|co|so)) |cuando (?:fue|nacio|murio|se (?:sanciono|invento|fundo|estrena|descubrio))|que dijo|quienes? votaron|en que (?:ano|siglo|pais|ciudad|fecha)|(?:cual|cuales|que) (?:es|son|fue|fueron) (?:el|la|los|las) (?:mejor|mejores|peor|mas|capital|rio|pais|nombre|color|significado|diferencia horaria|ley de la|raiz|formula)|mejor(?:es)? (?:marca|epoca|lugar|abogado|restaurante|pelicula|libro|celular|auto|precio|forma de (?:aprender|limpiar|cocinar))|cuant[oa]s? (?:habitantes|anos tiene|mide|pesa|dura (?:la pelicula|el vuelo)|calorias|kilometros|dias tiene|diputados|jugadores|ladrillos|bolsas)|por que (?:el|la|los|las) (?!banco|empleador|patron|inquilin|duen|juez|empresa)|como (?:funciona|se dice|se escribe|se pronuncia|se juega)|significado de|significa (?:la (?:palabra|expresion|frase)|sonar)|historia de|(?:letra de (?:la cancion|el tema)|biografia|sinopsis|autor|peliculas?|series?|libros?|novelas?) (?:de|sobre)|diferencia entre (?:mito|un perro|el mar))\b/,
  /** How a thing is made or mended with one's hands, or bought. */
  craft:
    /^(?:busco|ofrezco|necesito un[ao]?)\b|\b(?:como (?:(?:se|me|lo|la|los|las|le) )*(?:educo|hacer|arreglo|cambio|limpio|lavo|saco|cocino|preparo|planto|riego|pinto|instalo|configuro|recupero|armo|arregla|cambia|limpia|lava|cocina|prepara|planta|pinta|instala|bajo|bajar|subo|subir|mejoro|mejorar|aprendo|aprender|conquisto|aprobar|estudio|llego|llegar|invierto|compro)|que (?:[a-z]+ )?(?:me recomend\w+|le digo|me compro|conviene comprar|me recomendas|cocino|hago de (?:comer|cenar)|tomo|le regalo|regalo le|visitar|le doy|me pongo|vacunas)|cada cuanto (?:se|hay que|conviene)|conviene (?:comprar|invertir)|(?:mas|bien) barat[ao]s?|receta|ideas|consejos?|trucos|recomendame|recomendas|recomiendan)\b/,
  /** Words to the assistant itself: what it is, thinks, can do. */
  toAssistant:
    /\b(?:sos|podes|sabes|tenes|usas|opinas|pensas|crees|escuchas|entendes|respondes|te (?:llamas|programo|programaron|creo|hizo|quiero|amo|parece|gusta|gustaria|escribo|cuento despues)|tu (?:prompt|nombre|opinion|modelo|creador)|tus (?:instrucciones|creadores)|inteligencia artificial|chatgpt|jaja\w*|jeje\w*|gracias|genio|capo)\b/,
} as const satisfies Record<string, RegExp>;

export type AskingForm = keyof typeof askingForms;

/** Provinces and larger towns: local rules and offices, which no national norm tells. Folded. */
export const argentinePlaces =
  /\b(?:buenos aires|caba|capital federal|conurbano|catamarca|chaco|chubut|cordoba|entre rios|formosa|jujuy|la pampa|la rioja|mendoza|misiones|neuquen|rio negro|salta|san juan|san luis|santa cruz|santa fe|santiago del estero|tierra del fuego|tucuman|mar del plata|rosario|bahia blanca|bariloche|tandil|quilmes|lanus|moron|la matanza|lomas de zamora|avellaneda|san isidro|san martin de los andes|villa gesell|pinamar|posadas|parana|rafaela|rio cuarto|comodoro rivadavia|ushuaia|palermo|caballito)\b/;

/** Rules of a town hall or a province. Folded. */
export const localRule =
  /\b(?:ordenanzas?|municipal(?:es|idad)?|municipio|intendent[ea]s?|concejo deliberante|de la provincia|provincial(?:es)?|comunal(?:es)?|comuna)\b/;

/** Words of a conversation about the conversation. A message of nothing else asks nothing. */
export const chatWords = `
buen buena dia tarde noche hola holis holaa chau adios gracias genio capo crack perfecto excelente genial barbaro listo dale claro si no
entiendo entendi entendes explicame explicas mejor peor cosa cosas otra pregunta preguntas consulta consultas consultita duda dudas ayuda ayudas
test testing prueba probando ver estas ahi alguien funciona funcionas sigue seguimos despues luego escribo hablar hablo hablamos
podes podrias puedo sabes decir digo eso esto asi igual jaja jajaja jeje ok oka okay bueno bien mal nada todo nunca mente mas menos
repetir repetis idioma ingles humano robot bot ia gratis nombre llamas sos
`;
