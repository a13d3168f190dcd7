import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFormat } from './format.ts';
import { chooseTimeZone } from './time-zone.ts';

function When() {
  return <time>{useFormat().dateTime('2026-11-21T23:30:00Z')}</time>;
}

test('every date and time that is shown follows the timezone of the organization at once', () => {
  chooseTimeZone('UTC');
  render(<When />);
  expect(screen.getByRole('time').textContent).toBe('Nov 21, 2026, 11:30 PM');
  act(() => chooseTimeZone('Asia/Tokyo'));
  expect(screen.getByRole('time').textContent).toBe('Nov 22, 2026, 8:30 AM');
});
