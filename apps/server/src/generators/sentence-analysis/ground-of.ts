import type { Finding } from '@foja/contracts/generators/finding';
import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import { findAmounts } from '../extract/amounts.ts';
import { inferred, toJudge } from '../extract/findings.ts';
import { asQuote } from '../extract/sentences.ts';
import type { ReasonPart, ReasonSentence, Reasons } from './read-reasons.ts';
import { accessoryTopics, type RulingTopic, topicsOf } from './ruling-topics.ts';

/** Words with which a court concludes. */
const conclusion =
  /\b(?:por lo que|de modo que|de manera que|de suerte que|de ahi que|de alli que|asi que|por ende|en consecuencia|por ello|por (?:tanto|consiguiente)|asi las cosas|en ese (?:cuadro|marco|contexto)|corresponde\w*|conviene|no hay (?:razon|motivo)|luce|autoriza a|proced\w+|procedente|prosper\w+|progres\w+|admit\w+|admis\w+|acog\w+|receptar\w*|estimo|considero|entiendo|juzgo|propongo|propicio|encuentro|tengo por|he de|habra de|habre de|hare lugar|fij(?:o|ar\w*)|establec\w+|justiprecio|cuantific\w+|asciende\w*|se mide|alcanza para|no puede (?:prosperar|ser|admitirse|progresar)|debe\w* (?:responder|prosperar|admitirse|rechazarse|ser)|se (?:rechaza|desestima|admite|impone|concede|eleva|reduce|confirma|mantiene)|sera[n]? (?:rechazad|desestimad|admitid|impuest|confirmad)\w+)\b/g;
/** Words that give a reason. */
const because =
  /\b(?:porque|ya que|puesto que|pues\b|toda vez que|en tanto|dado que|por cuanto|desde que|habida cuenta|en atencion a|atendiendo a|ponderando|teniendo en cuenta|valorad[ao]s?|visto que|siendo|no habiendo\w*|habiendo\w*|al no \w+|acreditad[ao]|probad[ao]|sin que|a fin de|para permitir|frente a|asi,|de lo que|que excede\w*|lo que (?:vuelve|torna|hace)|de forma que)\b/g;
/** Words with which a court says why somebody owes or does not. */
const attribution =
  /\b(?:responsab\w+|respond\w+|culpa\w*|injuri\w+|presuncion\w*|incumpl\w+|acredit\w+|prob(?:ad|o|aron|ada)\w*|prueba\w*|demostr\w+|no (?:probo|logro|fue desvirtuad\w+|satisfizo)|configura\w*|obligad\w+|derecho a|objetiv\w+|nexo causal|causa ajena|relacion (?:laboral|de consumo)|mora\b|adeud\w+|huerfan\w+|vici\w+|presum\w+|imput\w+|compromet\w+|falta de servicio|riesgo\w*|legitim[ao]s?\b|justific\w+|injustific\w+|carga\b|deber\w*|omision|negligen\w+|ilicit\w+|arbitrari\w+|abusiv\w+|carec\w+|necesidad|desequilibrio|interes superior|defectuos\w+|falla\w*)/g;
/** Passages that report what a proof, a party or another court said. */
const report =
  /\b(?:sentencia (?:de primera instancia|de grado|apelada|recurrida)|juez de grado|a quo\b|apelante\b|recurrente\b|se agravi\w+|se quej\w+|agravio\w* (?:de|del)|(?:promueve|contest\w+|relat\w+|declar[oó]\b|dijo|dijeron|sostien\w+|afirm[ao]\w*|aleg\w+|invoc[ao]\w*|pide|solicit[oó]|explic[oó]|inform[oó]|dictamin[oó]|aclar[oó]|insiste|refiri[oó]|manifest[oó]|(?:fiscal|defensa|defensora?|imputado) (?:tuvo|pidio|solicito|sostuvo)|el fiscal\b))\b/g;
