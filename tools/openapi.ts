import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeApi } from '#server/platform/http/openapi.ts';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'docs', 'openapi.json');

/** docs/openapi.json, as the server answers it. Written by: node tools/run.mjs tools/openapi.ts */
export async function renderOpenApi(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  return `${JSON.stringify(await describeApi(version), null, 1)}\n`;
}

export const readOpenApi = () => readFile(PAGE, 'utf8');

if (import.meta.main) await writeFile(PAGE, await renderOpenApi());
