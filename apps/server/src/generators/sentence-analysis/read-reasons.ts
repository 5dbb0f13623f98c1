import type { Finding } from '@foja/contracts/generators/finding';
import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import { findAmounts } from '../extract/amounts.ts';
import { inferred, toJudge } from '../extract/findings.ts';
import type { Section } from '../extract/ruling-sections.ts';
import { asQuote, sentencesOf } from '../extract/sentences.ts';

/** A sentence of the reasons, as grounds are looked for among them. */
interface ReasonSentence {
  text: string;
  folded: string;
  terms: ReadonlySet<string>;
  topic: Topic;
  /** Number of its considerando, from 0. */
  part: number;
  /** Terms of the heading of its considerando: "Daño moral." */
  heading: ReadonlySet<string>;
}

/** What a point or a reason is about: costs, fees and interest are never the ground of anything else. */
type Topic = 'costs' | 'fees' | 'interest' | 'merits';

export type Reasons = readonly ReasonSentence[];

const partStart =
  /(?:^|\n)\s{0,6}(?:[IVX]{1,6}|\d{1,2}|[A-Z]|(?:PRIMER|SEGUND|TERCER|CUART|QUINT|SEXT|S[ÉE]PTIM|OCTAV|NOVEN|D[ÉE]CIM)[OA])\s{0,4}[.°º):-]/gu;
/** What others decided or asked is no reason of this ruling. */
const reportPattern =
  /\b(?:sentencia (?:de (?:primera instancia|grado)|apelada)|juez de grado|se agravia\w*|apela\b|promueve\w*|contesta(?:ron|n)?\b (?:la )?(?:demanda|el traslado)|expresion de agravios|se queja\w*|pide que)\b/;
const shortestReason = 30;
const shortestHeading = 45;

/** The sentences that give reasons, each with its considerando and what it is about. */
export function readReasons({ text }: Section): Reasons {
  const starts = [...text.matchAll(partStart)].map(({ index }) => index);
  const sentences = sentencesOf(text);
  const partAt = (index: number) => starts.filter((from) => from <= index + 1).length;
  // A considerando that is headed "Costas." is about them in every sentence.
  const headed = new Map<number, Topic>();
  const headings = new Map<number, ReadonlySet<string>>();
  for (const { start, text: sentence } of sentences) {
    const topic = topicOf(fold(sentence));
    if (sentence.length > shortestHeading) continue;
    if (topic !== 'merits') headed.set(partAt(start), topic);
    if (!headings.has(partAt(start))) headings.set(partAt(start), new Set(analyzeTerms(sentence)));
  }
  return sentences
    .map(({ start, text: sentence }) => {
      const folded = fold(sentence);
      return {
        text: sentence,
        folded,
        terms: new Set(analyzeTerms(sentence)),
        topic: headed.get(partAt(start)) ?? topicOf(folded),
        part: partAt(start),
        heading: headings.get(partAt(start)) ?? new Set<string>(),
      };
    })
    .filter(({ folded, text: sentence }) => sentence.length > shortestReason && !reportPattern.test(folded));
}

function topicOf(folded: string): Topic {
  if (/\bcostas\b/.test(folded) && !/\bcondenan?do\b|\bha(?:c\w+|go) lugar\b/.test(folded)) return 'costs';
  if (/\bhonorarios\b|\bemolumentos\b/.test(folded)) return 'fees';
  if (/\b(?:interes(?:es)?|tasa (?:activa|pasiva|pura))\b/.test(folded) && !/\bha(?:c\w+|go) lugar\b/.test(folded))
    return 'interest';
  return 'merits';
}

/** Words with which a court concludes. */
const conclusion =
  /\b(?:por lo que|de modo que|por ende|en consecuencia|por ello|asi las cosas|corresponde\w*|proced\w+|prosper\w+|admit\w+|estimo|fij(?:o|ar\w*)|justifica\w*|cuantific\w+|asciende\w*|debe\w* (?:responder|prosperar|admitirse|rechazarse))\b/;
/** Words with which a court says why somebody owes or does not. */
const attribution =
  /\b(?:responsab\w+|respond\w+|culpa\w*|injuria\w*|presuncion\w*|incumpl\w+|acredit\w+|prob(?:ad|o|aron|ada)\w*|demostr\w+|no (?:probo|logro|fue desvirtuad\w+)|configura\w*|obligad\w+|derecho a|objetiv\w+|nexo causal|relacion (?:laboral|de consumo)|mora\b|adeud\w+|prueba\b|huerfan\w+|vicio\w*|dano\b.{0,30}\bcausad\w+|presum\w+)/g;
