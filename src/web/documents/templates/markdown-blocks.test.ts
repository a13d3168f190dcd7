import { expect, test } from 'vitest';
import { blocksOf, piecesOf } from './markdown-blocks.ts';

test('headings, paragraphs, lists and tables are told apart', () => {
  const text =
    '# Title\n\nSome text\nover two lines.\n\n1. one\n2. two\n   more\n\n- a\n- b\n\n| A | B |\n|---|---|\n| 1 |  |\n';
  expect(blocksOf(text)).toEqual([
    { kind: 'heading', level: 1, text: 'Title' },
    { kind: 'paragraph', text: 'Some text over two lines.' },
    { kind: 'list', isOrdered: true, items: ['one', 'two more'] },
    { kind: 'list', isOrdered: false, items: ['a', 'b'] },
    { kind: 'table', head: ['A', 'B'], rows: [['1', '']] },
  ]);
});

test('blanks stand out, and markup stays text', () => {
  expect(piecesOf('By {{name}}, <b>{{date}}</b>')).toEqual([
    { text: 'By ', isBlank: false },
    { text: 'name', isBlank: true },
    { text: ', <b>', isBlank: false },
    { text: 'date', isBlank: true },
    { text: '</b>', isBlank: false },
  ]);
});
