import { join } from 'node:path';
import { z } from 'zod';
import { readYamlList } from '../corpus/facts/fact-vocabulary.ts';
import { phraseLine } from '../corpus/facts/phrase-syntax.ts';
import { type Role, roles } from '../corpus/statements/statement.ts';
import { PhraseBook } from './phrases/phrase-pattern.ts';
import type { QuestionToken } from './phrases/question-tokens.ts';

/** One entry of `corpus/roles.yaml`. */
const roleSchema = z.strictObject({
  role: z.enum(roles),
  against: z.array(z.enum(roles)).default([]),
  said: z.array(phraseLine).min(1),
});

/** Who asks, by the words that only one side says. */
export class AskingRoles {
  readonly #book: PhraseBook<Role>;
  readonly #against: ReadonlyMap<Role, readonly Role[]>;

  constructor(entries: readonly z.output<typeof roleSchema>[]) {
    this.#book = new PhraseBook(entries.flatMap(({ role, said }) => said.map((phrase) => ({ owner: role, phrase }))));
    this.#against = new Map(entries.map(({ role, against }) => [role, against]));
  }

  /** Whether what is said only to `role` is no answer for who asks. */
  isOtherSide(asking: Role, role: Role): boolean {
    return this.#against.get(asking)?.includes(role) ?? false;
  }

  /** The role that most words tell; null where none does, or two do alike. */
  read(tokens: readonly QuestionToken[]): Role | null {
    const weights = new Map<Role, number>();
    for (const { owner, weight } of this.#book.find(tokens))
      weights.set(owner, (weights.get(owner) ?? 0) + weight * weight);
    const [first, second] = [...weights].sort(([, left], [, right]) => right - left);
    return first === undefined || first[1] === second?.[1] ? null : first[0];
  }
}

/** @throws {KnowledgeMalformed} where `roles.yaml` is not well formed. */
export function readAskingRoles(corpusFolder: string): AskingRoles {
  return new AskingRoles(readYamlList(join(corpusFolder, 'roles.yaml'), roleSchema));
}
