import type { Finding } from '@foja/contracts/generators/finding';
import type { SentenceAnalysis } from '@foja/contracts/generators/sentence-analysis';
import type { RulingOutcome } from '@foja/contracts/generators/sentence-terms';
import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import { lawStatement } from '../../corpus/rules/law-statement.ts';
import type { LawUnderReview } from '../../corpus/rules/law-under-review.ts';
import { withoutRunningHeads } from '../../corpus/ruling-text/mend-scanned-lines.ts';
import { amountPhrases } from '../extract/amount-phrases.ts';
import { absent, found, toJudge } from '../extract/findings.ts';
import { numberedItems } from '../extract/numbered-items.ts';
import type { RulingSections, Section } from '../extract/ruling-sections.ts';
import { sentencesOf } from '../extract/sentences.ts';
import { isLessThanClaimed } from './compare-with-claim.ts';
import { restOfRuling } from './decided-point.ts';
import { groundsOf } from './ground-of.ts';
import { type Reasons, readReasons } from './read-reasons.ts';

/** Outcomes in the order in which they are looked for: the narrower ones first. */
const outcomes: readonly [RulingOutcome, string, RegExp][] = [
  ['acquitted', 'Absuelve', /\b(?:absolv\w+|absuelv\w+|sobrese\w+)\b/],
  [
    'convicted',
    'Condena',
    /\bconden\w+\b.{0,200}\b(?:pena|prision|inhabilitacion|autor (?:penalmente|material)|delito)\b/,
  ],
  [
    'annulled',
    'Anula',
    /\b(?:declara\w* la nulidad|anula\w*) (?:de )?(?:la |lo |el |l )?(?:sentencia|actuado|pronunciamiento|resolucion|auto|fallo)\b|\bdeclara\w* nul[oa]\b/,
  ],
  [
    'annulled',
    'Deja sin efecto',
    /\bdej\w+ sin efecto\b.{0,80}\b(?:sentencias?|pronunciamientos?|decision(?:es)?|resolucion(?:es)?|fallos?)\b|\b(?:sentencias?|pronunciamientos?|decision(?:es)?|resolucion(?:es)?|fallos?)\b.{0,60}\bse dejan? sin efecto\b/,
  ],
  [
    'rejected',
    'Desestima el recurso',
    /\b(?:desestim\w+|rechaz\w+|declar\w+ (?:inadmisible|improcedente|desierto|mal concedido)s?)\b.{0,60}\b(?:quejas?|recursos?|presentacion(?:es)?|apelacion(?:es)?)\b(?!.*\bse revoca\b)|\bse l[oa]s? (?:desestima|rechaza)n?\b/,
  ],
  ['revoked', 'Revoca', /\brevoca(?!tori|d[oa])\w*\b/],
  // "La ley 21.839, modificada por la 24.432" modifies nothing here.
  ['modified', 'Modifica', /\bmodifica(?!d[oa]s? por|tori|cion)\w*\b/],
  [
    'modified',
    'Modifica',
    /^(?:\W|\d|[ivx]+\b)*(?:elev|reduc|increment|disminu)\w+ .{0,60}\b(?:monto|indemnizacion|cuantia|rubro|partida|condena|capital)\b/,
  ],
  // What is confirmed of costs alone is not the ruling.
  [
    'confirmed',
    'Confirma',
    /\bconfirma\w*\b(?!.{0,40}\brespecto de (?:las costas|(?:lo (?:decidido|resuelto) )?en materia de costas)\b)/,
  ],
  [
    'partly-granted',
    'Hace lugar en parte',
    /\b(?:ha(?:c\w+|go) lugar|admit\w+|prosper\w+|estim\w+|acog\w+|recept\w+)\b[^.]{0,40}\b(?:parcial\w*|en parte)|\bparcialmente\b[^.]{0,30}\b(?:demanda|accion)/,
  ],
  [
    'rejected',
    'Rechaza la demanda',
    /\b(?:rechaz\w+|desestim\w+|no ha(?:c\w+|go) lugar a)\b[^.]{0,40}\b(?:demanda|accion|pretension|amparo)/,
  ],
  [
    'granted',
    'Hace lugar a la demanda',
    /\b(?:ha(?:c\w+|go) lugar|admit\w+)\b[^.]{0,40}\b(?:demanda|accion|pretension|amparo)|\bconden\w+\b|\bfij\w+ [^.]{0,60}\bcuota\b|\bllevar adelante la ejecucion\b/,
  ],
  // What an order, a sum or a declaration gives, where no word of the claim is said.
  [
    'granted',
    'Hace lugar a la demanda',
    /^(?:\W|\d)*(?:(?:se )?(?:orden|dispon|declar|mand|fij|establec|estim|acog|atribuy|atribuir|otorg|intim|reconoc)\w*)\b(?!.{0,40}\b(?:costas|honorarios|inadmisib|improceden|desierto|mal concedid|abstract|inofici|caducidad|perencion))(?!.{0,90}\b(?:(?:in)?competen|remision))(?!.{0,30}\b(?:procedente|admisible)s?\b.{0,20}\b(?:recurso|queja|apelacion))/,
  ],
];

