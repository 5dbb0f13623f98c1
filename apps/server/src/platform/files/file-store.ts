import { HttpError } from '../http-errors.ts';

/** A file that is being read; whoever does not read its content to the end closes the iteration. */
export interface OpenedFile {
  sizeBytes: number;
  content: AsyncIterable<Uint8Array>;
}

export interface ListedFile {
  /** With its folder. */
  name: string;
  sizeBytes: number;
  modifiedAtMs: number;
}

/**
 * Files by name (`folder/file`), each there whole or not at all. What is written begins as a draft on this machine's disk and is then
 * kept; a draft that a stopped process left is listed with the rest, by its name and {@link draftSuffix}.
 * Every method but `pathOfDraft` may throw {@link FilesUnavailable}.
 */
export interface FileStore {
  /**
   * @param bytesMax no more than its beginning is wanted.
   * @returns null where there is none.
   */
  open(name: string, bytesMax?: number): Promise<OpenedFile | null>;
  /** Makes the place of a folder's drafts. */
  prepare(folder: string): Promise<void>;
  pathOfDraft(name: string): string;
  /** Gives drafts their names, over what was there before. */
  keep(names: readonly string[]): Promise<void>;
  discardDraft(name: string): Promise<void>;
  /** Nothing happens where there is none. */
  remove(name: string): Promise<void>;
  removeFolder(folder: string): Promise<void>;
  listFolders(): Promise<string[]>;
  list(folder: string): Promise<ListedFile[]>;
  /** Whether files can be read and written now; it changes nothing. */
  check(): Promise<void>;
}

export const draftSuffix = '.part';

/** The place of files does not answer, or refuses us: nothing is lost, and later it may go well. */
export class FilesUnavailable extends HttpError {
  /** What was met, for the log: never a name, a key or an address. */
  readonly reason: string;

  constructor(reason: string) {
    super(
      503,
      'files_unavailable',
      'El depósito de archivos no responde en este momento. No se perdió nada: intentalo de nuevo en unos minutos.',
    );
    this.reason = reason;
    // The log tells the causes of a failure.
    this.cause = new Error(reason);
  }
}
