import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compressAssets } from './compress-assets.ts';
import { firstPaint } from './first-paint.ts';
import { offlineVersion } from './offline-version.ts';

const apiTarget = process.env.FOJA_API ?? 'http://127.0.0.1:3000';
const apiPaths = [
  '/api',
  '/Rag',
  '/anonymize-text',
  '/anonymize-advanced',
  '/QuestionGenerator',
  '/JurisprudenceGenerator',
  '/DocumentGenerator',
  '/health',
  '/docs',
  '/addin/manifest',
  '/guias',
  '/articulos',
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), offlineVersion(), firstPaint(), compressAssets()],
  resolve: { alias: [{ find: /^zod$/, replacement: join(import.meta.dirname, 'src/platform/zod-without-eval.ts') }] },
  server: {
    port: 5173,
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: apiTarget, changeOrigin: false }])),
  },
  // Workers fetch what they need when they need it.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      output: {
        // The first load carries the list of all of them: words in their names would be a hundredth of it.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            // What every visit needs comes in one file, not in thirty.
            { name: 'first-load', tags: ['$initial'], priority: 1 },
            // Each is a few hundred bytes: of those that many screens share, a request of its own would cost more.
            { name: 'icons', test: /lucide-react.dist.esm.icons/, minShareCount: 5 },
          ],
        },
      },
    },
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../scripts/expect-no-warnings.mjs', 'src/testing/setup.ts'],
    restoreMocks: true,
    // What each test leaves is checked and taken away, so files share the loaded modules; loading them anew took half of the time.
    isolate: false,
    // With room for what is young, what soon is rubbish is looked through less often: a tenth of the time. Little runs often enough
    // to be worth machine code: made much later than usual, it saves a seventh. Later Nodes know no such option.
    execArgv: [
      '--min-semi-space-size=32',
      '--max-semi-space-size=64',
      ...(process.version.startsWith('v20.') ? ['--interrupt-budget=1500000'] : []),
    ],
    retry: 0,
    // They only end what would hang: a busy machine may take as long as it needs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
