import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig, runnerImport } from 'vite';
import type { AnyContractRouter } from '@orpc/contract';
import { minifyContractRouter } from '@orpc/contract';

const root = import.meta.dirname;
const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { version: string };

const folder = `${root}/src/web/public/shots`;
const shots = existsSync(folder) ? readdirSync(folder) : [];

/**
 * The client needs only methods and paths of the contract; its schemas, and zod with them, would weigh more than the rest of the
 * shell. Types are untouched, the server keeps validating, and forms import the schemas they need.
 */
function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    apply: 'build',
    async load(id) {
      if (!id.endsWith('/src/contract/contract.ts')) return null;
      const { module } = await runnerImport<{ contract: AnyContractRouter }>(id, { configFile: false, root });
      return `export const contract = ${JSON.stringify(minifyContractRouter(module.contract))};`;
    },
  };
}

const base = new Set<string>();

/**
 * Everything that the first module reaches by itself is loaded with it, and belongs into one file: the bundler would cut it into dozens by who
 * else uses what, which compress a tenth worse. Icons come from one module that names them all, so they stay with the pages
 * that show them. (MUI's inputs cannot: they and the theme import each other, and the page ends before it begins.)
 */
function oneBase(): Plugin {
  return {
    name: 'one-base',
    apply: 'build',
    buildEnd() {
      const reach = (id: string, way: string[]) => {
        if (base.has(id) || id.includes('/lucide-react/')) return;
        base.add(id);
        // Schemas would weigh more than all the rest of a page for visitors; a route takes its values from a file without them.
        if (id.includes('/node_modules/zod/')) this.error(`Every page would load zod, by ${way.join(' <- ')}`);
        this.getModuleInfo(id)?.importedIds.forEach((next) => reach(next, [id.replace(root, ''), ...way]));
      };
      reach(`${root}/src/web/main.tsx`, []);
    },
  };
}

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
    slimContract(),
    oneBase(),
  ],
  define: { __VERSION__: JSON.stringify(version), __SHOTS__: JSON.stringify(shots) },
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
    // The lists of what to preload for each page weigh more than the round trip they save.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The icons stand outside the base and need React before the base, which shows them, has run.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            { name: 'base', test: (id: string) => base.has(id), includeDependenciesRecursively: false, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: process.env['CLAUSEWISE_API'] ?? 'http://localhost:3000', changeOrigin: false } },
  },
});
