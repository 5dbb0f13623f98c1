import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compressAssets } from './compress-assets.ts';
import { firstPaint } from './first-paint.ts';
import { offlineVersion } from './offline-version.ts';

const apiTarget = process.env.FOJA_API ?? 'http://127.0.0.1:3000';
const apiPaths = ['/api', '/Rag', '/anonymize-text', '/anonymize-advanced', '/health', '/docs'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), offlineVersion(), firstPaint(), compressAssets()],
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
    // What every visit needs comes in one file, not in thirty.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first-load', tags: ['$initial'] }] } } },
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
  },
});
