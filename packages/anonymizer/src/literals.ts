import { companyName } from './entity-keys.ts';
import { fold, type NormalisedText } from './normalise.ts';
import { PLACES } from './places.ts';
import { Readings } from './readings.ts';
import { STOP_WORDS } from './stop-words.ts';
import type { EntityType, KnownDatum } from './types.ts';

/** Words of known data, as a tree: looking up every position of a text costs one step per word. */
export interface LiteralTree {
  next: Map<string, LiteralTree>;
  type?: EntityType;
}

const TOKEN = /[\p{L}\d]+/gu;
const LONGEST = 24;
const STREET_WORDS = new Set([
  'av',
  'avda',
  'avenida',
  'calle',
  'pje',
  'pasaje',
  'bv',
  'diagonal',
  'nro',
  'n',
  'al',
  'altura',
]);

/** Plants every known datum; an address only up to its number, a company without its legal form. */
export function plantLiterals(known: readonly KnownDatum[]): LiteralTree {
  const root: LiteralTree = { next: new Map() };
  for (const { type, text } of known) {
    const tokens = tokensOf(type, text);
    if (!isWorthFinding(type, tokens)) continue;
    let node = root;
    for (const token of tokens) {
      let next = node.next.get(token);
      if (!next) {
        next = { next: new Map() };
        node.next.set(token, next);
      }
      node = next;
    }
    node.type ??= type;
  }
  return root;
}

function tokensOf(type: EntityType, text: string): string[] {
  const all: string[] = (type === 'empresa' ? companyName(text) : fold(text)).match(TOKEN) ?? [];
  if (type !== 'domicilio') return all.slice(0, LONGEST);
  const from = all.findIndex((token) => !STREET_WORDS.has(token));
  const number = all.findIndex((token, index) => index > from && /^\d{2,5}$/.test(token));
  return number < 0 ? all.slice(0, LONGEST) : all.slice(Math.max(0, from), number + 1);
}

function isWorthFinding(type: EntityType, tokens: readonly string[]): boolean {
  const letters = tokens.join('');
  const [first = ''] = tokens;
  // The court may sit in the town where somebody was born.
  if (type === 'lugar_nacimiento') return false;
  if (tokens.length > 1) return letters.length >= 5 || (type === 'persona' && letters.length >= 4);
  if (type === 'persona') return letters.length >= 3 && !STOP_WORDS.has(first) && !PLACES.has(first);
  if (type === 'empresa') return letters.length >= 6 && !STOP_WORDS.has(first) && !PLACES.has(first);
  return letters.length >= 6;
}

interface LiteralMatch {
  start: number;
  end: number;
  type: EntityType;
}

/** Every place where a planted datum stands, ignoring case, accents and punctuation inside it. */
export function findLiterals(document: NormalisedText, root: LiteralTree): LiteralMatch[] {
  if (root.next.size === 0) return [];
  const tokens = tokensIn(document);
  const found: LiteralMatch[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const match = longestFrom(document, tokens, index, root);
    if (!match) continue;
    found.push(match.literal);
    index = match.last;
  }
  return found;
}

interface Token {
  start: number;
  end: number;
  written: string;
}

const tokensOfDocument = new Readings<Token[]>();
const LETTER_OR_DIGIT = /[\p{L}\d]/u;

/** What {@link TOKEN} matches, without an array for each. */
function tokensIn(document: NormalisedText): Token[] {
  let tokens = tokensOfDocument.get(document);
  if (tokens) return tokens;
  tokens = [];
  const { folded } = document;
  let start = -1;
  for (let at = 0; at <= folded.length; at += 1) {
    if (at < folded.length && isOfToken(folded, at)) {
      if (start < 0) start = at;
    } else if (start >= 0) {
      tokens.push({ start, end: at, written: folded.slice(start, at) });
      start = -1;
    }
  }
  tokensOfDocument.set(document, tokens);
  return tokens;
}

function isOfToken(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
  if (code >= 0xdc00 && code <= 0xdfff && at > 0) return LETTER_OR_DIGIT.test(text.slice(at - 1, at + 1));
  return LETTER_OR_DIGIT.test(String.fromCodePoint(text.codePointAt(at) as number));
}

function longestFrom(document: NormalisedText, tokens: readonly Token[], from: number, root: LiteralTree) {
  const first = tokens[from] as Token;
  let node = root.next.get(first.written);
  let best: { literal: LiteralMatch; last: number } | null = null;
  for (let index = from; node && index - from < LONGEST; index += 1) {
    const { end } = tokens[index] as Token;
    if (node.type && (index > from || standsOut(document, first))) {
      best = { literal: { start: first.start, end, type: node.type }, last: index };
    }
    const next = tokens[index + 1];
    const gap = next ? document.text.slice(end, Math.min(next.start, end + 5)) : '';
    if (!next || gap.length > 4 || gap.includes('\n\n') || gap.includes('\u0090')) break;
    node = node.next.get(next.written);
  }
  return best;
}

/** A single word counts when it is written with a capital or is a number: "rosa" in small letters is a colour. */
function standsOut(document: NormalisedText, token: Token): boolean {
  const written = document.text[token.start] as string;
  if (/\$ ?$/.test(document.text.slice(Math.max(0, token.start - 2), token.start))) return false;
  return /\d/.test(token.written) || written !== written.toLowerCase();
}
