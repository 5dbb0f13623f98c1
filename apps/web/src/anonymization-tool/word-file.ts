import { Document, Packer, Paragraph, TextRun } from 'docx';

/** A Word file with one paragraph for each line of the text, the empty ones too. It names neither author nor subject. */
export function wordFile(text: string): Promise<Blob> {
  return Packer.toBlob(
    new Document({
      creator: 'Foja',
      styles: {
        default: { document: { run: { font: 'Times New Roman', size: 24 }, paragraph: { spacing: { line: 320 } } } },
      },
      sections: [{ children: text.split('\n').map((line) => new Paragraph({ children: [new TextRun(line)] })) }],
    }),
  );
}
