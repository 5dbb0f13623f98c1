import { findAmounts } from '../extract/amounts.ts';
import type { ReasonSentence } from './read-reasons.ts';

/** Words with which a court concludes. */
const conclusion =
  /\b(?:por lo que|de modo que|de manera que|de suerte que|de ahi que|de alli que|asi que|por ende|en consecuencia|por ello|por (?:tanto|consiguiente)|asi las cosas|en ese (?:cuadro|marco|contexto)|corresponde\w*|conviene|no hay (?:razon|motivo)|luce|autoriza a|proced\w+|procedente|prosper\w+|progres\w+|admit\w+|admis\w+|acog\w+|receptar\w*|estimo|considero|entiendo|juzgo|propongo|propicio|encuentro|tengo por|he de|habra de|habre de|hare lugar|fij(?:o|ar\w*)|establec\w+|justiprecio|cuantific\w+|asciende\w*|se mide|alcanza para|no puede (?:prosperar|ser|admitirse|progresar)|debe\w* (?:responder|prosperar|admitirse|rechazarse|ser)|se (?:rechaza|desestima|admite|impone|concede|eleva|reduce|confirma|mantiene)|sera[n]? (?:rechazad|desestimad|admitid|impuest|confirmad)\w+)\b/g;
/** Words that give a reason. */
const because =
  /\b(?:porque|ya que|puesto que|pues\b|toda vez que|en tanto|dado que|por cuanto|desde que|habida cuenta|en atencion a|atendiendo a|ponderando|teniendo en cuenta|valorad[ao]s?|visto que|siendo|no habiendo\w*|habiendo\w*|al no \w+|acreditad[ao]|probad[ao]|sin que|a fin de|para permitir|frente a|asi,|de lo que|que excede\w*|lo que (?:vuelve|torna|hace)|de forma que)\b/g;
/** Words with which a court says why somebody owes or does not. */
const attribution =
  /\b(?:responsab\w+|respond\w+|culpa\w*|injuri\w+|presuncion\w*|incumpl\w+|acredit\w+|prob(?:ad|o|aron|ada)\w*|prueba\w*|demostr\w+|no (?:probo|logro|fue desvirtuad\w+|satisfizo)|configura\w*|obligad\w+|derecho a|objetiv\w+|nexo causal|causa ajena|relacion (?:laboral|de consumo)|mora\b|adeud\w+|huerfan\w+|vici\w+|presum\w+|imput\w+|compromet\w+|falta de servicio|riesgo\w*|legitim[ao]s?\b|justific\w+|injustific\w+|carga\b|deber\w*|omision|negligen\w+|ilicit\w+|arbitrari\w+|abusiv\w+|carec\w+|necesidad|desequilibrio|interes superior|defectuos\w+|falla\w*|cumpl\w+|consentimiento|buena fe|requisito\w*|exige\w*|renunci\w+|titul[oa]\w*|duen[oa]|dominio|posesi\w+|intimaci\w+|silencio|previs\w+|prever|segurid\w+|garanti\w+|obligac\w+|excus\w+|intempestiv\w+)\b/g;
/** Passages that report what a proof, a party or another court said. */
const report =
  /\b(?:sentencia (?:de primera instancia|de grado|apelada|recurrida)|juez de grado|a quo\b|apelante\b|recurrente\b|se agravi\w+|se quej\w+|agravio\w* (?:de|del)|(?:promueve|contest\w+|relat\w+|declar[oó]\b|dijo|dijeron|sostien\w+|afirm[ao]\w*|aleg\w+|invoc[ao]\w*|pide|solicit[oó]|explic[oó]|inform[oó]|dictamin[oó]|aclar[oó]|insiste|refiri[oó]|manifest[oó]|(?:fiscal|defensa|defensora?|imputado) (?:tuvo|pidio|solicito|sostuvo)|el fiscal\b))\b/g;
/** How a court says why it fixes a sum. */
const quantifies =
  /\b(?:cuantific\w+|suma\b|monto\b|cifra|importe|calcul\w+|formula|pautas?|valores? actual\w*|fij(?:o|ar\w*)|cuantia|prudencial\w*|estim\w+|justiprec\w+)\b/;
