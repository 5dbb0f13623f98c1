import { createReadStream } from 'node:fs';

export type FileLine = {
  /** From 1. */
  number: number;
  /** Bytes of the file up to the end of this line. */
  bytesRead: number;
} & ({ text: string } | { text: null; problem: string });

/** Longer than any article or ruling; a line beyond this is not held in memory. */
const longestLineBytes = 16 * 1024 * 1024;
const newLine = 0x0a;

/**
 * The lines of a text file one by one, so that memory holds one line whatever the file's size. Empty lines are left out.
 * A line that is not UTF-8, or is too long, comes with its problem instead of its text.
 * @param onChunk sees every byte as it is read, for a fingerprint of exactly what was read.
 */
export async function* readLines(
  path: string,
  onChunk: (chunk: Buffer) => void,
  maxLineBytes = longestLineBytes,
): AsyncGenerator<FileLine, void, undefined> {
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  let number = 0;
  let bytesRead = 0;

  const finish = (last: Buffer): FileLine | null => {
    const tooLong = pendingBytes + last.length > maxLineBytes;
    const bytes = tooLong ? Buffer.alloc(0) : Buffer.concat([...pending, last]);
    pending = [];
    pendingBytes = 0;
    number += 1;
    if (tooLong) return { number, text: null, problem: 'la línea es demasiado larga', bytesRead };
    const text = decode(bytes);
    if (text === null) return { number, text: null, problem: 'la línea no está en UTF-8', bytesRead };
    return text.trim() === '' ? null : { number, text, bytesRead };
  };

  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    onChunk(chunk);
    let start = 0;
    for (let end = chunk.indexOf(newLine); end !== -1; end = chunk.indexOf(newLine, start)) {
      bytesRead += end - start + 1;
      const line = finish(chunk.subarray(start, end));
      if (line) yield line;
      start = end + 1;
    }
    const rest = chunk.subarray(start);
    bytesRead += rest.length;
    pendingBytes += rest.length;
    // What is already too long is counted and dropped.
    if (pendingBytes > maxLineBytes) pending = [];
    else if (rest.length > 0) pending.push(rest);
  }
  if (pendingBytes > 0) {
    const line = finish(Buffer.alloc(0));
    if (line) yield line;
  }
}

/** The text of a line, without a byte-order mark; null where it is not UTF-8. */
function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
