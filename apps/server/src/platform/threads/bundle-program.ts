import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { findProjectRoot } from '../project-root.ts';

const bundles = new Map<string, string>();

/**
 * A program in TypeScript as one file of JavaScript, made once by each process: development and tests start threads from it, since
 * reading its modules one by one costs a thread three times as much. The product has them built.
 * @returns the path of the file.
 */
export function bundleProgram(source: string): string {
  const made = bundles.get(source);
  if (made) return made;
  const root = findProjectRoot();
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild');
  const packages = join(root, 'packages');
  const { outputFiles } = buildSync({
    entryPoints: [source],
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: {
      '@foja/contracts': join(packages, 'contracts/src'),
      '@foja/legal-text': join(packages, 'legal-text/src'),
      '@foja/computable-law': join(packages, 'computable-law/src'),
      '@foja/anonymizer': join(packages, 'anonymizer/src/index.ts'),
    },
  });
  const folder = join(root, '.cache/threads');
  mkdirSync(folder, { recursive: true });
  const bundle = join(folder, basename(source).replace(/\.ts$/, '.mjs'));
  // Other processes make the same at the same time.
  const draft = `${bundle}.${process.pid}`;
  writeFileSync(draft, outputFiles[0]!.contents);
  renameSync(draft, bundle);
  bundles.set(source, bundle);
  return bundle;
}
