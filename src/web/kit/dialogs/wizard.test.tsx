import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { TextField } from '../forms/text-field.tsx';
import { useZodForm } from '../forms/use-zod-form.ts';
import { renderPart } from '../testing/render.tsx';
import { Wizard } from './wizard.tsx';

const Asset = z.object({ name: z.string().min(1, 'Asset name is required'), note: z.string() });

function AssetWizard({ onFinish }: { onFinish: () => void }) {
  const form = useZodForm(Asset, { name: '', note: '' });
  const [active, setActive] = useState(0);
  const next = async () => {
    if (active === 1) onFinish();
    else if (await form.trigger(['name'])) setActive(1);
  };
  const steps = [
    {
      id: 'basic',
      label: 'Basics',
      heading: 'Basic facts',
      content: <TextField name="name" label="Name" isRequired />,
    },
    { id: 'more', label: 'More', heading: 'More facts', content: <TextField name="note" label="Note" /> },
  ];
  return (
    <FormProvider {...form}>
      <Wizard
        isOpen
        title="Add an asset"
        steps={steps}
        active={active}
        onBack={() => setActive(0)}
        onNext={() => void next()}
        onCancel={() => undefined}
        finishLabel="Add"
      />
    </FormProvider>
  );
}

test('a step is left only when it is right; the message names the field and goes when one types', async () => {
  const onFinish = vi.fn<() => void>();
  await renderPart(<AssetWizard onFinish={onFinish} />);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  const field = screen.getByRole('textbox', { name: /Name/ });
  expect(await screen.findByText('Asset name is required')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');

  await userEvent.type(field, 'Server');
  expect(screen.queryByText('Asset name is required')).toBeNull();
  await userEvent.keyboard('{Enter}');

  const heading = await screen.findByRole('heading', { name: 'More facts' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('Basics').closest('li')?.textContent).toContain('done');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(onFinish).toHaveBeenCalledOnce();
});

test('going back keeps what was typed', async () => {
  await renderPart(<AssetWizard onFinish={() => undefined} />);
  await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'Server');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Name/ }).value).toBe('Server');
});

test('a step that cannot be left yet says why, and the keyboard reaches the reason', async () => {
  const onNext = vi.fn<() => void>();
  const steps = [{ id: 'rows', label: 'Rows', heading: 'Rows of the file', content: <p>None is right</p> }];
  await renderPart(
    <Wizard
      isOpen
      title="Import"
      steps={steps}
      active={0}
      onBack={() => undefined}
      onNext={onNext}
      onCancel={() => undefined}
      finishLabel="Import"
      nextReason="Every row has an error"
    />,
  );
  const button = screen.getByRole('button', { name: 'Import' });
  button.focus();
  expect(document.activeElement).toBe(button);
  expect((await screen.findByRole('tooltip')).textContent).toBe('Every row has an error');
  await userEvent.click(button);
  expect(onNext).not.toHaveBeenCalled();
});
