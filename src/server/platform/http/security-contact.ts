import type { ServerResponse } from 'node:http';
import type { Settings } from '../settings.ts';

const DAYS = 180;

/** RFC 9116: to whom somebody tells a weakness of this installation. @returns false where its operator named nobody, or for another path. */
export function answerSecurityContact(settings: Settings, response: ServerResponse, path: string): boolean {
  const { SECURITY_CONTACT, ORIGIN } = settings;
  if (path !== '/.well-known/security.txt' || SECURITY_CONTACT === undefined) return false;
  const expires = new Date(Date.now() + DAYS * 86_400_000).toISOString().slice(0, 10);
  const lines = [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en, es, fr, de',
    `Canonical: ${ORIGIN}/.well-known/security.txt`,
  ];
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
  response.end(`${lines.join('\n')}\n`);
  return true;
}
