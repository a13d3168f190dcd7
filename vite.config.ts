import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig, runnerImport } from 'vite';
import type { AnyContractRouter } from '@orpc/contract';

const root = import.meta.dirname;
const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { version: string };

const folder = `${root}/src/web/public/shots`;
const shots = existsSync(folder) ? readdirSync(folder) : [];

/**
 * The client needs only methods and paths of the contract; its schemas, and zod with them, would weigh more than the rest of the
 * shell, and its summaries as much as React. Types are untouched, the server keeps validating, and forms import the schemas they need.
 */
function slimContract(): Plugin {
  type Ways = { [name: string]: Ways | string };
  const waysOf = (contract: AnyContractRouter): Ways =>
    Object.fromEntries(
      Object.entries(contract).map(([name, part]) => {
        if (!('~orpc' in part)) return [name, waysOf(part)];
        const { method, path, summary: _, ...rest } = part['~orpc'].route;
        if (Object.keys(rest).length > 0)
          throw new Error(`${path}: the client would not be told ${Object.keys(rest).join(', ')}`);
        return [name, `${method} ${path}`];
      }),
    );
  return {
    name: 'slim-contract',
    apply: 'build',
    async load(id) {
      if (!id.endsWith('/src/contract/contract.ts')) return null;
      const { module } = await runnerImport<{ contract: AnyContractRouter }>(id, { configFile: false, root });
      return `
        const contractOf = (ways) => Object.fromEntries(Object.entries(ways).map(([name, way]) => {
          if (typeof way !== 'string') return [name, contractOf(way)];
          const [method, path] = way.split(' ');
          return [name, { '~orpc': { errorMap: {}, meta: {}, route: { method, path } } }];
        }));
        export const contract = contractOf(${JSON.stringify(waysOf(module.contract))});`;
    },
  };
}

const messages = `${root}/messages`;
/** What the pages ask for; the folder `server` of a language holds what only leaves as mail or file. */
const words = readdirSync(messages).flatMap((language) =>
  readdirSync(`${messages}/${language}`)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({
      name: `${language}/${name}`,
      source: JSON.stringify(JSON.parse(readFileSync(`${messages}/${language}/${name}`, 'utf8'))),
    })),
);
const wordsFolder = `assets/words-${createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12)}`;

/** Puts the messages beside the pages, in a folder named after all of them; under development they are read where they are written. */
function wordsBeside(): Plugin {
  return {
    name: 'words-beside',
    configureServer: ({ middlewares }) => {
      middlewares.use('/words', ({ url = '' }, answer, next) => {
        const name = /^\/([a-z]{2}\/[a-z-]+\.json)/.exec(url)?.[1];
        if (!name || !existsSync(`${messages}/${name}`)) return next();
        answer.setHeader('content-type', 'application/json').end(readFileSync(`${messages}/${name}`));
      });
    },
    generateBundle() {
      for (const { name, source } of words)
        this.emitFile({ type: 'asset', fileName: `${wordsFolder}/${name}`, source });
    },
  };
}

/** Which file a module belongs into; see `fewerFiles`. */
const fileOf = new Map<string, string>();
/** So many pages for visitors use what belongs into `forms`, and so many for members what belongs into `shared`. */
const SHARED_BY = 5;
/** The files of icons that pages for visitors show; all others are one file. */
const visitorsIcons = new Set<string>();
const ICON = /\/lucide-react\/dist\/esm\/icons\/([\w-]+\.mjs)$/;

const iconFiles = new Map<string, string>();
const icons = readFileSync(`${root}/node_modules/lucide-react/dist/esm/lucide-react.mjs`, 'utf8');
for (const [, names = '', file = ''] of icons.matchAll(/export \{(.+)\} from '\.\/icons\/(.+)'/g))
  for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) iconFiles.set(name, file);

/** The files of the icons that a module names. */
const iconsIn = (code: string) =>
  [...code.matchAll(/import \{([^}]+)\} from ["']lucide-react["']/g)]
    .flatMap(([, names = '']) => names.match(/\b[A-Z]\w*/g) ?? [])
    .map((name) => iconFiles.get(name) ?? '');

/**
 * The bundler cuts what several pages share into dozens of files by who uses what, and small files compress a tenth worse. What every page
 * loads is one file here; what the frame of the pages for visitors loads is another; and a third what most of their forms share. Members have
 * two files of their own in the same way: the dashboard asked for 163 files, most of them below a kilobyte. Icons are reached through one
 * module that names them all: those that visitors see stay with the pages that show them. (MUI's inputs cannot: they and the theme import
 * each other, and the page ends before it begins.)
 */
function fewerFiles(): Plugin {
  return {
    name: 'fewer-files',
    apply: 'build',
    buildEnd() {
      const reach = (id: string, into: Map<string, string[]>, way: string[] = []) => {
        if (into.has(id) || fileOf.has(id) || id.includes('/lucide-react/')) return into;
        into.set(id, way);
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) reach(next, into, [id.replace(root, ''), ...way]);
        return into;
      };
      for (const [id, way] of reach(`${root}/src/web/main.tsx`, new Map())) {
        // Schemas would weigh more than all the rest of a page for visitors; a route takes its values from a file without them.
        // So does the client of the API with its list of ways, where one request is all that such a page needs.
        const heavy = ['/node_modules/zod/', '/src/web/kit/asking/api.ts'].find((path) => id.includes(path));
        if (heavy) this.error(`Every page would load ${heavy}, by ${way.join(' <- ')}`);
        fileOf.set(id, 'base');
      }
      const split = [...this.getModuleIds()].filter((id) => id.includes('tsr-split=component'));
      const share = (routes: string, inFrame: string, inPages: string, isFree = (_id: string) => true) => {
        const users = new Map<string, number>();
        const [frame] = split.filter((id) => id.includes(`/routes/${routes}.tsx`));
        if (frame) for (const id of reach(frame, new Map()).keys()) if (isFree(id)) fileOf.set(id, inFrame);
        for (const page of split.filter((id) => id.includes(`/routes/${routes}/`)))
          for (const id of reach(page, new Map()).keys()) if (isFree(id)) users.set(id, (users.get(id) ?? 0) + 1);
        for (const [id, number] of users) if (number >= SHARED_BY) fileOf.set(id, inPages);
        return users;
      };
      const visitorsUse = share('_public', 'visitors', 'forms');
      for (const id of [...fileOf.keys(), ...visitorsUse.keys()])
        for (const icon of iconsIn(this.getModuleInfo(id)?.code ?? '')) visitorsIcons.add(icon);
      // What few pages for visitors use stays apart: none of them loads what only members see.
      share('_app', 'members', 'shared', (id) => !visitorsUse.has(id));
    },
  };
}

export default defineConfig(({ command }) => ({
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
    fewerFiles(),
    wordsBeside(),
  ],
  define: {
    __VERSION__: JSON.stringify(version),
    __SHOTS__: JSON.stringify(shots),
    __MESSAGES__: JSON.stringify(command === 'build' ? `/${wordsFolder}` : '/words'),
  },
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
            {
              name: (id: string) => fileOf.get(id) ?? null,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            {
              name: 'icons',
              test: (id: string) => ICON.test(id) && !visitorsIcons.has(ICON.exec(id)?.[1] ?? ''),
              includeDependenciesRecursively: false,
            },
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
}));