export interface Decision extends Pick<SentenceAnalysis, 'outcome' | 'decided' | 'costs' | 'fees'> {
  /** The points as they stand in the text. */
  items: Section[];
}

/** What a ruling decides, point by point, each with the reason whose words are nearest. */
export function readDecision(sections: RulingSections, underReview: LawUnderReview): Decision {
  const withoutCosts = lawStatement('sentencia-sin-costas', underReview);
  const { decision, reasons } = sections;
  const items = decision.text === '' ? [] : numberedItems(decision);
  const given = readReasons(reasons);
  const decided = decidedPoints(items, given, reasons.text);
  return {
    items,
    decided,
    outcome: readOutcome(items, sections),
    costs: sentenceOn(/\bcostas\b/i, sections, absent(withoutCosts.text, withoutCosts.articles)),
    fees: sentenceOn(/\bhonorarios\b/i, sections, absent('El texto no regula honorarios ni difiere su regulación.')),
  };
}

/** An item that comes too late is refused. */
const tooLate =
  /^(?:\W|\d|[ivx]+\b)*declar\w+ (?:la (?:caducidad|prescripcion) (?:de la|del) (?!instancia|prueba)|(?:caduc|prescript)[ao] )/;
/** A point that refuses one item of the claim, and not a plea of the other side. */
const refusesItem =
  /^(?:\W|\d|[ivx]+\b)*(?:(?:y )?rechaz\w+|desestim\w+|no ha(?:c\w+|go) lugar)\b(?!.{0,60}\b(?:excepcion\w*|reconven\w+|defensa\w*|oposicion|impugnacion\w*|planteo|recurso\w*|nulidad|falta de|tacha\w*|citacion|inconstitucionalidad|prescripcion|incidente)\b)/;
const grantsAppeal = /\b(?:ha(?:c\w+|go) lugar|acog\w+|admit\w+|recept\w+)\b.{0,50}\b(?:recurso|apelacion|agravios?)\b/;
const appeals = new Set<RulingOutcome>(['annulled', 'revoked', 'modified', 'confirmed']);

