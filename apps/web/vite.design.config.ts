import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The application with its design page, which the product's own build leaves out: `vite build --config vite.design.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  mode: 'design',
  plugins: [react(), tailwindcss()],
  worker: { format: 'es' },
  // Ignored by git, and no source of the product's build.
  // Looked at by tests and never shipped: nothing of it need be small.
  build: {
    outDir: 'node_modules/.cache/design',
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    cssMinify: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4_000,
  },
});
