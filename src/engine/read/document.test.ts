import { expect, test } from 'vitest';
import { readDocument } from './document.ts';
import { readText } from './text-blocks.ts';

const titlesOf = (written: string, title: string) => {
  const { text, blocks } = readText(written);
  const document = readDocument(text, blocks, { fileName: 'a.md', title });
  return document.titles.map((tokens) => tokens.map(({ stem }) => stem).join(' '));
};

test('a document is called by its first heading', () => {
  expect(titlesOf('# Backup Policy\n\nCopies are made daily.', '')).toContain('backup policy');
});

test('a document that opens with its scope is not called "Scope"', () => {
  const titles = titlesOf('## Scope\n\nAll staff.\n\n## Access\n\nAccess is approved.', 'Access Control Policy');
  expect(titles).toEqual(['access control policy']);
});
