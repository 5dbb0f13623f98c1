import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

const othersMask = 0o077;

/** The data folder is open to others and cannot be closed. */
export class DataFolderNotPrivate extends Error {
  override readonly name = 'DataFolderNotPrivate';

  constructor(path: string, cause: unknown) {
    super(
      `${path} can be read by other users of this machine, and its permissions cannot be changed (${reasonOf(cause)}). Make it yours (chown, chmod 700), or set DATA_DIR to a folder of your own.`,
      { cause },
    );
  }
}

/**
 * Makes the data folder and everything in it its owner's alone, and so everything that this process and its children write from
 * here on. Windows keeps its own access lists and is left as it is.
 * @throws {DataFolderNotPrivate} where that cannot be.
 */
export function keepDataFolderPrivate(dataDir: string): void {
  if (process.platform === 'win32') return;
  writePrivately();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  closeToOthers(realpathSync(dataDir));
}

/** Whatever this process and its children write from here on is its owner's alone. */
export function writePrivately(): void {
  process.umask(othersMask);
}

/**
 * Makes what is there, and everything in it, its owner's alone.
 * @throws {DataFolderNotPrivate} where that cannot be.
 */
export function closeToOthers(path: string): void {
  if (process.platform === 'win32') return;
  const found = lstatSync(path, { throwIfNoEntry: false });
  // A link's own permissions mean nothing, and where it points to is not ours to change.
  if (found === undefined || found.isSymbolicLink()) return;
  if ((found.mode & othersMask) !== 0) {
    try {
      chmodSync(path, found.mode & 0o700);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      throw new DataFolderNotPrivate(path, error);
    }
  }
  if (found.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name));
}

function reasonOf(cause: unknown): string {
  return (cause as NodeJS.ErrnoException).code ?? (cause instanceof Error ? cause.message : String(cause));
}
