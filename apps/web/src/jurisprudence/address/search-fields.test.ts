import { defaultAssistantSettings } from '@foja/contracts/writing-assistant-rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filtersOf } from '../../rulings-search/ruling/search-filters.ts';
import { jurisprudenceSearch } from './jurisprudence-search.ts';
import { configOf, fieldsOf, type SearchFields, searchOf } from './search-fields.ts';

const words = fc.string({ minLength: 1, maxLength: 80 }).map((text) => text.trim());
const dayText = fc
  .date({ min: new Date('1863-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const optional = (arbitrary: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), arbitrary);

const form: fc.Arbitrary<SearchFields> = fc.record({
  query: words.filter((text) => text !== ''),
  court: optional(words),
  from: optional(dayText),
  to: optional(dayText),
  norm: optional(words),
  subject: optional(words),
  sources: fc.record({ federal: fc.boolean(), sumarios: fc.boolean() }),
  maxResults: fc.integer({ min: 5, max: 50 }),
});

describe('the address of a search', () => {
  it('gives back the very form that it was made of', () => {
    fc.assert(
      fc.property(form, (fields) => {
        const address = jurisprudenceSearch(JSON.parse(JSON.stringify(searchOf(fields))));
        expect(fieldsOf(address, defaultAssistantSettings)).toEqual(fields);
      }),
    );
  });

  it('drops whatever cannot be asked, and never throws', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('q', 'desde', 'max', 'fuentes', 'norma', 'modo', 'r'), fc.jsonValue()),
        (raw) => {
          const read = jurisprudenceSearch(raw as Record<string, unknown>);
          expect(jurisprudenceSearch({ ...read })).toEqual(read);
        },
      ),
    );
    expect(
      jurisprudenceSearch({ q: '   ', desde: '2020-02-30', hasta: 'ayer', max: 500, fuentes: 'otra', orden: 'x' }),
    ).toEqual(
      expect.objectContaining({ q: undefined, desde: undefined, hasta: undefined, fuentes: undefined, max: 50 }),
    );
  });

  it('reads words that look like a number or a truth value', () => {
    expect(jurisprudenceSearch({ q: 1757 }).q).toBe('1757');
    expect(jurisprudenceSearch({ q: true }).q).toBe('true');
  });
});

describe('what is asked of the server', () => {
  const fields: SearchFields = {
    query: 'halabi',
    court: ' CSJN ',
    from: '',
    to: '2010-12-31',
    norm: '',
    subject: '',
    sources: { federal: true, sumarios: false },
    maxResults: 30,
  };

  it('carries only the filters that were filled in', () => {
    expect(filtersOf(fields)).toEqual({ court: 'CSJN', to: '2010-12-31' });
  });

  it.each([
    ['User', 5, 'gpt-3.5-turbo'],
    ['Professional', 30, 'gpt-4'],
    ['Premium', 30, 'gpt-4'],
    ['Admin', 30, 'gpt-4'],
  ] as const)('keeps to what %s may have', (role, maxResults, model) => {
    expect(configOf(fields, 'gpt-4', role)).toEqual({ model, maxResults, sources: ['saij-federal'] });
  });
});
