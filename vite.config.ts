import { readFileSync } from 'node:fs';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;
const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { version: string };

export default defineConfig({
  root: `${root}/src/web`,
  cacheDir: `${root}/.cache/vite`,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: `${root}/src/web/routes`,
      generatedRouteTree: `${root}/src/web/route-tree.gen.ts`,
      routeFileIgnorePattern: '\\.test\\.tsx?$',
      quoteStyle: 'single',
      semicolons: true,
      addExtensions: true,
    }),
    react(),
  ],
  define: { __VERSION__: JSON.stringify(version) },
  // The server swaps this word for a fresh nonce in every answer.
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: `${root}/dist/web`,
    emptyOutDir: true,
    target: ['chrome119', 'firefox128', 'safari17'],
    // A data: address would need a wider Content-Security-Policy than 'self'.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    chunkSizeWarningLimit: 900,
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: process.env['CLAUSEWISE_API'] ?? 'http://localhost:3000', changeOrigin: false } },
  },
});
