import { hasUtf16Mark } from './recognize-kind.ts';
import { Unreadable } from './unreadable.ts';

/**
 * The text of a plain file: UTF-16 with its mark, UTF-8, or else what Windows writes in Spanish (windows-1252).
 * @throws {Unreadable} `empty` where there is nothing but white space.
 */
export function readTxt(bytes: Buffer): string {
  const text = decode(bytes);
  if (text.trim() === '') throw new Unreadable('empty');
  return text;
}

function decode(bytes: Buffer): string {
  if (hasUtf16Mark(bytes)) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
