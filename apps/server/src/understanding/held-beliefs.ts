import type { Belief } from '../corpus/beliefs/read-beliefs.ts';
import { PhraseBook } from './phrases/phrase-pattern.ts';
import type { QuestionToken } from './phrases/question-tokens.ts';

interface Group {
  belief: Belief;
  /** Of `said`; null is what belongs to something else. */
  group: number | null;
}

/** Which common beliefs a question holds, or asks about. */
export class HeldBeliefs {
  readonly #book: PhraseBook<Group>;

  /** @throws {MalformedPhrase} where a phrase cannot be read. */
  constructor(beliefs: readonly Belief[]) {
    const groups = beliefs.flatMap((belief) => [
      ...belief.said.map((phrases, group): [Group, string[]] => [{ belief, group }, phrases]),
      [{ belief, group: null }, belief.unless] as [Group, string[]],
    ]);
    this.#book = new PhraseBook(groups.flatMap(([owner, phrases]) => phrases.map((phrase) => ({ owner, phrase }))));
  }

  /** In the order in which the question first says something of each. */
  read(tokens: readonly QuestionToken[]): Belief[] {
    const said = new Map<Belief, Set<number | null>>();
    for (const { owner } of this.#book.find(tokens)) {
      said.set(owner.belief, (said.get(owner.belief) ?? new Set()).add(owner.group));
    }
    return [...said].flatMap(([belief, groups]) =>
      groups.has(null) || belief.said.some((_, group) => !groups.has(group)) ? [] : [belief],
    );
  }
}
