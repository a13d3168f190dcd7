import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ThemeRoot } from '../../theme/theme-root.tsx';
import { RowsByFate } from './rows-by-fate.tsx';

const ROWS = [
  { name: 'Ana', fate: 'new' },
  { name: 'Bo', fate: 'error' },
  { name: 'Cy', fate: 'new' },
] as const;

test('a count shows its rows alone, and a second click all of them again; a fate of no row has no count', () => {
  render(
    <ThemeRoot>
      <RowsByFate
        rows={ROWS}
        fates={['error', 'new', 'unchanged']}
        countLabel={(fate, count) => `${count} ${fate}`}
        filterLabel="Show"
        rowsLabel="People"
      >
        {({ name }) => <li key={name}>{name}</li>}
      </RowsByFate>
    </ThemeRoot>,
  );
  const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['1 error', '2 new']);
  fireEvent.click(screen.getByRole('button', { name: '2 new' }));
  expect(shown()).toEqual(['Ana', 'Cy']);
  expect(screen.getByRole('button', { name: '2 new' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: '2 new' }));
  expect(shown()).toEqual(['Ana', 'Bo', 'Cy']);
});
