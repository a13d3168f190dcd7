import { expect, test } from 'vitest';
import type { Block } from '../analysis.ts';
import { markdownOf } from './from-blocks.ts';

function read(...parts: [kind: Block['kind'], text: string][]) {
  const text = parts.map(([, words]) => words).join('\n');
  let start = 0;
  const blocks = parts.map(([kind, words]): Block => {
    const block = { kind, start, end: start + words.length, ...(kind === 'h' && { level: 2 }) };
    start = block.end + 1;
    return block;
  });
  return markdownOf(text, blocks);
}

test('headings, lists and tables of a file can be worked on as Markdown', () => {
  const markdown = read(
    ['h', 'Roles'],
    ['p', 'Everybody has one.'],
    ['li', 'Owner'],
    ['li', 'Keeper'],
    ['row', 'Role | Person'],
    ['row', 'Owner | Ana'],
  );
  expect(markdown).toBe(
    '## Roles\n\nEveryone has one.\n\n- Owner\n- Keeper\n\n| Role | Person |\n| --- | --- |\n| Owner | Ana |\n'.replace(
      'Everyone',
      'Everybody',
    ),
  );
});

test('the sentence by which a draft says that it is one does not come along', () => {
  expect(read(['p', 'Draft: not in force and no evidence. Fill in the blanks.'], ['p', 'Backups are kept.'])).toBe(
    'Backups are kept.\n',
  );
});
