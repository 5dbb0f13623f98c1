/** Every article key of a structure: the strings in its lists named `articles`, wherever they are. */
export function articleKeysOf(structure: unknown): string[] {
  const keys = new Set<string>();
  visit(structure, (list) => {
    for (const key of list) keys.add(key);
    return list;
  });
  return [...keys];
}

/** The structure with only those article keys that `keep` lets through. */
export function keepArticleKeys<T>(structure: T, keep: (key: string) => boolean): T {
  return visit(structure, (list) => list.filter(keep)) as T;
}

function visit(value: unknown, change: (keys: string[]) => string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => visit(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'articles' && isStrings(inner) ? change(inner) : visit(inner, change),
    ]),
  );
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** The structure with `change` done to every string in it, keys of objects left as they are. */
export function mapStrings<T>(structure: T, change: (text: string) => string): T {
  if (typeof structure === 'string') return change(structure) as T;
  if (Array.isArray(structure)) return structure.map((item) => mapStrings(item, change)) as T;
  if (typeof structure !== 'object' || structure === null) return structure;
  return Object.fromEntries(Object.entries(structure).map(([name, inner]) => [name, mapStrings(inner, change)])) as T;
}
