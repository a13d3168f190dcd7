import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ProblemError } from '../requests/problem.ts';
import { renderPart } from '../testing/render.tsx';
import { FormDialog } from './form-dialog.tsx';
import { TagsField } from './tags-field.tsx';
import { TextField } from './text-field.tsx';
import { useZodForm } from './use-zod-form.ts';

const Asked = z
  .object({
    title: z.string().trim().min(1, 'Say what'),
    note: z.string().nullable(),
    tags: z.array(z.string()),
    hidden: z.string(),
  })
  .refine(({ title }) => title !== 'both', 'Not both');

function Asking({
  hidden = 'h',
  ...props
}: {
  hidden?: string;
  onSubmit: (asked: unknown) => unknown;
  reason?: string;
}) {
  const form = useZodForm(Asked, { title: '', note: '', tags: [], hidden });
  return (
    <FormDialog title="Ask" submitLabel="Send" form={form} onClose={() => undefined} {...props}>
      <TextField name="title" label="Title" />
      <TextField name="note" label="Note" />
      <TagsField name="tags" label="Tags" />
    </FormDialog>
  );
}

const refusal = (...issues: { path: string; message: string }[]) =>
  new ProblemError({ status: 422, code: 'INVALID', detail: 'Refused', reference: null, issues });

/** What a browser does on Enter; the test's own keyboard finds no button that stands outside its form. */
async function send(title: string) {
  await userEvent.type(screen.getByLabelText('Title'), title);
  fireEvent.submit(screen.getByLabelText<HTMLInputElement>('Title').form as HTMLFormElement);
}

test('Enter sends what the schema makes of the words; what was left empty is null', async () => {
  const onSubmit = vi.fn();
  await renderPart(<Asking onSubmit={onSubmit} />);
  await send(' Something ');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ title: 'Something', note: null, tags: [], hidden: 'h' }));
});

test('what the schema refuses stands at its field, which has the focus; typing takes it away', async () => {
  const onSubmit = vi.fn();
  await renderPart(<Asking onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Say what')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  await userEvent.type(screen.getByLabelText('Title'), 'x');
  expect(screen.queryByText('Say what')).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what concerns no field of the dialog is said above all', async () => {
  await renderPart(<Asking hidden={1 as never} onSubmit={() => undefined} />);
  await send('x');
  expect((await screen.findByRole('alert')).textContent).toContain('expected string');
});

test('what the server refuses stands at its field, by whatever path it names it; the words stay', async () => {
  const fieldErrors = [
    { path: 'tasks.0.note', message: 'Too long' },
    { path: 'tags.1', message: 'No such tag' },
  ];
  await renderPart(<Asking onSubmit={() => Promise.reject(refusal(...fieldErrors))} />);
  await send('Kept');
  expect(await screen.findByText('Too long')).toBeTruthy();
  expect(screen.getByText('No such tag')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Note'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Kept');
});

test('another refusal stands above the fields until it is sent again', async () => {
  const onSubmit = vi.fn().mockRejectedValueOnce(refusal()).mockResolvedValueOnce(undefined);
  await renderPart(<Asking onSubmit={onSubmit} />);
  await send('x');
  expect(await screen.findByRole('alert')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a form with a reason is sent by no key', async () => {
  const onSubmit = vi.fn();
  await renderPart(<Asking onSubmit={onSubmit} reason="Choose first" />);
  await send('x');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).not.toHaveBeenCalled();
});