/** What another court decided. */
const otherRuling =
  /\b(?:(?:pronunciamiento|fallo|decisorio|sentencia) (?:de fs|apelad|recurrid|de grado|de primera|obrante|en crisis)\w*.{0,40}\b(?:hizo|mando|condeno|rechazo|admitio|acogio|fijo)|(?:el|la) (?:juez|jueza|magistrad[ao]|sentenciante)\b.{0,60}\b(?:hizo|mando|condeno|rechazo|admitio|acogio|fijo|otorgo))\b/;
/** How a court says why it fixes a sum. */
const quantifies =
  /\b(?:cuantific\w+|suma\b|monto\b|cifra|importe|calcul\w+|formula|pautas?|valores? actual\w*|fij(?:o|ar\w*)|cuantia|prudencial\w*|estim\w+|justiprec\w+)\b/;
const quantities = /\b(?:monto|cuantia|quantum|partida|renglon|rubro|suma|indemnizacion por)\b/;
/** Which law applies is no reason why somebody answers. */
const lawAlone =
  /\b(?:resulta aplicable|ley aplicable|vigente (?:en|al|a la)|rige el caso|encuadr\w+|es pacifico|no esta (?:discutid|controvertid)\w+|esta reconocid\w+|la cuestion central|se trata de determinar|incumbe|incumbia|exige (?:un|algo|que))\b/;
const negation =
  /\b(?:no|tampoco|nada|ningun[ao]?|nunca|sin|carec\w+|insuficien\w+|improceden\w+|rechaz\w+|desestim\w+)\b/;

const decides =
  /\b(?:ha(?:c\w+|go) lugar|hagase lugar|conden\w+|rechaz\w+|desestim\w+|admit\w+|absolv\w+|confirm\w+|revoc\w+|modific\w+)\b/;
/** The point decides the case, and not an item or a plea. */
const wholeCase =
  /\b(?:demanda|accion|pretension|amparo|desalojo|sentencia (?:apelada|recurrida|de grado)|autor)\b|\bconden\w+ a\b/;
/** Behind the first point only one that names the claim decides it: "Condenarlo a pagar" is an item. */
const namesTheClaim = /\b(?:demanda|accion|pretension|amparo|sentencia (?:apelada|recurrida|de grado))\b/;
const narrower =
  /\b(?:extend\w+|extensiv\w+|rubro|reclamo de|excepcion|defensa de|reconvencion|modific\w+|elev\w+|reduc\w+|en cuanto|respecto de|en lo relativo)\b/;
/** What an appeal leaves as it was, which stands on why somebody answers. */
const restOfRuling = /\bconfirm\w*\b.{0,40}\b(?:demas|restante)\b/;
const refuses = /\b(?:rechaz\w+|desestim\w+|no ha(?:c\w+|go) lugar|deneg\w+|absolv\w+)\b/;
const openingCharacters = 70;
const longestSum = 90;
/** A sentence as short as this concludes or announces without saying why, in characters. */
const shortSentence = 85;
const baldSentence = 62;
/** Words of every decision. */
const generalTerms: ReadonlySet<string> = new Set(
  'condenar hacer lugar rechazar desestimar admitir confirmar modificar revocar pagar abonar suma pesos demanda demandado demandada actor actora acción parte partes dentro días término concepto favor conforme considerando presente sentencia declarar disponer ordenar fijar imponer indemnización reclamo rubro integrado siguientes autos contra intereses artículo ley'
    .split(' ')
    .flatMap((word) => analyzeTerms(word)),
);
/** Headings under which a court says why somebody answers. */
/** Headings under which a court tells what the parties said. */
const reportHeading = /\b(?:acusacion|la defensa|antecedentes|agravios|los hechos|pretension|posicion de)\b/;
const meritsHeading =
  /\b(?:responsabilidad|atribucion|causa|despido|fondo|materialidad|autoria|procedencia|solucion|merito|incumplimiento|hecho|decision|falta|desvinculacion|encuadre del caso)\b/;

