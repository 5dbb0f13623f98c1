import type { Finding } from '@foja/contracts/generators/finding';
import type { SentenceAnalysis } from '@foja/contracts/generators/sentence-analysis';
import type { RulingOutcome } from '@foja/contracts/generators/sentence-terms';
import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import { lawStatement } from '../../corpus/rules/law-statement.ts';
import type { LawUnderReview } from '../../corpus/rules/law-under-review.ts';
import { findAmounts } from '../extract/amounts.ts';
import { absent, found, inferred, toJudge } from '../extract/findings.ts';
import { numberedItems } from '../extract/numbered-items.ts';
import type { RulingSections, Section } from '../extract/ruling-sections.ts';
import { asQuote, sentencesOf } from '../extract/sentences.ts';

/** Outcomes in the order in which they are looked for: the narrower ones first. */
const outcomes: readonly [RulingOutcome, string, RegExp][] = [
  ['annulled', 'Anula', /\b(?:declara\w* la nulidad|anula\w*) (?:de )?(?:la sentencia|lo actuado|el pronunciamiento)/],
  ['revoked', 'Revoca', /\brevoca\w*\b/],
  ['modified', 'Modifica', /\bmodifica\w*\b/],
  ['confirmed', 'Confirma', /\bconfirma\w*\b/],
  [
    'partly-granted',
    'Hace lugar en parte',
    /\b(?:hac\w+ lugar|admit\w+|prosper\w+)\b[^.]{0,40}\b(?:parcial\w*|en parte)|\bparcialmente\b[^.]{0,30}\b(?:demanda|accion)/,
  ],
  [
    'rejected',
    'Rechaza la demanda',
    /\b(?:rechaz\w+|desestim\w+|no hac\w+ lugar a)\b[^.]{0,40}\b(?:demanda|accion|pretension|amparo)/,
  ],
  [
    'granted',
    'Hace lugar a la demanda',
    /\b(?:hac\w+ lugar|admit\w+)\b[^.]{0,40}\b(?:demanda|accion|pretension|amparo)|\bcondena\w*\b/,
  ],
];

/** Words that bring a reason. */
const reasonPattern =
  /\b(?:porque|ya que|toda vez que|de modo que|por lo que|por ello|en consecuencia|corresponde|proced\w+|acredit\w+|prueba|prob\w+|resulta|debe\w*|se presume\w*|conforme)\b/;
/** Sentences that tell what others decided or asked are no reason of this ruling. */
const reportPattern =
  /\b(?:sentencia (?:de (?:primera instancia|grado)|apelada)|juez de grado|se agravia\w*|apela\b|promueve\w*|contesta\w*)\b/;
/** Words that a point and its reason must share; among few reasons one word that fits is enough. */
const minSharedTerms = 2;
const fewReasons = 3;
/** What the same sum of money in both counts for, in words. */
const sameAmountWeight = 3;

export interface Decision extends Pick<SentenceAnalysis, 'outcome' | 'decided' | 'costs' | 'fees'> {
  /** The points as they stand in the text. */
  items: Section[];
}

/** What a ruling decides, point by point, each with the reason whose words are nearest. */
export function readDecision(sections: RulingSections, underReview: LawUnderReview): Decision {
  const withoutCosts = lawStatement('sentencia-sin-costas', underReview);
  const { decision, reasons } = sections;
  const items = decision.text === '' ? [] : numberedItems(decision);
  const reasonSentences = sentencesOf(reasons.text)
    .map(({ text }) => ({ text, terms: new Set(analyzeTerms(text)) }))
    .filter(({ text }) => text.length > 30 && !reportPattern.test(fold(text)));
  const decided = items
    .filter(({ text }) => !isFormula(text))
    .map(({ text }) => ({ what: found(text), why: nearestReason(text, reasonSentences) }));
  return {
    items,
    decided,
    outcome: readOutcome(items),
    costs: sentenceOn(/\bcostas\b/i, sections, absent(withoutCosts.text, withoutCosts.articles)),
    fees: sentenceOn(/\bhonorarios\b/i, sections, absent('El texto no regula honorarios ni difiere su regulación.')),
  };
}

function readOutcome(items: readonly Section[]): SentenceAnalysis['outcome'] {
  for (const { text } of items) {
    const folded = fold(text);
    const outcome = outcomes.find(([, , pattern]) => pattern.test(folded));
    if (outcome) return { ...found(text, outcome[1]), kind: outcome[0] };
  }
  return {
    ...toJudge('No se encontró la parte que resuelve ("Fallo", "Resuelvo"). Fijate si el texto está completo.'),
    kind: 'unknown',
  };
}

function isFormula(text: string): boolean {
  return text.length < 60 && /^(?:reg[ií]strese|notif[ií]quese|c[oó]piese|h[aá]gase saber)/i.test(text);
}

function nearestReason(item: string, reasons: readonly { text: string; terms: ReadonlySet<string> }[]): Finding {
  const terms = [...new Set(analyzeTerms(item))];
  const amounts = findAmounts(item).map(({ text }) => text);
  const scored = reasons.map(({ text, terms: of }) => ({
    text,
    score:
      terms.filter((term) => of.has(term)).length +
      (reasonPattern.test(fold(text)) ? 0.5 : 0) +
      (amounts.some((amount) => text.includes(amount)) ? sameAmountWeight : 0),
  }));
  const best = scored.reduce((first, next) => (next.score > first.score ? next : first), { text: '', score: 0 });
  if (best.score < (reasons.length > fewReasons ? minSharedTerms : 1)) {
    return toJudge(
      'No se encontró en los considerandos un fundamento con las palabras de este punto. Buscalo en el texto.',
    );
  }
  const quote = asQuote(best.text);
  return inferred(quote, 'Es el pasaje de los considerandos más cercano a este punto.', quote);
}

/** How reasons rule on costs and fees, and do not only speak of them. */
const rulesPattern = /\b(?:impon\w+|vencid\w+|orden causado|a cargo de|con costas|sin costas|regul\w+|difier\w+)\b/;

/** The decision's sentence on a matter, else the reasons'. */
function sentenceOn(pattern: RegExp, { decision, reasons }: RulingSections, otherwise: Finding): Finding {
  const decided = numberedItems(decision).flatMap(({ text }) => sentencesOf(text));
  const sentence =
    decided.find(({ text }) => pattern.test(text)) ??
    sentencesOf(reasons.text).findLast(({ text }) => pattern.test(text) && rulesPattern.test(fold(text)));
  return sentence ? found(sentence.text) : otherwise;
}
