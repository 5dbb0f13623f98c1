import type { Finding } from '@foja/contracts/generators/finding';
import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import { findAmounts } from '../extract/amounts.ts';
import { inferred, toJudge } from '../extract/findings.ts';
import { asQuote } from '../extract/sentences.ts';
import { figuresTold } from './figures-told.ts';
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
const refuses = /\b(?:(?:confirm|mant)\w+ (?:el|la) (?:rechazo|absolucion|desestimacion)|rechaz\w+|desestim\w+|no ha(?:c\w+|go) lugar|deneg\w+|absolv\w+)\b/;
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
const reportHeading = /\b(?:acusacion|la defensa|antecedentes|los hechos|pretension|posicion de)\b/;
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
  /** Sums, percentages and days. */
  figures: readonly string[];
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
    figures: [...figuresTold(text)],
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
/** What a considerando of no other point gains for the one that decides the case. */
const freePartGain = 2;
const leastForGain = 1.5;

/** For each point of the decision the sentence of the reasons on which it stands. The clearest pairs are made first. */
export function groundsOf(texts: readonly string[], reasons: Reasons, said: string): Finding[] {
  const weights = weighTerms(reasons);
  const points = texts.map(readPoint);
  const strangers = new Set(
    points.flatMap((point, index) =>
      index > 0 && isAgainstStranger(texts[index] ?? '', point, reasons) ? [index] : [],
    ),
  );
  const inParts = points.map((point) => partScores(point, reasons, weights));
  const scored = points.flatMap((point, index) => {
    if (strangers.has(index)) return [];
    const others = points.filter((other) => other !== point);
    const ofOthers = inParts.filter((_, other) => other !== index && points[other]?.isWhole === false);
    return reasons.flatMap((reason, at) => {
      const inOther = Math.max(0, ...ofOthers.map((scores) => scores.get(reason.part) ?? 0));
      const inPart = inParts[index]?.get(reason.part) ?? 0;
      const score = scoreOf(point, reason, { inPart, inOther, weights, others });
      return score === null ? [] : [{ index, at, score }];
    });
  });
  const chosen = new Map<number, number>();
  const carried = new Map<number, number>();
  const scoreNow = ({ at, score }: { at: number; score: number }) => score - sharedLoss * (carried.get(at) ?? 0);
  const choose = (of: (point: Point) => boolean, scoreOfOne: (one: { at: number; score: number }) => number) => {
    const asked = scored.filter(({ index }) => of(points[index] as Point));
    for (let open = asked; open.length > 0; open = open.filter(({ index }) => !chosen.has(index))) {
      const best = open.reduce((left, right) => (scoreOfOne(right) > scoreOfOne(left) ? right : left));
      chosen.set(best.index, best.at);
      carried.set(best.at, (carried.get(best.at) ?? 0) + 1);
    }
  };
  const takeLeftOver = (where: Where) => {
    for (const index of points.keys()) {
      if (chosen.has(index) || strangers.has(index)) continue;
      const at = groundLeftOver(index, where, points, chosen, reasons);
      if (at !== null) chosen.set(index, at);
    }
  };
  choose(({ isWhole }) => !isWhole, scoreNow);
  takeLeftOver('enclosed');
  // Why somebody answers at all stands where no item of its own does, and mostly before them.
  const partAt = placesOfParts(reasons);
  const taken = new Set([...chosen.values()].map((at) => partAt[at]));
  const last = Math.max(1, partAt.at(-1) ?? 1);
  choose(
    ({ isWhole }) => isWhole,
    (one) => scoreNow(one) + (taken.has(partAt[one.at]) || one.score < leastForGain ? 0 : freePartGain) + (1 - (partAt[one.at] ?? 0) / last),
  );
  takeLeftOver('between');
  takeLeftOver('anywhere');
  return texts.map((_, index) => {
    const at = chosen.get(index);
    const point = points[index];
    if (at === undefined || point === undefined) return toJudge(noGround);
    const quote = asQuote(passageAround(at, reasons, said, (reason) => mannerOf(point, reason)));
    return inferred(quote, found, quote);
  });
}

/** Between the considerandos of two points, of the points beside it, or anywhere. */
type Where = 'enclosed' | 'between' | 'anywhere';

/**
 * A court decides in the order in which it reasons: for a point without words of its own the considerando on which no other point
 * stands, first between those of the points before and behind it, and then anywhere.
 */
