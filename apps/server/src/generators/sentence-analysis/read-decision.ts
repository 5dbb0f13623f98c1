import type { Finding } from '@foja/contracts/generators/finding';
import type { SentenceAnalysis } from '@foja/contracts/generators/sentence-analysis';
import type { RulingOutcome } from '@foja/contracts/generators/sentence-terms';
import { analyzeTerms } from '@foja/legal-text/analyze';
import { fold } from '@foja/legal-text/fold';
import { lawStatement } from '../../corpus/rules/law-statement.ts';
import type { LawUnderReview } from '../../corpus/rules/law-under-review.ts';
import { amountPhrases } from '../extract/amount-phrases.ts';
import { absent, found, toJudge } from '../extract/findings.ts';
import { numberedItems } from '../extract/numbered-items.ts';
import type { RulingSections, Section } from '../extract/ruling-sections.ts';
import { sentencesOf } from '../extract/sentences.ts';
import { groundOf, readReasons } from './read-reasons.ts';

/** Outcomes in the order in which they are looked for: the narrower ones first. */
const outcomes: readonly [RulingOutcome, string, RegExp][] = [
  ['acquitted', 'Absuelve', /\b(?:absolv\w+|absuelv\w+|sobrese\w+)\b/],
  [
    'convicted',
    'Condena',
    /\bconden\w+\b.{0,200}\b(?:pena|prision|inhabilitacion|autor (?:penalmente|material)|delito)\b/,
  ],
  ['annulled', 'Anula', /\b(?:declara\w* la nulidad|anula\w*) (?:de )?(?:la sentencia|lo actuado|el pronunciamiento)/],
  ['revoked', 'Revoca', /\brevoca\w*\b/],
  ['modified', 'Modifica', /\bmodifica\w*\b/],
  ['confirmed', 'Confirma', /\bconfirma\w*\b/],
  [
    'partly-granted',
    'Hace lugar en parte',
    /\b(?:ha(?:c\w+|go) lugar|admit\w+|prosper\w+)\b[^.]{0,40}\b(?:parcial\w*|en parte)|\bparcialmente\b[^.]{0,30}\b(?:demanda|accion)/,
  ],
  [
    'rejected',
    'Rechaza la demanda',
    /\b(?:rechaz\w+|desestim\w+|no ha(?:c\w+|go) lugar a)\b[^.]{0,40}\b(?:demanda|accion|pretension|amparo)/,
  ],
  [
    'granted',
    'Hace lugar a la demanda',
    /\b(?:ha(?:c\w+|go) lugar|admit\w+)\b[^.]{0,40}\b(?:demanda|accion|pretension|amparo)|\bconden\w+\b|\bfij\w+ (?:la|una) cuota alimentaria/,
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
  const decided = items
    .filter(({ text }) => !isFormula(text))
    .flatMap(({ text }) => [text, ...itemsOf(text)])
    .map((text) => ({ what: found(text), why: groundOf(text, given) }));
  return {
    items,
    decided,
    outcome: readOutcome(items),
    costs: sentenceOn(/\bcostas\b/i, sections, absent(withoutCosts.text, withoutCosts.articles)),
    fees: sentenceOn(/\bhonorarios\b/i, sections, absent('El texto no regula honorarios ni difiere su regulación.')),
  };
}

function readOutcome(items: readonly Section[]): SentenceAnalysis['outcome'] {
  const told = items.flatMap(({ text }) => {
    const folded = fold(text);
    const outcome = outcomes.find(([, , pattern]) => pattern.test(folded));
    return outcome ? [{ text, kind: outcome[0], label: outcome[1] }] : [];
  });
  const [first] = told;
  if (first !== undefined) {
    const kinds = told.map(({ kind }) => kind);
    // One part of the claim is granted in one point and the rest is rejected in another.
    const isPartly = kinds.includes('rejected') && (kinds.includes('granted') || kinds.includes('partly-granted'));
    return isPartly
      ? { ...found(first.text, 'Hace lugar en parte'), kind: 'partly-granted' }
      : { ...found(first.text, first.label), kind: first.kind };
  }
  return {
    ...toJudge('No se encontró la parte que resuelve ("Fallo", "Resuelvo"). Fijate si el texto está completo.'),
    kind: 'unknown',
  };
}

function isFormula(text: string): boolean {
  return text.length < 60 && /^(?:reg[ií]strese|notif[ií]quese|c[oó]piese|h[aá]gase saber)/i.test(text);
}

/** The sums of a point that is made of several, each with what it is for: every one has a ground of its own. */
function itemsOf(point: string): string[] {
  const phrases = amountPhrases(point).filter(({ head }) => analyzeTerms(head).length > 0 && !isTotal(head));
  return phrases.length > 1 ? phrases.map(({ text }) => text) : [];
}

function isTotal(head: string): boolean {
  return /\b(?:suma|total|monto|importe|capital)\b/.test(fold(head));
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
