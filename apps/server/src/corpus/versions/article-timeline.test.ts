import { describe, expect, it } from 'vitest';
import { articleTimeline } from './article-timeline.ts';
import { lawOfThen } from './law-of-then.ts';

const article = {
  id: 'ldc:8',
  article: '8',
  text: 'Texto de hoy.',
  repealed: false,
  amendmentNotes: ['(Artículo sustituido por art. 5° de la Ley N° 99.361 B.O. 7/4/2008)'],
  history: [
    {
      subject: 'articulo',
      article: '8',
      verb: 'replaced' as const,
      byNorm: 'Ley 99.100',
      byArticle: '2°',
      publishedOn: '1999-02-01',
    },
  ],
};
const original = { seq: 3, text: 'Texto de origen.', validFrom: '1993-10-15', validTo: '1999-02-01' };

describe('articleTimeline', () => {
  it('puts the stretches in order, with the texts that are held and the word that another is not', () => {
    const timeline = articleTimeline(article, [original], []);
    expect(timeline.map(({ from, to, state, versionId }) => [from, to, state, versionId])).toEqual([
      ['1993-10-15', '1999-02-01', 'text', 'ldc:8@3'],
      ['1999-02-01', '2008-04-07', 'text-not-held', null],
      ['2008-04-07', null, 'text', 'ldc:8'],
    ]);
    expect(timeline[2]?.change).toMatchObject({ verb: 'replaced', by: 'art. 5° de la Ley 99.361' });
  });

  it('takes a text that no page holds from the article that gave it', () => {
    const changed = (since: string, by: string) => ({
      norm: 'ldc',
      article: '8',
      change: 'replaced' as const,
      by,
      since,
      today: [],
    });
    const bare = { ...article, amendmentNotes: [], history: [] };
    const given = new Map([['ley-99100:2', 'Texto dado por la ley 99.100.']]);
    const changes = [changed('1999-02-01', 'ley-99100:2'), changed('2008-04-07', 'ley-99361:5')];
    expect(articleTimeline(bare, [], changes, null, given)[1]).toMatchObject({
      state: 'text',
      text: 'Texto dado por la ley 99.100.',
      takenFrom: 'ley-99100:2',
    });
    const inPart = changes.map((change) => ({ ...change, article: '8:a' }));
    expect(articleTimeline(bare, [], inPart, null, given)[1]).toMatchObject({ state: 'text-not-held', text: null });
  });

  it.each([
    '(Artículoderogado por art. 99 de la Ley N° 99.742 B.O. 8/7/2024 y por lo que sigue)',
    'Artículo derogado por el artículo 99 de la ley de que se trata',
  ])('takes no word that an article is gone for its text: %s', (text) => {
    const gone = {
      ...article,
      text,
      repealed: true,
      history: [],
      amendmentNotes: ['(Artículo derogado por art. 99 de la Ley N° 99.742 B.O. 8/7/2024)'],
    };
    expect(articleTimeline(gone, [], []).map(({ state }) => state)).toEqual(['text-not-held', 'repealed']);
  });

  it('says that an article was not yet there, and that it was repealed for a time', () => {
    const restored = {
      ...article,
      amendmentNotes: [
        '(Artículo incorporado por art. 1° de la Ley N° 99.001 B.O. 1/2/1990)',
        '(Artículo derogado por art. 1° de la Ley N° 99.002 B.O. 1/2/1995)',
        '(Artículo restablecido por art. 1° de la Ley N° 99.003 B.O. 1/2/1998)',
      ],
      history: [],
    };
    expect(articleTimeline(restored, [], []).map(({ state }) => state)).toEqual([
      'not-yet',
      'text-not-held',
      'repealed',
      'text',
    ]);
  });

  it('gives each change of one note its own day', () => {
    const bis = {
      ...article,
      amendmentNotes: [
        '(Artículo incorporado por art. 43 de la Ley N° 99.345 B.O. 17/11/2000. Artículo 43 de la Ley N° 99.345 derogado por art. 56 del Decreto N° 70/2023 B.O. 21/12/2023.)',
      ],
      history: [],
    };
    expect(articleTimeline(bis, [], []).map(({ from, state }) => [from, state])).toEqual([
      [null, 'not-yet'],
      ['2000-11-17', 'text'],
    ]);
  });

  it('takes a change that the project has noted and the page does not tell', () => {
    const change = {
      norm: 'ldc',
      article: '8',
      change: 'repealed' as const,
      by: 'ley-99802:3',
      since: '2026-03-06',
      sinceBy: 'ley-99802:9',
      today: [],
    };
    expect(articleTimeline({ ...article, repealed: true }, [], [change]).at(-1)).toMatchObject({
      from: '2026-03-06',
      state: 'repealed',
      change: { by: 'ley-99802:3' },
    });
  });
});

describe('the law of another time', () => {
  const timeline = articleTimeline(article, [original], []);

  it.each(['ley 99.999', 'según ley 99.999', 'ley 8', 'ley 2', ''])(
    'is none for a norm that changed nothing: «%s»',
    (asOf) => {
      expect(lawOfThen(timeline, asOf)).toEqual({ kind: 'no-such-change' });
    },
  );

  it('is none before the norm was published', () => {
    expect(lawOfThen(timeline, '1993-10-14')).toEqual({ kind: 'before-norm', publishedOn: '1993-10-15' });
  });

  it.each([
    ['1993-10-15', 'Texto de origen.'],
    ['1999-01-31', 'Texto de origen.'],
    ['1999-02-01', null],
    ['ley 99.100', 'Texto de origen.'],
    ['según ley 99.100', null],
    ['ley 99.361', null],
    ['antes', null],
    ['origen', 'Texto de origen.'],
  ])('is found for %s', (asOf, text) => {
    expect(lawOfThen(timeline, asOf)).toMatchObject({ kind: 'then', stretch: { text } });
  });

  it.each(['2008-04-07', '2020-01-01', 'según ley 99.361'])('is today’s for %s, since when nothing changed', (asOf) => {
    expect(lawOfThen(timeline, asOf)).toEqual({ kind: 'today', from: '2008-04-07' });
  });

  it('is today’s where nothing is known to have changed', () => {
    expect(lawOfThen([], '1990-01-01')).toEqual({ kind: 'today', from: null });
    expect(lawOfThen([], 'antes')).toEqual({ kind: 'no-such-change' });
  });
});
