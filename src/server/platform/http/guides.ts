import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { ROOT } from '../database/database-server.ts';

/** What comes with the product to be read; an address only ever chooses from these. */
const GUIDES = new Set(['/docs/user-guide.md', '/docs/settings.md']);

/** @returns false when the path is no guide's. */
export async function answerGuide(response: ServerResponse, path: string): Promise<boolean> {
  if (!GUIDES.has(path)) return false;
  const text = await readFile(join(ROOT, path));
  response.writeHead(200, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': text.length,
    'cache-control': 'no-cache',
  });
  response.end(text);
  return true;
}
