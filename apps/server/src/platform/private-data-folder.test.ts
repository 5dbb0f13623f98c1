import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataFolderNotPrivate, keepDataFolderPrivate } from './private-data-folder.ts';

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  let base: string;
  let umask: number;
  beforeEach(() => {
    umask = process.umask();
    base = mkdtempSync(join(tmpdir(), 'foja-private-'));
  });
  afterEach(() => {
    process.umask(umask);
    vi.restoreAllMocks();
    rmSync(base, { recursive: true, force: true });
  });

  test('is made for its owner alone, and so is what is written from then on', () => {
    const dataDir = join(base, 'data');
    keepDataFolderPrivate(dataDir);
    writeFileSync(join(dataDir, 'later'), '');
    mkdirSync(join(dataDir, 'folder'));
    expect([dataDir, join(dataDir, 'later'), join(dataDir, 'folder')].map(modeOf)).toEqual([0o700, 0o600, 0o700]);
  });

  test('of an earlier version is put right whole, but for what a link points to', () => {
    const outside = join(base, 'outside');
    writeFileSync(outside, '');
    chmodSync(outside, 0o644);
    const dataDir = join(base, 'data');
    mkdirSync(join(dataDir, 'database/base'), { recursive: true });
    writeFileSync(join(dataDir, 'database/base/1'), '');
    for (const [path, mode] of [
      ['', 0o755],
      ['database', 0o755],
      ['database/base/1', 0o666],
    ] as const) {
      chmodSync(join(dataDir, path), mode);
    }
    symlinkSync(outside, join(dataDir, 'link'));
    keepDataFolderPrivate(dataDir);
    expect(['', 'database', 'database/base', 'database/base/1'].map((path) => modeOf(join(dataDir, path)))).toEqual([
      0o700, 0o700, 0o700, 0o600,
    ]);
    expect(modeOf(outside)).toBe(0o644);
  });

  test.runIf(process.getuid?.() === 0)('that cannot be closed stops the start with a clear line', () => {
    // Root may change anything but the kernel's own files.
    expect(() => keepDataFolderPrivate('/proc/self')).toThrow(DataFolderNotPrivate);
  });
});
