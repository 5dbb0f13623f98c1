import { detect, replaceSpans } from '@foja/anonymizer';
import { personalDataTypes } from '@foja/contracts/anonymization-calls';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { literalKey } from '../anonymization/literal-key.ts';
import { applyDecisions, type Datum, type Decision } from './decisions.ts';

const text =
  'Juan Carlos Pérez, DNI 28.456.789, demandó a Los Álamos S.R.L. El señor Pérez vive en Belgrano 1450. JUAN CARLOS PÉREZ firmó. Rosario es testigo; Rosarito no.';

const shown = (data: readonly Datum[]) =>
  data.map((datum) => `${datum.type}:${datum.text}${datum.kept ? ':kept' : ''}`);

describe('decisions', () => {
  it('keep a datum visible wherever it stands, with or without accents and capitals', () => {
    const keep: Decision = {
      kind: 'keep',
      type: 'persona',
      literals: [literalKey('Juan Carlos Pérez'), literalKey('Pérez')],
    };
    const data = applyDecisions(text, detect(text), [keep]);
    const persons = data.filter(({ type, text: written }) => type === 'persona' && /pérez/i.test(written));
    expect(persons.length).toBeGreaterThanOrEqual(3);
    expect(persons.every(({ kept }) => kept)).toBe(true);
    expect(data.filter(({ kept }) => kept)).toHaveLength(persons.length);
    expect(applyDecisions(text, detect(text), [keep, { ...keep, kind: 'hide' }]).some(({ kept }) => kept)).toBe(false);
  });

  it('change the type of every mention', () => {
    const data = applyDecisions(
      'Ref. 12345 y otra vez 12345',
      [{ start: 5, end: 10, type: 'cuenta', text: '12345' }],
      [{ kind: 'retype', type: 'cuenta', literals: ['12345'], to: 'expediente' }],
    );
    expect(shown(data)).toEqual(['expediente:12345']);
  });

  it('add a datum at every place where it stands as a word', () => {
    const data = applyDecisions(text, [], [{ kind: 'add', type: 'persona', literal: 'rosario' }]);
    expect(shown(data)).toEqual(['persona:Rosario']);
  });

  it('find a datum over a line end, and with accents that are letters of their own', () => {
    const written = 'Zoila\n Quiroga y Rene\u0301 Gari\u0301n';
    const add = (literal: string): Decision => ({ kind: 'add', type: 'persona', literal });
    const data = applyDecisions(written, [], [add('zoila quiroga'), add('René Garín')]);
    expect(data.map(({ start, end }) => written.slice(start, end))).toEqual([
      'Zoila\n Quiroga',
      'Rene\u0301 Gari\u0301n',
    ]);
  });

  it('hide what is left of a datum that an added one cuts, and do not cut one that hides it already', () => {
    const written = 'Ana María Quiroga Sosa';
    const found = [{ start: 0, end: 17, type: 'persona', text: 'Ana María Quiroga' } as const];
    const add = (literal: string): Decision => ({ kind: 'add', type: 'alias', literal });
    expect(shown(applyDecisions(written, found, [add('Quiroga Sosa')]))).toEqual([
      'persona:Ana María',
      'alias:Quiroga Sosa',
    ]);
    expect(shown(applyDecisions(written, found, [add('María')]))).toEqual(['persona:Ana María Quiroga']);
    const kept: Decision = { kind: 'keep', type: 'persona', literals: ['ana maria quiroga'] };
    expect(shown(applyDecisions(written, found, [kept, add('María')]))).toEqual([
      'persona:Ana:kept',
      'alias:María',
      'persona:Quiroga:kept',
    ]);
  });

  it('leave the data disjoint, in order, exact, and the added words nowhere in what is sent', () => {
    const words = fc.constantFrom(
      'Ana',
      'Gómez',
      'DNI 28.456.789',
      'vive',
      'en',
      'Mitre 123',
      'y',
      'ana@correo.example',
      '🙂',
    );
    const decision = fc.record({ type: fc.constantFrom(...personalDataTypes), literal: words });
    fc.assert(
      fc.property(
        fc.array(words, { minLength: 1, maxLength: 12 }),
        fc.array(decision, { maxLength: 4 }),
        (list, adds) => {
          const written = list.join(' ');
          const data = applyDecisions(
            written,
            detect(written),
            adds.map((add): Decision => ({ kind: 'add', ...add })),
          );
          let end = 0;
          for (const datum of data) {
            expect(datum.start).toBeGreaterThanOrEqual(end);
            expect(written.slice(datum.start, datum.end)).toBe(datum.text);
            end = datum.end;
          }
          const redacted = literalKey(replaceSpans(written, data).text.replace(/\[\w+\]/g, '#'));
          for (const { literal } of adds) expect(` ${redacted} `).not.toContain(` ${literalKey(literal)} `);
        },
      ),
    );
  });

  it('leaves the word that opens a sentence, and a court, where something only may be a name', () => {
    const text = 'La jueza Paz intervino y lo dijo Paz. Paz social en el Juzgado de Paz.';
    const names = [{ start: 9, end: 12, text: 'Paz', reason: 'unsure' as const }];
    const data = applyDecisions(text, [], [{ kind: 'replace', type: 'persona', literals: ['paz'] }], names);
    expect(data.map(({ start }) => start)).toEqual([9, 33]);
  });
});
