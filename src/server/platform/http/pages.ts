import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PAGES } from '#domain/addresses.ts';
import { openPageMetadata } from './page-metadata.ts';
import { notFound } from './problems.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};
/** What the server reads of the build, and nobody else needs. */
const PAGE_METADATA = 'heads.json';
const COMPRESSED = ['br', 'gz'] as const;

interface Page {
  path: string;
  type: string;
  isImmutable: boolean;
  compressed: (typeof COMPRESSED)[number][];
}

export type AnswerPage = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;

/** The built web, reached under `origin`. The list of its files is made once: a path in a request only ever chooses from that list. */
export async function openPages(folder: string, origin: string): Promise<AnswerPage> {
  const pages = await listPages(folder);
  const pageMetadata = await openPageMetadata(join(folder, PAGE_METADATA), origin);
  const index = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
  return async (request, response, path) => {
    const page = pages.get(path);
    if (page) return sendPage(request, response, page);
    if (path === '/robots.txt') return sendText(request, response, 'text/plain; charset=utf-8', pageMetadata.robots);
    if (path === '/sitemap.xml')
      return sendText(request, response, 'application/xml; charset=utf-8', pageMetadata.sitemap);
    // What ends like a file of ours, or is hidden, asks for a file; A.5.15 of a page has dots, too.
    if (extname(path) in TYPES || path.includes('/.') || path.startsWith('/api/')) throw notFound();
    if (index === undefined) return sendUnbuilt(response);
    // Where no page stands the browser's part says so to people, the status to programs.
    const status = isPage(path) ? 200 : 404;
    sendIndex(request, response, status, pageMetadata.fill(index, path, request.headers['accept-language']));
  };
}

const ADDRESSES = new RegExp(
  `^(?:${Object.values(PAGES)
    .map((path) => path.replace(/\/$/, '').replaceAll(/\$\w+/g, '[^/]+'))
    .join('|')})/?$`,
  // Labels say their address in capital letters, and so do people.
  'i',
);
const isPage = (path: string) => ADDRESSES.test(path);

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

export function policyOf(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

function sendText(request: IncomingMessage, response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'public, max-age=3600' });
  response.end(request.method === 'HEAD' ? undefined : text);
}

function sendIndex(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { html, language }: { html: string; language: string },
): void {
  const nonce = newNonce();
  const bytes = Buffer.from(html.replaceAll('__NONCE__', nonce));
  response.setHeader('content-security-policy', policyOf(nonce));
  response.writeHead(status, {
    'content-type': TYPES['.html'],
    'content-length': bytes.length,
    'content-language': language,
    vary: 'accept-language',
    'cache-control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function sendUnbuilt(response: ServerResponse): void {
  const text = 'The pages are not built yet. Start the product with "npm start", which builds them.\n';
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(text);
}

async function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): Promise<void> {
  const accepted = request.headers['accept-encoding'] ?? '';
  const coding = page.compressed.find((one) => accepted.includes(one === 'gz' ? 'gzip' : one));
  const path = coding ? `${page.path}.${coding}` : page.path;
  // A build that replaced the pages under a running server took the old ones away.
  const { size } = await stat(path).catch(() => {
    throw notFound();
  });
  response.writeHead(200, {
    'content-type': page.type,
    'content-length': size,
    'cache-control': page.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    ...(coding ? { 'content-encoding': coding === 'gz' ? 'gzip' : coding } : {}),
  });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(path), response).catch(() => response.destroy());
}

async function listPages(folder: string): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  if (!existsSync(folder)) return pages;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const type = TYPES[extname(entry.name)];
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    if (!entry.isFile() || !type || address === '/index.html' || address === `/${PAGE_METADATA}`) continue;
    const compressed = COMPRESSED.filter((coding) => existsSync(`${path}.${coding}`));
    // The build puts a hash of the content into every name below assets.
    pages.set(address, { path, type, isImmutable: address.startsWith('/assets/'), compressed });
  }
  return pages;
}
