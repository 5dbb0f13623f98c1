import { constants } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { draftSuffix, type FileStore, type ListedFile, type OpenedFile } from './file-store.ts';

const chunkBytes = 64 * 1024;

/** Files in a folder; a draft lies beside the file that it becomes. */
export class FolderStore implements FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async open(name: string, bytesMax = Number.POSITIVE_INFINITY): Promise<OpenedFile | null> {
    const file = await open(this.#pathOf(name), 'r').catch(nullIfMissing);
    if (!file) return null;
    const { size } = await file.stat().catch(async (error) => {
      await file.close();
      throw error;
    });
    return {
      sizeBytes: size,
      content: {
        async *[Symbol.asyncIterator]() {
          try {
            for (let at = 0; at < Math.min(size, bytesMax); ) {
              const length = Math.min(chunkBytes, bytesMax - at);
              const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at);
              if (bytesRead === 0) return;
              yield buffer.subarray(0, bytesRead);
              at += bytesRead;
            }
          } finally {
            await file.close();
          }
        },
      },
    };
  }

  async prepare(folder: string): Promise<void> {
    await mkdir(this.#pathOf(folder), { recursive: true, mode: 0o700 });
  }

  pathOfDraft(name: string): string {
    return this.#pathOf(`${name}${draftSuffix}`);
  }

  async keep(names: readonly string[]): Promise<void> {
    for (const name of names) await rename(this.pathOfDraft(name), this.#pathOf(name));
    for (const path of new Set(names.map((name) => dirname(this.#pathOf(name))))) {
      const folder = await open(path, 'r');
      // Some systems cannot sync a folder; the names are then kept as those systems keep them.
      await folder.sync().catch(() => {});
      await folder.close();
    }
  }

  async discardDraft(name: string): Promise<void> {
    await rm(this.pathOfDraft(name), { force: true });
  }

  async remove(name: string): Promise<void> {
    await rm(this.#pathOf(name), { force: true });
  }

  async removeFolder(folder: string): Promise<void> {
    await rm(this.#pathOf(folder), { recursive: true, force: true });
  }

  async listFolders(): Promise<string[]> {
    const entries = (await readdir(this.#folder, { withFileTypes: true }).catch(nullIfMissing)) ?? [];
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  }

  async list(folder: string): Promise<ListedFile[]> {
    const listed: ListedFile[] = [];
    for (const own of (await readdir(this.#pathOf(folder)).catch(nullIfMissing)) ?? []) {
      const name = `${folder}/${own}`;
      const found = await stat(this.#pathOf(name)).catch(nullIfMissing);
      if (found?.isFile()) listed.push({ name, sizeBytes: found.size, modifiedAtMs: found.mtimeMs });
    }
    return listed;
  }

  async check(): Promise<void> {
    // It is made with the first file.
    for (let path = this.#folder; ; path = dirname(path)) {
      const isThere = await access(path, constants.R_OK | constants.W_OK | constants.X_OK).then(() => true, missing);
      if (isThere || path === dirname(path)) return;
    }
  }

  #pathOf(name: string): string {
    return join(this.#folder, name);
  }
}

function missing(error: NodeJS.ErrnoException): false {
  if (error.code === 'ENOENT') return false;
  throw error;
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