const noGround =
  'No se encontró en los considerandos un fundamento con las palabras de este punto. Buscalo en el texto.';
const found = 'Es el pasaje de los considerandos más cercano a este punto.';

/** A point of a decision as its ground is looked for. */
interface Point {
  terms: readonly string[];
  topics: ReadonlySet<RulingTopic>;
  /** Topics of its first words. */
  opening: ReadonlySet<RulingTopic>;
  amounts: readonly string[];
  /** It decides the case as a whole. */
  isWhole: boolean;
  isRefusal: boolean;
  /** It decides on the claim, though only in part: "en cuanto persigue". */
  isLikeWhole: boolean;
  /** It is a sum of another point, with what it is for. */
  isSum: boolean;
}

/** How often words stand in the reasons: the rarer, the more they tell. */
type Weights = ReadonlyMap<string, number>;

function readPoint(text: string, index: number): Point {
  const folded = fold(text).replace(/\s+/g, ' ');
  const amounts = findAmounts(text).map(({ text: amount }) => digitsOf(amount));
  const topics = new Set(topicsOf(text));
  const opening = topicsOf(text.slice(0, openingCharacters));
  // What a point begins with it is about; further on it only mentions costs and interest.
  for (const topic of accessoryTopics) if (!opening.has(topic)) topics.delete(topic);
  const isWhole =
    restOfRuling.test(folded) ||
    (decides.test(folded) &&
      (index === 0 ? wholeCase : namesTheClaim).test(folded) &&
      !narrower.test(folded) &&
      ![...opening].some((topic) => isItemTopic(topic)));
  return {
    amounts,
    topics: isWhole ? opening : topics,
    opening,
    isWhole,
    isLikeWhole: decides.test(folded) && namesTheClaim.test(folded),
    isRefusal: refuses.test(folded.slice(0, openingCharacters)),
    isSum: amounts.length === 1 && text.length < longestSum,
    terms: [...new Set(analyzeTerms(text))].filter((term) => !/^\d/.test(term) && !generalTerms.has(term)),
  };
}

/** Topics that may be the whole case as well as an item. */
const wholeTopics: ReadonlySet<RulingTopic> = new Set([
  'deadline',
  'eviction',
  'sentence',
  'coverage',
  'removal',
  'deed',
  'contact',
  'care',
  'support',
]);
const isItemTopic = (topic: RulingTopic) => !wholeTopics.has(topic);
const digitsOf = (amount: string) => amount.replace(/\D+/g, '');

/** How much each term of the reasons tells: near 0 for one in every sentence, up to 3. */
function weighTerms(reasons: Reasons): Weights {
  const counts = new Map<string, number>();
  for (const { terms } of reasons) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return new Map([...counts].map(([term, count]) => [term, Math.min(3, Math.log(1 + reasons.length / count) / 1.2)]));
}

/** What a sentence that carries another point loses for this one. */
const sharedLoss = 1.5;

/** For each point of the decision the sentence of the reasons on which it stands. The clearest pairs are made first. */
export function groundsOf(texts: readonly string[], reasons: Reasons): Finding[] {
  const weights = weighTerms(reasons);
  const points = texts.map(readPoint);
  const scored = points.flatMap((point, index) => {
    const parts = partScores(point, reasons, weights);
    const others = points.filter((other) => other !== point);
    return reasons.flatMap((reason, at) => {
      const score = scoreOf(point, reason, { inPart: parts.get(reason.part) ?? 0, weights, others });
      return score === null ? [] : [{ index, at, score }];
    });
  });
  const chosen = new Map<number, number>();
  const carried = new Map<number, number>();
  const scoreNow = ({ at, score }: { at: number; score: number }) => score - sharedLoss * (carried.get(at) ?? 0);
  for (let open = scored; open.length > 0; open = open.filter(({ index }) => !chosen.has(index))) {
    const best = open.reduce((left, right) => (scoreNow(right) > scoreNow(left) ? right : left));
    chosen.set(best.index, best.at);
    carried.set(best.at, (carried.get(best.at) ?? 0) + 1);
  }
  for (const index of points.keys()) {
    if (chosen.has(index)) continue;
    const between = groundBetween(index, points, chosen, reasons);
    if (between !== null) chosen.set(index, between);
  }
  return texts.map((_, index) => {
    const reason = reasons[chosen.get(index) ?? -1];
    if (reason === undefined) return toJudge(noGround);
    const quote = asQuote(reason.text);
    return inferred(quote, found, quote);
  });
}

