import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceRelevance, RulingWords } from './ruling-words.ts';

function wordsOf(texts: Record<string, string>): RulingWords {
  const words = new RulingWords();
  for (const [id, text] of Object.entries(texts)) words.add({ id, kind: 'ruling', version: '1' }, '', text);
  return words.seal();
}
const ids = (words: RulingWords, query: string, among: Set<string> | null = null) =>
  words
    .measure(query.split(' '))
    .search(among, 10)
    .map(({ ruling }) => ruling.id);

describe('the words of rulings', () => {
  const words = wordsOf({
    a: 'taller repuesto taller queja',
    b: 'molienda trigo tasa queja',
    c: 'paloma ordenanza vecino queja',
    d: '',
  });

  it('find the ruling that speaks of what is asked, and none by chance', () => {
    expect(ids(words, 'taller repuesto')).toEqual(['a']);
    expect(ids(words, 'zeppelin cohete luna queja')).toEqual([]);
    expect(ids(words, '')).toEqual([]);
  });

  it('find only among those that may be found', () => {
    expect(ids(words, 'queja', new Set(['b']))).toEqual(['b']);
    expect(ids(words, 'queja', new Set())).toEqual([]);
  });

  it('find a ruling by its parties before those that cite it, however long it is', () => {
    const some = new RulingWords();
    const filler = Array.from({ length: 400 }, (_, place) => `relleno${place % 90}`).join(' ');
    some.add({ id: 'long', kind: 'ruling', version: '1' }, 'palomar bosque', filler);
    some.add({ id: 'citing', kind: 'ruling', version: '1' }, 'taller monte', 'palomar bosque queja');
    some.add({ id: 'other', kind: 'ruling', version: '1' }, '', 'queja tasa');
    expect(ids(some.seal(), 'palomar bosque')).toEqual(['long', 'citing']);
  });

  it('put a short ruling on what is asked before a long one that says each word once', () => {
    const filler = Array.from({ length: 400 }, (_, place) => `relleno${place % 90}`).join(' ');
    const some = wordsOf({
      long: `taller repuesto garantia molienda ${filler}`,
      short: 'taller repuesto queja',
      d: 'queja tasa',
    });
    expect(ids(some, 'taller repuesto garantia')[0]).toBe('short');
  });

  it('weigh a text that is not among them on the same scale', () => {
    const measure = words.measure(['taller', 'repuesto']);
    const same = measure.relevanceOf(['taller', 'repuesto', 'taller', 'queja']);
    expect(same).toBeCloseTo(measure.search(null, 1)[0]?.relevance ?? 0);
    expect(measure.relevanceOf(['molienda'])).toBe(0);
  });

  it('name what tells most first, without words that one ruling of many alone holds', () => {
    const few = { a: 'taller queja', b: 'taller queja', c: 'queja', d: 'queja molienda' };
    const asked = ['queja', 'molienda', 'taller', 'luna', '#3'];
    expect(wordsOf(few).measure(asked).telling).toEqual(['molienda', 'taller', 'queja']);
    const others = Object.fromEntries(Array.from({ length: 1_000 }, (_, place) => [`r${place}`, 'queja']));
    expect(wordsOf({ ...few, ...others }).measure(asked).telling).toEqual(['taller', 'queja']);
  });

  it('never leave the scale from 0 to 1, and come best first', () => {
    const word = fc.constantFrom('taller', 'repuesto', 'molienda', 'trigo', 'paloma', 'queja', 'luna', '#3');
    const text = fc.array(word, { maxLength: 40 });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 8 }), text, (texts, query) => {
        const some = wordsOf(Object.fromEntries(texts.map((one, place) => [`r${place}`, one.join(' ')])));
        const measure = some.measure(query);
        const found = measure.search(null, 100).map(({ relevance }) => relevance);
        expect(found).toEqual([...found].sort((a, b) => b - a));
        for (const relevance of found) {
          expect(relevance).toBeGreaterThanOrEqual(chanceRelevance);
          expect(relevance).toBeLessThanOrEqual(1);
        }
        for (const one of texts) expect(measure.relevanceOf(one)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
