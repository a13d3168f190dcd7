import { expect, test } from 'vitest';
import { mentionedIn, piecesOf } from './comment.ts';

const ana = { name: 'Ana' };
const anaRuiz = { name: 'Ana Ruiz' };

test('a mention is the longest name after an @, and no part of a longer word', () => {
  expect(mentionedIn('Could @Ana Ruiz look?', [ana, anaRuiz])).toEqual([anaRuiz]);
  expect(mentionedIn('@Ana, please', [ana, anaRuiz])).toEqual([ana]);
  expect(mentionedIn('@Anabel is somebody else, and Ana is not called', [ana, anaRuiz])).toEqual([]);
});

test('only addresses of the web become links, without what ends the sentence', () => {
  const text = 'See https://example.com/a?b=1, (http://example.org). javascript:alert(1) data:text/html,x';
  const pieces = piecesOf(text, []);
  expect(pieces.filter(({ kind }) => kind === 'link')).toEqual([
    { kind: 'link', text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
    { kind: 'link', text: 'http://example.org', href: 'http://example.org' },
  ]);
});

test('the pieces joined are the text, whatever stands in it', () => {
  for (const text of [
    '',
    '@',
    'a\n\nb <b>x</b>',
    'https://',
    'https://[',
    '@Ana@Ana Ruiz https://x.example/@Ana.',
    '😀 @Ana',
  ])
    expect(
      piecesOf(text, [ana, anaRuiz])
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
});

test('a name with signs of its own is taken as it is written', () => {
  const odd = { name: 'J. (Jo) O’Neil+*' };
  expect(mentionedIn('Ask @J. (Jo) O’Neil+* first', [odd])).toEqual([odd]);
});
