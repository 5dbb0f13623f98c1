import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { FileRef } from '../platform/files/files-place.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';

/**
 * Files sealed in pieces (AES-256-GCM each), so that a large one is written and read as a stream and nothing of it is given out
 * before it was checked. A piece's nonce holds its number and whether it is the last: pieces cannot change places, and a file that
 * was cut does not open.
 *
 * Layout: `FOJA`, the version (one byte, 2), the key's id (6 bytes), 7 random bytes; then pieces of 64 KiB of content and a tag of 16
 * bytes; the last one may be shorter, or empty. All that stands before the random bytes is authenticated with each piece. A file of
 * the first version begins with its random bytes and opens with whichever key it was sealed with.
 */
const algorithm = 'aes-256-gcm';
const mark = Buffer.from('FOJA\x02', 'latin1');
const keyIdBytes = 6;
const headerBytes = mark.length + keyIdBytes;
const prefixBytes = 7;
const pieceBytes = 64 * 1024;
const tagBytes = 16;

/** The file was altered, cut, sealed with another key, or is not there. */
export class SealBroken extends Error {
  override readonly name: string = 'SealBroken';
}

/** The file is sealed with a key that was not among those given. */
export class FileKeyUnknown extends SealBroken {
  override readonly name = 'FileKeyUnknown';
}

/** A key for one file, derived from the installation's key of this id. */
export interface FileKey {
  id: string;
  key: Uint8Array;
}

/** The keys for one file: new content is sealed with the first, and any of them may be the one that opens it. */
export type FileKeys = readonly [FileKey, ...FileKey[]];

/**
 * Writes `content` sealed to a new file, down to the disk.
 * @returns bytes of the content.
 */
