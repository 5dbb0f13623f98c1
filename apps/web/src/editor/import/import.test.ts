import { checkEditorContent } from '@foja/contracts/editor/check-content';
import { type EditorContent, type EditorMark, type EditorNode, editorText } from '@foja/contracts/editor/content';
import { editorImportMaxBytes } from '@foja/contracts/editor-limits';
import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  FootnoteReferenceRun,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  PageBreak,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { beforeEach, describe, expect, it } from 'vitest';
import { bytesOf } from '../../testing/word-parts.ts';
import { stubWorkers } from '../../testing/worker.ts';
import { editorDocumentFile } from '../export/export-editor-document.ts';
import { contentFromHtml } from './html-content.ts';
import { importEditorFile } from './import-editor-file.ts';
import { importProblems } from './import-problems.ts';

let workers: ReturnType<typeof stubWorkers>;
beforeEach(() => {
  workers = stubWorkers();
});

/** A file that can be read at once, which those of the test's browser cannot. */
function fileOf(name: string, bytes: ArrayBuffer | string, type = ''): File {
  const buffer = typeof bytes === 'string' ? new TextEncoder().encode(bytes).slice().buffer : bytes;
  const file = new File([buffer], name, { type });
  return Object.assign(file, { arrayBuffer: async () => buffer });
}
async function wordOf(...children: (Paragraph | Table)[]): Promise<ArrayBuffer> {
  const numbering = {
    config: [{ reference: 'n', levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.' }] }],
  };
  return bytesOf(await Packer.toBlob(new Document({ numbering, sections: [{ children }] })));
}
const problemOf = (file: File) =>
  importEditorFile(file).then(
    () => null,
    (error: Error) => [error.name, error.message],
  );

describe('what is refused, and says why', () => {
  const compound = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).buffer;
  it.each([
    ['foto.png', 'x', importProblems.unsupported],
    ['escrito.pdf', '%PDF-', importProblems.unsupported],
    ['viejo.doc', 'x', importProblems.oldWord],
    ['vacío.docx', '', importProblems.empty],
    ['clave.docx', compound, importProblems.encrypted],
    ['falso.docx', 'no soy Word', importProblems.notWord],
    ['cortado.docx', 'PK\u0003\u0004 y nada más', importProblems.corrupt],
    ['blanco.txt', ' \n\n ', importProblems.noText],
  ])('%s', async (name, bytes, message) => {
    expect(await problemOf(fileOf(name, bytes))).toEqual(['ImportFailed', message]);
  });

  it('a file that is too large, before any of it is read', async () => {
    const file = Object.defineProperty(fileOf('a.docx', 'x'), 'size', { value: editorImportMaxBytes + 1 });
    expect(await problemOf(file)).toEqual(['ImportFailed', importProblems.tooLarge]);
    expect(workers.started).toEqual([]);
  });

  it('a Word file that is not whole, one that says it opens to more than is admitted, and one without text', async () => {
    const whole = await wordOf(new Paragraph('Texto'));
    expect(await problemOf(fileOf('a.docx', whole.slice(0, whole.byteLength - 40)))).toEqual([
      'ImportFailed',
      importProblems.corrupt,
    ]);
    const swollen = whole.slice(0);
    const view = new DataView(swollen);
    const entry = [...Array(swollen.byteLength - 4).keys()].find((at) => view.getUint32(at, true) === 0x02014b50);
    view.setUint32((entry as number) + 24, 4_000_000_000, true);
    expect(await problemOf(fileOf('a.docx', swollen))).toEqual(['ImportFailed', importProblems.expands]);
    expect(await problemOf(fileOf('a.docx', await wordOf(new Paragraph(''))))).toEqual([
      'ImportFailed',
      importProblems.noText,
    ]);
  });

  it('whoever gives up is told so, and the work ends', async () => {
    workers.hang = true;
    const gone = new AbortController();
    const reading = importEditorFile(fileOf('a.docx', await wordOf(new Paragraph('Texto'))), gone.signal);
    gone.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a Word file', () => {
  it('comes with its headings, alignment, lists, tables, marks, links and footnotes, and tells of its images', async () => {
    const picture = new ImageRun({
      type: 'png',
      data: new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
      transformation: { width: 10, height: 10 },
    });
    const bytes = await wordOf(
      new Paragraph({ heading: HeadingLevel.HEADING_1, alignment: AlignmentType.CENTER, text: 'CONTRATO' }),
      new Paragraph({
        alignment: AlignmentType.JUSTIFIED,
        children: [
          new TextRun('Entre '),
          new TextRun({ text: 'Ana', bold: true, italics: true }),
          new TextRun({ text: ' y Beto', underline: {} }),
          new FootnoteReferenceRun({ children: [new Paragraph('Según poder.')] }),
          new ExternalHyperlink({ link: 'https://www.saij.gob.ar', children: [new TextRun('SAIJ')] }),
          new ExternalHyperlink({ link: 'javascript:alert(1)', children: [new TextRun('trampa')] }),
          picture,
        ],
      }),
      new Paragraph({ numbering: { reference: 'n', level: 0 }, text: 'uno' }),
      new Paragraph({ numbering: { reference: 'n', level: 0 }, text: 'dos' }),
      new Table({
        rows: [new TableRow({ children: [new TableCell({ columnSpan: 2, children: [new Paragraph('celda')] })] })],
      }),
    );
    const { title, content, notices } = await importEditorFile(fileOf('Contrato de Ana.docx', bytes));
    expect(title).toBe('Contrato de Ana');
    expect(notices).toEqual([importProblems.imagesLeft(1)]);
    expect(checkEditorContent(content)).toEqual({ content });
    const mark = (type: string) => ({ type });
    expect(content.content.slice(0, 4)).toEqual([
      {
        type: 'heading',
        attrs: { level: 1, textAlign: 'center' },
        content: [{ type: 'text', text: 'CONTRATO' }],
      },
      {
        type: 'paragraph',
        attrs: { textAlign: 'justify' },
        content: [
          { type: 'text', text: 'Entre ' },
          { type: 'text', text: 'Ana', marks: expect.arrayContaining([mark('bold'), mark('italic')]) },
          { type: 'text', text: ' y Beto', marks: [mark('underline')] },
          { type: 'footnote', attrs: { text: 'Según poder.' } },
          { type: 'text', text: 'SAIJ', marks: [{ type: 'link', attrs: { href: 'https://www.saij.gob.ar' } }] },
          { type: 'text', text: 'trampa' },
        ],
      },
      {
        type: 'orderedList',
        attrs: { start: 1, type: null },
        content: ['uno', 'dos'].map((text) => ({
          type: 'listItem',
          content: [{ type: 'paragraph', attrs: { textAlign: null }, content: [{ type: 'text', text }] }],
        })),
      },
      { type: 'table', content: [{ type: 'tableRow', content: [expect.objectContaining({ type: 'tableCell' })] }] },
    ]);
    expect(content.content[3]?.content?.[0]?.content?.[0]?.attrs).toMatchObject({ colspan: 2 });
  });

  it('that Foja wrote says the same when it comes back, with its clauses, quotation and footnotes', async () => {
    const text = (words: string): EditorNode => ({ type: 'text', text: words });
    const paragraph = (...content: EditorNode[]): EditorNode => ({ type: 'paragraph', content });
    const label = 'art. 1198 CCyC';
    const cited = { key: 'ccyc:1198', label, kind: 'article', note: 'footnote', checkedAt: null, status: 'current' };
    const content: EditorContent = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2, textAlign: null }, content: [text('Cláusulas')] },
        { type: 'clause', content: [paragraph(text('Plazo de 24 meses.'), { type: 'legalCitation', attrs: cited })] },
        { type: 'clause', content: [paragraph(text('Precio.'))] },
        { type: 'blockquote', content: [paragraph(text('Citado.'))] },
      ],
    };
    const bytes = await bytesOf(await editorDocumentFile('docx', { title: 'Ida y vuelta', content }));
    const back = await importEditorFile(fileOf('Ida y vuelta.docx', bytes));
    expect(back.content.content.map(({ type }) => type)).toEqual(['heading', 'clause', 'clause', 'blockquote']);
    expect(editorText(back.content)).toBe(editorText(content));
  });
});