const decides =
  /\b(?:ha(?:c\w+|go) lugar|hagase lugar|conden\w+|rechaz\w+|desestim\w+|admit\w+|absolv\w+|confirm\w+|revoc\w+|modific\w+)\b/;

/** The point decides the case, and not an item or a plea. */
const wholeCase =
  /\b(?:demanda|accion|pretension|amparo|desalojo|sentencia (?:apelada|recurrida|de grado)|autor)\b|\bconden\w+ a\b/;
const extendsToOthers =
  /\b(?:extend\w+|extensiv\w+|rubro|reclamo de|excepcion|defensa|reconvencion|modific\w+|elev\w+|reduc\w+)\b/;
const openingCharacters = 70;
/** Which law applies is no reason why somebody answers. */
const lawAlone = /\b(?:resulta aplicable|ley aplicable|vigente (?:en|al|a la)|rige el caso|encuadr\w+)\b/;

const noGround =
  'No se encontró en los considerandos un fundamento con las palabras de este punto. Buscalo en el texto.';

/** The sentence of the reasons on which a point of the decision stands. */
export function groundOf(point: string, reasons: Reasons): Finding {
  const folded = fold(point);
  // What a point begins with it is about; further on it only mentions it.
  const topic = topicOf(folded.slice(0, openingCharacters));
  const amounts = findAmounts(point).map(({ text }) => text);
  const own = reasons.filter((reason) => reason.topic === topic);
  const isWhole = topic === 'merits' && decides.test(folded) && wholeCase.test(folded) && !extendsToOthers.test(folded);
  const best = isWhole ? bestAttribution(point, own) : bestByWords(point, amounts, own);
  if (best === null) return toJudge(noGround);
  const quote = asQuote(best.text);
  return inferred(quote, 'Es el pasaje de los considerandos más cercano a este punto.', quote);
}

/** The ground of an item: the sentence with its sum or its words, which concludes. */
function bestByWords(point: string, amounts: readonly string[], reasons: Reasons): ReasonSentence | null {
  const terms = [...new Set(analyzeTerms(point))].filter((term) => !/^\d/.test(term));
  const scored = reasons.map((reason) => ({
    reason,
    shared: terms.filter((term) => reason.terms.has(term)).length,
    hasAmount: amounts.some((amount) => reason.text.includes(amount)),
  }));
  // The considerando that speaks of it, by its heading or by most of its words.
  const parts = new Map<number, number>();
  for (const { reason, shared } of scored) parts.set(reason.part, (parts.get(reason.part) ?? 0) + shared);
  return highest(
    scored.map(({ hasAmount, reason, shared }) => ({
      reason,
      score:
        shared +
        (hasAmount ? 4 : 0) +
        (conclusion.test(reason.folded) ? 1 : 0) +
        (isHeadedAs(reason.heading, terms) ? 3 : 0) +
        Math.min(2, (parts.get(reason.part) ?? 0) / Math.max(2, terms.length)),
      isEnough: hasAmount || shared >= Math.min(2, terms.length) || isHeadedAs(reason.heading, terms),
    })),
  );
}

/** Whether a considerando is headed by what the point is about. */
function isHeadedAs(heading: ReadonlySet<string>, terms: readonly string[]): boolean {
  return heading.size > 0 && [...heading].every((term) => terms.includes(term));
}

/** The ground of the decision as a whole: why somebody answers, or does not. */
function bestAttribution(point: string, reasons: Reasons): ReasonSentence | null {
  const terms = new Set(analyzeTerms(point));
  return highest(
    reasons.map((reason) => {
      const reasonsTold = new Set(reason.folded.match(attribution) ?? []).size;
      const shared = [...terms].filter((term) => reason.terms.has(term)).length;
      return {
        reason,
        score:
          Math.min(reasonsTold, 4) * 1.5 -
          (lawAlone.test(reason.folded) ? 3 : 0) +
          (conclusion.test(reason.folded) ? 1.5 : 0) +
          Math.min(shared, 3) * 0.5 -
          (findAmounts(reason.text).length > 0 ? 2 : 0),
        isEnough: reasonsTold > 0 || shared > 1,
      };
    }),
  );
}

function highest(
  scored: readonly { reason: ReasonSentence; score: number; isEnough: boolean }[],
): ReasonSentence | null {
  let best: { reason: ReasonSentence; score: number } | null = null;
  for (const one of scored) if (one.isEnough && (best === null || one.score > best.score)) best = one;
  return best?.reason ?? null;
}
