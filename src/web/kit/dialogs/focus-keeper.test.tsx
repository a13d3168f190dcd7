import Button from '@mui/material/Button';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './focus-keeper.ts';
import { ReasonButton } from '../reason-button.tsx';
import { ThemeRoot } from '../../theme/theme-root.tsx';

let stop: () => void;
beforeEach(() => void (stop = keepFocus(document)));
afterEach(() => stop());

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const focused = () => document.activeElement;

/** As browsers do with what is disabled; this environment leaves the focus there. */
function lose() {
  expect(save().disabled).toBe(true);
  save().blur();
  expect(focused()).toBe(document.body);
}
const settle = () => act(async () => {});

const form = (isLoading: boolean) => (
  <div tabIndex={-1} data-testid="dialog">
    <input aria-label="Name" />
    <Button loading={isLoading}>Save</Button>
  </div>
);

test('a button that has worked has the focus again', async () => {
  const { rerender } = render(form(false), { wrapper: ThemeRoot });
  save().focus();
  rerender(form(true));
  lose();
  rerender(form(false));
  await settle();
  expect(focused()).toBe(save());
});

test('a dialog that took the focus meanwhile gives it back to its button', async () => {
  const { rerender } = render(form(false), { wrapper: ThemeRoot });
  save().focus();
  rerender(form(true));
  lose();
  screen.getByTestId('dialog').focus();
  rerender(form(false));
  await settle();
  expect(focused()).toBe(save());
});

test('whoever has gone on to a field, or pressed elsewhere, stays there', async () => {
  const { rerender } = render(form(false), { wrapper: ThemeRoot });
  save().focus();
  rerender(form(true));
  lose();
  screen.getByLabelText('Name').focus();
  rerender(form(false));
  await settle();
  expect(focused()).toBe(screen.getByLabelText('Name'));

  save().focus();
  rerender(form(true));
  lose();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  rerender(form(false));
  await settle();
  expect(focused()).toBe(document.body);
});

test('a button that has nothing more to save keeps the focus, and says why', async () => {
  const button = (isLoading: boolean, reason: string | null) => (
    <ReasonButton loading={isLoading} reason={reason}>
      Save
    </ReasonButton>
  );
  const { rerender } = render(button(false, null), { wrapper: ThemeRoot });
  save().focus();
  rerender(button(true, null));
  lose();
  rerender(button(false, 'Nothing has changed'));
  await settle();
  expect(focused()).toBe(save());
  expect(save().getAttribute('aria-disabled')).toBe('true');
});
