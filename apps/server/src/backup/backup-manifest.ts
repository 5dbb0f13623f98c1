import { z } from 'zod';

/** What a backup holds, and what each part must be: `manifest.json`, written last. */
export const backupManifestSchema = z.object({
  format: z.literal(1),
  appVersion: z.string(),
  takenAt: z.iso.datetime(),
  /** Hashes of the migrations that made the tables: only the same tables take the rows. */
  migrations: z.array(z.string()),
  /** In an order in which they can be filled: what a row points to comes before it. */
  tables: z.array(z.object({ name: z.string(), rows: z.number().int(), sha256: z.string() })),
  /** Paths below `files/`, with slashes. */
  files: z.array(z.object({ path: z.string(), sha256: z.string() })),
});
export type BackupManifest = z.infer<typeof backupManifestSchema>;

export const manifestName = 'manifest.json';
export const tablesFolder = 'tables';
export const filesFolder = 'files';
/** Of the vault's files, wherever they are kept: a backup goes from a folder into an object store and back. */
export const documentsFolder = 'documents';
/** Lies beside them in an object store, and can be fetched again. */
export const sharedEditionsFolder = 'gazette';

/** Why a backup cannot be taken or put back, for the operator. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}
