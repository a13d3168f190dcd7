import { expect, test } from 'vitest';
import { piecesOf } from './lesson-pieces.ts';

test('strong, emphasis and code are told apart, and a lone star stays a star', () => {
  expect(piecesOf('Read **this** or *that* in `login.example`; 2 * 3 * 4')).toEqual([
    { kind: 'text', text: 'Read ' },
    { kind: 'strong', text: 'this' },
    { kind: 'text', text: ' or ' },
    { kind: 'emphasis', text: 'that' },
    { kind: 'text', text: ' in ' },
    { kind: 'code', text: 'login.example' },
    { kind: 'text', text: '; 2 * 3 * 4' },
  ]);
});

test('markup is text', () => {
  expect(piecesOf('<b onclick="x()">no</b>')).toEqual([{ kind: 'text', text: '<b onclick="x()">no</b>' }]);
});
