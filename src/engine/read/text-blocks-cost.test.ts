import { expect, test } from 'vitest';
import { readText } from './text-blocks.ts';

test('a paragraph of a hundred thousand short lines is joined in linear time', () => {
  const began = performance.now();
  const { text, blocks } = readText('a\n'.repeat(100_000));
  expect(performance.now() - began).toBeLessThan(4000);
  expect(blocks).toHaveLength(1);
  expect(text).toHaveLength(199_999);
});

test('words broken over several lines are joined as before', () => {
  const source =
    'The supplier keeps every copy of the data of its customers in an encry-\npted form and uses third-\nparty ser-\nvices only where\nthey are agreed.';
  expect(readText(source).text).toBe(
    'The supplier keeps every copy of the data of its customers in an encrypted form and uses third-party services only where they are agreed.',
  );
});

test.each([
  'a | b\n',
  'a | b\na | b | c | d\n',
  'Owner:  Head of operations\n',
  'a   b\n',
  'a   b\n\n',
  'a\tb\nc\n',
  '<p><script>',
  'Contents\n1.1 Scope 3\n',
  'Scope . . . . . . . 3\n',
  '. ',
  '- [a](#a)\n',
  '|',
  '+-',
  '\f1\n',
  'Part\n---\n',
])('%j takes linear time', (unit) => {
  const source = unit.repeat(Math.ceil(400_000 / unit.length));
  const began = performance.now();
  readText(source);
  expect(performance.now() - began).toBeLessThan(4000);
});
