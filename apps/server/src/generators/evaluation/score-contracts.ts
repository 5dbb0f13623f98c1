import type { Finding } from '@foja/contracts/generators/finding';
import { readContract } from '../contract-analysis/read-contract.ts';
import type { GoldContract, GoldPaper } from './gold-papers.ts';
import { isSameWords, share, Tally } from './tally.ts';

export interface ContractScore {
  papers: number;
  /** Share whose kind was read right. */
  kind: number;
  /** F1 over parties, date, term, price, adjustment, penalty, guarantee and jurisdiction. */
  fields: number;
  /** Share of planted clauses that were found. */
  findingsRecall: number;
  /** Share of high and medium findings that a person marked too. */
  findingsPrecision: number;
  differences: string[];
}

const textOf = ({ mark, quote }: Finding) => (mark === 'absent' ? null : quote);

/** How the contracts are read, against what a person marked in them. */
export function scoreContracts(papers: readonly GoldPaper<GoldContract>[]): ContractScore {
  const fields = new Tally();
  const findings = new Tally();
  const differences: string[] = [];
  let kinds = 0;
  for (const { gold, name, text } of papers) {
    const own = readContract.run({ text, withWording: false, underReview: [], contractKind: null });
    if (own.type.kind === gold.kind) kinds += 1;
    else differences.push(`${name}: kind ${own.type.kind}, not ${gold.kind}`);
    const field = (label: string, marked: string | null, read: string | null) => {
      if (!fields.compare(marked, read)) differences.push(`${name}: ${label} «${read ?? ''}», not «${marked ?? ''}»`);
    };
    field('date', gold.date, own.date.iso);
    field('term', gold.term, own.terms.find(({ label }) => label === 'Duración')?.finding.quote ?? null);
    field('price', gold.price, textOf(own.price));
    field('adjustment', gold.adjustment, textOf(own.adjustment));
    field('penalty', gold.penalty, textOf(own.penalty));
    field('guarantee', gold.guarantee, textOf(own.guarantee));
    field('jurisdiction', gold.jurisdiction, textOf(own.jurisdiction));
    const parties = own.parties.map((party) => party.name);
    for (const party of gold.parties) {
      field('party', party.name, parties.find((read) => isSameWords(party.name, read)) ?? null);
    }
    for (const read of parties) {
      if (!gold.parties.some((party) => isSameWords(party.name, read))) field('party', null, read);
    }
    const grave = own.risks.filter(({ level, quote }) => level !== 'low' && quote !== null);
    for (const { quote, why } of gold.findings) {
      if (own.risks.some((risk) => risk.quote !== null && isSameWords(quote, risk.quote))) findings.right += 1;
      else {
        findings.missed += 1;
        differences.push(`${name}: missed «${quote}» (${why})`);
      }
    }
    for (const risk of grave) {
      if (!gold.findings.some(({ quote }) => isSameWords(quote, risk.quote ?? ''))) {
        findings.wrong += 1;
        differences.push(`${name}: not marked: ${risk.title} «${risk.quote ?? ''}»`);
      }
    }
  }
  return {
    papers: papers.length,
    kind: share(kinds, papers.length),
    fields: fields.f1,
    findingsRecall: findings.recall,
    findingsPrecision: findings.precision,
    differences,
  };
}
