import type { AttestedSource } from '@foja/contracts/verification-records';
import { type Block, markdownBlocks } from './markdown-blocks.ts';

/** What the file of a record shows: words, and nothing that is still to be looked up. */
export interface RecordToDraw {
  code: string;
  /** Where it is verified, with its code. */
  address: string;
  title: string;
  /** When, by which version, with which law: each with its name. */
  facts: [label: string, value: string][];
  asked: string;
  answered: string;
  sources: (AttestedSource & { version: string })[];
  /** What a reader finds in the file's own data. */
  keywords: string;
  /** ISO date-time. */
  madeAt: string;
}

const ink = '#1d2333';
const quiet = '#555d70';
const line = '#d5d9e4';
const brand = '#764ba2';

const sectionTitle = (text: string) => ({ text, style: 'section', headlineLevel: 1 });

/** The sheet, in the terms of pdfmake. */
export function recordDocument(record: RecordToDraw): object {
  return {
    info: {
      title: `Constancia de verificación ${record.code}`,
      author: 'Foja',
      creator: 'Foja',
      subject: record.title,
      keywords: record.keywords,
      creationDate: new Date(record.madeAt),
    },
    language: 'es-AR',
    displayTitle: true,
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 64],
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.3, color: ink },
    styles: {
      title: { fontSize: 20, bold: true },
      section: { fontSize: 12, bold: true, color: brand, margin: [0, 16, 0, 6] },
      heading: { fontSize: 10.5, bold: true, margin: [0, 8, 0, 3] },
      quiet: { fontSize: 8.5, color: quiet },
      hash: { fontSize: 7.5, color: quiet },
    },
    // A title is not left alone at the foot of a page.
    pageBreakBefore: (node: { headlineLevel?: number }, nodes: { getFollowingNodesOnPage(): unknown[] }) =>
      node.headlineLevel === 1 && nodes.getFollowingNodesOnPage().length === 0,
    footer: (page: number, pages: number) => ({
      margin: [56, 16, 56, 0],
      columns: [
        { text: `Constancia ${record.code} · ${record.address}`, style: 'quiet', width: '*' },
        { text: `${page} / ${pages}`, style: 'quiet', alignment: 'right', width: 40 },
      ],
    }),
    content: [
      head(record),
      facts(record.facts),
      sectionTitle('Qué se pidió'),
      ...markdownBlocks(record.asked).map(contentOf),
      sectionTitle('Qué se respondió'),
      ...markdownBlocks(record.answered).map(contentOf),
      ...sources(record.sources),
      sectionTitle('Qué prueba esta constancia'),
      {
        text: 'Que esta instalación de Foja respondió lo que antecede, en ese momento y con esas fuentes. No lleva datos personales. No dice que la respuesta sea correcta para un caso ni reemplaza el consejo de un abogado.',
      },
      {
        text: 'Se comprueba en la dirección de arriba, sin cuenta, con el código o con este mismo archivo: un solo byte cambiado se advierte. Foja no guarda la consulta ni la respuesta, solo lo que permite comprobarlas: por eso, con el código solo se comprueba de qué, cuándo y con qué fuentes; las palabras, con el archivo.',
        margin: [0, 4, 0, 0],
      },
    ],
  };
}

function head({ code, address, title }: RecordToDraw): object {
  return {
    columns: [
      {
        width: '*',
        stack: [
          { text: 'FOJA', fontSize: 9, bold: true, color: brand, characterSpacing: 2 },
          { text: 'Constancia de verificación', style: 'title', margin: [0, 2, 0, 0] },
          { text: title, fontSize: 12, color: quiet, margin: [0, 0, 0, 10] },
          { text: 'Código', style: 'quiet' },
          { text: code, fontSize: 15, bold: true, characterSpacing: 1 },
          { text: address, link: address, fontSize: 8.5, color: brand, margin: [0, 2, 0, 0] },
        ],
      },
      { width: 96, qr: address, fit: 96, eccLevel: 'M', foreground: ink, alignment: 'right' },
    ],
    columnGap: 16,
  };
}

function facts(rows: RecordToDraw['facts']): object {
  return {
    margin: [0, 14, 0, 0],
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0,
      hLineColor: () => line,
      paddingLeft: () => 0,
      paddingTop: () => 3,
      paddingBottom: () => 3,
    },
    table: {
      widths: [120, '*'],
      body: rows.map(([label, value]) => [
        { text: label, style: 'quiet' },
        { text: value, fontSize: 9 },
      ]),
    },
  };
}

function sources(list: RecordToDraw['sources']): object[] {
  if (list.length === 0) return [];
  return [
    sectionTitle('Fuentes, con el texto que tenían'),
    ...list.map(({ label, version, textHash }, place) => ({
      unbreakable: true,
      margin: [0, 0, 0, 6],
      stack: [
        {
          text: [
            { text: `[${place + 1}] ${label}`, bold: true },
            { text: `  ${version}`, color: quiet },
          ],
          fontSize: 9,
        },
        {
          text: textHash ? `SHA-256 ${textHash}` : 'Foja no tenía su texto: se cita por su número.',
          style: 'hash',
        },
      ],
    })),
  ];
}

/** What the font has no sign for. */
const spelledOut: Record<string, string> = { '→': '->', '⇒': '=>', '✓': 'sí', '✗': 'no', '−': '-' };

function contentOf({ kind, number, runs: written }: Block): object {
  const runs = written.map((run) => ({
    ...run,
    text: run.text.replace(/[→⇒✓✗−]/g, (sign) => spelledOut[sign] ?? sign),
  }));
  switch (kind) {
    case 'heading':
      return { text: runs, style: 'heading' };
    case 'bullet':
      return { ul: [{ text: runs }], margin: [0, 0, 0, 2] };
    case 'numbered':
      return { ol: [{ text: runs }], start: number, margin: [0, 0, 0, 2] };
    case 'quote':
      return { text: runs, italics: true, margin: [14, 0, 0, 5] };
    case 'paragraph':
      return { text: runs, margin: [0, 0, 0, 5] };
  }
}
