import { imagePagesNotice } from '@foja/contracts/document-job-limits';
import { documentMessages } from '@foja/contracts/document-limits';

/** A file's text, or why there is none, in words for the person. */
export type DocumentText = { text: string; note: string | null } | { problem: string; why?: 'too-long' | 'scanned' };

const fileMaxBytes = 20_000_000;
/** Longest text that is taken out of a file, in characters. */
export const textMaxCharacters = 1_000_000;

const unreadable: DocumentText = {
  problem: 'No se pudo leer el archivo. Puede estar dañado o protegido con contraseña.',
};

/** The plain text of a TXT, DOCX or PDF file, one line a paragraph. The libraries are fetched when the first such file comes. */
export async function documentText(file: File): Promise<DocumentText> {
  if (file.size > fileMaxBytes) return { problem: 'El archivo supera los 20 MB.' };
  const found = await textOf(file).catch(() => unreadable);
  if ('problem' in found) return found;
  if (found.text.trim() === '') return { problem: 'El archivo no tiene texto.' };
  if (found.text.length > textMaxCharacters) {
    return { problem: 'El texto supera el millón de caracteres. Dividilo en partes.', why: 'too-long' };
  }
  return found;
}

async function textOf(file: File): Promise<DocumentText> {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (extension === 'docx') return wordText(await file.arrayBuffer());
  if (extension === 'pdf') return pdfText(await file.arrayBuffer());
  if (extension === 'txt' || file.type === 'text/plain')
    return { text: plainText(await file.arrayBuffer()), note: null };
  if (extension === 'doc') return { problem: 'El formato .doc no se puede leer. Guardalo como .docx desde Word.' };
  return { problem: 'Se pueden cargar archivos TXT, DOCX y PDF.' };
}

/** UTF-8, or what old Windows programs write. */
function plainText(bytes: ArrayBuffer): string {
  const text = decoded(bytes, 'utf-8') ?? decoded(bytes, 'windows-1252') ?? '';
  return text.replace(/\r\n?/g, '\n');
}

function decoded(bytes: ArrayBuffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

async function wordText(bytes: ArrayBuffer): Promise<DocumentText> {
  const { default: mammoth } = await import('mammoth');
  const { value } = await mammoth.extractRawText({ arrayBuffer: bytes });
  // Each paragraph ends in two line breaks, also an empty one.
  return { text: value.split('\n\n').join('\n').trimEnd(), note: null };
}

/** PDF allows some bytes before its mark. */
const pdfMarkWithinBytes = 1024;

async function pdfText(bytes: ArrayBuffer): Promise<DocumentText> {
  const beginning = new TextDecoder('latin1').decode(bytes.slice(0, pdfMarkWithinBytes));
  if (!beginning.includes('%PDF-')) return { problem: documentMessages.notPdf };
  const { extractText, getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text: pages } = await extractText(pdf, { mergePages: false });
  const blank = pages.flatMap((page, at) => (/[\p{L}\p{N}]/u.test(page) ? [] : [at + 1]));
  if (blank.length === pages.length) {
    return {
      problem:
        'Este PDF no tiene texto: es una imagen escaneada. Pasalo por un programa de reconocimiento de texto (OCR) y volvé a cargarlo.',
      why: 'scanned',
    };
  }
  return { text: pages.map((page) => page.trim()).join('\n\n'), note: imagePagesNotice(blank) };
}
