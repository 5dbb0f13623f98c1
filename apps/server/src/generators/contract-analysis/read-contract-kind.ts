import type { ContractAnalysis } from '@foja/contracts/generators/contract-analysis';
import { type ContractKind, contractKindLabels } from '@foja/contracts/generators/contract-terms';
import { fold } from '@foja/legal-text/fold';
import { lawStatement } from '../../corpus/rules/law-statement.ts';
import type { LawUnderReview } from '../../corpus/rules/law-under-review.ts';
import { openLawRules } from '../../corpus/rules/open-law-rules.ts';
import { inferred, toJudge } from '../extract/findings.ts';
import { sentencesOf } from '../extract/sentences.ts';

const titleCharacters = 400;
/** What a word in the title counts for, in words of the body. */
const titleWeight = 8;
const minNamed = 2;

/** What kind of contract it is, by its title and the words that it uses. */
export function readContractKind(text: string): ContractAnalysis['type'] {
  const title = fold(text.slice(0, titleCharacters));
  const body = fold(text);
  const scored = openLawRules().contractKinds.map(({ articles, id: kind, says }) => ({
    kind,
    articles,
    score: says.count(title) * titleWeight + says.count(body),
  }));
  const best = scored.reduce((first, next) => (next.score > first.score ? next : first));
  if (best.score < minNamed) {
    return {
      ...toJudge('No se reconoció el tipo de contrato por sus palabras. De él dependen las reglas que se aplican.'),
      kind: 'other',
    };
  }
  // A lease of a dwelling and of a shop share their words: what it is for decides.
  const kind =
    best.kind === 'commercial-lease' && /\bvivienda\b/.test(title)
      ? 'residential-lease'
      : resolveLease(best.kind, body);
  const quote = sentencesOf(text)[0]?.text ?? null;
  return {
    ...inferred(contractKindLabels[kind], 'Por el título y las palabras del contrato.', quote, best.articles),
    kind,
  };
}

function resolveLease(kind: ContractKind, body: string): ContractKind {
  if (kind !== 'residential-lease') return kind;
  const isCommercial = /\b(?:destin\w+|uso)\b[^.]{0,60}\b(?:comercial|oficina|local|deposito|industrial)\b/.test(body);
  return isCommercial && !/\bvivienda\b|\bhabitacional\b/.test(body) ? 'commercial-lease' : kind;
}

/** How much of the law that protects the weaker party applies. */
export type Regime = 'consumer' | 'adhesion' | 'unknown';

/** Whether the contract looks like one of consumption or adhesion. */
export function readRegime(
  text: string,
  underReview: LawUnderReview,
): { regime: Regime; finding: ContractAnalysis['regime'] } {
  const sentences = sentencesOf(text);
  for (const { articles, id, note, says, text: called } of openLawRules().contractRegimes) {
    const sentence = sentences.find((one) => says.test(one.text));
    if (sentence) return { regime: id, finding: inferred(called, note, sentence.text, articles) };
  }
  const { articles, text: unknown } = lawStatement('regimen-del-contrato', underReview);
  return { regime: 'unknown', finding: toJudge(unknown, null, articles) };
}
