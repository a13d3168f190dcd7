import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { closeExtraction, extractFile } from '../extract-file.ts';

export const folder = mkdtempSync(join(tmpdir(), 'extract-'));
// Several files of tests share this module, and the last of them is not known to it.
process.once('exit', () => {
  closeExtraction();
  rmSync(folder, { recursive: true });
});

let files = 0;

/** Reads a file of this name and content as the server would. */
export async function extract(fileName: string, content: Buffer | string) {
  const path = join(folder, String(files++));
  writeFileSync(path, content);
  return extractFile(path, fileName);
}

/** Why a file is refused; the sentence is one, and names no folder of the server. */
export async function refusal(fileName: string, content: Buffer | string) {
  const extraction = await extract(fileName, content);
  if (extraction.state === 'read') throw new Error(`was read: ${extraction.text.slice(0, 80)}`);
  expect(extraction.detail).toMatch(/^[A-Z].*\.$/);
  expect(extraction.detail).not.toContain(folder);
  return extraction.refusal;
}

/** What is read of a file, with its blocks as [kind, text]. */
export async function textOf(fileName: string, content: Buffer | string) {
  const extraction = await extract(fileName, content);
  if (extraction.state !== 'read') throw new Error(`${extraction.refusal}: ${extraction.detail}`);
  const { text, blocks } = extraction;
  for (const { start, end } of blocks) expect(text.slice(start, end).trim()).not.toBe('');
  return { ...extraction, lines: blocks.map(({ kind, start, end }) => [kind, text.slice(start, end)]) };
}
