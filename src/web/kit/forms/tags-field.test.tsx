import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render.tsx';
import { TagsField } from './tags-field.tsx';

function Form() {
  const form = useForm({ defaultValues: { tags: ['Red'] } });
  const tags = useWatch({ control: form.control, name: 'tags' });
  return (
    <FormProvider {...form}>
      <TagsField name="tags" label="Tags" />
      <output>{tags.join(' | ')}</output>
    </FormProvider>
  );
}

test.each([
  ['a comma', 'Blue,'],
  ['Enter', 'Blue{Enter}'],
  ['leaving the field', 'Blue{Tab}'],
])('%s adds what was typed, once', async (_how, keys) => {
  await renderPart(<Form />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Tags' }), keys);
  expect(screen.getByRole('status').textContent).toBe('Red | Blue');
  await userEvent.type(screen.getByRole('combobox', { name: 'Tags' }), keys);
  expect(screen.getByRole('status').textContent).toBe('Red | Blue');
});

test('a pasted list adds each, and Backspace takes the last away', async () => {
  await renderPart(<Form />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Tags' }));
  await userEvent.paste('Blue, Green,, Red');
  expect(screen.getByRole('status').textContent).toBe('Red | Blue | Green');
  await userEvent.keyboard('{Backspace}');
  expect(screen.getByRole('status').textContent).toBe('Red | Blue');
});