function groundLeftOver(
  index: number,
  where: Where,
  points: readonly Point[],
  chosen: ReadonlyMap<number, number>,
  reasons: Reasons,
): number | null {
  const point = points[index];
  if (point === undefined || [...point.opening].some((topic) => accessoryTopics.has(topic))) return null;
  const partAt = placesOfParts(reasons);
  const places = [...chosen].map(([other, at]) => [other, partAt[at] ?? -1] as const);
  const taken = new Set(places.map(([, part]) => part));
  const before = Math.max(-1, ...places.filter(([other]) => other < index).map(([, part]) => part));
  const behind = Math.min(
    Number.POSITIVE_INFINITY,
    ...places.filter(([other, part]) => other > index && part > before).map(([, part]) => part),
  );
  if (where === 'enclosed' && (point.isWhole || before < 0 || behind === Number.POSITIVE_INFINITY)) return null;
  let best: { at: number; score: number } | null = null;
  for (const [at, reason] of reasons.entries()) {
    const part = partAt[at] ?? -1;
    const isBetween = part > before && part < behind;
    const isFree = (point.isLikeWhole && where !== 'enclosed') || (!taken.has(part) && (where === 'anywhere' || isBetween));
    const isOther = [...accessoryTopics].some(
      (topic) => reason.part.headingTopics.has(topic) || reason.topics.has(topic),
    );
    const headed = reason.part.isTitled ? [...reason.part.headingTopics].filter((topic) => isItemTopic(topic)) : [];
    const named = [...point.opening].filter((topic) => isItemTopic(topic));
    const isElsewhere =
      !point.isLikeWhole && named.length > 0 && headed.length > 0 && !headed.some((topic) => named.includes(topic));
    if (!isFree || isOther || isElsewhere || reason.isReport) continue;
    // A refusal is not founded by words that grant, nor a grant by words that refuse.
    if (where === 'anywhere' && !point.isLikeWhole && refusal.test(reason.folded) !== point.isRefusal) continue;
    const told = new Set(reason.folded.match(attribution) ?? []).size;
    const score = mannerOf(point, reason) + Math.min(told, 4) * (point.isLikeWhole ? 1 : 0.4);
    if (score > leastManner[where] && (best === null || score > best.score)) best = { at, score };
  }
  return best?.at ?? null;
}

/** For each sentence the place of its considerando. */
function placesOfParts(reasons: Reasons): number[] {
  let place = -1;
  let last: ReasonPart | null = null;
  return reasons.map(({ part }) => {
    if (part !== last) place += 1;
    last = part;
    return place;
  });
}

/** Names of a person or a company: "contra Concesiones Camino Real S.A.". */
const namedParty = /\b(?:contra|respecto de(?:l| la)?)\s{1,4}((?:\p{Lu}[\p{L}.]+\s{0,2}){2,6})/u;
const longName = 4;

/** Whether a point refuses the claim against somebody whom the reasons never name. */
function isAgainstStranger(text: string, point: Point, reasons: Reasons): boolean {
  const [, name = ''] = namedParty.exec(text) ?? [];
  if (!point.isRefusal || name === '') return false;
  const words = fold(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= longName);
  return words.length > 0 && !reasons.some(({ folded }) => words.some((word) => folded.includes(word)));
}

/** A reason is told with its conclusion: this many sentences and characters at most. */
const passageSentences = 4;
const passageCharacters = 600;

/** A sentence with those beside it of the same considerando, the better reasons first. */
function passageAround(
  at: number,
  reasons: Reasons,
  said: string,
  manner: (reason: ReasonSentence) => number,
): string {
  const own = reasons[at];
  if (own === undefined) return '';
  let [from, to] = [at, at];
  const lengthOf = (first: number, last: number) => (reasons[last]?.end ?? 0) - (reasons[first]?.start ?? 0);
  const canTake = (index: number, first: number, last: number) => {
    const reason = reasons[index];
    return (
      reason !== undefined && reason.part === own.part && !reason.isReport && lengthOf(first, last) <= passageCharacters
    );
  };
  while (to - from + 1 < passageSentences) {
    const before = canTake(from - 1, from - 1, to) ? manner(reasons[from - 1] as ReasonSentence) : null;
    const behind = canTake(to + 1, from, to + 1) ? manner(reasons[to + 1] as ReasonSentence) : null;
    if (before === null && behind === null) break;
    if (behind === null || (before !== null && before > behind)) from -= 1;
    else to += 1;
  }
  return from === to ? own.text : said.slice(reasons[from]?.start, reasons[to]?.end);
}

/** How well a sentence without words of a point has to reason, by where it stands. */
const leastManner: Record<Where, number> = { enclosed: -1, between: 0, anywhere: 0.8 };