function readOutcome(items: readonly Section[], sections: RulingSections): SentenceAnalysis['outcome'] {
  const told = items.flatMap(({ text }) => {
    const folded = asRead(text);
    const outcome = outcomes.find(([, , pattern]) => pattern.test(folded));
    return outcome ? [{ text, kind: outcome[0], label: outcome[1] }] : [];
  });
  const kinds = told.map(({ kind }) => kind);
  const [first] = told;
  const granted = items.find(({ text }) => grantsAppeal.test(asRead(text)));
  // "Hacer lugar al recurso del actor" and nothing of confirming or revoking: what was decided before is changed.
  if (granted !== undefined && !kinds.some((kind) => appeals.has(kind) || kind === 'acquitted'))
    return { ...found(granted.text, 'Modifica'), kind: 'modified' };
  if (first === undefined) {
    return {
      ...toJudge('No se encontró la parte que resuelve ("Fallo", "Resuelvo"). Fijate si el texto está completo.'),
      kind: 'unknown',
    };
  }
  // A plea of nullity is dismissed first, and then the ruling below is confirmed or revoked.
  const onAppeal = told.find(({ kind }) => appeals.has(kind));
  // "Elevar la incapacidad … Confirmar en lo demás": the rest is as it was, and something is not.
  const rest = told.find(({ kind, text }) => kind === 'confirmed' && restOfRuling.test(asRead(text)));
  if (rest !== undefined && first.kind === 'granted') return { ...found(first.text, 'Modifica'), kind: 'modified' };
  if (onAppeal !== undefined && (first === onAppeal || first.kind === 'rejected')) return ofAppeal(told, onAppeal);
  const isGranted = kinds.includes('granted') || kinds.includes('partly-granted');
  // One part of the claim is granted in one point and the rest is refused in another, or less is given than was asked for.
  const isPartly =
    (isGranted &&
      (kinds.includes('rejected') ||
        items.some(({ text }) => refusesItem.test(asRead(text)) || tooLate.test(asRead(text))))) ||
    (first.kind === 'granted' && isLessThanClaimed(sections, items));
  return isPartly
    ? { ...found(first.text, 'Hace lugar en parte'), kind: 'partly-granted' }
    : { ...found(first.text, first.label), kind: first.kind };
}

/** Words that a printed page broke at the end of a line, or that its head stands between, are one. */
const asRead = (text: string) =>
  fold(
    withoutRunningHeads(text)
      .join('\n')
      .replace(/[-\u00AD]\s{0,3}\n?\s{0,3}(?=\p{Ll})/gu, ''),
  ).replace(/\s+/g, ' ');

interface Told {
  text: string;
  kind: RulingOutcome;
  label: string;
}

/** A ruling on appeal that confirms one part and changes another modifies the one before it. */
function ofAppeal(told: readonly Told[], first: Told): SentenceAnalysis['outcome'] {
  const changes = told.find(
    ({ kind, text }) => kind === 'modified' || (kind === 'revoked' && /\bparcial\w*/.test(fold(text))),
  );
  const confirms = told.some(({ kind }) => kind === 'confirmed');
  const revokes = told.some(({ kind }) => kind === 'revoked');
  const isMixed = changes !== undefined || (confirms && revokes);
  return isMixed && first.kind !== 'annulled'
    ? { ...found((changes ?? first).text, 'Modifica'), kind: 'modified' }
    : { ...found(first.text, first.label), kind: first.kind };
}

/** Each point with its ground; what it is made of only where that has a ground of its own. */
function decidedPoints(items: readonly Section[], given: Reasons, said: string): SentenceAnalysis['decided'] {
  const points = items
    .filter(({ text }) => !isFormula(text))
    .map(({ text }) => ({ text, inner: [...itemsOf(text), ...clausesOf(text)] }));
  const texts = points.flatMap(({ inner, text }) => [text, ...inner]);
  const grounds = groundsOf(texts, given, said);
  let at = 0;
  return points.flatMap(({ inner, text }) => {
    const [own, ...others] = grounds.slice(at, at + 1 + inner.length);
    at += 1 + inner.length;
    if (own === undefined) return [];
    const seen = new Set([own.quote]);
    const sums = itemsOf(text).length;
    const told = inner.flatMap((words, index) => {
      const why = others[index];
      if (why === undefined) return [];
      // A sum is a point even where no ground is found; any other part only with a ground that no part before it has.
      if (index >= sums && (why.quote === null || seen.has(why.quote))) return [];
      seen.add(why.quote);
      return [{ what: found(words), why }];
    });
    return [{ what: found(text), why: own }, ...told];
  });
}

