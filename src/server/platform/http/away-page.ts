import type { ServerResponse } from 'node:http';
import { messagesOf } from '../messages.ts';
import { languageOf } from './page-metadata.ts';
import { newNonce, policyOf } from './pages.ts';
import { AWAY_SECONDS } from './problems.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 32rem; margin: 20vh auto 0; padding: 0 1rem; text-align: center; }
h1 { font-size: 1.4rem; text-wrap: balance; }`;

/** For whoever opens a page while the database, which must know of it, is away: it asks again by itself. */
export function sendAwayPage(response: ServerResponse, acceptLanguage: string | undefined): void {
  const language = languageOf(acceptLanguage);
  const t = messagesOf('server/away-page', language);
  const nonce = newNonce();
  response.setHeader('content-security-policy', policyOf(nonce));
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'cache-control': 'no-store',
    'retry-after': AWAY_SECONDS,
  });
  response.end(`<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${AWAY_SECONDS}">
<title>${t('title')}</title><style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${t('title')}</h1><p>${t('text')}</p></main></body></html>`);
}
