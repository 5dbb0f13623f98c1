import { digitsOf } from './check-digits.ts';
import { entityKey } from './entity-keys.ts';
import { fold } from './normalise.ts';
import { findPlaceholders, placeholder } from './placeholders.ts';
import type { AnonymizationState, Entity } from './state.ts';
import type { EntityType, Span } from './types.ts';

/** Where a datum stands and what it is, however it was found. */
type Mention = Pick<Span, 'type' | 'text'>;

/** Mentions of one person: the union of the words they were written with, and the entity once it has a number. */
interface Cluster {
  words: Set<string>;
  entity: Entity | null;
}

/**
 * Gives every span its entity: an old one of the conversation, or a new one numbered by first appearance. A person
 * mentioned by fewer words joins the fuller mention when exactly one fits ("Pérez" → "Juan Carlos Pérez").
 */
export function assignEntities(
  text: string,
  spans: readonly Mention[],
  state: AnonymizationState,
): { entities: Entity[]; state: AnonymizationState } {
  const known = state.entities.map((entity) => ({ ...entity }));
  const byKey = new Map(known.map((entity) => [`${entity.type} ${entity.key}`, entity]));
  const issued = new Set(known.map((entity) => entity.placeholder));
  const reserved = new Set(state.reserved);
  for (const { type, number } of findPlaceholders(text)) {
    const lookAlike = placeholder(type, number);
    if (!issued.has(lookAlike)) reserved.add(lookAlike);
  }
  const nextNumber = new Map<EntityType, number>();
  for (const { type, number } of known) nextNumber.set(type, Math.max(nextNumber.get(type) ?? 1, number + 1));
  const create = (type: EntityType, key: string, original: string): Entity => {
    let number = nextNumber.get(type) ?? 1;
    while (reserved.has(placeholder(type, number))) number += 1;
    nextNumber.set(type, number + 1);
    const entity: Entity = { placeholder: placeholder(type, number), type, number, key, original };
    known.push(entity);
    byKey.set(`${type} ${key}`, entity);
    return entity;
  };
  const keyOf = variantKeys(spans);
  const clusters = clusterPersons(spans, known, keyOf);
  const entities = spans.map((span) => {
    const key = span.type === 'persona' ? keyOf(span.text) : entityKey(span.type, span.text);
    if (span.type === 'persona') {
      const cluster = clusters.get(key) as Cluster;
      const words = [...cluster.words].sort().join(' ');
      cluster.entity ??= create('persona', words, span.text);
      cluster.entity.key = words;
      cluster.entity.original = fullerForm(cluster.entity.original, span.text);
      return cluster.entity;
    }
    return byKey.get(`${span.type} ${key}`) ?? create(span.type, key, span.text);
  });
  linkCuits(known);
  return { entities, state: { entities: known, reserved: [...reserved] } };
}

/** Of so many people with one surname, initials tell nobody apart. */
const MOST_NAMESAKES = 50;

/**
 * The key of a person as written here, with what other writings of this text tell: "J. C. Gómez" is "Juan Carlos Gómez" where
 * nobody else fits, and "LJM" is "L. J. M.".
 */
function variantKeys(spans: readonly Mention[]): (written: string) => string {
  const persons = [...new Set(spans.filter(({ type }) => type === 'persona').map(({ text }) => text))];
  const sorted = (letters: string) => [...letters.toLowerCase()].sort().join('');
  const initialKeys = new Set(
    persons.filter((text) => /^(?:\p{Lu}\.[ ,]*)+$/u.test(text)).map((text) => entityKey('persona', text)),
  );
  const fullByWord = new Map<string, Set<string>>();
  for (const text of persons) {
    const key = entityKey('persona', text);
    const words = key.split(' ');
    if (words.length < 2) continue;
    for (const word of words) fullByWord.set(word, (fullByWord.get(word) ?? new Set()).add(key));
  }
  const keys = new Map<string, string>();
  for (const text of persons) {
    const key = entityKey('persona', text);
    const joined = /^\p{Lu}{2,4}$/u.test(text) ? sorted(text) : '';
    keys.set(text, initialKeys.has(joined) ? joined : (fullerByInitials(text, key, fullByWord) ?? key));
  }
  return (written) => keys.get(written) ?? entityKey('persona', written);
}

