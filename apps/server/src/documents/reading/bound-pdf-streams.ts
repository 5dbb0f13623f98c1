import { constants, inflateSync } from 'node:zlib';
import { undisturbed } from '../../platform/threads/undisturbed.ts';
import type { ReadingLimits } from './reading-limits.ts';
import { Unreadable } from './unreadable.ts';

const streamMark = Buffer.from('stream');
/** How far before a stream its dictionary is looked for. */
const dictionaryReach = 2_000;
const picture = /\/Subtype\s*\/Image\b/;

/**
 * Refuses a PDF whose packed streams grow too large when they are opened: its reader would open them whole, whatever that takes.
 * Pictures are passed over, as reading the text does. What is packed in another way than the usual one is not seen here; the bound
 * on the thread's memory ends it.
 * @throws {Unreadable} `expands`
 */
export function boundPdfStreams(bytes: Buffer, { openedMaxBytes }: Pick<ReadingLimits, 'openedMaxBytes'>): void {
  let leftBytes = openedMaxBytes;
  for (let at = bytes.indexOf(streamMark); at !== -1; at = bytes.indexOf(streamMark, at + streamMark.length)) {
    const from = contentStart(bytes, at + streamMark.length);
    if (from === null || !isZlib(bytes, from) || isPicture(bytes, at)) continue;
    try {
      const options = { maxOutputLength: leftBytes, finishFlush: constants.Z_SYNC_FLUSH };
      leftBytes -= undisturbed(() => inflateSync(bytes.subarray(from), options)).length;
    } catch (error) {
      // What does not open is for the PDF's reader to judge.
      if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') continue;
      throw new Unreadable('expands');
    }
    if (leftBytes < 1) throw new Unreadable('expands');
  }
}

/** After the line end that a stream's content begins behind; null where the word is no beginning ("endstream"). */
function contentStart(bytes: Buffer, after: number): number | null {
  if (bytes[after] === 0x0a) return after + 1;
  return bytes[after] === 0x0d ? after + (bytes[after + 1] === 0x0a ? 2 : 1) : null;
}

function isZlib(bytes: Buffer, at: number): boolean {
  const method = bytes[at] ?? 0;
  return (method & 0x0f) === 8 && (method * 256 + (bytes[at + 1] ?? 0)) % 31 === 0;
}

function isPicture(bytes: Buffer, at: number): boolean {
  const before = bytes.toString('latin1', Math.max(0, at - dictionaryReach), at);
  return picture.test(before.slice(Math.max(0, before.lastIndexOf(' obj'))));
}
