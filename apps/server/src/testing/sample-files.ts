import { readFileSync } from 'node:fs';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { Document, Packer, Paragraph } from 'docx';

/** A lease, whose names no other sample has. */
export const leaseParagraphs = [
  'CONTRATO DE LOCACIÓN',
  'Entre Marta Iriarte, en adelante la locadora, y Bruno Saldívar, en adelante el locatario, se celebra el presente contrato de locación de vivienda.',
  'PRIMERA: La locadora da en locación el departamento de la calle Yapeyú 1480, que se destinará a vivienda del locatario.',
  'SEGUNDA: El plazo de la locación es de veinticuatro meses y vence el 31 de marzo de 2028.',
  'TERCERA: El precio mensual de la locación es de $ 480.000, pagadero del 1 al 10 de cada mes.',
];

/** A DOCX with these paragraphs, as Word writes it. */
export function buildDocx(paragraphs: readonly string[]): Promise<Buffer> {
  return Packer.toBuffer(new Document({ sections: [{ children: paragraphs.map((text) => new Paragraph(text)) }] }));
}

export interface PdfOptions {
  /** Draws one picture a page. */
  hasPicture?: boolean;
  /** Draws one on these pages alone, from 1. */
  pictureOn?: readonly number[];
  /** Asks for a password to open it. */
  isEncrypted?: boolean;
  /** Bytes that are in the file and that nothing shows. */
  padding?: Buffer;
  /** Replaces the first page's drawing; inflates as it is. */
  drawing?: Buffer;
}

/** A PDF by hand: one text a page, its lines broken where the paper ends. */
export function buildPdf(pages: readonly string[], options: PdfOptions = {}): Buffer {
  const objects: Buffer[] = [];
  const add = (body: string | Buffer) => objects.push(Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1'));
  const stream = (dictionary: string, content: Buffer) =>
    Buffer.concat([
      Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`, 'latin1'),
      content,
      Buffer.from('\nendstream', 'latin1'),
    ]);
  const firstPage = 5;
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ');
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  add(
    options.hasPicture || options.pictureOn
      ? stream(
          '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8',
          Buffer.from([128]),
        )
      : 'null',
  );
  for (const [index, page] of pages.entries()) {
    const hasPicture = options.pictureOn?.includes(index + 1) ?? options.hasPicture ?? false;
    const drawing = (index === 0 && options.drawing) || deflateSync(drawText(page, hasPicture));
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${firstPage + index * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R >> /XObject << /P 4 0 R >> >> >>`,
    );
    add(stream('/Filter /FlateDecode', drawing));
  }
  if (options.padding) add(stream('', options.padding));
  if (options.isEncrypted) {
    const key = '00'.repeat(32);
    add(`<< /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >>`);
  }
  return writePdf(objects, options.isEncrypted ?? false);
}

function drawText(text: string, hasPicture: boolean): Buffer {
  const lines = text
    .split('\n')
    .flatMap(wrap)
    .map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`);
  const shown = lines.length > 0 ? `BT /F1 11 Tf 14 TL 50 790 Td\n${lines.join('\n')}\nET` : '';
  return Buffer.from(`${hasPicture ? 'q 500 0 0 700 40 60 cm /P Do Q\n' : ''}${shown}`, 'latin1');
}

/** What stands beyond the paper's edge is no text of the page. */
function wrap(line: string): string[] {
  return line.match(/.{1,90}(?:\s|$)/g) ?? [];
}

function writePdf(objects: readonly Buffer[], isEncrypted: boolean): Buffer {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.4\n', 'latin1')];
  let at = chunks[0]?.length ?? 0;
  const places: number[] = [];
  for (const [index, body] of objects.entries()) {
    const chunk = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`, 'latin1'),
      body,
      Buffer.from('\nendobj\n', 'latin1'),
    ]);
    places.push(at);
    at += chunk.length;
    chunks.push(chunk);
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const encrypt = isEncrypted ? ` /Encrypt ${objects.length} 0 R /ID [<00><00>]` : '';
  chunks.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${encrypt} >>\nstartxref\n${at}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(chunks);
}

/** A ZIP of these parts, deflated; `declares` is what it says that each inflates to, where that is a lie. */
export function buildZip(parts: Record<string, Buffer>, declares: number | null = null): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(22);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(declares ?? content.length, 18);
    const nameBytes = Buffer.from(name);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(nameBytes.length);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, lengths, nameBytes, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, lengths, tail, nameBytes]),
    );
    locals.push(local);
    at += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, entries, end]);
}

/** A lease as a scanner gives it: a picture of 1230 × 840 pixels that Chromium drew. */
const scannedLease = new URL('./files/scanned-lease.jpg', import.meta.url);

/** A PDF whose only page is the picture of a lease, with no text of its own. */
export function buildScannedPdf(): Buffer {
  const picture = readFileSync(scannedLease);
  const stream = (dictionary: string, content: Buffer) =>
    Buffer.concat([
      Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`, 'latin1'),
      content,
      Buffer.from('\nendstream', 'latin1'),
    ]);
  const drawn =
    '/Type /XObject /Subtype /Image /Width 1230 /Height 840 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode';
  return writePdf(
    [
      Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
      Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
      Buffer.from(
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>',
      ),
      stream('', Buffer.from('q 595 0 0 406 0 436 cm /P Do Q')),
      stream(drawn, picture),
    ],
    false,
  );
}