/** The one full name that has these words and whose others begin with these initials. */
function fullerByInitials(
  text: string,
  key: string,
  fullByWord: ReadonlyMap<string, ReadonlySet<string>>,
): string | null {
  const initials = [...fold(text).matchAll(/(?<![\p{L}])(\p{L})\./gu)].map((match) => match[1] as string);
  const words = key.split(' ');
  if (initials.length === 0 || !/\p{L}{2}/u.test(text)) return null;
  const namesakes = fullByWord.get(words[0] ?? '') ?? new Set<string>();
  if (namesakes.size > MOST_NAMESAKES) return null;
  const fitting = [...namesakes].filter((full) => {
    const others = full.split(' ').filter((word) => !words.includes(word));
    if (others.length + words.length !== full.split(' ').length || others.length < initials.length) return false;
    return initials.every((letter) => others.some((word) => word.startsWith(letter)));
  });
  return fitting.length === 1 ? (fitting[0] as string) : null;
}

/** Maps each distinct person key of the text to its cluster, the fullest mentions first. */
function clusterPersons(
  spans: readonly Mention[],
  known: readonly Entity[],
  keyOf: (written: string) => string,
): Map<string, Cluster> {
  const byWord = new Map<string, Set<Cluster>>();
  const index = (cluster: Cluster) => {
    for (const word of cluster.words) {
      const clusters = byWord.get(word) ?? new Set();
      clusters.add(cluster);
      byWord.set(word, clusters);
    }
  };
  const byKey = new Map<string, Cluster>();
  for (const entity of known) {
    if (entity.type !== 'persona') continue;
    const cluster: Cluster = { words: new Set(entity.key.split(' ')), entity };
    index(cluster);
    byKey.set(entity.key, cluster);
  }
  const keys = new Set(spans.filter(({ type }) => type === 'persona').map(({ text }) => keyOf(text)));
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
    if (byKey.has(key)) continue;
    const words = key.split(' ');
    const cluster = onlyFuller(words, byWord) ??
      onlyShorter(words, byWord, keysByWord) ?? { words: new Set<string>(), entity: null };
    for (const word of words) cluster.words.add(word);
    index(cluster);
    byKey.set(key, cluster);
  }
  return byKey;
}

/** The one cluster that has all these words, if there is exactly one. */
function onlyFuller(words: readonly string[], byWord: ReadonlyMap<string, Set<Cluster>>): Cluster | null {
  const sets = words.map((word) => byWord.get(word) ?? new Set<Cluster>()).sort((a, b) => a.size - b.size);
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
  byWord: ReadonlyMap<string, Set<Cluster>>,
  keysByWord: ReadonlyMap<string, string[]>,
): Cluster | null {
  const shorter = new Set<Cluster>();
  for (const word of words) {
    for (const cluster of byWord.get(word) ?? []) {
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

/** Prefers more words, then ordinary capitals, then the order of speech over "SURNAME, Names". */
function fullerForm(current: string, candidate: string): string {
  const rank = (form: string) => {
    const words = form.match(/\p{L}{2,}/gu)?.length ?? 0;
    return words * 4 + (form === form.toUpperCase() ? 0 : 2) + (form.includes(',') ? 0 : 1);
  };
  return rank(candidate) > rank(current) ? candidate : current;
}

function linkCuits(entities: readonly Entity[]): void {
  const dnis = new Map(entities.filter(({ type }) => type === 'dni').map((entity) => [entity.key, entity.placeholder]));
  for (const entity of entities) {
    if (entity.type !== 'cuit') continue;
    const dni = dnis.get(digitsOf(entity.key).slice(2, 10).replace(/^0+/, ''));
    if (dni) entity.linkedTo = dni;
  }
}
