import { inflateRawSync } from 'node:zlib';
import { undisturbed } from '../../platform/threads/undisturbed.ts';
import type { ReadingLimits } from './reading-limits.ts';
import { Unreadable } from './unreadable.ts';

interface Entry {
  method: number;
  packedBytes: number;
  headerAt: number;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const endBytes = 22;
const commentMaxBytes = 65_535;
const entriesMax = 10_000;
const stored = 0;
const deflated = 8;

/**
 * A ZIP in memory of which single parts are opened, within a bound on what they inflate to: what the archive declares is not
 * believed, and what is not asked for (pictures) is never opened.
 */
export class BoundedZip {
  readonly #bytes: Buffer;
  readonly #entries: Map<string, Entry>;
  #leftBytes: number;

  /** @throws {Unreadable} `corrupt`, `encrypted`, or `expands` where the archive itself declares too much. */
  constructor(bytes: Buffer, limits: Pick<ReadingLimits, 'openedMaxBytes' | 'declaredMaxBytes'>) {
    this.#bytes = bytes;
    this.#leftBytes = limits.openedMaxBytes;
    this.#entries = readDirectory(bytes, limits.declaredMaxBytes);
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** @throws {Unreadable} */
  read(name: string): Buffer {
    const entry = this.#entries.get(name);
    if (!entry) throw new Unreadable('corrupt');
    const { headerAt } = entry;
    if (headerAt + 30 > this.#bytes.length || this.#bytes.readUInt32LE(headerAt) !== localMark) {
      throw new Unreadable('corrupt');
    }
    const from = headerAt + 30 + this.#bytes.readUInt16LE(headerAt + 26) + this.#bytes.readUInt16LE(headerAt + 28);
    const packed = this.#bytes.subarray(from, from + entry.packedBytes);
    if (packed.length !== entry.packedBytes) throw new Unreadable('corrupt');
    const content = this.#inflate(entry.method, packed);
    this.#leftBytes -= content.length;
    return content;
  }

  #inflate(method: number, packed: Buffer): Buffer {
    if (method !== stored && method !== deflated) throw new Unreadable('corrupt');
    if (method === stored) {
      if (packed.length > this.#leftBytes) throw new Unreadable('expands');
      return packed;
    }
    try {
      return undisturbed(() => inflateRawSync(packed, { maxOutputLength: Math.max(1, this.#leftBytes) }));
    } catch (error) {
      const isTooLong = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
      throw new Unreadable(isTooLong ? 'expands' : 'corrupt');
    }
  }
}

function readDirectory(bytes: Buffer, declaredMaxBytes: number): Map<string, Entry> {
  const endAt = findEnd(bytes);
  const count = bytes.readUInt16LE(endAt + 10);
  let at = bytes.readUInt32LE(endAt + 16);
  // No document has so many parts, nor is one of 4 GB: the long form of ZIP is not needed.
  if (count > entriesMax) throw new Unreadable('expands');
  const entries = new Map<string, Entry>();
  let declaredBytes = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entryMark) throw new Unreadable('corrupt');
    if ((bytes.readUInt16LE(at + 8) & 1) === 1) throw new Unreadable('encrypted');
    const nameBytes = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameBytes);
    declaredBytes += bytes.readUInt32LE(at + 24);
    if (declaredBytes > declaredMaxBytes) throw new Unreadable('expands');
    entries.set(name, {
      method: bytes.readUInt16LE(at + 10),
      packedBytes: bytes.readUInt32LE(at + 20),
      headerAt: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - endBytes - commentMaxBytes);
  for (let at = bytes.length - endBytes; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === endMark) return at;
  }
  throw new Unreadable('corrupt');
}
