import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ThemeRoot } from '../theme/theme-root.tsx';
import { DocumentText } from './document-text.tsx';

const text =
  '\n1 Access\nEvery account has one owner. Accounts are reviewed every quarter.\n- revoke at once\n- tell the owner\nRole | Duty | Deputy\nCISO | Approves 🔑 keys | None\n';
const at = (shownText: string) => ({ start: text.indexOf(shownText), end: text.indexOf(shownText) + shownText.length });
const blocks = [
  { kind: 'h' as const, level: 1, ...at('1 Access'), page: 1 },
  { kind: 'p' as const, ...at('Every account has one owner. Accounts are reviewed every quarter.'), page: 1 },
  { kind: 'li' as const, ...at('- revoke at once'), page: 2 },
  { kind: 'li' as const, ...at('- tell the owner'), page: 2 },
  { kind: 'row' as const, ...at('Role | Duty | Deputy'), page: 2 },
  { kind: 'row' as const, ...at('CISO | Approves 🔑 keys | None'), page: 2 },
];
const shown = (passage: { start: number; end: number } | null) =>
  render(
    <ThemeRoot>
      <DocumentText
        text={text}
        blocks={blocks}
        marks={[{ id: 'one', tone: 'open', ...at('Accounts are reviewed every quarter.') }]}
        passage={passage}
      />
    </ThemeRoot>,
  ).container;
const marked = (container: HTMLElement, tone: string) =>
  [...container.querySelectorAll(`mark[data-tone="${tone}"]`)].map((mark) => mark.textContent).join('');

test('what is shown is the text, character for character, with its structure', () => {
  const container = shown(null);
  expect(container.textContent).toBe(text);
  expect(container.querySelectorAll('li, [role="row"], h3')).toHaveLength(5);
  expect(marked(container, 'open')).toBe('Accounts are reviewed every quarter.');
});

test.each([
  'has one owner. Accounts are',
  'revoke at once\n- tell the',
  'Approves 🔑 keys',
  'Deputy\nCISO',
  'Duty | Deputy',
])('a passage is marked exactly: %s', (shownText) => {
  expect(marked(shown(at(shownText)), 'active')).toBe(shownText);
});
