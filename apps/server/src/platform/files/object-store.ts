import type { IncomingMessage } from 'node:http';
import { posix } from 'node:path';
import { Parser } from 'htmlparser2';
import { draftSuffix, type FileStore, FilesUnavailable, type ListedFile, type OpenedFile } from './file-store.ts';
import type { ObjectPlace } from './files-place.ts';
import { FolderStore } from './folder-store.ts';
import { isOfNetwork, S3Client, type S3Limits } from './s3-client.ts';

/** Removing and sending go side by side, a few at a time. */
const callsAtOnce = 4;
/** What an answer that was cut must have brought for the next attempt to count as the first. */
const progressBytes = 64 * 1024;

/**
 * Files as objects of a bucket. Drafts lie on this machine's disk, sealed as everything is: an object is sent when its content is
 * whole and its hash known, so that a call can be repeated and S3 never shows half of it.
 */
export class ObjectStore implements FileStore {
  readonly #client: S3Client;
  readonly #prefix: string;
  readonly #drafts: FolderStore;

  constructor(place: ObjectPlace, limits?: S3Limits) {
    this.#client = new S3Client(place, limits);
    this.#prefix = place.prefix === '' ? '' : `${place.prefix}/`;
    this.#drafts = new FolderStore(place.draftsFolder);
  }

  async open(name: string, bytesMax?: number): Promise<OpenedFile | null> {
    const key = this.#prefix + name;
    const range: Record<string, string> = bytesMax === undefined ? {} : { range: `bytes=0-${bytesMax - 1}` };
    const answer = await this.#client.call({ method: 'GET', key, headers: range });
    if (answer.statusCode === 404) return null;
    if (answer.statusCode === 416) {
      this.#finish(answer);
      return { sizeBytes: 0, content: noContent() };
    }
    const sizeBytes = Number(answer.headers['content-length']);
    if (!Number.isSafeInteger(sizeBytes)) throw new FilesUnavailable('S3 gave no length');
    return { sizeBytes, content: this.#content(key, answer, sizeBytes) };
  }

  /** Goes on where the connection was cut, as long as the object is the same. */
  async *#content(key: string, first: IncomingMessage, sizeBytes: number): AsyncGenerator<Uint8Array> {
    const etag = first.headers.etag;
    let answer = first;
    let at = 0;
    let resumedAt = 0;
    let failures = 0;
    try {
      for (;;) {
        try {
          for await (const chunk of answer as AsyncIterable<Uint8Array>) {
            at += chunk.length;
            yield chunk;
          }
          if (at === sizeBytes) return;
        } catch (error) {
          if (!isOfNetwork(error)) throw error;
        }
        // Whoever reads slowly is cut for silence, and comes on nevertheless.
        failures = at - resumedAt >= progressBytes ? 1 : failures + 1;
        resumedAt = at;
        if (etag === undefined || at > sizeBytes || failures >= this.#client.limits.attempts) {
          throw new FilesUnavailable('S3 cut its answer');
        }
        const headers = { range: `bytes=${at}-${sizeBytes - 1}`, 'if-match': etag };
        answer = await this.#client.call({ method: 'GET', key, headers });
        if (answer.statusCode !== 206) throw new FilesUnavailable(`S3 answered ${answer.statusCode} to the rest`);
      }
    } finally {
      answer.destroy();
    }
  }

  async prepare(folder: string): Promise<void> {
    await this.#drafts.prepare(folder);
  }

  pathOfDraft(name: string): string {
    return this.#drafts.pathOfDraft(name);
  }

