import { readWrittenQuantity } from '@foja/legal-text/read-written-quantity';
import { type Condition, comparisons, roles, type Statement, statementAnswers } from './statement.ts';

/** The data of a statement without its mark, or what is wrong with it. */
export type ParsedStatement = { ok: true; value: Omit<Statement, 'mark'> } | { ok: false; message: string };

const keys = ['answers', 'when', 'value', 'role', 'except'] as const;
const factPattern = /^[a-z][a-z0-9-]*$/;

class Malformed extends Error {}

/** Reads what stands between the braces after a sentence: `answers: how-long; when: antiguedad > 5 años; value: 21 días`. */
export function parseStatement(text: string): ParsedStatement {
  try {
    return { ok: true, value: readEntries(text) };
  } catch (error) {
    if (error instanceof Malformed) return { ok: false, message: error.message };
    throw error;
  }
}

function readEntries(text: string): Omit<Statement, 'mark'> {
  const entries = new Map<string, string>();
  let lastPlace = -1;
  for (const entry of text.split(';')) {
    const [, key = '', value = ''] = /^\s*([a-z]+)\s*:\s*(.*\S)\s*$/.exec(entry) ?? [];
    const place = keys.indexOf(key as (typeof keys)[number]);
    if (place === -1) throw new Malformed(`«${entry.trim()}» no es «clave: valor»; las claves son ${keys.join(', ')}`);
    if (place <= lastPlace) throw new Malformed(`«${key}» está repetida o fuera de orden: ${keys.join(', ')}`);
    lastPlace = place;
    entries.set(key, value);
  }
  return {
    answers: oneOrMore(entries.get('answers'), ',').map((word) => oneOf(word, statementAnswers, 'answers')),
    when: parseConditions(entries.get('when')),
    value: oneOrMore(entries.get('value'), '|').map(quantity),
    role: entries.has('role') ? oneOf(entries.get('role') ?? '', roles, 'role') : null,
    except: entries.has('except') ? mark(entries.get('except') ?? '') : null,
  };
}

/** Reads conditions that must all hold, with commas between them. @throws an error that tells what is wrong. */
export function parseConditions(text: string | undefined): Condition[] {
  return oneOrMore(text, ',').map(parseCondition);
}

/**
 * Reads `fact`, `no fact` or `fact OP quantity`.
 * @throws an error that tells what is wrong.
 */
export function parseCondition(text: string): Condition {
  const comparison = comparisons.find((sign) => text.includes(sign));
  if (comparison !== undefined) {
    const [name = '', amount = ''] = text.split(comparison).map((part) => part.trim());
    return { fact: factName(name), comparison, quantity: quantity(amount) };
  }
  const denied = /^no\s+/.test(text);
  return { fact: factName(text.replace(/^no\s+/, '')), holds: !denied };
}

function oneOrMore(text: string | undefined, separator: ',' | '|'): string[] {
  if (text === undefined) return [];
  // A comma between two digits is the decimal one.
  const parts = text.split(separator === ',' ? /,(?!\d)/ : '|').map((part) => part.trim());
  if (parts.includes('')) throw new Malformed(`«${text}» tiene un lugar vacío`);
  return parts;
}

function oneOf<Word extends string>(word: string, known: readonly Word[], key: string): Word {
  const found = known.find((candidate) => candidate === word);
  if (found === undefined) throw new Malformed(`«${word}» no es un valor de «${key}»`);
  return found;
}

function quantity(text: string) {
  const read = readWrittenQuantity(text);
  if (read === null) throw new Malformed(`«${text}» no es una cantidad como «21 días corridos»`);
  return read;
}

function factName(text: string): string {
  if (!factPattern.test(text)) throw new Malformed(`«${text}» no es el nombre de un hecho`);
  return text;
}

function mark(text: string): string {
  if (!/^[A-Z]\d{1,2}$/.test(text)) throw new Malformed(`«${text}» no es la marca de una oración, como «Q1»`);
  return text;
}
