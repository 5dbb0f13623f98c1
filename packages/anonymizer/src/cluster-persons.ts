import { beginningOf, beginningsOfForms, isShortFormOf } from './short-forms.ts';
import type { Entity } from './state.ts';

/** Mentions of one person: the union of the words they were written with, and the entity once it has a number. */
export interface Cluster {
  words: Set<string>;
  /** The keys of its mentions in this text. */
  keys: Set<string>;
  entity: Entity | null;
}

/** Who holds an office and shares a surname with somebody else is found by this key alone. */
export const OFFICE_MARK = '@oficio';

/** Of so many people with names that begin alike, short forms tell nobody apart. */
const MOST_ALIKE = 50;

/** The persons known so far, by their words and by how these begin. */
class Persons {
  readonly #byWord = new Map<string, Set<Cluster>>();
  readonly #byBeginning = new Map<string, Set<Cluster>>();

  add(cluster: Cluster): void {
    for (const word of cluster.words) {
      put(this.#byWord, word, cluster);
      put(this.#byBeginning, beginningOf(word), cluster);
    }
  }

  /** One of them was another form of the other. */
  replace(joined: Cluster, kept: Cluster): void {
    for (const word of joined.words) {
      this.#byWord.get(word)?.delete(joined);
      this.#byBeginning.get(beginningOf(word))?.delete(joined);
    }
    this.add(kept);
  }

  having(word: string): ReadonlySet<Cluster> {
    return this.#byWord.get(word) ?? none;
  }

  /** Those of whom a word may be another form of this one; null where so many begin alike that it tells nobody apart. */
  havingFormOf(word: string): readonly Cluster[] | null {
    const alike = beginningsOfForms(word).map((beginning) => this.#byBeginning.get(beginning) ?? none);
    const count = alike.reduce((sum, { size }) => sum + size, 0);
    return count > MOST_ALIKE ? null : alike.flatMap((clusters) => [...clusters]);
  }
}

const none: ReadonlySet<Cluster> = new Set();

function put(index: Map<string, Set<Cluster>>, key: string, cluster: Cluster): void {
  const clusters = index.get(key);
  if (clusters) clusters.add(cluster);
  else index.set(key, new Set([cluster]));
}

/**
 * Maps each of the distinct person keys of a text to its cluster, the fullest mentions first.
 *
 * @param areTold of two keys that the text names side by side, as in "Nicolás y Nico".
 */
export function clusterPersons(
  keys: ReadonlySet<string>,
  known: readonly Entity[],
  areTold: (key: string, other: string) => boolean,
): Map<string, Cluster> {
  const persons = new Persons();
  const byKey = new Map<string, Cluster>();
  for (const entity of known) {
    if (entity.type !== 'persona') continue;
    const cluster: Cluster = { words: new Set(entity.key.split(' ')), keys: new Set(), entity };
    if (!entity.key.startsWith(OFFICE_MARK)) persons.add(cluster);
    byKey.set(entity.key, cluster);
  }
  const keysByWord = new Map<string, string[]>();
  for (const key of keys) {
    for (const word of key.split(' ')) {
      const list = keysByWord.get(word);
      if (list) list.push(key);
      else keysByWord.set(word, [key]);
    }
  }
  const size = (key: string) => key.split(' ').length;
  for (const key of [...keys].sort((a, b) => size(b) - size(a) || (a < b ? -1 : 1))) {
    const words = key.split(' ');
    const isOffice = key.startsWith(OFFICE_MARK);
    const cluster =
      byKey.get(key) ??
      (isOffice ? null : (onlyFuller(words, persons) ?? onlyShorter(words, persons, keysByWord))) ??
      ({ words: new Set(), keys: new Set(), entity: null } satisfies Cluster);
    for (const word of words) cluster.words.add(word);
    cluster.keys.add(key);
    if (!isOffice) persons.add(cluster);
    byKey.set(key, cluster);
  }
  joinShortForms(byKey, persons, areTold);
  return byKey;
}

/** The one cluster that has all these words, if there is exactly one. */
function onlyFuller(words: readonly string[], persons: Persons): Cluster | null {
  const sets = words.map((word) => persons.having(word)).sort((a, b) => a.size - b.size);
  const [rarest, ...others] = sets;
  let only: Cluster | null = null;
  for (const cluster of rarest ?? []) {
    if (!others.every((set) => set.has(cluster))) continue;
    if (only) return null;
    only = cluster;
  }
  return only;
}

/** The one person known from earlier messages by part of these words, unless this text has two who would fit. */
function onlyShorter(
  words: readonly string[],
  persons: Persons,
  keysByWord: ReadonlyMap<string, string[]>,
): Cluster | null {
  const shorter = new Set<Cluster>();
  for (const word of words) {
    for (const cluster of persons.having(word)) {
      if (cluster.entity && [...cluster.words].every((own) => words.includes(own))) shorter.add(cluster);
      if (shorter.size > 1) return null;
    }
  }
  const [only] = shorter;
  if (!only) return null;
  const lists = [...only.words].map((word) => keysByWord.get(word) ?? []).sort((a, b) => a.length - b.length);
  const rivals = (lists[0] ?? []).filter((key) => {
    const own = key.split(' ');
    return own.length > only.words.size && [...only.words].every((word) => own.includes(word));
  });
  return rivals.length === 1 ? only : null;
}

/** "Nico" and "Nico Fernández" become Nicolás Fernández, where he alone fits and nobody tells them apart. */
function joinShortForms(
  byKey: Map<string, Cluster>,
  persons: Persons,
  areTold: (key: string, other: string) => boolean,
): void {
  const all = [...new Set(byKey.values())].filter(({ words }) => !words.has(OFFICE_MARK));
  for (const cluster of all.sort((a, b) => a.words.size - b.words.size)) {
    const bearer = onlyBearer(cluster, persons);
    if (!bearer || (bearer.entity && cluster.entity)) continue;
    if ([...cluster.keys].some((key) => [...bearer.keys].some((other) => areTold(key, other)))) continue;
    const [kept, joined] = cluster.entity ? [cluster, bearer] : [bearer, cluster];
    for (const word of joined.words) kept.words.add(word);
    for (const key of joined.keys) {
      kept.keys.add(key);
      byKey.set(key, kept);
    }
    persons.replace(joined, kept);
  }
}

/** The one cluster of whose words all of this one's are, or are short forms of, or have as short forms. */
function onlyBearer({ words }: Cluster, persons: Persons): Cluster | null {
  let only: Cluster | null = null;
  for (const word of words) {
    const alike = persons.havingFormOf(word);
    if (alike === null) return null;
    for (const other of new Set(alike)) {
      if (other.words === words || other === only || !isBearer(other, words)) continue;
      if (only) return null;
      only = other;
    }
  }
  return only;
}

const isBearer = (bearer: Cluster, words: ReadonlySet<string>): boolean =>
  bearer.words.size >= words.size &&
  [...words].some((word) => !bearer.words.has(word)) &&
  [...words].every(
    (word) =>
      bearer.words.has(word) ||
      [...bearer.words].some((other) => isShortFormOf(word, other) || isShortFormOf(other, word)),
  );
