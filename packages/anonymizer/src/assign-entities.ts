import { digitsOf } from './check-digits.ts';
import { type Cluster, clusterPersons, OFFICE_MARK } from './cluster-persons.ts';
import { entityKey, personWords } from './entity-keys.ts';
import { fold } from './normalise.ts';
import { findPlaceholders, placeholder } from './placeholders.ts';
import type { AnonymizationState, Entity } from './state.ts';
import type { EntityType, Span } from './types.ts';

/** Where a datum stands and what it is, however it was found. */
type Mention = Pick<Span, 'start' | 'end' | 'type' | 'text'>;

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
  const keyOf = personKeys(text, spans, known);
  const persons = spans.filter(({ type }) => type === 'persona');
  const clusters = clusterPersons(new Set(persons.map(keyOf)), known, toldApart(text, persons, keyOf));
  const entities = spans.map((span) => {
    const key = span.type === 'persona' ? keyOf(span) : entityKey(span.type, span.text);
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

/** The key of each mention of a person: that of its name, or of the office where it is a namesake's. */
function personKeys(text: string, spans: readonly Mention[], known: readonly Entity[]): (mention: Mention) => string {
  const keyOf = variantKeys(spans);
  const surnames = new Set<string>();
  const named = [
    ...spans.filter(({ type }) => type === 'persona').map(({ text: written }) => personWords(written)),
    ...known.filter(({ type }) => type === 'persona').map(({ key }) => key.split(' ')),
  ];
  for (const words of named) {
    if (words.length > 1) for (const word of words) surnames.add(word);
  }
  return ({ start, text: written }) => {
    const words = personWords(written);
    const isOffice =
      words.length === 1 &&
      surnames.has(words[0] as string) &&
      OFFICE_LEFT.test(fold(text.slice(Math.max(0, start - longestOffice), start)));
    return isOffice ? `${OFFICE_MARK} ${words[0]}` : keyOf(written);
  };
}

/** "la jueza Gómez", "el señor fiscal, Dr. Gómez", where Gómez is a party's surname too: somebody else. */
const OFFICE_LEFT =
  /(?<![a-z])(?:juez|jueza|magistrad[oa]|camarista|fiscal|fiscala),? (?:(?:el |la )?(?:dra?\.?|doctora?) )?$/;
const longestOffice = 40;

/** Whether a text names two people side by side: "Nicolás y Nico". */
function toldApart(
  text: string,
  persons: readonly Mention[],
  keyOf: (mention: Mention) => string,
): (key: string, other: string) => boolean {
  const pairs = new Set<string>();
  for (const [index, mention] of persons.entries()) {
    const next = persons[index + 1];
    if (!next || !/^,? (?:y|e|o|u|con|ni) (?:con |a |de )?$/.test(text.slice(mention.end, next.start))) continue;
    const [key, other] = [keyOf(mention), keyOf(next)];
    pairs.add(`${key}|${other}`).add(`${other}|${key}`);
  }
  return (key, other) => pairs.has(`${key}|${other}`);
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
