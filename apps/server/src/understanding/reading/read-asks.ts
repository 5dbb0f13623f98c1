import type { Ask } from '../understood-question.ts';

/** Words that ask for one kind of thing, in a folded text. */
const cues: readonly [Ask, RegExp][] = [
  [
    'how-long',
    /\b(?:cuant[oa]s? (?:tiempo|preaviso|antelacion|anticipacion|dura|tarda|demora|vive)|hasta (?:cuando|que (?:edad|dia|fecha|mes|momento|etapa))|plazos?|en cuanto tiempo|cuant[oa]s (?:dias|mes(?:es)?|anos|horas|semanas)|cuanto (?:dura|tarda|demora|me queda)|cuanto (?:tiene\w*|tengo|tenemos) para|duracion|prescri\w+|caduc\w+|vencimiento|vence|a que edad|(?:a|estoy en) tiempo|por cuanto(?! me)|cada cuanto|en que fecha|que dia|cuando (?:me |se |le |te |nos |lo |la )*(?:tiene|tienen|deben?|puedo|puede|vence|prescribe|termina|cobro|pagan?))\b/,
  ],
  [
    'since-when',
    /\b(?:desde cuando|a partir de (?:cuando|que)|desde que (?:fecha|dia|momento)|cuando (?:empieza|comienza|arranca|entra|entro|empezo)|como se cuenta|momento inicial|dies a quo|computos?|(?:desde|a partir de) (?:que|cual) (?:acto|hecho|momento|fecha))\b/,
  ],
  [
    'how-much',
    /\b(?:cuanto(?! (?:tiempo|preaviso|antelacion|anticipacion|dura|tarda|demora|me queda|(?:tiene\w*|tengo|tenemos) para))|cuant[oa]s (?!veces)\w+|cuanta \w+|que (?:monto|porcentaje|parte|tasa|interes|recargo|cantidad|porcion)|montos?|porcentajes?|topes?|importe|a cuanto|que (?:me|le|les|nos) (?:corresponde|toca|deben?|tienen? que pagar)|(?:que|cuantos) votos|(?:numero|cantidad|maximo|minimo) (?:maxim[oa]|minim[oa]|de)|mayorias?|quorum|legitima(?! defensa)|recargo|tasa)\b/,
  ],
  [
    'in-force',
    /\b(?:sigue(?:n)? (?:vigentes?|existiendo|en pie|valiendo|en vigor|rigiendo|aplicandose)|(?:esta|estan|es|son) vigentes?|vigencia|derog\w+|ya no (?:corre|rige|existe|va mas)|todavia (?:existen?|rigen?|valen?|corren?)|existe todavia|que cambio|cambio (?:la ley|algo|con)|desde cuando rige|reform\w+|como (?:quedo|era)|se mantiene|sigue (?:funcionando|habiendo)|(?:que|cual|por que|desde que) (?:norma|ley|decreto|dnu) (?:lo |la |se )?(?:cambi|modific|sustitu|incorpor|agreg|redact)\w*|(?:cuando|por que (?:ley|norma|decreto)) (?:se |fue |la |lo )*(?:cambi|modific|sustitu|incorpor)\w*|desde que (?:ley|norma|decreto))\b/,
  ],
  ['who', /\b(?:quien(?:es)?|a cargo de quien|legitimad[oa]s?|legitimacion|a quien)\b/],
  [
    'where',
    /\b(?:a?donde|ante quien|(?:en|a|ante) que (?:juzgado|tribunal|lugar|oficina|juez|organismo|fuero)|que (?:juez|juzgado|tribunal|organismo|fuero)|competen(?:te|cia)|jurisdiccion)\b/,
  ],
  [
    'requirements',
    /\b(?:requisitos?|cuando procede\w*|en que (?:casos|supuestos) (?:procede|cabe|corresponde|se puede)\w*|que (?:necesito|se necesita|hace falta|exige|piden|pide|condiciones|requiere|debe (?:tener|contener))|condiciones|que tiene que (?:tener|decir|contener|cumplir)|exigencias|recaudos|presupuestos|formalidades)\b/,
  ],
  [
    'what-to-do',
    /\b(?:que (?:(?:les? |se )?(?:pongo|contesto|respondo|presento)|hago|hacemos|puedo hacer|podemos hacer|tengo que hacer|debo hacer|se puede hacer|me conviene|conviene hacer|pasos)|como (?:sigo|reclamo|hago)|pasos a seguir|me pueden ayudar|necesito ayuda)\b/,
  ],
  [
    'how',
    /\b(?:como (?!(?:era|quedo|minimo|maximo|empleado|la|el|los|las|si|dice|es|marca|establece|fija|manda|mi|un|una|hay|tengo|tiene|ya|me dijeron)\b)|de que (?:manera|forma|modo)|procedimiento|tramite|modo de|forma de|se (?:calcula|computa|tramita))/,
  ],
  [
    'consequence',
    /\b(?:que (?:pasa|ocurre|sucede|sancion|consecuencias?|efectos?|riesgos?|pena|castigo)|consecuencias?|sancion(?:es)?|efectos?|que me (?:pueden|puede) (?:hacer|pasar|sacar)|nulidad|es nul[oa]|pierdo|multas?|penas?)\b/,
  ],
  [
    'what-is',
    /\b(?:que (?:es|son|significa|se entiende|quiere decir)(?! (?:cierto|verdad))\b|definicion|concepto|diferencia entre|en que consiste|nocion)/,
  ],
  [
    'article-text',
    /\b(?:que (?:dice|decia|establece|dispone|regula|establecia)|texto|transcrib\w+|cita(?:me)?|dice)\b.{0,30}\bart(?:iculo|\.|\b)/,
  ],
  [
    'proof',
    /\b(?:prueb[ao]\w*|probar|demostr\w+|demuestr\w+|acredit\w+|evidencias?|que (?:documentos?|papeles)|carga de la prueba|testigos)\b/,
  ],
];
const yesNo =
  /^(?:(?:y|pero|entonces|igual|ademas|tambien|o|todavia|aun|ya) )*(?:(?:me|te|se|le|les|nos|lo|la|los) )*(?:no )?(?:(?:me|te|se|le|les|nos|lo|la|los) )*(?:pued\w+|podemos|podria\w*|corresponde\w*|tengo|tiene\w*|tenemos|debo|debe\w*|deben|es|son|esta\w*|vale\w*|hay|sirve\w*|existe\w*|cobro|cobra|pierdo|pierde|sigue\w*|soy|aplica\w*|rige|necesit\w+|hac(?:e|ia) falta|tenia\w* que|cuenta|toca|obliga\w*|exige|procede|cabe|cambia|responde\w*|hereda\w*|paga\w*|cubre|pasa a|alcanza|queda|da|permite|prescribio|vencio|van a|va a|era|fue|estoy|estamos)\b/;
