import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

/** Builds the app's three parts and the headless host, which shares the main part's chunks. */
export default defineConfig({
  main: {
    build: {
      outDir: 'out/main',
      sourcemap: true,
      rolldownOptions: {
        input: { index: 'src/main/index.ts', headless: 'src/headless/index.ts' },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      // A sandboxed preload script can require nothing but electron: everything else goes into its one file.
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: 'src/preload/index.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    base: './',
    plugins: [react()],
    build: {
      outDir: 'out/renderer',
      // Served from the same machine: two large files are quicker than many small ones.
      chunkSizeWarningLimit: 800,
      minify: true,
      sourcemap: true,
      rolldownOptions: { input: { index: 'src/renderer/index.html' } },
    },
  },
});
