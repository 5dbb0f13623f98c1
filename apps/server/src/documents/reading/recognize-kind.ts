import type { DocumentKind } from '@foja/contracts/document-limits';
import { Unreadable } from './unreadable.ts';

/** PDF allows some bytes before its mark. */
const pdfMarkWithinBytes = 1024;
const zipMark = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
/** Old Word files, and encrypted DOCX ones, which are wrapped in the same container. */
const compoundMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');
const wordDocument = Buffer.from('WordDocument', 'utf16le');

/**
 * What a file is by its content, whatever its name says. A ZIP is taken for a DOCX here; reading it tells.
 * @throws {Unreadable}
 */
export function recognizeKind(bytes: Buffer): DocumentKind {
  if (bytes.length === 0) throw new Unreadable('empty');
  if (bytes.subarray(0, pdfMarkWithinBytes).includes('%PDF-')) return 'pdf';
  if (bytes.subarray(0, 4).equals(zipMark)) return 'docx';
  if (bytes.subarray(0, 8).equals(compoundMark)) {
    if (bytes.includes(encryptedPackage)) throw new Unreadable('encrypted');
    throw new Unreadable(bytes.includes(wordDocument) ? 'old-word' : 'unsupported');
  }
  if (isPlainText(bytes)) return 'txt';
  throw new Unreadable('unsupported');
}

function isPlainText(bytes: Buffer): boolean {
  if (bytes.subarray(0, 5).toString('latin1') === '{\\rtf') return false;
  if (hasUtf16Mark(bytes)) return bytes.length % 2 === 0;
  // Control characters other than white space: no text of any one-byte encoding, nor of UTF-8.
  for (const byte of bytes) {
    if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d) return false;
    if (byte === 0x7f) return false;
  }
  return true;
}

/** Whether the text begins with the mark of UTF-16, in either order. */
export function hasUtf16Mark(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}
