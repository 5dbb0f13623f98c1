import { restore } from '@foja/anonymizer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runAnonymizeJob } from './run-anonymize-job.ts';

const words = fc.constantFrom(
  'tito',
  'Pérez',
  'Juan Carlos Pérez',
  'ley 24.240',
  '[PERSONA_1]',
  'ana@correo.example',
  'casa',
  'él',
  '🙂',
);
const sentences = fc.array(words, { maxLength: 12 }).map((list) => list.join(' '));

describe('an anonymized text', () => {
  test('comes back letter by letter, whatever was named by hand', () => {
    fc.assert(
      fc.property(sentences, fc.array(words, { maxLength: 4 }), (text, named) => {
        const known = named.map((literal) => ({ type: 'persona' as const, text: literal }));
        const [result] = runAnonymizeJob({ texts: [text], options: { known } });
        expect(restore(result!.text, result!.map)).toBe(text);
      }),
    );
  });

  test('holds nothing that was named by hand and stands in no cited ruling, unless it is kept', () => {
    const known = [{ type: 'persona' as const, text: 'tito' }];
    const [gone] = runAnonymizeJob({ texts: ['la plata de tito y de titolandia'], options: { known } });
    expect(gone!.text).toBe('la plata de [PERSONA_1] y de titolandia');
    const [later] = runAnonymizeJob({ texts: ['¿y si tito no paga?'], state: gone!.state });
    expect(later!.text).toBe('¿y si [PERSONA_1] no paga?');
    const [kept] = runAnonymizeJob({ texts: ['la plata de tito'], options: { known, keep: ['TITO'] } });
    expect(kept!.text).toBe('la plata de tito');
  });

  test('holds no form of a name that was named by hand in several forms', () => {
    const known = ['Marcela Gandolfo', 'Gandolfo'].map((text) => ({ type: 'persona' as const, text }));
    const text = 'La jueza Marcela Gandolfo firmó y Gandolfo resolvió.';
    const [result] = runAnonymizeJob({ texts: [text], options: { known } });
    expect(result!.text).not.toContain('Gandolfo');
    expect(restore(result!.text, result!.map)).toBe(text);
  });
});
