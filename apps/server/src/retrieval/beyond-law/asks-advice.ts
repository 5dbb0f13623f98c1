/** Ways and institutions between which the law itself makes the difference: "la mejor forma de…", "qué tipo de sociedad me conviene". */
const legalChoice =
  '(?:forma|manera|modo|opcion|camino|via|alternativa|estrategia|defensa|interes|derecho|prueba|postor|oferta|tipo|clase|regimen|contrato|sociedad|accion|demanda|juicio|recurso|medida|documento|testamento|garantia|acuerdo|convenio|clausula|plazo|norma|tramite|figura|instrumento|juzgado|tribunal|momento|pacto|poder|tenencia|separacion|divorcio|cosa|es|para|que|la|el|me|hago|hacer|pasa|sucede|parte|grado|fuero|titulo|heredero|acreedor)(?:e?s)?';
const praised =
  '(?:mejor(?:es)?|mas (?:prestigios|barat|lind|segur|confiable|recomendable|conveniente|car|bonit|tranquil|grande|buen)\\w*)';
const ofThings = [
  // "¿Cuál es la mejor prepaga?", "el mejor barrio para alquilar"
  new RegExp(
    `\\b(?:cual(?:es)?|que|quien(?:es)?)(?: (?:es|son|seria|sera))? (?:el|la|los|las) mejor(?:es)? (?!${legalChoice}\\b)[a-z]+`,
  ),
  new RegExp(
    `\\b(?:cual(?:es)?) (?:es|son|seria) (?:el|la|los|las) (?!${legalChoice}\\b)[a-z]+ (?:de [a-z]+ )?${praised}\\b`,
  ),
  // "¿Qué banco me recomendás?", "¿qué marca de auto conviene más?"
  new RegExp(
    `\\b(?:que|cual) (?!${legalChoice}\\b)[a-z]+(?: (?:de|del|para) [a-z]+){0,2} (?:(?:me|te|nos) )?(?:recomend\\w+|conviene|es (?:el |la )?${praised}|sirve (?:mas|mejor)|elijo|me compro)\\b`,
  ),
  new RegExp(
    `\\b(?:me|nos) (?:recomend\\w+|aconsej\\w+|suger\\w+) (?:algun|un|una|alguna)(?: buen[oa]?)? (?!${legalChoice}\\b)[a-z]+`,
  ),
  new RegExp(`\\brecomend(?:ame|anos|as) (?:algun|un|una|alguna)(?: buen[oa]?)? (?!${legalChoice}\\b)[a-z]+`),
  // "¿Cuál prepaga cubre más por menos plata?"
  new RegExp(
    `^(?:y )?(?:cual|que) (?!${legalChoice}\\b)[a-z]+ (?!me |nos |se |le |les |puede|debe|vale|pesa|rige)[a-z]+ (?:mas|mejor|menos)\\b`,
  ),
  new RegExp(`\\bque (?!${legalChoice}\\b)[a-z]+(?: (?:de|del|para) [a-z]+)? quedan? (?:bien|mejor|lindo|mal)\\b`),
];
const weighs =
  '(?:(?:me|nos|te|le) conviene|(?:^|que )conviene|(?:^|si )deberia(?:mos)?|vale la pena|es (?:una )?(?:buena|mala) idea|hago (?:bien|mal) en|hice (?:bien|mal) en|seria (?:bueno|mejor)|es mejor|esta bueno|no se si|a que edad|sirve de algo)';
const ofLife = [
  // "¿Me conviene…?", "¿debería…?", "no sé si perdonarla"
  new RegExp(
    `\\b${weighs}(?: (?:que|a|en|mas|ya|ahora|hoy|mejor|con|o no))* (?!poder\\b)[a-z]*(?:ar|er|ir)(?:me|nos|se|lo|la|le|los|las)?\\b`,
  ),
  // "¿Me compro una casa o me voy de viaje?"
  /^(?:me (?:caso|compro|voy|mudo|separo|anoto|quedo|divorcio|opero)|(?:le|la|lo) (?:propongo|perdono|dejo|invito|llamo|creo)|compro|vendo|estudio|sigo|tengo otro hijo)\b.* o (?:me|no|espero|mejor|sigo|es (?:muy )?(?:pronto|tarde)|[a-z]+)\b/,
  /^(?:y )?(?:le|lo|la|les) (?:creo|perdono|escribo|llamo|cuento|hago caso|doy otra (?:chance|oportunidad))\b/,
  /\bcomo (?:le|les) digo a\b|\bcomo (?:hago|puedo hacer|hacer) para que (?:mi (?:ex|novi[oa]|marido|mujer|pareja|esposa?)|el|ella) (?:vuelva|me (?:quiera|ame|perdone|extrane))/,
  /^que (?:nombre (?:le|les) pongo|(?:le|les) regalo|(?:le|les) (?:compro|digo) a)\b|\bcomo (?:supero|conquisto|olvido|enamoro)\b/,
];
/** What is done before the law, and is done well or badly by it: who asks whether to do it asks what follows. */
const deeds =
  /\b(?:renunci\w+|firm\w+|demand\w+|denunci\w+|reclam\w+|apel\w+|recurr\w+|acept\w+|agarr\w+|arreglar con|don(?:ar|acion)\w*|testar|inscrib\w+|anot\w+|registr\w+|mandar|enviar|intim\w+|inici\w+|contest\w+|declar\w+|concili\w+|mediacion|pedir\w*|avis\w+|notific\w+|rescind\w+|desaloj\w+|despedir\w*|echar\w*|embarg\w+|ejecut\w+|negar\w*|pagar\w*|cobrar\w*|entreg\w+|constitu\w+|escritur\w+|monotribut\w+|blanque\w+|adherir\w*|querell\w+|transfer\w+|ceder)\b/;
/** Effects of law: who names one asks which of them each choice has. */
const effects =
  /\b(?:herenc\w+|hered\w+|testament\w+|bienes|gananciales|patrimonio|regimen|indemniz\w+|preaviso|despid\w+|despedid\w*|ech(?:en|aron|an)|jubila\w+|pension|alimentos|alimentaria|obra social|contrato|boleto|escritur\w+|firm\w+|juicio|deudas?|embarg\w+|hipotec\w+|separacion de bienes|convenio|acuerdo|sucesion|usufructo|donaci\w+|donar|nacionalidad|ciudadania|residencia|tenencia|custodia|cuidado|cuotas?|fondo de comercio|impuesto\w*|prescri\w+|vence\w*|plazo|amparo|recurso|accion|cautelar|renov\w+|tramit\w+)\b/;

/** Whether it is asked what to prefer, to buy or to do with one's life: the law leaves it to each. */
export function asksAdvice(clause: string): boolean {
  if (effects.test(clause)) return false;
  if (ofThings.some((form) => form.test(clause))) return true;
  return !deeds.test(clause) && ofLife.some((form) => form.test(clause));
}
