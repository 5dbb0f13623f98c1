import type { TextTask, TextThreads } from '../platform/threads/text-threads.ts';
import { type Comparison, ComparisonBudget, compareQuote } from './compare-quote.ts';

/** Compares one quotation with one official text, within so many steps of word against word. */
export const compareOneQuote: TextTask<
  { quoted: string; official: string; steps: number },
  { comparison: Comparison; stepsLeft: number }
> = {
  name: 'compare-quote',
  run({ quoted, official, steps }) {
    const budget = new ComparisonBudget(steps);
    return { comparison: compareQuote(quoted, official, budget), stepsLeft: budget.left };
  },
};

/** Compares the quotations of one check, which share an allowance of work ({@link ComparisonBudget}). */
export class QuoteComparer {
  readonly #threads: TextThreads;
  readonly #owner: string;
  #stepsLeft: number;

  constructor(threads: TextThreads, owner: string, steps: number) {
    this.#threads = threads;
    this.#owner = owner;
    this.#stepsLeft = steps;
  }

  async compare(quoted: string, official: string): Promise<Comparison> {
    const { comparison, stepsLeft } = await this.#threads.run(
      compareOneQuote,
      { quoted, official, steps: this.#stepsLeft },
      { owner: this.#owner, characters: quoted.length + official.length },
    );
    this.#stepsLeft = stepsLeft;
    return comparison;
  }
}
