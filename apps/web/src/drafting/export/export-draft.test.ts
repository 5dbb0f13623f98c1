import type { DraftBlock, DraftRun } from '@foja/contracts/drafting';
import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import { documentMarkdown, documentText } from '../document/document-text.ts';
import { pdfDraft } from './pdf-draft.ts';
import { wordDraft } from './word-draft.ts';

const run = (text: string, blank = false): DraftRun => ({ text, field: null, blank });

const blocks: DraftBlock[] = [
  { type: 'title', runs: [run('PROMUEVE DEMANDA')] },
  { type: 'heading', runs: [run('I. OBJETO')], articles: ['cpccn:330'] },
  {
    type: 'paragraph',
    align: 'justify',
    runs: [run('Contra '), run('[falta: nombre de la parte demandada]', true)],
    articles: [],
  },
  { type: 'clause', label: 'PRIMERA', heading: 'Plazo', runs: [run('Dura 24 meses.')], articles: ['ccyc:1198'] },
  { type: 'list', style: 'letter', items: [[run('Recibo *firmado*')], [run('Carta')]], articles: [] },
  { type: 'facts', field: 'hechos', text: 'Primero.\n\nDespués.', ownWords: null },
  { type: 'list', style: 'number', items: [[run('Se provea.')]], articles: [] },
  {
    type: 'signatures',
    people: [
      { runs: [run('Ana Ejemplo')], role: 'Parte' },
      { runs: [run('Beto')], role: 'Letrado' },
    ],
  },
];
const draft = { title: 'Demanda', blocks, writtenAt: '2026-11-22T10:00:00.000Z' };

/** The test's browser cannot read a blob in one call. */
function bytesOf(blob: Blob): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(Buffer.from(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(blob);
  });
}

async function readWord() {
  const buffer = await bytesOf(await wordDraft(draft));
  return mammoth.convertToHtml({ buffer }, { styleMap: ["p[style-name='Title'] => h1.title:fresh"] });
}

describe('a document in Word', () => {
  it('reads back with its title, headings, numbered lists and every word', async () => {
    const { value: html, messages } = await readWord();
    expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
    expect(html).toContain('<h1 class="title">PROMUEVE DEMANDA</h1>');
    expect(html).toContain('<h1>I. OBJETO</h1>');
    expect(html).toContain('<strong>PRIMERA. Plazo: </strong>Dura 24 meses.');
    expect(html).toContain('<ol><li>Recibo *firmado*</li><li>Carta</li></ol>');
    expect(html).toContain('<p>Primero.</p><p>Después.</p>');
    expect(html).toMatch(/Ana Ejemplo.*Parte.*Beto.*Letrado/s);
    expect(html).toContain('<strong>[falta: nombre de la parte demandada]</strong>');
  });

  it('carries no article key and no trace of the screen', async () => {
    const { value } = await readWord();
    expect(value).not.toMatch(/ccyc|cpccn|Foja/);
  });
});

describe('a document as text', () => {
  it('marks its lists, and leaves the articles out', () => {
    const text = documentText(blocks);
    expect(text).toContain('a) Recibo *firmado*\nb) Carta');
    expect(text).toContain('1. Se provea.');
    expect(text).toContain('PRIMERA. Plazo: Dura 24 meses.');
    expect(text).not.toContain('ccyc');
  });

  it('is Markdown in which what the person typed stays as typed', () => {
    const text = documentMarkdown(blocks);
    expect(text).toContain('# PROMUEVE DEMANDA\n\n## I. OBJETO');
    expect(text).toContain('- a) Recibo \\*firmado\\*');
    expect(text).toContain('**\\[falta: nombre de la parte demandada\\]**');
  });
});

describe('a document in PDF', () => {
  it('is a PDF', async () => {
    const bytes = await bytesOf(await pdfDraft(draft));
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  });
});
