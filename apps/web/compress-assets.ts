import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|html)$/;
/** Below this, a compressed copy is hardly smaller. */
const worthFromBytes = 1_024;
/** From here on the last fiftieth costs more than the rest of the build, for files that few visits load. */
const largeFromBytes = 250_000;

/** Writes `.gz` and `.br` beside what was built, so that the server only has to pick one. */
export function compressAssets(): Plugin {
  let outDir = '';
  return {
    name: 'compress-assets',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const page = readFileSync(join(outDir, 'index.html'), 'utf8');
      for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        if (!compressible.test(name)) continue;
        const path = join(outDir, name);
        const content = readFileSync(path);
        if (content.length < worthFromBytes) continue;
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        const isLate = content.length >= largeFromBytes && !page.includes(name);
        const quality = isLate ? constants.BROTLI_MAX_QUALITY - 1 : constants.BROTLI_MAX_QUALITY;
        const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
      }
    },
  };
}
