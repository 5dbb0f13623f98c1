import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The screens that people open first, by the name of their file under `first-paint/`. The server sends them for these paths. */
const screens = { landing: '/', chatbot: '/chatbot' };

/**
 * Writes a page for each of the first screens that shows it before any script has run, as a visitor sees it. The application replaces
 * it whole once it has loaded.
 */
export function firstPaint(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'first-paint',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = join(config.root, config.build.outDir);
    },
    closeBundle() {
      mkdirSync(join(outDir, 'first-paint'), { recursive: true });
      for (const [name, path] of Object.entries(screens)) {
        // A process of its own: the built application runs there with a browser's globals.
        const { stdout, stderr, status } = spawnSync(
          process.execPath,
          [join(root, 'render-first-paint.mjs'), outDir, path],
          { encoding: 'utf8', timeout: 180_000 },
        );
        if (status === 0) writeFileSync(join(outDir, 'first-paint', `${name}.html`), stdout);
        // Without it the page stays white for a second longer, and works.
        else this.warn(`The first paint of ${path} was not rendered:\n${stderr}`);
      }
    },
  };
}
