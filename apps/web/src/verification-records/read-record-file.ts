import { readCode } from '@foja/contracts/verification-code';
import { codeInFilePrefix } from '@foja/contracts/verification-records';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';

/** A file that somebody wants verified, as this browser read it: it is sent nowhere. */
export interface RecordFile {
  name: string;
  /** SHA-256 of its bytes. */
  hash: string;
  /** The code that it says it has; null where none can be read in it. */
  code: string | null;
}

/** No record comes near it. */
export const fileMaxBytes = 20_000_000;

export async function readRecordFile(file: File): Promise<RecordFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { name: file.name, ...readRecordBytes(bytes) };
}

/** The browser's own hash is there on https alone; a record is verified on any address. */
export function readRecordBytes(bytes: Uint8Array): Omit<RecordFile, 'name'> {
  const text = new TextDecoder('latin1').decode(bytes);
  const at = text.indexOf(codeInFilePrefix);
  const told = at < 0 ? '' : text.slice(at + codeInFilePrefix.length).slice(0, codeCharacters);
  return { hash: bytesToHex(sha256(bytes)), code: readCode(told) };
}

const codeCharacters = 'XXXX-XXXX-XXXX-XXXX'.length;

export type FileVerdict = 'authentic' | 'altered' | 'unknown' | 'unreadable';

/** @param fileHash of the record that has the file's code; null where there is none. */
export function judgeFile(file: Omit<RecordFile, 'name'>, fileHash: string | null): FileVerdict {
  if (file.code === null) return 'unreadable';
  if (fileHash === null) return 'unknown';
  return file.hash === fileHash ? 'authentic' : 'altered';
}
