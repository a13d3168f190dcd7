import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ThemeRoot } from '../../theme/theme-root.tsx';
import { Dialog } from './dialog.tsx';

function open() {
  const onClose = vi.fn();
  const { rerender } = render(
    <ThemeRoot>
      <Dialog isOpen title="Comment" onClose={onClose}>
        <textarea aria-label="Words" />
        <input type="search" aria-label="Find" />
      </Dialog>
    </ThemeRoot>,
  );
  return { onClose, rerender };
}

test('Escape closes at once where nothing was written, and asks where something was', async () => {
  const { onClose } = open();
  await userEvent.type(screen.getByLabelText('Find'), 'risk{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByLabelText('Words'), 'Please look at this{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  expect(question).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Words').value).toBe('Please look at this');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('who means it leaves; words taken back are no words', async () => {
  const { onClose } = open();
  await userEvent.type(screen.getByLabelText('Words'), 'Never mind');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.clear(screen.getByLabelText('Words'));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});
