import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ThemeRoot } from '../../theme/theme-root.tsx';
import { RowsByOutcome } from './rows-by-outcome.tsx';

const ROWS = [
  { name: 'Ana', fate: 'new' },
  { name: 'Bo', fate: 'error' },
  { name: 'Cy', fate: 'new' },
] as const;

test('a count shows its rows alone, and a second click all of them again; an outcome of no row has no count', () => {
  render(
    <ThemeRoot>
      <RowsByOutcome
        rows={ROWS}
        outcomes={['error', 'new', 'unchanged']}
        countLabel={(outcome, count) => `${count} ${outcome}`}
        filterLabel="Show"
        rowsLabel="People"
      >
        {({ name }) => <li key={name}>{name}</li>}
      </RowsByOutcome>
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