const quantities = /\b(?:monto|cuantia|quantum|partida|renglon|rubro|suma|indemnizacion por)\b/;
/** Which law applies is no reason why somebody answers. */
const lawAlone =
  /\b(?:resulta aplicable|ley aplicable|vigente (?:en|al|a la)|rige el caso|encuadr\w+|es pacifico|no esta (?:discutid|controvertid|cuestionad)\w+|(?:no esta|esta fuera|fuera) (?:en|de) (?:disputa|discusion|debate|controversia)|esta reconocid\w+|la cuestion central|se trata de determinar|incumbe|incumbia|exige (?:un|algo|que))\b/;
/** The court refuses something. */
const refusal =
  /\b(?:rechaz\w+|desestim\w+|improced\w+|no (?:puede|procede|prosper\w+|corresponde|se indemniza|ha de|habra|cabe|admit\w+|hay|habiendo|basta\w*|alcanza\w*)|tampoco|sin (?:prueba|sustento|apoyo|esa|ese)|se cae|denieg\w+|carec\w+|insuficien\w+|no (?:tiene|tienen|hay|existe) derecho|no es (?:admisible|procedente|atendible)|falta\b)/;
/** What is only announced: "Corresponde determinar si…". */
const announces =
  /\b(?:corresponde|resta|queda|toca|cabe|debo|he de|es preciso|habre de) (?:ahora |aun |entonces |primero )?(?:determinar|examinar|analizar|dilucidar|decidir|tratar|abordar|considerar|expedirme|averiguar|indagar|verificar)\b|\b(?:paso|ingreso|empiezo|comienzo|comenzare|me abocare|entrare) (?:a|al|por|en)\b|\blo esta si\b|\bvot(?:o|a|aron|an) (?:de|en|por)\b|\badh(?:iere|ieren|irio|irieron|iero)\b/;
/** Votes and adhesions, which say nothing of why. */
const formal =
  /\badh(?:iere|ieren|iero|irio|irieron)\b|^vot[oa]n? por la (?:afirmativa|negativa)\b|^asi (?:lo )?vot[oa]\b|\bcon igual adhesion\b/;
const negation =
  /\b(?:no|tampoco|nada|ningun[ao]?|nunca|sin|carec\w+|insuficien\w+|improceden\w+|rechaz\w+|desestim\w+)\b/;

/** A sentence as short as this concludes or announces without saying why, in characters. */
const shortSentence = 85;
const baldSentence = 62;
/** Headings under which a court tells what the parties said. */
const reportHeading = /\b(?:acusacion|la defensa|antecedentes|los hechos|pretension|posicion de)\b/;
const meritsHeading =
  /\b(?:responsabilidad|atribucion|causa|despido|distracto|extincion|ruptura|injuria|mecanica|dinamica|nexo|vinculo|fondo|materialidad|autoria|procedencia|solucion|merito|incumplimiento|hecho|decision|falta|desvinculacion|encuadre del caso)\b/;
const mostAttribution = 4;

/** A sentence of the reasons with what it is worth for any point, reckoned once. */
export interface WeighedReason extends ReasonSentence {
  /** How much it concludes and gives reasons, and does not only report or announce. */
  manner: number;
  /** What it loses for being short, unless it names the very sum of the point. */
  shortness: number;
  /** In how many words it says why somebody owes or does not. */
  attributions: number;
  isNegative: boolean;
  isRefusing: boolean;
  /** It says how a sum is reckoned; it has a sum or is about one. */
  isQuantifying: boolean;
  isOfSums: boolean;
  isFormal: boolean;
  /** It stands under a heading on why somebody answers. */
  isOnMerits: boolean;
}

export function weighReason(reason: ReasonSentence): WeighedReason {
  const { folded, isReport, part, place, text } = reason;
  return {
    ...reason,
    manner:
      Math.min(2, count(folded, conclusion)) * 0.9 +
      Math.min(2, count(folded, because)) * 0.7 -
      Math.min(2, count(folded, report)) * 0.8 -
      (lawAlone.test(folded) ? 1.2 : 0) -
      (announces.test(folded) ? 2.5 : 0) -
      (isReport ? 3 : 0) -
      (reportHeading.test(part.headingText) ? 3 : 0) +
      place * 0.6,
    shortness: text.length < baldSentence ? 2.5 : text.length < shortSentence ? 1.4 : 0,
    attributions: Math.min(new Set(folded.match(attribution) ?? []).size, mostAttribution),
    isFormal: formal.test(folded),
    isNegative: negation.test(folded),
    isRefusing: refusal.test(folded),
    isQuantifying: quantifies.test(folded),
    isOfSums: findAmounts(text).length > 0 || quantities.test(folded),
    isOnMerits: meritsHeading.test(part.headingText),
  };
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
