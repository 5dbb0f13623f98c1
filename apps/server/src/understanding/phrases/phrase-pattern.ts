import type { QuantityUnit } from '@foja/legal-text/quantity';
import { compilePhrase, type Element, type PhrasePattern, type Slot } from '../../corpus/facts/phrase-syntax.ts';
import type { QuestionToken } from './question-tokens.ts';

const gapWords = 4;
const durations: readonly QuantityUnit[] = ['hora', 'dia', 'dia-habil', 'semana', 'mes', 'anio'];

/** Where a phrase was found, and what filled its slot. */
export interface PhraseMatch<Owner> {
  owner: Owner;
  /** Places of its first token and after its last. */
  from: number;
  to: number;
  /** The token in its slot. */
  filled: QuestionToken | null;
  /** Words that it fixes: longer phrases say more. */
  weight: number;
}

interface Entry<Owner> extends PhrasePattern {
  owner: Owner;
  weight: number;
}

/** Phrases by the word with which they begin. */
export class PhraseBook<Owner> {
  readonly #byWord = new Map<string, Entry<Owner>[]>();
  /** By the first three letters of the beginning. */
  readonly #byPrefix = new Map<string, Entry<Owner>[]>();
  readonly #bySlot: Entry<Owner>[] = [];
  /** Of words that were looked up before. */
  readonly #remembered = new Map<string, readonly Entry<Owner>[]>();

  constructor(phrases: Iterable<{ owner: Owner; phrase: string }>) {
    for (const { owner, phrase } of phrases) {
      const pattern = compilePhrase(phrase);
      const weight = pattern.elements.filter(({ kind }) => kind !== 'gap' && kind !== 'end').length;
      const entry = { ...pattern, owner, weight };
      const [first] = pattern.elements;
      if (first?.kind === 'slot') this.#bySlot.push(entry);
      if (first?.kind !== 'words') continue;
      for (const word of first.exact) add(this.#byWord, word, entry);
      for (const prefix of first.prefixes) add(this.#byPrefix, prefix.slice(0, 3), entry);
    }
  }

  /** Everything that the tokens say, in their order; of one owner and place the longest. */
  find(tokens: readonly QuestionToken[]): PhraseMatch<Owner>[] {
    const found: PhraseMatch<Owner>[] = [];
    for (let from = 0; from < tokens.length; from += 1) {
      const token = tokens[from]!;
      const isFilled = token.quantity !== undefined || token.date !== undefined;
      const entries = isFilled
        ? [...this.#bySlot, ...(this.#byWord.get(lastWord(token)) ?? [])]
        : this.#beginningWith(token.text);
      // Made only where something is found, which is at few words.
      let best: Map<Owner, PhraseMatch<Owner>> | null = null;
      for (const entry of entries) {
        const match = matchFrom(entry.elements, 0, tokens, from);
        if (match === null || (best?.get(entry.owner)?.weight ?? 0) >= entry.weight) continue;
        best ??= new Map();
        best.set(entry.owner, { owner: entry.owner, from, ...match, weight: entry.weight });
      }
      if (best !== null) found.push(...best.values());
    }
    return found;
  }

  /** The phrases that begin with a word, whole or by its beginning: none with most words. */
  #beginningWith(word: string): readonly Entry<Owner>[] {
    const known = this.#remembered.get(word);
    if (known !== undefined) return known;
    const byPrefix = (this.#byPrefix.get(word.slice(0, 3)) ?? []).filter(
      ({ elements: [first] }) => first?.kind === 'words' && holds(first, word),
    );
    const entries = [...(this.#byWord.get(word) ?? []), ...byPrefix];
    // People's words may be anything: past this size the memory starts again.
    if (this.#remembered.size >= rememberedWords) this.#remembered.clear();
    this.#remembered.set(word, entries.length === 0 ? none : entries);
    return entries;
  }
}

const rememberedWords = 20_000;
const none: readonly never[] = [];

function add<Value>(into: Map<string, Value[]>, key: string, value: Value): void {
  const list = into.get(key);
  if (list === undefined) into.set(key, [value]);
  else list.push(value);
}

function matchFrom(
  elements: readonly Element[],
  place: number,
  tokens: readonly QuestionToken[],
  at: number,
): { to: number; filled: QuestionToken | null } | null {
  const element = elements[place];
  if (element === undefined) return { to: at, filled: null };
  if (element.kind === 'gap') {
    for (let skipped = 0; skipped <= gapWords; skipped += 1) {
      const rest = matchFrom(elements, place + 1, tokens, at + skipped);
      if (rest !== null) return rest;
      // A gap stays within its clause.
      if (tokens[at + skipped]?.afterBreak) break;
    }
    return null;
  }
  const token = tokens[at];
  if (element.kind === 'end')
    return token === undefined || token.afterBreak || goesOn.has(token.text)
      ? matchFrom(elements, place + 1, tokens, at)
      : null;
  if (element.kind === 'slot') {
    if (token === undefined || !fills(element, token)) return null;
    const rest = matchFrom(elements, place + 1, tokens, at + 1);
    return rest && { to: rest.to, filled: rest.filled ?? token };
  }
  if (token !== undefined && holds(element, token.quantity ? lastWord(token) : token.text)) {
    const rest = matchFrom(elements, place + 1, tokens, at + 1);
    if (rest !== null) return rest;
  }
  return element.isOptional ? matchFrom(elements, place + 1, tokens, at) : null;
}

/** Words with which what is said goes on with something else: "tengo 19 y estudio", "tiene 22 pero vive conmigo". */
const goesOn = new Set(
  (
    'y e o u ni pero que porque aunque cuando si como ahora ya todavia cumplidos recien me mi mis su sus lo la le se nos no es esta estoy soy vive ' +
    'vivo trabaja trabajo estudia estudio quiere quiero puede puedo va voy hace'
  ).split(' '),
);

/** "Horas extra" is said in "4 horas extra", too. */
function lastWord({ text }: QuestionToken): string {
  return text.slice(text.lastIndexOf(' ') + 1);
}

function holds({ exact, prefixes }: Extract<Element, { kind: 'words' }>, word: string): boolean {
  return exact.has(word) || prefixes.some((prefix) => word.startsWith(prefix));
}

function fills(
  { slot, from, to }: { slot: Slot; from: number; to: number },
  { quantity, date, isName }: QuestionToken,
): boolean {
  if (slot === 'fecha') return date !== undefined;
  if (quantity === undefined || isName || quantity.value < from || quantity.value > to) return false;
  const { unit } = quantity;
  if (slot === 'duracion') return durations.includes(unit);
  if (slot === 'anios') return unit === 'anio';
  if (slot === 'cantidad') return unit === 'unidad';
  if (slot === 'porcentaje') return unit === 'por-ciento' || unit === 'por-uno';
  if (slot === 'distancia') return unit === 'km';
  if (slot === 'superficie') return unit === 'm2';
  return unit === 'peso';
}