/** How much a sentence concludes, gives reasons and does not only report. */
function mannerOf(point: Point, { figures, folded, isReport, part, place, text }: ReasonSentence): number {
  const hasOwnAmount = point.figures.some((figure) => figures.has(figure));
  return (
    Math.min(2, count(folded, conclusion)) * 0.9 +
    Math.min(2, count(folded, because)) * 0.7 -
    Math.min(2, count(folded, report)) * 0.8 -
    (hasOwnAmount ? 0 : text.length < baldSentence ? 2.5 : text.length < shortSentence ? 1.4 : 0) -
    (lawAlone.test(folded) ? 1.2 : 0) -
    (announces.test(folded) ? 2.5 : 0) -
    (isReport ? 3 : 0) -
    (reportHeading.test(part.headingText) ? 3 : 0) +
    (point.isRefusal && negation.test(folded) ? 1 : 0) +
    place * 0.6
  );
}

/** How much each considerando is about the point: by its heading, its sums and its words. */
function partScores(point: Point, reasons: Reasons, weights: Weights): Map<ReasonSentence['part'], number> {
  const scores = new Map<ReasonSentence['part'], number>();
  const told = new Map<ReasonSentence['part'], Set<string>>();
  // What a party complains of tells what the court's answer beside it is about.
  const answers = new Set(reasons.filter(({ isReport }) => !isReport).map(({ part }) => part));
  for (const { figures, part, terms } of reasons) {
    if (!answers.has(part)) continue;
    const before = scores.get(part) ?? headingScore(point, part);
    const has = point.figures.some((figure) => figures.has(figure));
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
  /** How much its considerando is about some other point. */
  inOther: number;
  weights: Weights;
  others: readonly Point[];
}

/** How well a sentence carries a point; null where nothing ties the two. */
function scoreOf(point: Point, reason: ReasonSentence, { inOther, inPart, others, weights }: Surroundings): number | null {
  const { figures, folded, isReport, leadTopics, part, terms, text, topics } = reason;
  if (isReport) return null;
  const isOnTopic = [...topics].some((topic) => point.topics.has(topic));
  const isOnOpening = [...topics].some((topic) => point.opening.has(topic));
  const leadsElsewhere = leadTopics.size > 0 && ![...leadTopics].some((topic) => point.opening.has(topic));
  const leads = [...leadTopics].some((topic) => point.topics.has(topic));
  const sameAmount = point.figures.some((figure) => figures.has(figure));
  const shared = point.terms.filter((term) => terms.has(term));
  const weight = shared.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
  const speaksOfOther = [...accessoryTopics].some(
    (topic) =>
      !point.topics.has(topic) && (part.headingTopics.has(topic) || leadTopics.has(topic) || isOnlyOf(topics, topic)),
  );
  if (speaksOfOther) return null;
  const isAccessory = [...point.topics].some((topic) => accessoryTopics.has(topic));
  if (isAccessory && !isOnTopic && inPart < 3) return null;
  // A considerando that is headed by another thing carries this point only where it names it.
  const ofPoint = [...point.opening].filter((topic) => isItemTopic(topic));
  const headed = part.isTitled ? [...part.headingTopics].filter((topic) => isItemTopic(topic)) : [];
  const isHeadedElsewhere =
    ofPoint.length > 0 && headed.length > 0 && !headed.some((topic) => point.topics.has(topic));
  if (!point.isWhole && isHeadedElsewhere && !sameAmount && !isOnTopic) return null;
  const manner = mannerOf(point, reason);
  if (point.isWhole) {
    const told = new Set(folded.match(attribution) ?? []).size;
    const own = headingScore(point, part);
    const ofOther =
      others.some((other) => !other.isWhole && headingScore(other, part) >= Math.max(2, own + 0.5)) ||
      [...leadTopics].some((topic) => isItemTopic(topic) && !point.topics.has(topic));
    return (
      Math.min(told, 4) * 1 +
      manner +
      Math.min(1.5, weight * 0.3) +
      (meritsHeading.test(part.headingText) ? 1.5 : 0) +
      Math.min(3, own) * 0.6 -
      (ofOther ? 3 : inOther > inPart ? Math.min(2.5, inOther * 0.6) : 0) -
      ([...topics].some((topic) => others.some((other) => !other.isWhole && other.opening.has(topic))) ? 0.7 : 0) -
      ([...part.headingTopics].some((topic) => !point.opening.has(topic)) && !meritsHeading.test(part.headingText)
        ? 1.2
        : 0) -
      (!point.isRefusal && refusal.test(folded) ? 1.5 : 0) -
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