  async keep(names: readonly string[]): Promise<void> {
    await sideBySide(names, async (name) => {
      const call = { method: 'PUT' as const, key: this.#prefix + name, file: this.pathOfDraft(name) };
      this.#finish(await this.#client.call(call));
    });
    for (const name of names) await this.#drafts.discardDraft(name);
  }

  async discardDraft(name: string): Promise<void> {
    await this.#drafts.discardDraft(name);
  }

  async remove(name: string): Promise<void> {
    // What a sweep found as a draft lies here and not there.
    if (name.endsWith(draftSuffix)) return this.#drafts.remove(name);
    this.#finish(await this.#client.call({ method: 'DELETE', key: this.#prefix + name }));
  }

  async removeFolder(folder: string): Promise<void> {
    await this.#drafts.removeFolder(folder);
    const listed = await this.#listKeys(`${folder}/`);
    await sideBySide(listed.files, ({ name }) => this.remove(name));
  }

  async listFolders(): Promise<string[]> {
    const { folders } = await this.#listKeys('', '/');
    const names = folders.map((folder) => folder.replace(/\/$/, ''));
    return [...new Set([...names, ...(await this.#drafts.listFolders())])];
  }

  async list(folder: string): Promise<ListedFile[]> {
    const { files } = await this.#listKeys(`${folder}/`);
    return [...files, ...(await this.#drafts.list(folder))];
  }

  async check(): Promise<void> {
    await this.#listPage('', { 'max-keys': '1' });
    await this.#drafts.check();
  }

  async #listKeys(under: string, delimiter?: string): Promise<Omit<Listing, 'next'>> {
    const all: Omit<Listing, 'next'> = { files: [], folders: [] };
    let next: string | null = null;
    do {
      const query: Record<string, string> = {
        ...(delimiter === undefined ? {} : { delimiter }),
        ...(next === null ? {} : { 'continuation-token': next }),
      };
      const page = await this.#listPage(under, query);
      all.files.push(...page.files);
      all.folders.push(...page.folders);
      next = page.next;
    } while (next !== null);
    return all;
  }

  async #listPage(under: string, query: Record<string, string>): Promise<Listing> {
    return this.#client.retry(async () => {
      const answer = await this.#client.call({
        method: 'GET',
        key: '',
        query: { 'list-type': '2', prefix: this.#prefix + under, ...query },
      });
      const chunks: Uint8Array[] = [];
      for await (const chunk of answer as AsyncIterable<Uint8Array>) chunks.push(chunk);
      return readListing(Buffer.concat(chunks).toString('utf8'), this.#prefix);
    });
  }

  /** Lets the connection go back to the others. */
  #finish(answer: IncomingMessage): void {
    answer.on('error', () => {});
    answer.resume();
  }
}

async function* noContent(): AsyncGenerator<Uint8Array> {}

interface Listing {
  files: ListedFile[];
  folders: string[];
  /** Where the list goes on; null at its end. */
  next: string | null;
}

/** An answer of ListObjectsV2. @throws {FilesUnavailable} for anything else, and for one that is cut. */
export function readListing(xml: string, prefix: string): Listing {
  const listing: Listing = { files: [], folders: [], next: null };
  const path: string[] = [];
  let isWhole = false;
  let isTruncated = false;
  let text = '';
  let one = { key: '', size: Number.NaN, modifiedAtMs: Number.NaN };
  const parser = new Parser(
    {
      onopentag(tag) {
        path.push(tag);
        text = '';
      },
      ontext(data) {
        text += data;
      },
      onclosetag(tag, isImplied) {
        path.pop();
        const within = path.at(-1);
        if (within === 'Contents') {
          if (tag === 'Key') one.key = text;
          if (tag === 'Size') one.size = Number(text);
          if (tag === 'LastModified') one.modifiedAtMs = Date.parse(text);
        } else if (tag === 'Contents') {
          const name = nameOf(one.key, prefix);
          if (name !== null) listing.files.push({ name, sizeBytes: one.size, modifiedAtMs: one.modifiedAtMs });
          one = { key: '', size: Number.NaN, modifiedAtMs: Number.NaN };
        } else if (within === 'CommonPrefixes' && tag === 'Prefix') {
          const name = nameOf(text, prefix);
          if (name !== null) listing.folders.push(name);
        } else if (within === 'ListBucketResult') {
          if (tag === 'IsTruncated') isTruncated = text === 'true';
          if (tag === 'NextContinuationToken') listing.next = text;
        } else if (tag === 'ListBucketResult') isWhole = !isImplied;
        text = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  if (!isWhole) throw new FilesUnavailable('S3 gave a list that cannot be read');
  if (!isTruncated) listing.next = null;
  return listing;
}

/** Without our prefix; null for what another program put there under a name that leads elsewhere. */
function nameOf(key: string, prefix: string): string | null {
  const name = key.startsWith(prefix) ? key.slice(prefix.length) : '';
  return name === '' || posix.normalize(name) !== name || name.startsWith('..') ? null : name;
}

/** When it throws, nothing of it is under way any more. */
async function sideBySide<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const failures: unknown[] = [];
  const one = async () => {
    for (let next = waiting.shift(); next !== undefined && failures.length === 0; next = waiting.shift()) {
      await work(next).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: callsAtOnce }, one));
  if (failures.length > 0) throw failures[0];
}
