import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../platform/clock.ts';

export interface DiskCacheDeps {
  /** Made where it does not exist. */
  folder: string;
  limitBytes: number;
  clock: Clock;
}

/** Files being written; one that a stopped process left goes at the next start. */
const draftSuffix = '.part';
const abandonedDraftMs = 3_600_000;

/**
 * Files under names, kept across restarts. Beyond `limitBytes` those used longest ago go. A file is there whole or not at all.
 * The order of use lives in the files' times, so that several processes may share the folder.
 */
export class DiskCache {
  readonly #deps: DiskCacheDeps;
  /** Bytes by name, the one used longest ago first. */
  #sizes: Promise<Map<string, number>> | null = null;

  constructor(deps: DiskCacheDeps) {
    this.#deps = deps;
  }

  /** The open file, which the caller closes; null where there is none. */
  async open(name: string): Promise<FileHandle | null> {
    const sizes = await this.#known();
    let file: FileHandle;
    try {
      file = await open(this.#pathOf(name), 'r');
    } catch (error) {
      if (!isMissing(error)) throw error;
      sizes.delete(name);
      return null;
    }
    await this.#noteUse(sizes, name, file).catch(async (error) => {
      await file.close();
      throw error;
    });
    return file;
  }

  /** The whole content, or null where there is none. */
  async read(name: string): Promise<Buffer | null> {
    const file = await this.open(name);
    if (!file) return null;
    try {
      return await file.readFile();
    } finally {
      await file.close();
    }
  }

  /** Keeps `content` under `name` in one step, and removes what no longer fits. */
  async write(name: string, content: Uint8Array | string): Promise<void> {
    const sizes = await this.#known();
    const draft = this.#pathOf(`${name}.${randomUUID()}${draftSuffix}`);
    try {
      const file = await open(draft, 'wx');
      try {
        await file.writeFile(content);
        await file.sync();
        await this.#noteUse(sizes, name, file);
      } finally {
        await file.close();
      }
      await rename(draft, this.#pathOf(name));
    } catch (error) {
      sizes.delete(name);
      await rm(draft, { force: true });
      throw error;
    }
    await this.#evict(sizes);
  }

  async remove(name: string): Promise<void> {
    (await this.#known()).delete(name);
    await rm(this.#pathOf(name), { force: true });
  }

  async #evict(sizes: Map<string, number>): Promise<void> {
    let held = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const leaving: string[] = [];
    for (const [name, size] of sizes) {
      // What was used last stays, however large it is.
      if (held <= this.#deps.limitBytes || leaving.length === sizes.size - 1) break;
      leaving.push(name);
      held -= size;
    }
    for (const name of leaving) {
      sizes.delete(name);
      await rm(this.#pathOf(name), { force: true });
    }
  }

  async #noteUse(sizes: Map<string, number>, name: string, file: FileHandle): Promise<void> {
    const now = this.#deps.clock.now();
    await file.utimes(now, now);
    const { size } = await file.stat();
    sizes.delete(name);
    sizes.set(name, size);
  }

  #pathOf(name: string): string {
    return join(this.#deps.folder, name);
  }

  /** Reads the folder once; a failure is tried again by the next call. */
  #known(): Promise<Map<string, number>> {
    this.#sizes ??= this.#readFolder().catch((error) => {
      this.#sizes = null;
      throw error;
    });
    return this.#sizes;
  }

  async #readFolder(): Promise<Map<string, number>> {
    await mkdir(this.#deps.folder, { recursive: true });
    const nowMs = this.#deps.clock.now().getTime();
    const files: { name: string; size: number; usedAtMs: number }[] = [];
    for (const name of await readdir(this.#deps.folder)) {
      const found = await stat(this.#pathOf(name)).catch(() => null);
      if (!found?.isFile()) continue;
      if (!name.endsWith(draftSuffix)) files.push({ name, size: found.size, usedAtMs: found.mtimeMs });
      else if (nowMs - found.mtimeMs > abandonedDraftMs) await rm(this.#pathOf(name), { force: true });
    }
    files.sort((a, b) => a.usedAtMs - b.usedAtMs);
    return new Map(files.map(({ name, size }) => [name, size]));
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