/**
 * A court decides in the order in which it reasons: for a sum without words of its own the considerando between those of the points
 * before and behind it, where no other point stands on it.
 */
function groundBetween(
  index: number,
  points: readonly Point[],
  chosen: ReadonlyMap<number, number>,
  reasons: Reasons,
): number | null {
  const point = points[index];
  if (point === undefined || (point.amounts.length === 0 && !point.isLikeWhole)) return null;
  const parts = [...new Set(reasons.map(({ part }) => part))];
  const partOf = (one: number | undefined) =>
    one === undefined ? -1 : parts.indexOf(reasons[one]?.part as ReasonPart);
  const taken = new Set([...chosen.values()].map((at) => partOf(at)));
  const before = Math.max(-1, ...[...chosen].filter(([other]) => other < index).map(([, at]) => partOf(at)));
  const behind = Math.min(
    parts.length,
    ...[...chosen]
      .filter(([other]) => other > index)
      .map(([, at]) => partOf(at))
      .filter((at) => at > before),
  );
  let best: { at: number; score: number } | null = null;
  for (const [at, reason] of reasons.entries()) {
    const part = parts.indexOf(reason.part);
    const isFree = point.isLikeWhole || (part > before && part < behind && !taken.has(part));
    const isOther = [...accessoryTopics].some(
      (topic) => reason.part.headingTopics.has(topic) || reason.topics.has(topic),
    );
    if (!isFree || isOther) continue;
    const told = new Set(reason.folded.match(attribution) ?? []).size;
    const score = mannerOf(point, reason) + Math.min(told, 4) * (point.isLikeWhole ? 1 : 0.4);
    if (score > leastManner && (best === null || score > best.score)) best = { at, score };
  }
  return best?.at ?? null;
}

const leastManner = 0.8;

/** How much a sentence concludes, gives reasons and does not only report. */
function mannerOf(point: Point, { folded, part, place, text }: ReasonSentence): number {
  const hasOwnAmount = point.amounts.some((amount) => hasAmount(text, amount));
  return (
    Math.min(2, count(folded, conclusion)) * 0.9 +
    Math.min(2, count(folded, because)) * 0.7 -
    Math.min(2, count(folded, report)) * 0.8 -
    (hasOwnAmount ? 0 : text.length < baldSentence ? 2.5 : text.length < shortSentence ? 1.4 : 0) -
    (lawAlone.test(folded) ? 1.2 : 0) -
    (otherRuling.test(folded) ? 3 : 0) -
    (reportHeading.test(part.headingText) ? 3 : 0) +
    (point.isRefusal && negation.test(folded) ? 1 : 0) +
    place * 0.6
  );
}

/** How much each considerando is about the point: by its heading, its sums and its words. */
function partScores(point: Point, reasons: Reasons, weights: Weights): Map<ReasonSentence['part'], number> {
  const scores = new Map<ReasonSentence['part'], number>();
  const told = new Map<ReasonSentence['part'], Set<string>>();
  for (const { part, terms, text } of reasons) {
    const before = scores.get(part) ?? headingScore(point, part);
    const has = point.amounts.some((amount) => hasAmount(text, amount));
    scores.set(part, Math.max(before, has ? 2 : 0));
    const seen = told.get(part) ?? new Set();
    for (const term of point.terms) if (terms.has(term)) seen.add(term);
    told.set(part, seen);
  }
  for (const [part, seen] of told) {
    const weight = [...seen].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
    scores.set(part, (scores.get(part) ?? 0) + Math.min(2.5, weight * 0.4));
  }
  return scores;
}

