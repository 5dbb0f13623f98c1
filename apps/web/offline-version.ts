import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const files = ['offline.html', 'theme.js', 'favicon.svg'];

/** Gives the service worker a version made of what it keeps: browsers fetch the offline page again exactly when it has changed. */
export function offlineVersion(): Plugin {
  let outDir = '';
  return {
    name: 'offline-version',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const hash = createHash('sha256');
      for (const file of files) hash.update(readFileSync(join(outDir, file)));
      const path = join(outDir, 'sw.js');
      const worker = readFileSync(path, 'utf8');
      writeFileSync(path, worker.replace('__OFFLINE_VERSION__', hash.digest('hex').slice(0, 12)));
    },
  };
}