describe('a Word file that Foja wrote', () => {
  const text = (words: string, ...marks: EditorMark[]): EditorNode => ({
    type: 'text',
    text: words,
    ...(marks.length > 0 ? { marks } : {}),
  });
  const paragraph = (...content: EditorNode[]): EditorNode => ({
    type: 'paragraph',
    attrs: { textAlign: null },
    ...(content.length > 0 ? { content } : {}),
  });
  const clause = (numbering: string, words: string, ...inside: EditorNode[]): EditorNode => ({
    type: 'clause',
    attrs: { numbering },
    content: [{ ...paragraph(text(words)), attrs: { textAlign: 'justify' } }, ...inside],
  });
  const item = (...content: EditorNode[]): EditorNode => ({ type: 'listItem', content });
  const pageBreak: EditorNode = { type: 'pageBreak' };
  async function wentThroughWord(...content: EditorNode[]): Promise<EditorNode[]> {
    const exported: EditorContent = { type: 'doc', content };
    const bytes = await bytesOf(await editorDocumentFile('docx', { title: 'a', content: exported }));
    const back = (await importEditorFile(fileOf('a.docx', bytes))).content;
    expect(checkEditorContent(back)).toEqual({ content: back });
    expect(editorText(back)).toBe(editorText(exported));
    return back.content;
  }

  it.each(['words', 'figures'])('keeps clauses within clauses, numbered in %s', async (numbering) => {
    const inner = clause(numbering, 'Precio fijo.', clause(numbering, 'En pesos.'), clause(numbering, 'Por mes.'));
    const content = [
      clause(numbering, 'Objeto.'),
      clause(numbering, 'Precio.', paragraph(text('Las partes acuerdan:')), inner, clause(numbering, 'Mora.')),
      paragraph(text('Al margen.')),
      clause(numbering, 'Plazo.'),
    ];
    expect(await wentThroughWord(...content)).toEqual(content);
  });

  it('keeps page breaks between blocks, at the end of an item, and in a clause', async () => {
    const content = [
      paragraph(text('uno')),
      pageBreak,
      pageBreak,
      {
        type: 'orderedList',
        attrs: { start: 1, type: null },
        content: [item(paragraph(text('dos')), pageBreak), item(paragraph(text('tres')))],
      },
      clause('words', 'Objeto.'),
      pageBreak,
      clause('words', 'Plazo.', pageBreak, clause('words', 'Dos años.')),
    ];
    const back = await wentThroughWord(...content);
    expect(back.slice(0, 4)).toEqual(content.slice(0, 4));
    // The break between two clauses stays between them.
    expect(back.slice(4)).toEqual(content.slice(4));
  });

  it('keeps links to pages and to mail', async () => {
    const linked = (words: string, href: string) => text(words, { type: 'link', attrs: { href } });
    const content = [
      paragraph(linked('SAIJ', 'https://www.saij.gob.ar/x?a=1&b=2'), text(' o '), linked('estudio', 'mailto:a@b.ar')),
    ];
    expect(await wentThroughWord(...content)).toEqual(content);
  });
});

