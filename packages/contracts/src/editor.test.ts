import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEditorContent } from './editor/check-content.ts';
import { clauseLabel, clauseMark, countWords, type EditorNode, editorText, isSafeLink } from './editor/content.ts';

const paragraph = (...content: EditorNode[]): EditorNode => ({ type: 'paragraph', content });
const text = (words: string): EditorNode => ({ type: 'text', text: words });

describe('the text of a document', () => {
  it('has a line for each paragraph, numbers for clauses and footnotes where their marks stand', () => {
    const content: EditorNode = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 1 }, content: [text('Contrato')] },
        { type: 'clause', content: [paragraph(text('Objeto.'))] },
        { type: 'clause', content: [paragraph(text('Plazo'), { type: 'footnote', attrs: { text: 'Ver anexo' } })] },
        { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('uno'))] }] },
        paragraph(text('Según '), {
          type: 'legalCitation',
          attrs: { key: null, label: 'art. 1 CCyC', note: 'inline' },
        }),
      ],
    };
    expect(editorText(content)).toBe('Contrato\nPRIMERA: Objeto.\nSEGUNDA: Plazo (Ver anexo) \nuno\nSegún art. 1 CCyC');
  });

  it('numbers clauses within clauses, anew in each, as the first clause of the document says', () => {
    const clause = (words: string, ...inside: EditorNode[]): EditorNode => ({
      type: 'clause',
      attrs: { numbering: 'figures' },
      content: [paragraph(text(words)), ...inside],
    });
    const content: EditorNode = {
      type: 'doc',
      content: [
        paragraph(text('Antes')),
        clause('uno', clause('dos', clause('tres'), clause('cuatro')), { type: 'pageBreak' }, clause('cinco')),
        clause('seis', clause('siete')),
      ],
    };
    const figures = 'Antes\n1. uno\n1.1. dos\na) tres\nb) cuatro\n1.2. cinco\n2. seis\n2.1. siete';
    expect(editorText(content)).toBe(figures);
    expect(checkEditorContent(content)).toEqual({ content });
    (content.content?.[1] as EditorNode).attrs = {};
    expect(editorText(content)).toBe(figures.replace('1. uno', 'PRIMERA: uno').replace('2. seis', 'SEGUNDA: seis'));
  });

  it('is counted in words, with figures and what joins them as one', () => {
    expect(countWords('La ley 24.240, art. 8 bis: daño-evento c/u «sí».')).toBe(9);
    expect(countWords(' — … \n')).toBe(0);
  });
});

it('clauses are named in words, each by its own name', () => {
  expect([1, 10, 11, 20, 42].map(clauseLabel)).toEqual([
    'PRIMERA',
    'DÉCIMA',
    'DÉCIMA PRIMERA',
    'VIGÉSIMA',
    'CUADRAGÉSIMA SEGUNDA',
  ]);
  const names = Array.from({ length: 200 }, (_, index) => clauseLabel(index + 1));
  expect(new Set(names).size).toBe(200);
});

it('letters of clauses go on after the z as Word counts', () => {
  expect([1, 26, 27, 53].map((number) => clauseMark([1, 1, number], 'words'))).toEqual(['a)', 'z)', 'aa)', 'aaa)']);
});

it('only http, https and mailto make a link', () => {
  expect(['https://a.ar/x?y=1', 'http://a.ar', 'mailto:a@b.ar'].every(isSafeLink)).toBe(true);
  const bad = [
    'javascript:alert(1)',
    'java\nscript:x',
    ' https://a.ar',
    'data:x',
    '//a.ar',
    '/x',
    'https://',
    'ftp://a',
  ];
  expect(bad.filter(isSafeLink)).toEqual([]);
});

it('whatever is given as content is refused or taken, and never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom('doc', 'paragraph'), (value, type) => {
      for (const given of [value, { type, content: value }, { type, content: [value] }]) {
        const checked = checkEditorContent(given);
        expect('content' in checked ? checked.content : checked.problem).toBeTruthy();
      }
    }),
  );
});
