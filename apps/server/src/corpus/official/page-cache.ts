import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isDiskFull } from '../../platform/disk-full.ts';
import { InfolegTrouble } from './infoleg-trouble.ts';

const headSchema = z.object({
  url: z.string(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  /** When it was fetched, or found unchanged, for the last time. */
  fetchedAt: z.iso.datetime(),
});

/** A page that was fetched, with what a conditional request needs. */
export type KeptPage = z.output<typeof headSchema> & { bytes: Buffer };

/** Pages as they came, one file each under their names: whole or not at all, across restarts. */
export class PageCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(name: string): Promise<KeptPage | null> {
    try {
      const content = await readFile(join(this.#folder, name));
      const end = content.indexOf(0x0a);
      return {
        ...headSchema.parse(JSON.parse(content.subarray(0, end).toString('utf8'))),
        bytes: content.subarray(end + 1),
      };
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // What cannot be read is fetched again.
      if (code === undefined || code === 'ENOENT') return null;
      throw error;
    }
  }

  /** @throws {InfolegTrouble} `disk-full`; what was kept before stays. */
  async write(name: string, { bytes, ...head }: KeptPage): Promise<void> {
    const draft = join(this.#folder, `${name}.${randomUUID()}.part`);
    try {
      await mkdir(this.#folder, { recursive: true });
      const file = await open(draft, 'wx');
      try {
        await file.writeFile(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`, 'utf8'), bytes]));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, join(this.#folder, name));
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      if (isDiskFull(error)) throw new InfolegTrouble('disk-full');
      throw error;
    }
  }
}
