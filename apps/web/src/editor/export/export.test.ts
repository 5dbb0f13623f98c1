import type { EditorContent, EditorNode } from '@foja/contracts/editor/content';
import { describe, expect, it } from 'vitest';
import { bytesOf, wordParts } from '../../testing/word-parts.ts';
import { editorDocumentFile, fileName } from './export-editor-document.ts';
import { pdfBlocks } from './pdf-blocks.ts';
import { tableGrid } from './table-grid.ts';

const text = (words: string, ...marks: string[]): EditorNode => ({
  type: 'text',
  text: words,
  marks: marks.map((type) => ({ type })),
});
const paragraph = (content: EditorNode[], textAlign: string | null = null): EditorNode => ({
  type: 'paragraph',
  attrs: { textAlign },
  content,
});
const citation = (label: string, note: 'inline' | 'footnote'): EditorNode => ({
  type: 'legalCitation',
  attrs: { key: 'ccyc:1757', label, kind: 'article', note, checkedAt: null, status: 'unchecked' },
});
const item = (...content: EditorNode[]): EditorNode => ({ type: 'listItem', content });
const cell = (words: string, type = 'tableCell', attrs: object = {}): EditorNode => ({
  type,
  attrs: { colspan: 1, rowspan: 1, colwidth: null, ...attrs },
  content: [paragraph([text(words)])],
});

const content: EditorContent = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 1, textAlign: 'center' }, content: [text('PROMUEVE DEMANDA')] },
    { type: 'heading', attrs: { level: 4, textAlign: null }, content: [text('Detalle')] },
    paragraph(
      [
        text('Responde '),
        text('objetivamente', 'bold', 'italic', 'underline', 'strike'),
        citation('CSJN, 2004, Aquino', 'footnote'),
        text(' según el '),
        citation('art. 1757 CCyC', 'inline'),
        { type: 'hardBreak' },
        { type: 'footnote', attrs: { text: 'Nota <propia> & más' } },
      ],
      'justify',
    ),
    { type: 'clause', content: [paragraph([text('Objeto.')]), paragraph([text('Sigue.')])] },
    { type: 'clause', content: [paragraph([text('Plazo.')])] },
    {
      type: 'orderedList',
      attrs: { start: 3, type: 'a' },
      content: [
        item(paragraph([text('letra c')]), {
          type: 'bulletList',
          content: [item(paragraph([text('adentro')]))],
        }),
        item(paragraph([text('letra d')])),
      ],
    },
    { type: 'orderedList', attrs: { start: 1, type: null }, content: [item(paragraph([text('uno')]))] },
    { type: 'blockquote', content: [paragraph([text('Citado textual.')])] },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('Rubro', 'tableHeader'), cell('Monto', 'tableHeader')] },
        { type: 'tableRow', content: [cell('Total', 'tableCell', { colspan: 2 })] },
      ],
    },
    { type: 'horizontalRule' },
    paragraph([
      {
        type: 'text',
        text: 'norma',
        marks: [{ type: 'link', attrs: { href: 'https://www.argentina.gob.ar/normativa' } }],
      },
      { type: 'text', text: 'trampa', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
      text('con \u0000\u000b\ud800 controles'),
    ]),
  ],
};
const exported = { title: 'Demanda: "daños" / Pérez', content };

