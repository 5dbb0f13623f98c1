import { writeFile } from 'node:fs/promises';
import type { ObjectPlace } from '../platform/files/files-place.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';

const folder = 'gazette';

/**
 * Editions in the object store, where every server finds what another one fetched. Beyond `limitBytes` those written first go; an
 * edition that was read from here lies on the reader's own disk from then on.
 */
export class SharedEditions {
  readonly #place: ObjectPlace;
  readonly #limitBytes: number;

  constructor(place: ObjectPlace, limitBytes: number) {
    this.#place = place;
    this.#limitBytes = limitBytes;
  }

  /** The whole content, or null where there is none. */
  async read(name: string): Promise<Buffer | null> {
    const opened = await openFileStore(this.#place).open(`${folder}/${name}`);
    if (opened === null) return null;
    const chunks: Uint8Array[] = [];
    for await (const chunk of opened.content) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  async write(name: string, content: Uint8Array | string): Promise<void> {
    const store = openFileStore(this.#place);
    const shared = `${folder}/${name}`;
    await store.prepare(folder);
    try {
      await writeFile(store.pathOfDraft(shared), content, { mode: 0o600 });
      await store.keep([shared]);
    } catch (error) {
      await store.discardDraft(shared);
      throw error;
    }
    await this.#evict(shared);
  }

  async #evict(lastWritten: string): Promise<void> {
    const store = openFileStore(this.#place);
    const files = (await store.list(folder)).toSorted((a, b) => a.modifiedAtMs - b.modifiedAtMs);
    let held = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    for (const { name, sizeBytes } of files) {
      if (held <= this.#limitBytes) return;
      if (name === lastWritten) continue;
      await store.remove(name);
      held -= sizeBytes;
    }
  }
}
