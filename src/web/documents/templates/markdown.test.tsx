import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ThemeRoot } from '../../theme/theme-root.tsx';
import { Markdown } from './markdown.tsx';

const shown = (text: string) =>
  render(
    <ThemeRoot>
      <Markdown text={text} />
    </ThemeRoot>,
  ).container;

test('a template is set in headings, lists and tables, its blanks marked', () => {
  shown('# Policy\n\n## Rules\n\n1. First {{role}}\n2. Second\n\n| Who | What |\n|---|---|\n| Ana | {{task}} |');
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Policy');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['First role', 'Second']);
  expect(screen.getByRole('columnheader', { name: 'What' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'task' })).toBeTruthy();
});

test('markup, links and scripts in a text are letters and nothing else', () => {
  const hostile =
    '# <img src=x onerror=alert(1)>\n\n<script>alert(1)</script> [x](javascript:alert(1)) ![y](http://evil/p.png)\n\n| <iframe> |\n|---|\n| <a href="javascript:1">z</a> |';
  const container = shown(hostile);
  expect(container.querySelectorAll('script, img, iframe, a, [onerror]')).toHaveLength(0);
  expect(container.textContent).toContain('<script>alert(1)</script> [x](javascript:alert(1))');
});
