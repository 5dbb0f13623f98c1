import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

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
 * @throws {SealBroken}
 */
export async function* readSealed(path: string, keys: FileKeys): AsyncGenerator<Buffer> {
  const file = await openSealed(path);
  try {
    const { size } = await file.stat();
    const { header, prefix, candidates } = await readHead(file, keys);
    const sealedPieceBytes = pieceBytes + tagBytes;
    let at = header.length + prefixBytes;
    let key: Uint8Array | null = null;
    for (let number = 0; at < size || number === 0; number += 1) {
      const length = Math.min(sealedPieceBytes, size - at);
      const isLast = at + length >= size;
      const sealed = await readExactly(file, at, length);
      const iv = nonce(prefix, number, isLast);
      key ??= keyOf(candidates, header, iv, sealed);
      yield openPiece(key, header, iv, sealed);
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
export async function checkSealed(path: string, keys: FileKeys): Promise<void> {
  for await (const _piece of readSealed(path, keys));
}

/** The whole content. */
export async function readWholeSealed(path: string, keys: FileKeys): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of readSealed(path, keys)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/**
 * The id of the key that a file is sealed with; null for a file of the first version, which does not say.
 * @throws {SealBroken} where the file is not there or ends too early.
 */
export async function readKeyId(path: string): Promise<string | null> {
  const file = await openSealed(path);
  try {
    return keyIdIn(await readExactly(file, 0, headerBytes));
  } finally {
    await file.close();
  }
}

function openSealed(path: string): Promise<FileHandle> {
  return open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new SealBroken('The file is missing.') : error;
  });
}

function keyIdIn(head: Buffer): string | null {
  return head.subarray(0, mark.length).equals(mark) ? head.subarray(mark.length).toString('base64url') : null;
}

/** What stands before the pieces, and the keys that may have sealed them. */
async function readHead(file: FileHandle, keys: FileKeys) {
  const head = await readExactly(file, 0, headerBytes);
  const id = keyIdIn(head);
  if (id === null) {
    return { header: Buffer.alloc(0), prefix: head.subarray(0, prefixBytes), candidates: keys };
  }
  const candidates = keys.filter((key) => key.id === id);
  if (candidates.length === 0) throw new FileKeyUnknown('The file is sealed with a key that is not there.');
  return { header: head, prefix: await readExactly(file, headerBytes, prefixBytes), candidates };
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