export async function writeSealed(
  path: string,
  keys: FileKeys,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    const [{ id, key }] = keys;
    const header = Buffer.concat([mark, Buffer.from(id, 'base64url')]);
    const prefix = randomBytes(prefixBytes);
    await file.write(Buffer.concat([header, prefix]));
    let held: Uint8Array[] = [];
    let heldBytes = 0;
    let total = 0;
    let number = 0;
    const writePieces = async (isEnd: boolean) => {
      const bytes = Buffer.concat(held);
      let at = 0;
      // A whole piece waits for what follows: it may be the last.
      while (bytes.length - at > pieceBytes) {
        await file.writeFile(
          sealPiece(key, header, nonce(prefix, number++, false), bytes.subarray(at, at + pieceBytes)),
        );
        at += pieceBytes;
      }
      held = [bytes.subarray(at)];
      heldBytes = bytes.length - at;
      if (isEnd) await file.writeFile(sealPiece(key, header, nonce(prefix, number, true), bytes.subarray(at)));
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
 * @throws {SealBroken}; {FilesUnavailable}
 */
export async function* readSealed(file: FileRef, keys: FileKeys): AsyncGenerator<Buffer> {
  const { sizeBytes, content } = await openSealed(file);
  const bytes = new ByteReader(content);
  try {
    const { header, prefix, candidates } = await readHead(bytes, keys);
    const sealedPieceBytes = pieceBytes + tagBytes;
    let at = header.length + prefixBytes;
    let key: Uint8Array | null = null;
    for (let number = 0; at < sizeBytes || number === 0; number += 1) {
      const length = Math.min(sealedPieceBytes, sizeBytes - at);
      const isLast = at + length >= sizeBytes;
      const sealed = await bytes.take(length);
      const iv = nonce(prefix, number, isLast);
      key ??= keyOf(candidates, header, iv, sealed);
      yield openPiece(key, header, iv, sealed);
      at += length;
    }
  } finally {
    await bytes.close();
  }
}

/**
 * Reads a sealed file to its end, for a caller who must know that it is whole before giving out any of it.
 * @throws {SealBroken}; {FilesUnavailable}
 */
export async function checkSealed(file: FileRef, keys: FileKeys): Promise<void> {
  for await (const _piece of readSealed(file, keys));
}

/** The whole content. */
export async function readWholeSealed(file: FileRef, keys: FileKeys): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of readSealed(file, keys)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/**
 * The id of the key that a file is sealed with; null for a file of the first version, which does not say.
 * @throws {SealBroken} where the file is not there or ends too early.
 */
export async function readKeyId(file: FileRef): Promise<string | null> {
  const bytes = new ByteReader((await openSealed(file, headerBytes)).content);
  try {
    return keyIdIn(await bytes.take(headerBytes));
  } finally {
    await bytes.close();
  }
}

async function openSealed({ place, name }: FileRef, bytesMax?: number) {
  const opened = await openFileStore(place).open(name, bytesMax);
  if (opened === null) throw new SealBroken('The file is missing.');
  return opened;
}

/** Takes exactly as many bytes as are asked for from a stream. */
class ByteReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #held: Uint8Array[] = [];
  #heldBytes = 0;

  constructor(content: AsyncIterable<Uint8Array>) {
    this.#chunks = content[Symbol.asyncIterator]();
  }

  async take(length: number): Promise<Buffer> {
    while (this.#heldBytes < length) {
      const { done, value } = await this.#chunks.next();
      if (done) throw new SealBroken('The file ends too early.');
      this.#held.push(value);
      this.#heldBytes += value.length;
    }
    const all = Buffer.concat(this.#held);
    const taken = Math.max(0, length);
    this.#held = [all.subarray(taken)];
    this.#heldBytes = all.length - taken;
    return all.subarray(0, taken);
  }

  giveBack(bytes: Uint8Array): void {
    this.#held.unshift(bytes);
    this.#heldBytes += bytes.length;
  }

  async close(): Promise<void> {
    await this.#chunks.return?.();
  }
}

function keyIdIn(head: Buffer): string | null {
  return head.subarray(0, mark.length).equals(mark) ? head.subarray(mark.length).toString('base64url') : null;
}

/** What stands before the pieces, and the keys that may have sealed them; what was read of a piece already is given back. */
async function readHead(bytes: ByteReader, keys: FileKeys) {
  const head = await bytes.take(headerBytes);
  const id = keyIdIn(head);
  if (id === null) {
    bytes.giveBack(head.subarray(prefixBytes));
    return { header: Buffer.alloc(0), prefix: head.subarray(0, prefixBytes), candidates: keys };
  }
  const candidates = keys.filter((key) => key.id === id);
  if (candidates.length === 0) throw new FileKeyUnknown('The file is sealed with a key that is not there.');
  return { header: head, prefix: await bytes.take(prefixBytes), candidates };
}

/** The key that opens the first piece. */
function keyOf(candidates: readonly FileKey[], header: Buffer, iv: Buffer, sealed: Buffer): Uint8Array {
  for (const { key } of candidates) {
    try {
      openPiece(key, header, iv, sealed);
      return key;
    } catch {
      // It was sealed with another, or altered.
    }
  }
  throw new SealBroken('The file was altered, or is sealed with another key.');
}

function nonce(prefix: Uint8Array, number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.set(prefix);
  bytes.writeUInt32BE(number, prefixBytes);
  bytes[11] = isLast ? 1 : 0;
  return bytes;
}

function sealPiece(key: Uint8Array, header: Buffer, iv: Buffer, content: Uint8Array): Buffer {
  const cipher = createCipheriv(algorithm, key, iv).setAAD(header);
  return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

function openPiece(key: Uint8Array, header: Buffer, iv: Buffer, sealed: Buffer): Buffer {
  if (sealed.length < tagBytes) throw new SealBroken('The file is cut.');
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes });
  decipher.setAAD(header);
  decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - tagBytes)), decipher.final()]);
  } catch {
    throw new SealBroken('The file was altered, or is sealed with another key.');
  }
}
