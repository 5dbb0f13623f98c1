import { readSentence } from '../sentence-analysis/read-sentence.ts';
import type { GoldFault, GoldJudgment, GoldPaper } from './gold-papers.ts';
import { isSameWords, share, Tally } from './tally.ts';

export interface JudgmentScore {
  papers: number;
  outcome: number;
  instance: number;
  /** F1 over date, caption, costs and fees. */
  fields: number;
  /** Share of amounts claimed that the sheet shows. */
  claimedAmounts: number;
  /** Share of decided items that got the sentence that carries their ground, or none where there is none. */
  grounds: number;
  /** Share of planted faults that were found; a norm that was repealed needs the corpus and is left out. */
  faults: number;
  /** Share of the faults told, of the kinds that are planted, that a person marked too. */
  faultsPrecision: number;
  differences: string[];
}

/** By which weak point a fault is told. */
const toldAs: Readonly<Partial<Record<GoldFault, RegExp>>> = {
  'omitted-item': /^No trata un rubro/,
  'no-ground': /sin fundamento/,
  'interest-without-rate': /intereses/,
  'costs-missing': /costas/,
  'evidence-ignored': /^No trata una prueba/,
  'ultra-petita': /más de lo (?:pedido|reclamado)/i,
};

const distance = (one: string | null, other: string) => Math.abs((one ?? '').length - other.length);

/** How the judgments are read, against what a person marked in them. */
export function scoreJudgments(papers: readonly GoldPaper<GoldJudgment>[]): JudgmentScore {
  const fields = new Tally();
  const differences: string[] = [];
  const counts = {
    outcome: 0,
    instance: 0,
    grounds: 0,
    items: 0,
    amounts: 0,
    claimed: 0,
    faults: 0,
    planted: 0,
    told: 0,
    toldRight: 0,
  };
  for (const { gold, name, text } of papers) {
    const own = readSentence.run({ text, known: { references: [], states: new Map() }, underReview: [] });
    const tell = (what: string) => differences.push(`${name}: ${what}`);
    if (own.outcome.kind === gold.outcome) counts.outcome += 1;
    else tell(`outcome ${own.outcome.kind}, not ${gold.outcome}`);
    if (own.instance.kind === gold.instance) counts.instance += 1;
    else tell(`instance ${own.instance.kind}, not ${gold.instance}`);
    const field = (label: string, marked: string | null, read: string | null) => {
      if (!fields.compare(marked, read)) tell(`${label} «${read ?? ''}», not «${marked ?? ''}»`);
    };
    field('date', gold.date, own.date.iso);
    field('caption', gold.caption, own.caption.text);
    field('costs', gold.costs, own.costs.mark === 'absent' ? null : own.costs.quote);
    field('fees', gold.fees, own.fees.mark === 'absent' ? null : own.fees.quote);
    const claims = own.claims.map(({ quote }) => quote ?? '').join('\n');
    for (const { amount } of gold.claimed) {
      if (amount === null) continue;
      counts.claimed += 1;
      if (claims.includes(amount)) counts.amounts += 1;
      else tell(`amount claimed ${amount} is not shown`);
    }
    for (const { ground, quote } of gold.decided) {
      counts.items += 1;
      // A point and its sums are told one behind the other: the one of nearly the same words is meant.
      const [point] = own.decided
        .filter(({ what }) => what.quote !== null && isSameWords(quote, what.quote))
        .sort((left, right) => distance(left.what.quote, quote) - distance(right.what.quote, quote));
      const why = point?.why.quote ?? null;
      const isRight =
        point !== undefined && (ground === null ? why === null : why !== null && isSameWords(ground, why));
      if (isRight) counts.grounds += 1;
      else tell(`«${quote.slice(0, 90)}»: ground «${why ?? ''}», not «${ground ?? ''}»`);
    }
    for (const { kind } of gold.faults) {
      const title = toldAs[kind];
      if (title === undefined) continue;
      counts.planted += 1;
      if (own.weakPoints.some((point) => title.test(point.title))) counts.faults += 1;
      else tell(`fault ${kind} is not told`);
    }
    for (const { quote, title } of own.weakPoints) {
      const kind = (Object.keys(toldAs) as GoldFault[]).find((fault) => toldAs[fault]?.test(title));
      if (kind === undefined) continue;
      counts.told += 1;
      if (gold.faults.some((fault) => fault.kind === kind)) counts.toldRight += 1;
      else tell(`fault told and not marked: ${title} «${quote?.slice(0, 90) ?? ''}»`);
    }
  }
  return {
    papers: papers.length,
    outcome: share(counts.outcome, papers.length),
    instance: share(counts.instance, papers.length),
    fields: fields.f1,
    claimedAmounts: share(counts.amounts, counts.claimed),
    grounds: share(counts.grounds, counts.items),
    faults: share(counts.faults, counts.planted),
    faultsPrecision: share(counts.toldRight, counts.told),
    differences,
  };
}