describe('a document in Word', () => {
  it('has its citation as a footnote of Word: the mark in the text, the words at the foot', async () => {
    const parts = await wordParts(await editorDocumentFile('docx', exported));
    const body = parts.get('word/document.xml') ?? '';
    const notes = parts.get('word/footnotes.xml') ?? '';
    const ids = [...body.matchAll(/<w:footnoteReference [^>]*w:id="(\d+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
    const noteOf = (id?: string) => new RegExp(`<w:footnote [^>]*w:id="${id}".*?</w:footnote>`, 's').exec(notes)?.[0];
    expect(noteOf(ids[0])).toContain('CSJN, 2004, Aquino');
    expect(noteOf(ids[1])).toContain('Nota &lt;propia&gt; &amp; más');
    expect(body).not.toContain('Aquino');
    expect(body).toContain('art. 1757 CCyC');
    expect(parts.get('word/styles.xml')).toContain('w:styleId="FootnoteText"');
  });

  it("has Word's own headings, alignment, quotations, numbered lists and tables", async () => {
    const parts = await wordParts(await editorDocumentFile('docx', exported));
    const body = parts.get('word/document.xml') ?? '';
    const paragraphOf = (words: string) => body.match(/<w:p>.*?<\/w:p>/gs)?.find((one) => one.includes(words)) ?? '';
    expect(paragraphOf('PROMUEVE DEMANDA')).toMatch(/w:pStyle w:val="Heading1".*w:jc w:val="center"/s);
    expect(paragraphOf('PROMUEVE DEMANDA')).not.toContain('<w:b ');
    expect(paragraphOf('Detalle')).toContain('w:pStyle w:val="Heading4"');
    expect(paragraphOf('Responde')).toContain('w:jc w:val="both"');
    expect(paragraphOf('objetivamente')).toMatch(/<w:b\/>.*<w:i\/>.*<w:strike\/>.*<w:u /s);
    expect(paragraphOf('Objeto.')).toContain('PRIMERA: ');
    expect(paragraphOf('Sigue.')).not.toContain('SEGUNDA');
    expect(paragraphOf('Plazo.')).toContain('SEGUNDA: ');
    expect(paragraphOf('Citado textual.')).toContain('w:pStyle w:val="Quote"');
    expect(paragraphOf('adentro')).toContain('<w:ilvl w:val="1"/>');
    const numberOf = (words: string) => /<w:numId w:val="(\d+)"/.exec(paragraphOf(words))?.[1];
    expect(numberOf('letra c')).toBe(numberOf('letra d'));
    expect(new Set(['letra c', 'adentro', 'uno'].map(numberOf)).size).toBe(3);
    expect(parts.get('word/numbering.xml')).toMatch(/<w:start w:val="3"\/><w:numFmt w:val="lowerLetter"\/>/);
    expect(body.match(/<w:tr>/g)).toHaveLength(2);
    expect(body).toContain('<w:gridSpan w:val="2"/>');
    expect(body).toContain('<w:tblHeader/>');
  });

  it('is on A4 with a margin to sew and the number of the page', async () => {
    const parts = await wordParts(await editorDocumentFile('docx', exported));
    expect(parts.get('word/document.xml')).toMatch(/<w:pgSz w:w="1190\d" w:h="1683\d"/);
    const footer = [...parts].find(([name]) => name.startsWith('word/footer'))?.[1];
    expect(footer).toMatch(/PAGE.*NUMPAGES/s);
  });

  it('keeps safe links, drops others and what no file may hold', async () => {
    const parts = await wordParts(await editorDocumentFile('docx', exported));
    const body = parts.get('word/document.xml') ?? '';
    expect(body.match(/<w:hyperlink/g)).toHaveLength(1);
    expect(parts.get('word/_rels/document.xml.rels') ?? '').not.toContain('javascript');
    expect([...parts.values()].join('')).not.toContain('javascript:');
    expect(body).toContain('trampa');
    expect(body).toContain('con  controles');
    expect(new DOMParser().parseFromString(body, 'application/xml').querySelector('parsererror')).toBeNull();
  });
});

describe('clauses in Word', () => {
  const clause = (numbering: string, words: string, ...inside: EditorNode[]): EditorNode => ({
    type: 'clause',
    attrs: { numbering },
    content: [paragraph([text(words)]), ...inside],
  });
  const contract = (numbering: string): EditorContent => ({
    type: 'doc',
    content: [
      clause(numbering, 'Objeto.'),
      clause(
        numbering,
        'Precio.',
        paragraph([text('Sigue.')]),
        clause(numbering, 'Fijo.', clause(numbering, 'Pesos.')),
      ),
    ],
  });
  async function inWord(numbering: string) {
    const parts = await wordParts(await editorDocumentFile('docx', { title: 'c', content: contract(numbering) }));
    const body = parts.get('word/document.xml') ?? '';
    const all = body.match(/<w:p>.*?<\/w:p>/gs) ?? [];
    const numberOf = (words: string) => {
      const one = all.find((xml) => xml.includes(words)) ?? '';
      return /<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d+)"/.exec(one)?.slice(1) ?? null;
    };
    const numbers = parts.get('word/numbering.xml') ?? '';
    const id = new RegExp(`<w:num w:numId="${numberOf('Objeto.')?.[1]}"[^>]*><w:abstractNumId w:val="(\\d+)"`).exec(
      numbers,
    )?.[1];
    const definition = new RegExp(`<w:abstractNum [^>]*w:abstractNumId="${id}".*?</w:abstractNum>`, 's').exec(
      numbers,
    )?.[0];
    const levels = [...(definition ?? '').matchAll(/<w:lvl .*?<\/w:lvl>/gs)].map(([xml]) => ({
      format: /w:numFmt w:val="(\w+)"/.exec(xml)?.[1],
      text: /w:lvlText w:val="([^"]*)"/.exec(xml)?.[1],
    }));
    return { body, numberOf, levels };
  }

  it('are levels of one numbering that Word counts: 1., 1.1., a)', async () => {
    const { body, numberOf, levels } = await inWord('figures');
    expect(levels.slice(0, 3)).toEqual([
      { format: 'decimal', text: '%1.' },
      { format: 'decimal', text: '%1.%2.' },
      { format: 'lowerLetter', text: '%3)' },
    ]);
    const numId = numberOf('Objeto.')?.[1];
    expect(['Objeto.', 'Precio.', 'Sigue.', 'Fijo.', 'Pesos.'].map(numberOf)).toEqual([
      ['0', numId],
      ['0', numId],
      null,
      ['1', numId],
      ['2', numId],
    ]);
    for (const typed of ['1.', '2.', 'a)', 'PRIMERA']) expect(body).not.toContain(`>${typed}`);
  });

  it('named in words have their names in the text, counted unseen, so that those within are 2.1.', async () => {
    const { body, numberOf, levels } = await inWord('words');
    expect(levels.slice(0, 2)).toEqual([
      // No text of a level is none shown.
      { format: 'decimal', text: undefined },
      { format: 'decimal', text: '%1.%2.' },
    ]);
    expect(['Objeto.', 'Precio.', 'Fijo.'].map((words) => numberOf(words)?.[0])).toEqual(['0', '0', '1']);
    expect(body.match(/>(PRIMERA|SEGUNDA): </g)).toHaveLength(2);
  });

  it('in PDF stand with their numbers', () => {
    const all = JSON.stringify(pdfBlocks(contract('figures').content).blocks);
    for (const mark of ['1. ', '2. ', '2.1. ', 'a) ']) expect(all).toContain(`{"text":"${mark}","bold":true}`);
  });
});

