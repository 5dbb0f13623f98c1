import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

/**
 * Files sealed in pieces (AES-256-GCM each), so that a large one is written and read as a stream and nothing of it is given out
 * before it was checked. A piece's nonce holds its number and whether it is the last: pieces cannot change places, and a file that
 * was cut does not open.
 *
 * Layout: 7 random bytes, then pieces of 64 KiB of content and a tag of 16 bytes; the last one may be shorter, or empty.
 */
const algorithm = 'aes-256-gcm';
const prefixBytes = 7;
const pieceBytes = 64 * 1024;
const tagBytes = 16;

/** The file was altered, cut, sealed with another key, or is not there. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

/**
 * Writes `content` sealed to a new file, down to the disk.
 * @returns bytes of the content.
 */
export async function writeSealed(
  path: string,
  key: Uint8Array,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    const prefix = randomBytes(prefixBytes);
    await file.write(prefix);
    let held: Uint8Array[] = [];
    let heldBytes = 0;
    let total = 0;
    let number = 0;
    const writePieces = async (isEnd: boolean) => {
      const bytes = Buffer.concat(held);
      let at = 0;
      // A whole piece waits for what follows: it may be the last.
      while (bytes.length - at > pieceBytes) {
        await file.writeFile(sealPiece(key, nonce(prefix, number++, false), bytes.subarray(at, at + pieceBytes)));
        at += pieceBytes;
      }
      held = [bytes.subarray(at)];
      heldBytes = bytes.length - at;
      if (isEnd) await file.writeFile(sealPiece(key, nonce(prefix, number, true), bytes.subarray(at)));
    };
    for await (const chunk of content) {
      held.push(chunk);
      heldBytes += chunk.length;
      total += chunk.length;
      if (heldBytes > pieceBytes) await writePieces(false);
    }
    await writePieces(true);
    await file.sync();
    return total;
  } finally {
    await file.close();
  }
}

/**
 * The content of a sealed file, piece by piece; closing the iteration closes the file.
 * @throws {SealBroken}
 */
export async function* readSealed(path: string, key: Uint8Array): AsyncGenerator<Buffer> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new SealBroken('The file is missing.') : error;
  });
  try {
    const { size } = await file.stat();
    const prefix = await readExactly(file, 0, prefixBytes);
    const sealedPieceBytes = pieceBytes + tagBytes;
    let at = prefixBytes;
    for (let number = 0; at < size || number === 0; number += 1) {
      const length = Math.min(sealedPieceBytes, size - at);
      const isLast = at + length >= size;
      yield openPiece(key, nonce(prefix, number, isLast), await readExactly(file, at, length));
      at += length;
    }
  } finally {
    await file.close();
  }
}

/**
 * Reads a sealed file to its end, for a caller who must know that it is whole before giving out any of it.
 * @throws {SealBroken}
 */
export async function checkSealed(path: string, key: Uint8Array): Promise<void> {
  for await (const _piece of readSealed(path, key));
}

/** The whole content. */
export async function readWholeSealed(path: string, key: Uint8Array): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of readSealed(path, key)) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function readExactly(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(Math.max(0, length));
  let read = 0;
  while (read < length) {
    const { bytesRead } = await file.read(buffer, read, length - read, position + read);
    if (bytesRead === 0) throw new SealBroken('The file ends too early.');
    read += bytesRead;
  }
  return buffer;
}

function nonce(prefix: Uint8Array, number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.set(prefix);
  bytes.writeUInt32BE(number, prefixBytes);
  bytes[11] = isLast ? 1 : 0;
  return bytes;
}

function sealPiece(key: Uint8Array, iv: Buffer, content: Uint8Array): Buffer {
  const cipher = createCipheriv(algorithm, key, iv);
  return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

function openPiece(key: Uint8Array, iv: Buffer, sealed: Buffer): Buffer {
  if (sealed.length < tagBytes) throw new SealBroken('The file is cut.');
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes });
  decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - tagBytes)), decipher.final()]);
  } catch {
    throw new SealBroken('The file was altered, or is sealed with another key.');
  }
}