/** Verbs with which a further part of a point begins. */
const furtherPart =
  /(?:,|;|\sy|\se|\. )\s+(?=(?:(?:ordenar|disponer|fijar|elevar|reducir|imponer|declarar|condenar|rechazar|desestimar|admitir|confirmar|modificar|revocar|atribuir|mantener|establecer|otorgar|dejar|hacer lugar|intimar|decretar|autorizar|excluir|otorgando|ordenando|fijando|elevando|reduciendo|imponiendo|condenando|rechazando|disponiendo|declarando)\b|cuyo cumplimiento|con (?:m[aá]s )?(?:los|sus) intereses))|,?\s+(?=(?:a la pena de|en el (?:plazo|t[eé]rmino) de|dentro del? (?:los |las )?(?:plazo|t[eé]rmino|\d|[a-z]+ (?:\(\d+\) )?d[ií]as)|hasta (?:que|el)|por el (?:plazo|t[eé]rmino) de))/giu;
const shortestPart = 18;
/** A part that only says that the claim is granted or refused. */
const bareDecision =
  /^(?:(?:ha\w+ lugar|admit\w+|rechaz\w+|desestim\w+) (?:parcialmente |en parte )?a? ?la (?:demanda|accion)|(?:modific|confirm|revoc)\w+ (?:parcialmente |en parte )?la sentencia(?: apelada| recurrida| de grado)?|en consecuencia)\W*$/;

/** The parts of a point that decides several things: "…, elevar la incapacidad a $ 7.000.000 y fijar el daño moral". */
function clausesOf(point: string): string[] {
  const parts = point.split(furtherPart).map((part) => part.trim());
  const phrases = amountPhrases(point);
  const [only] = phrases.length === 1 ? phrases : [];
  const sum = only !== undefined && only.text !== point ? [only.text] : [];
  return [...(parts.length < 2 ? [] : parts), ...sum].filter(
    (part) =>
      part !== point &&
      part.length >= (part === only?.text ? only.amount.length : shortestPart) &&
      !bareDecision.test(fold(part)),
  );
}

function isFormula(text: string): boolean {
  return text.length < 60 && /^(?:reg[ií]strese|notif[ií]quese|c[oó]piese|h[aá]gase saber)/i.test(text);
}

/** The sums of a point that is made of several, each with what it is for: every one has a ground of its own. */
function itemsOf(point: string): string[] {
  const phrases = amountPhrases(point).filter(({ head }) => analyzeTerms(head).length > 0 && !isTotal(head));
  return phrases.length > 1 ? phrases.map(({ text }) => text) : [];
}

/** "El monto de la incapacidad" is of an item, and "la suma de pesos" is not. */
const sumOfItem =
  /\b(?:suma|monto|importe|cantidad)\b.{0,30}\b(?:de la|del|por|de los|de las) (?!condena|demanda|capital|suma|sentencia|reclamo|accion|actora?|juicio)[a-z]{4,}/;

function isTotal(head: string): boolean {
  const folded = fold(head).trim();
  return (
    /^\W*(?:a )?(?:pagar|abonar)(?:le|les)?\W*$/.test(folded) ||
    /^\W*(?:pesos|dolares)\b/.test(folded) ||
    (/\b(?:suma|total|monto|importe|capital|cantidad)\b/.test(folded) && !sumOfItem.test(folded))
  );
}

/** How reasons rule on costs and fees, and do not only speak of them. */
const rulesPattern = /\b(?:impon\w+|vencid\w+|orden causado|a cargo de|con costas|sin costas|regul\w+|difier\w+)\b/;

/** The decision's sentence on a matter, else the reasons'. */
function sentenceOn(pattern: RegExp, { decision, reasons }: RulingSections, otherwise: Finding): Finding {
  const decided = numberedItems(decision).flatMap(({ text }) => sentencesOf(text));
  const sentence =
    decided.find(({ text }) => pattern.test(text)) ??
    // "Vuelvan los autos… Con costas": behind the words that close what is decided.
    sentencesOf(decision.text).find(({ text }) => pattern.test(text)) ??
    sentencesOf(reasons.text).findLast(({ text }) => pattern.test(text) && rulesPattern.test(fold(text)));
  return sentence ? found(sentence.text) : otherwise;
}