it('a page break ends a page in Word and in PDF, and a row of a table is never parted', async () => {
  const broken: EditorContent = {
    type: 'doc',
    content: [
      paragraph([text('Primera hoja')]),
      { type: 'pageBreak' },
      paragraph([text('Segunda hoja')]),
      { type: 'table', content: [{ type: 'tableRow', content: [cell('c')] }] },
    ],
  };
  broken.content[3]?.content?.[0]?.content?.[0]?.content?.push({ type: 'pageBreak' });
  const document = { title: 'p', content: broken };
  const body = (await wordParts(await editorDocumentFile('docx', document))).get('word/document.xml') ?? '';
  expect(body.match(/<w:br w:type="page"\/>/g)).toHaveLength(1);
  expect(body).toMatch(/Primera hoja.*<w:br w:type="page"\/>.*Segunda hoja/s);
  const { extractText, getDocumentProxy } = await import('unpdf');
  const bytes = new Uint8Array(await bytesOf(await editorDocumentFile('pdf', document)));
  const { text: pages } = await extractText(await getDocumentProxy(bytes), { mergePages: false });
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('Primera hoja');
  expect(pages[1]).toContain('Segunda hoja');
});

describe('a document in PDF', () => {
  it('reads back with every word, its notes at the end and the number of the page', async () => {
    const { extractText, getDocumentProxy } = await import('unpdf');
    const bytes = new Uint8Array(await bytesOf(await editorDocumentFile('pdf', exported)));
    const { text: read } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    const words = read.replace(/\s+/g, ' ');
    for (const part of [
      'PROMUEVE DEMANDA',
      'según el art. 1757 CCyC',
      'PRIMERA: Objeto.',
      'letra c',
      'adentro',
      'Monto',
    ]) {
      expect(words).toContain(part);
    }
    expect(words).toMatch(/Notas 1\. CSJN, 2004, Aquino 2\. Nota <propia> & más/);
    expect(words).toMatch(/letra c ?c\)/);
    expect(words).toMatch(/1 \/ 1/);
  });

  it('has its notes in order, their numbers in the text, and clauses named', () => {
    const { blocks, notes } = pdfBlocks(content.content);
    expect(notes).toEqual(['CSJN, 2004, Aquino', 'Nota <propia> & más']);
    const all = JSON.stringify(blocks);
    expect(all).toContain('{"text":"1","sup":true}');
    expect(all).toContain('SEGUNDA: ');
    expect(all).toContain('"type":"lower-alpha","separator":")","start":3');
    expect(all).not.toContain('javascript');
    expect(all).toContain('"link":"https://www.argentina.gob.ar/normativa"');
  });
});

it('the cells of a table stand where they are seen, also beside one that reaches over several rows', () => {
  const { columns, rows } = tableGrid({
    type: 'table',
    content: [
      { type: 'tableRow', content: [cell('a', 'tableCell', { rowspan: 9 }), cell('b')] },
      { type: 'tableRow', content: [] },
      { type: 'tableRow', content: [cell('c'), cell('d')] },
    ],
  });
  expect(columns).toBe(3);
  const places = rows.flat().map(({ row, column, rowSpan }) => [row, column, rowSpan]);
  expect(places).toEqual([
    [0, 0, 2],
    [0, 1, 1],
    [1, 1, 1],
    [1, 2, 1],
  ]);
});

it('the file is named as the document, without what a system would refuse', () => {
  expect(fileName('Demanda: "daños" / Pérez')).toBe('Demanda daños Pérez');
  expect(fileName('../../etc')).toBe('etc');
  expect(fileName(' ??? ')).toBe('documento');
});
