import Box from '@mui/material/Box';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ThemeRoot } from './theme-root.tsx';

test('a size of the scale becomes its length, in a part and in what a part holds', () => {
  render(
    <ThemeRoot>
      <Box sx={{ fontSize: 'size.small', '& b': { fontSize: { xs: 'size.fine' } } }}>
        words <b>more</b>
      </Box>
    </ThemeRoot>,
  );
  expect(getComputedStyle(screen.getByText('words')).fontSize).toBe('12px');
  expect(getComputedStyle(screen.getByText('more')).fontSize).toBe('11px');
});
