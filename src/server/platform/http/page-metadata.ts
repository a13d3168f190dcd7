import { PAGES } from '#domain/addresses.ts';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { Language, LANGUAGES } from '#domain/organisations/language.ts';

const PageText = z.object({ title: z.string().min(1), description: z.string().min(1) });
const PageMetadata = z.object({
  noScript: z.record(Language, z.string()),
  pages: z.record(
    z.string(),
    z.object({ isListed: z.boolean() }).extend({ en: PageText, es: PageText, fr: PageText, de: PageText }),
  ),
});

/** What stands in the head of a page before any script runs, for search engines, link previews and browsers without scripts. */
export interface PageMetadata {
  /** The built page with the head of this path. A path that is not public asks not to be indexed. */
  fill(index: string, path: string, acceptLanguage: string | undefined): { html: string; language: Language };
  robots: string;
  sitemap: string;
}

/** What search engines should not even ask for. */
const CLOSED = [
  '/api/',
  PAGES.app,
  PAGES.dashboard,
  PAGES.admin,
  PAGES.settings,
  PAGES.changePassword,
  PAGES.setUp,
  PAGES.isoTest,
];

/** Reads the words of the public pages, which the web's build put beside its pages; without them no page has words of its own. */
export async function openPageMetadata(file: string, origin: string): Promise<PageMetadata> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const publicPages = text ? PageMetadata.parse(JSON.parse(text)) : undefined;
  const pages: z.infer<typeof PageMetadata>['pages'] = publicPages?.pages ?? {};
  const listed = Object.keys(pages).filter((path) => pages[path]?.isListed);
  return {
    fill(index, path, acceptLanguage) {
      const language = languageOf(acceptLanguage);
      const address = path === '/' ? path : path.replace(/\/+$/, '');
      const page = Object.hasOwn(pages, address) ? pages[address] : undefined;
      if (!page || !publicPages) {
        const closed = '<meta name="robots" content="noindex" />\n    <title>';
        return { html: index.replace('<title>', () => closed), language: 'en' };
      }
      const links = listed.map((to) => `<a href="${to}">${escape(pages[to]?.[language].title ?? '')}</a>`).join(' · ');
      const { title, description } = page[language];
      const html = index
        .replace('<html lang="en"', () => `<html lang="${language}"`)
        .replace(/<title>[^<]*<\/title>/, () =>
          headOf({ ...page[language], language, origin, address, isListed: page.isListed }),
        )
        .replace(
          /<noscript>[^<]*<\/noscript>/,
          () =>
            `<noscript><main><h1>${escape(title)}</h1><p>${escape(description)}</p><p>${escape(publicPages.noScript[language])}</p><p>${links}</p></main></noscript>`,
        );
      return { html, language };
    },
    robots: `User-agent: *\n${CLOSED.map((path) => `Disallow: ${path}\n`).join('')}Allow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    sitemap: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${listed
      .map((path) => `  <url><loc>${escape(origin + path)}</loc></url>\n`)
      .join('')}</urlset>\n`,
  };
}

interface Head {
  title: string;
  description: string;
  language: Language;
  origin: string;
  address: string;
  isListed: boolean;
}

const LOCALES: Record<Language, string> = { en: 'en_US', es: 'es_ES', fr: 'fr_FR', de: 'de_DE' };

function headOf({ title, description, language, origin, address, isListed }: Head): string {
  const name = escape(`${title} · Clausewise`);
  const summary = escape(description);
  const url = escape(origin + address);
  return [
    `<title>${name}</title>`,
    `<meta name="description" content="${summary}" />`,
    `<link rel="canonical" href="${url}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="Clausewise" />`,
    `<meta property="og:title" content="${name}" />`,
    `<meta property="og:description" content="${summary}" />`,
    `<meta property="og:url" content="${url}" />`,
    `<meta property="og:locale" content="${LOCALES[language]}" />`,
    `<meta property="og:image" content="${escape(origin)}/shots/readiness-light.webp" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    ...(isListed ? [] : ['<meta name="robots" content="noindex" />']),
  ].join('\n    ');
}

/** The first of our languages in the order that the browser prefers; English where it names none. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wished = (acceptLanguage ?? '')
    .split(',')
    .slice(0, 20)
    .map((part, place) => {
      const [tag = '', quality] = part
        .trim()
        .toLowerCase()
        .split(/;\s*q=/);
      return { code: tag.split('-')[0], weight: quality === undefined ? 1 : Number(quality) || 0, place };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.place - b.place);
  for (const { code } of wished) {
    const known = LANGUAGES.find((language) => language === code);
    if (known) return known;
  }
  return 'en';
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
