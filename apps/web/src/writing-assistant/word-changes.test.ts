import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type WordChange, wordChanges } from './word-changes.ts';

const oldWording = (changes: WordChange[]) =>
  changes.flatMap(({ kind, text }) => (kind === 'added' ? [] : [text])).join('');
const newWording = (changes: WordChange[]) =>
  changes.flatMap(({ kind, text }) => (kind === 'removed' ? [] : [text])).join('');

describe('the changes of a wording', () => {
  it('are told word by word, a changed phrase as one', () => {
    expect(wordChanges('Lo echaron sin causa alguna.', 'Fue despedido sin causa alguna.')).toEqual([
      { kind: 'removed', text: 'Lo echaron' },
      { kind: 'added', text: 'Fue despedido' },
      { kind: 'same', text: ' sin causa alguna.' },
    ]);
  });

  it('keep accents and eñes within their words', () => {
    expect(wordChanges('El niño cayó.', 'La niña cayó.').map(({ text }) => text)).toEqual([
      'El niño',
      'La niña',
      ' cayó.',
    ]);
  });

  it('are none between equal wordings', () => {
    expect(wordChanges('Igual.', 'Igual.')).toEqual([{ kind: 'same', text: 'Igual.' }]);
  });

  it('give back both wordings, letter for letter', () => {
    const word = fc.constantFrom('el', 'actor', 'niño', 'art.', '245', 'LCT', ',', '«cita»', '$', '10.000', 'y', '\n');
    const blank = fc.constantFrom(' ', '  ', '\n', '');
    const wording = fc
      .array(fc.tuple(word, blank), { maxLength: 25 })
      .map((parts) => parts.map((part) => part.join('')).join(''));
    fc.assert(
      fc.property(fc.oneof(wording, fc.string()), fc.oneof(wording, fc.string()), (before, after) => {
        const changes = wordChanges(before, after);
        expect(oldWording(changes)).toBe(before);
        expect(newWording(changes)).toBe(after);
      }),
    );
  });
});