const asksWhether =
  /\b(?:es (?:cierto|verdad|legal|obligatori[oa]|valid[oa])|tengo derecho|esta bien que|si (?:puedo|puede|pueden|corresponde|tengo derecho|me corresponde|es legal))\b/;
const mayOne = /\b(?:pued[oe]n?|podemos|podria\w*|me corresponde|hay que)\b/;
/** What else a question that also says "puedo" may ask without asking what, how or when. */
const besideWhether = new Set<Ask>(['consequence', 'proof', 'in-force', 'article-text']);

const clauseCharacters = 160;
const holdsVerb =
  /\b(?:es|son|esta|estan|procede\w*|sirve\w*|vale\w*|corresponde\w*|cabe|rige|se aplica\w*|interrump\w+|suspend\w+)\b/;
const interrogative = /\b(?:que|cual(?:es)?|cuant[oa]s?|como|a?donde|quien(?:es)?|cuando|por que)\b/;

/** As people write in a chat: "q me corresponde", "k hago". */
const shortQue = /(?<!\binc(?:iso|\.)? ?)\b[qk]\b(?![).])/g;

/** What is asked reads the same with the word written out; places in the text do not. */
export const withQue = (folded: string): string => folded.replace(shortQue, 'que');

/** What a stretch of a question asks. @param written lower case, no accents. */
export function readAsks(written: string): Ask[] {
  const folded = withQue(written);
  const asks = cues.filter(([, cue]) => cue.test(folded)).map(([ask]) => ask);
  const bare = folded.replace(/^[^a-z]+/, '');
  const [, marked] = /¿\s*([^¿]*)$/.exec(folded) ?? [];
  const clause = marked ?? bare.split(/[,.:;](?!\d)\s*/).findLast((part) => part.trim() !== '') ?? bare;
  const isQuestion = /[?¿]/.test(folded);
  const isOpen = asks.every((ask) => besideWhether.has(ask));
  // "Prescripción breve: ¿el boleto es justo título?": what the marks hold asks whether.
  const isWhether =
    marked !== undefined && marked.length < clauseCharacters && holdsVerb.test(marked) && !interrogative.test(marked);
  const asksIt =
    asksWhether.test(folded) ||
    (!isQuestion && asks.length === 0 && yesNo.test(bare)) ||
    (isQuestion && (isWhether || yesNo.test(clause) || (isOpen && mayOne.test(folded)) || asks.length === 0));
  return asksIt ? ['yes-no', ...asks] : asks;
}
