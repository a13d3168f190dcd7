import { expect, test } from 'vitest';
import { parseInline } from './inline.ts';
import { parseMarkdown } from './parse.ts';

const text = (words: string) => [{ kind: 'text', text: words }];

test('headings, paragraphs, lists, tables, quotes and code are what they look like', () => {
  const blocks = parseMarkdown(
    '# Title\n\nOne line\nand its rest.\n\n- a\n  - b\n\n1. first\n\n| A | B |\n| --- | --- |\n| 1 |\n\n> quoted\n\n```\n<b>\n```\n\n---\n',
  );
  expect(blocks).toEqual([
    { kind: 'heading', level: 1, words: text('Title') },
    { kind: 'paragraph', words: text('One line and its rest.') },
    {
      kind: 'list',
      isNumbered: false,
      items: [
        { depth: 0, number: null, words: text('a') },
        { depth: 1, number: null, words: text('b') },
      ],
    },
    { kind: 'list', isNumbered: true, items: [{ depth: 0, number: 1, words: text('first') }] },
    { kind: 'table', head: [text('A'), text('B')], rows: [[text('1'), []]] },
    { kind: 'quote', words: text('quoted') },
    { kind: 'code', text: '<b>' },
    { kind: 'rule' },
  ]);
});

test('a list goes on over empty lines, keeps its numbers, and has bullets below them', () => {
  const [first, paragraph, second, bullets] = parseMarkdown('1. a\n\n1. b\n   - c\n\nSo far.\n\n3. d\n\n- e\n');
  const numbers = (block: typeof first) =>
    block?.kind === 'list' ? block.items.map(({ depth, number }) => [depth, number]) : [];
  expect(numbers(first)).toEqual([
    [0, 1],
    [0, 2],
    [1, null],
  ]);
  expect(paragraph?.kind).toBe('paragraph');
  expect([numbers(second), numbers(bullets)]).toEqual([[[0, 3]], [[0, null]]]);
});

test('stress, code and links are read, and names with underscores stay names', () => {
  expect(parseInline('**very *good*** `x` my_own_file')).toMatchObject([
    {
      kind: 'bold',
      words: [
        { kind: 'text', text: 'very ' },
        { kind: 'italic', words: text('good') },
      ],
    },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'x' },
    { kind: 'text', text: ' my_own_file' },
  ]);
  expect(parseInline('**bold** [site](https://a.example/b)')).toEqual([
    { kind: 'bold', words: text('bold') },
    { kind: 'text', text: ' ' },
    { kind: 'link', href: 'https://a.example/b', words: text('site') },
  ]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'vbscript:x', '/app/../x y'])(
  'a link that is not safe to follow is shown as it was written: %s',
  (href) => {
    expect(JSON.stringify(parseInline(`[click](${href})`))).not.toContain('"link"');
  },
);

test('a hostile text ends in time', () => {
  const begun = performance.now();
  parseMarkdown(`${'*_['.repeat(20_000)}\n${'|'.repeat(20_000)}\n${'- '.repeat(20_000)}`);
  expect(performance.now() - begun).toBeLessThan(2000);
});