it('a break that Word put within a paragraph parts it, and one in a table is left out', async () => {
  const bytes = await wordOf(
    new Paragraph({ children: [new TextRun('antes'), new PageBreak(), new TextRun('después')] }),
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new PageBreak(), new TextRun('Título')] }),
    new Table({
      rows: [
        new TableRow({ children: [new TableCell({ children: [new Paragraph({ children: [new PageBreak()] })] })] }),
      ],
    }),
  );
  const { content } = await importEditorFile(fileOf('a.docx', bytes));
  expect(checkEditorContent(content)).toEqual({ content });
  expect(content.content.map(({ type }) => type)).toEqual([
    'paragraph',
    'pageBreak',
    'paragraph',
    'pageBreak',
    'heading',
    'table',
  ]);
  expect(JSON.stringify(content.content[5])).not.toContain('pageBreak');
});

it('a clause whose name is not its place keeps it as it was written', () => {
  const { content } = contentFromHtml(
    '<p class="clause-1"><strong>PRIMERA: </strong>a</p><p class="clause-1">TERCERA: b</p><p class="clause-2">c</p><p class="clause-1">SEGUNDA: d</p><table><tr><td><p class="clause-1">e</p></td></tr></table>',
  );
  expect(checkEditorContent({ type: 'doc', content })).not.toHaveProperty('problem');
  expect(editorText({ type: 'doc', content })).toBe('PRIMERA: a\nTERCERA: b\n1.1. c\nSEGUNDA: d\ne');
});

describe('a text file', () => {
  it('comes as paragraphs, in UTF-8 or as old programs write it', async () => {
    const old = new Uint8Array([0x4e, 0xba, 0x20, 0x35, 0x3a, 0x20, 0x61, 0xf1, 0x6f]).buffer;
    expect(editorText((await importEditorFile(fileOf('a.txt', 'Año\r\n\r\nDos'))).content)).toBe('Año\nDos');
    expect(editorText((await importEditorFile(fileOf('b.txt', old))).content)).toBe('Nº 5: año');
  });

  it('comes with its clauses numbered where they count from the first, and as it is where they do not', async () => {
    const types = async (text: string) =>
      (await importEditorFile(fileOf('a.txt', text))).content.content.map(({ type }) => type);
    const named = 'CLÁUSULA PRIMERA: Objeto.\nsigue\nSEGUNDA.- Plazo.\nTercera – Precio.';
    expect(await types(named)).toEqual(['clause', 'paragraph', 'clause', 'clause']);
    const { content } = await importEditorFile(fileOf('a.txt', named));
    expect(editorText(content)).toBe('PRIMERA: Objeto.\nsigue\nSEGUNDA: Plazo.\nTERCERA: Precio.');
    expect(await types('SEGUNDA: Plazo.\nTERCERA: Precio.')).toEqual(['paragraph', 'paragraph']);
    expect(await types('Primera vez que ocurre.\nSegunda instancia.')).toEqual(['paragraph', 'paragraph']);
  });
});

it('of HTML only what the editor knows is taken', () => {
  const content = contentFromHtml(
    `<p onclick="x()">a<script>alert(1)</script><style>p{}</style><img src="x" onerror="alert(1)">
     <a href="data:text/html,x">b</a><a href=" javascript:x">c</a><iframe src="https://x"></iframe></p><ul><li><table><tr><td></td></tr></table></li></ul><blockquote></blockquote><ol></ol><h5>d</h5>suelto`,
  );
  expect(checkEditorContent(content)).toEqual({ content });
  const json = JSON.stringify(content);
  for (const trace of ['script', 'alert', 'onclick', 'iframe', 'data:', 'link']) expect(json).not.toContain(trace);
  expect(content.content.map(({ type }) => type)).toEqual(['paragraph', 'bulletList', 'heading', 'paragraph']);
});
