import { fold } from '@foja/legal-text/fold';
import { z } from 'zod';

/**
 * How people say something, as the corpus writes it: words without regard to accents, `a/b` one of several, `trabaj*` any ending,
 * `(de)` may be left out, `...` up to four words, `<duracion>`, `<anios>`, `<cantidad>`, `<monto>`, `<porcentaje>`, `<fecha>`; `<duracion:18>` is one of
 * that value and `<cantidad:12-99>` one from the first to the last. `|` is where what is said ends: the clause, or before a word that goes on
 * with another.
 */
export interface PhrasePattern {
  elements: Element[];
}

export type Slot = 'duracion' | 'anios' | 'cantidad' | 'monto' | 'porcentaje' | 'fecha' | 'distancia' | 'superficie';
export type Element =
  | { kind: 'words'; exact: ReadonlySet<string>; prefixes: readonly string[]; isOptional: boolean }
  | { kind: 'gap' }
  | { kind: 'end' }
  | { kind: 'slot'; slot: Slot; from: number; to: number };

const slots: readonly Slot[] = [
  'duracion',
  'anios',
  'cantidad',
  'monto',
  'porcentaje',
  'fecha',
  'distancia',
  'superficie',
];

/** A phrase pattern cannot be read. */
export class MalformedPhrase extends Error {
  override readonly name = 'MalformedPhrase';
}

/** @throws {MalformedPhrase} where it names a slot that does not exist, or has no word or slot to begin with. */
export function compilePhrase(phrase: string): PhrasePattern {
  const elements = phrase.trim().split(/\s+/).map(elementOf);
  const [first] = elements;
  if (
    first === undefined ||
    first.kind === 'gap' ||
    first.kind === 'end' ||
    (first.kind === 'words' && first.isOptional)
  ) {
    throw new MalformedPhrase(`«${phrase}» no empieza con una palabra`);
  }
  return { elements };
}

/** Twenty thousand phrases share most of their words: each is read, and kept, once. */
const elementsRead = new Map<string, Element>();

function elementOf(part: string): Element {
  const known = elementsRead.get(part);
  if (known !== undefined) return known;
  const element = readElement(part);
  elementsRead.set(part, element);
  return element;
}

function readElement(part: string): Element {
  if (part === '...') return { kind: 'gap' };
  if (part === '|') return { kind: 'end' };
  const [, name, from, to = from] = /^<([^:]*)(?::(\d+)(?:-(\d+))?)?>$/.exec(part) ?? [];
  if (name !== undefined) {
    const slot = slots.find((known) => known === name);
    if (slot === undefined) throw new MalformedPhrase(`«<${name}>» no es ${slots.join(', ')}`);
    return from === undefined
      ? { kind: 'slot', slot, from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }
      : { kind: 'slot', slot, from: Number(from), to: Number(to) };
  }
  const isOptional = /^\(.*\)$/.test(part);
  const words = fold(isOptional ? part.slice(1, -1) : part).split('/');
  if (words.some((word) => !/^(?:[a-z0-9]+\*?|\$|%)$/.test(word)))
    throw new MalformedPhrase(`«${part}» no son palabras`);
  return {
    kind: 'words',
    exact: new Set(words.filter((word) => !word.endsWith('*'))),
    prefixes: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    isOptional,
  };
}

/** A phrase in a file of the corpus, refused where it cannot be read. */
export const phraseLine = z
  .string()
  .trim()
  .min(1)
  .superRefine((phrase, context) => {
    try {
      compilePhrase(phrase);
    } catch (error) {
      if (!(error instanceof MalformedPhrase)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
    }
  });
