import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PageMetadata, languageOf, openPageMetadata } from './page-metadata.ts';

const INDEX = '<html lang="en"><head><title>Clausewise</title></head><body><noscript>No.</noscript></body></html>';
const word = (title: string) => ({ title, description: `${title} & more` });
const WORDS = {
  noScript: { en: 'Switch it on', es: 'Actívelo', fr: 'Activez-le', de: 'Schalten Sie es ein' },
  pages: {
    '/': { isListed: true, en: word('Home'), es: word('Inicio'), fr: word('Accueil'), de: word('Start') },
    '/about': { isListed: true, en: word('<About>'), es: word('Acerca'), fr: word('À propos'), de: word('Über') },
    '/debug-auth': { isListed: false, en: word('S'), es: word('S'), fr: word('S'), de: word('S') },
  },
};

let folder: string;
let pageMetadata: PageMetadata;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clausewise-heads-'));
  await writeFile(join(folder, 'heads.json'), JSON.stringify(WORDS));
  pageMetadata = await openPageMetadata(join(folder, 'heads.json'), 'https://grc.example');
});
afterAll(() => rm(folder, { recursive: true }));

describe('a public page, before any script', () => {
  test('says what it is, where it lives, and in which language', () => {
    const { html, language } = pageMetadata.fill(INDEX, '/about/', 'fr-CA,fr;q=0.9,en;q=0.8');
    expect(language).toBe('fr');
    expect(html).toContain('<html lang="fr"');
    expect(html).toContain('<title>À propos · Clausewise</title>');
    expect(html).toContain('<meta name="description" content="À propos &amp; more" />');
    expect(html).toContain('<link rel="canonical" href="https://grc.example/about" />');
    expect(html).toContain('<meta property="og:url" content="https://grc.example/about" />');
    expect(html).not.toContain('noindex');
  });

  test('can be read without scripts, and leads on', () => {
    const { html } = pageMetadata.fill(INDEX, '/about', undefined);
    expect(html).toContain('<noscript><main><h1>&lt;About&gt;</h1>');
    expect(html).toContain('Switch it on');
    expect(html).toContain('<a href="/">Home</a>');
  });
});

test.each(['/app', '/app/iso27001', '/no/such/page', '/__proto__', '/constructor', '/debug-auth'])(
  '%s asks not to be indexed',
  (path) => expect(pageMetadata.fill(INDEX, path, 'de').html).toContain('<meta name="robots" content="noindex" />'),
);

test('robots are kept out of what is behind the sign-in, and shown the rest', () => {
  expect(pageMetadata.robots).toMatch(/^User-agent: \*\n/);
  for (const path of ['/app', '/admin', '/api/', '/settings'])
    expect(pageMetadata.robots).toContain(`Disallow: ${path}\n`);
  expect(pageMetadata.robots).not.toContain('Disallow: /about');
  expect(pageMetadata.robots).toContain('Sitemap: https://grc.example/sitemap.xml');
  expect([...pageMetadata.sitemap.matchAll(/<loc>([^<]+)/g)].map(([, loc]) => loc)).toEqual([
    'https://grc.example/',
    'https://grc.example/about',
  ]);
});

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['pt-BR, es-MX;q=0.8, en;q=0.5', 'es'],
  ['en;q=0.1, fr;q=0.9', 'fr'],
  ['de;q=0, en', 'en'],
  ['*', 'en'],
  ['zh, ja', 'en'],
])('%s is answered in %s', (header, language) => expect(languageOf(header)).toBe(language));

test('without a built web there are no words, and no failure', async () => {
  const none = await openPageMetadata(join(folder, 'none.json'), 'https://grc.example');
  expect(none.fill(INDEX, '/', 'de').html).toContain('noindex');
});
