import type { VaultDocument } from '@foja/contracts/documents';

/** A file, or a document of the vault, that takes too long to be read while one waits: it is long, or its pages are images. */
export type LongFile =
  | { place: 'file'; name: string; sizeBytes: number; file: File; isScanned: boolean }
  | { place: 'vault'; name: string; sizeBytes: number; document: VaultDocument };

export function longFileOf(file: File, isScanned: boolean): LongFile {
  return { place: 'file', name: file.name, sizeBytes: file.size, file, isScanned };
}

export function longDocumentOf(document: VaultDocument): LongFile {
  return { place: 'vault', name: document.fileName, sizeBytes: document.fileSize, document };
}

/** Whether a text is longer than what may be typed. */
export const isLongText = (characters: number, mostTyped: number): boolean => characters > mostTyped;
