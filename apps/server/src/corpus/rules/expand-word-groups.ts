import { parse } from 'yaml';

/** Groups of words by their names, as `rules/words.yaml` writes them. */
export type WordGroups = ReadonlyMap<string, string>;

/** A rule names a group that there is not. */
export class UnknownWordGroup extends Error {
  override readonly name = 'UnknownWordGroup';
}

export function readWordGroups(text: string): WordGroups {
  return new Map(Object.entries(parse(text) as Record<string, string>));
}

const groupName = /@([a-z]+)\b/g;

/**
 * A file of rules with the words of each group in place of its name. Lines stay where they are.
 * @throws {UnknownWordGroup} for a name that is no group.
 */
export function expandWordGroups(text: string, groups: WordGroups): string {
  return text.replace(groupName, (_, name: string) => {
    const words = groups.get(name);
    if (words === undefined) throw new UnknownWordGroup(`«@${name}» no está en words.yaml`);
    return words;
  });
}