function headingScore(point: Point, part: ReasonSentence['part']): number {
  if (part.heading.size === 0) return 0;
  const strength = part.isTitled ? 1 : 0.7;
  const isTopic = [...part.headingTopics].some((topic) => point.topics.has(topic));
  const shared = [...part.heading].filter((term) => point.terms.includes(term)).length;
  return strength * ((isTopic ? 3 : 0) + Math.min(2, shared) * 1.5);
}

interface Surroundings {
  inPart: number;
  weights: Weights;
  others: readonly Point[];
}

/** How well a sentence carries a point; null where nothing ties the two. */
function scoreOf(point: Point, reason: ReasonSentence, { inPart, others, weights }: Surroundings): number | null {
  const { folded, leadTopics, part, terms, text, topics } = reason;
  const isOnTopic = [...topics].some((topic) => point.topics.has(topic));
  const isOnOpening = [...topics].some((topic) => point.opening.has(topic));
  const leadsElsewhere = leadTopics.size > 0 && ![...leadTopics].some((topic) => point.opening.has(topic));
  const leads = [...leadTopics].some((topic) => point.topics.has(topic));
  const sameAmount = point.amounts.some((amount) => hasAmount(text, amount));
  const shared = point.terms.filter((term) => terms.has(term));
  const weight = shared.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
  const speaksOfOther = [...accessoryTopics].some(
    (topic) =>
      !point.topics.has(topic) && (part.headingTopics.has(topic) || leadTopics.has(topic) || isOnlyOf(topics, topic)),
  );
  if (speaksOfOther) return null;
  const isAccessory = [...point.topics].some((topic) => accessoryTopics.has(topic));
  if (isAccessory && !isOnTopic && inPart < 3) return null;
  const manner = mannerOf(point, reason);
  if (point.isWhole) {
    const told = new Set(folded.match(attribution) ?? []).size;
    const own = headingScore(point, part);
    const ofOther =
      others.some((other) => !other.isWhole && headingScore(other, part) >= Math.max(2, own + 0.5)) ||
      [...leadTopics].some((topic) => isItemTopic(topic) && !point.topics.has(topic));
    if (told === 0 && shared.length < 2) return null;
    return (
      Math.min(told, 4) * 1 +
      manner +
      Math.min(1.5, weight * 0.3) +
      (meritsHeading.test(part.headingText) ? 1.5 : 0) +
      Math.min(3, own) * 0.6 -
      (ofOther ? 3 : 0) -
      ([...topics].some((topic) => others.some((other) => !other.isWhole && other.opening.has(topic))) ? 0.7 : 0) -
      ([...part.headingTopics].some((topic) => !point.opening.has(topic)) && !meritsHeading.test(part.headingText)
        ? 1.2
        : 0) -
      (findAmounts(text).length > 0 || quantities.test(folded) ? 1.5 : 0)
    );
  }
  const isTied =
    sameAmount || isOnTopic || inPart >= 1.5 || (shared.length >= Math.min(2, point.terms.length) && weight > 1);
  if (!isTied) return null;
  const told = new Set(folded.match(attribution) ?? []).size;
  return (
    (sameAmount ? 4 : 0) +
    (isOnOpening ? 2 : isOnTopic ? 0.8 : 0) +
    (leads ? 0.8 : 0) -
    (leadsElsewhere ? 0.8 : 0) +
    Math.min(3, weight * 0.5) +
    inPart +
    manner +
    (point.isSum && quantifies.test(folded) ? 1 : 0) +
    Math.min(3, told) * 0.4
  );
}

const isOnlyOf = (topics: ReadonlySet<RulingTopic>, topic: RulingTopic) => topics.size === 1 && topics.has(topic);
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const hasAmount = (text: string, digits: string) =>
  findAmounts(text).some(({ text: amount }) => digitsOf(amount) === digits);
