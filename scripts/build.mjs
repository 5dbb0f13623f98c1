// Builds the server (its commands and the bench with it) and the web application. `node scripts/build.mjs [server] [web]`
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, stampBuild } from './prepare.mjs';

const wanted = process.argv.slice(2);
if (wanted.length === 0 || wanted.includes('server')) await stampBuild('server', buildServer);
if (wanted.length === 0 || wanted.includes('web')) await stampBuild('web', buildWeb);

async function buildServer() {
  const { build } = await import('esbuild');
  const source = join(projectRoot, 'apps/server/src');
  const outdir = join(projectRoot, 'apps/server/dist');
  const commands = readdirSync(join(source, 'commands')).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const benchEntry = join(projectRoot, 'bench/run-bench.ts');
  rmSync(outdir, { recursive: true, force: true });
  await build({
    entryPoints: [
      { in: join(source, 'main.ts'), out: 'main' },
      {
        in: join(source, 'platform/database/embedded/embedded-database.child.ts'),
        out: 'embedded-database.child',
      },
      { in: join(source, 'anonymization/anonymizer.worker.ts'), out: 'anonymizer.worker' },
      { in: join(source, 'documents/reading/document.worker.ts'), out: 'document.worker' },
      { in: join(source, 'text.worker.ts'), out: 'text.worker' },
      ...commands.map((name) => ({ in: join(source, 'commands', name), out: name.replace(/\.ts$/, '') })),
      ...(existsSync(benchEntry) ? [{ in: benchEntry, out: 'bench' }] : []),
    ],
    outdir,
    // Every chunk beside the entries, so that `import.meta.url` finds the database's child and the workers from any
    // of them.
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    packages: 'external',
    alias: {
      '@foja/contracts': join(projectRoot, 'packages/contracts/src'),
      '@foja/legal-text': join(projectRoot, 'packages/legal-text/src'),
      '@foja/computable-law': join(projectRoot, 'packages/computable-law/src'),
      '@foja/anonymizer': join(projectRoot, 'packages/anonymizer/src/index.ts'),
    },
    logLevel: 'warning',
  });
}

async function buildWeb() {
  const root = join(projectRoot, 'apps/web');
  if (!existsSync(join(root, 'vite.config.ts'))) return;
  const { build } = await import('vite');
  await build({ root, logLevel: 'warn' });
}
