import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { STANDARD_VOCABULARY } from '#domain/assets/vocabulary/vocabulary.ts';
import { answerWith } from '../../kit/testing/answers.ts';
import { renderSignedIn } from '../../kit/testing/render-signed-in.tsx';
import { StepSecurity } from './step-security.tsx';
import { StepTechnical } from './step-technical.tsx';
import { factsFrom, valuesOf, type WizardValues } from './wizard-values.ts';

function Form({ onForm }: { onForm: (read: () => WizardValues) => void }) {
  const form = useForm<WizardValues>({ defaultValues: valuesOf(null) as never });
  useEffect(() => onForm(() => form.getValues()), [form, onForm]);
  return (
    <FormProvider {...form}>
      <StepTechnical />
      <StepSecurity />
    </FormProvider>
  );
}

async function show(): Promise<() => WizardValues> {
  const onForm = vi.fn<(read: () => WizardValues) => void>();
  answerWith({ assets: { vocabulary: { get: () => STANDARD_VOCABULARY } } });
  await renderSignedIn(<Form onForm={onForm} />);
  return () => onForm.mock.lastCall?.[0]() as WizardValues;
}

const describing = (element: HTMLElement) =>
  document.querySelector(`[id="${element.getAttribute('aria-describedby')}"]`)?.textContent;
const field = (name: string) => screen.getByRole('combobox', { name });
async function choose(name: string, word: string) {
  await userEvent.click(field(name));
  await userEvent.click(screen.getByRole('option', { name: word }));
}

test('a new asset says of its protection that it is not known, and what the score takes it for', async () => {
  await show();
  for (const name of ['Encryption Enabled', 'Antivirus Installed', 'Backup Status', 'Patch Level'])
    expect(field(name).textContent).toBe('Not known');
  expect(describing(field('Encryption Enabled'))).toBe('While this is not known, the score counts it as “No”.');
  expect(describing(field('Patch Level'))).toBe('While this is not known, the score counts it as “Current”.');
  const parts = screen.getByRole('list', { name: 'Parts of the risk score' });
  expect(parts.textContent).toContain('Encryption not known: counted as not encrypted');
  expect(parts.textContent).toContain('Backup not known: counted as Disabled');
});

test('yes, no and not known can be chosen, and taken back', async () => {
  const read = await show();
  await choose('Encryption Enabled', 'Yes');
  await choose('Antivirus Installed', 'No');
  await choose('Backup Status', 'Enabled');
  const said = () => {
    const { encryptionEnabled, antivirusInstalled, backupStatus, patchLevel } = factsFrom(read());
    return [encryptionEnabled, antivirusInstalled, backupStatus, patchLevel];
  };
  expect(said()).toEqual([true, false, 'Enabled', null]);
  expect(describing(field('Encryption Enabled'))).toBe('');
  expect(screen.getByRole('list', { name: 'Parts of the risk score' }).textContent).toContain('No antivirus');
  await choose('Encryption Enabled', 'Not known');
  await choose('Backup Status', 'Not known');
  expect(said()).toEqual([null, false, null, null]);
});
