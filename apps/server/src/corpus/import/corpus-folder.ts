import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { importedFiles } from '../corpus.table.ts';
import { incomingColumns } from '../incoming-columns.ts';

/** Raised when files are read in another way, so that unchanged files are taken in again. */
const importerVersion = 3;

export interface CorpusFile {
  kind: 'norms' | 'statutes' | 'rulings';
  /** Relative to the folder, with `/`: the file's name wherever the folder lies. */
  name: string;
  path: string;
  bytes: number;
}

/** The folder is not one of official texts. The message is for a person, in Spanish. */
export class CorpusFolderInvalid extends Error {
  override readonly name = 'CorpusFolderInvalid';
}

/**
 * The files of a folder in the order in which they are read: `norms.json`, `statutes/*.jsonl`, `rulings/*.jsonl`, and rulings
 * that lie in the folder itself (`csjn-331.jsonl`), as collections of full texts are handed out.
 * @throws {CorpusFolderInvalid} when there is none.
 */
export async function listCorpusFiles(folder: string): Promise<CorpusFile[]> {
  const names = [
    { kind: 'norms' as const, name: 'norms.json' },
    ...(await jsonLinesIn(folder, 'statutes')),
    ...(await jsonLinesIn(folder, 'rulings')),
    ...(await rulingsAtTop(folder)),
  ];
  const files: CorpusFile[] = [];
  for (const { kind, name } of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(missing);
    if (found?.isFile()) files.push({ kind, name, path, bytes: found.size });
  }
  if (files.length === 0) {
    throw new CorpusFolderInvalid(
      `En «${folder}» no hay textos oficiales: se espera norms.json, statutes/*.jsonl y rulings/*.jsonl.`,
    );
  }
  return files;
}

async function jsonLinesIn<Kind extends 'statutes' | 'rulings'>(folder: string, kind: Kind) {
  const names = (await readdir(join(folder, kind)).catch(missing)) ?? [];
  return names
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => ({ kind, name: `${kind}/${name}` }));
}

async function rulingsAtTop(folder: string) {
  const names = (await readdir(folder).catch(missing)) ?? [];
  return names
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => ({ kind: 'rulings' as const, name }));
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}

/** SHA-256 of a file's content, whatever its size. */
export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Whether this very content was the last one taken in under this name. */
export async function isImported(db: Database, file: CorpusFile, sha256: string): Promise<boolean> {
  const [row] = await db.select().from(importedFiles).where(eq(importedFiles.path, file.name));
  return row?.fingerprint === fingerprint(sha256);
}

/** Remembers that this content is wholly in the database, so that the next import passes it by. */
export async function markImported(
  db: Database,
  file: CorpusFile,
  sha256: string,
  rows: number,
  now: Date,
): Promise<void> {
  await db
    .insert(importedFiles)
    .values({ path: file.name, fingerprint: fingerprint(sha256), rows, importedAt: now })
    .onConflictDoUpdate({ target: importedFiles.path, set: incomingColumns(importedFiles, 'path') });
}

function fingerprint(sha256: string): string {
  return `${importerVersion}:${sha256}`;
}
