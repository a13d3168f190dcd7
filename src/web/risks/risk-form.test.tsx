import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { RiskDetails } from '#domain/risks/view.ts';
import { METHOD, detailedRisk, exampleRisk } from '../../../test/example-risk.ts';
import { type Answers, answerWith, Refusal } from '../kit/testing/answers.ts';
import { field, fill, press } from '../kit/testing/hands.ts';
import { renderSignedIn } from '../kit/testing/render-signed-in.tsx';
import { loadMessages } from '../locales/i18n.ts';
import { RiskForm } from './risk-form.tsx';

beforeAll(() => loadMessages('risks', 'controls'));

async function open(risks: Answers['risks'], risk: ReturnType<typeof exampleRisk> | null = null) {
  const asked = answerWith({ risks, people: { members: { list: () => [] } } });
  const onClose = vi.fn();
  await renderSignedIn(<RiskForm risk={risk} method={METHOD} onClose={onClose} />);
  return { sent: () => asked.filter(({ name }) => name.startsWith('risks.')), onClose };
}

const refuse =
  (...refusal: ConstructorParameters<typeof Refusal>) =>
  (): RiskDetails => {
    throw new Refusal(...refusal);
  };

test('a risk without a title is not sent', async () => {
  const { sent } = await open({ add: refuse(500, 'internal', '') });
  fill('Threat', 'A thief');
  press('Add risk');
  await waitFor(() => expect(field(/^What may happen/).getAttribute('aria-invalid')).toBe('true'));
  expect(field('Threat').value).toBe('A thief');
  expect(sent()).toEqual([]);
});

test('a risk of the register is changed, and keeps what nobody touched', async () => {
  const before = exampleRisk({ threat: 'A spark', reviewDueOn: '2027-01-01', controls: 2 });
  const { sent, onClose } = await open({ change: () => detailedRisk(before) }, before);
  fill(/^What may happen/, 'Fire in the server room');
  press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toMatchObject([
    { name: 'risks.change', input: { title: 'Fire in the server room', threat: 'A spark', reviewDueOn: '2027-01-01' } },
  ]);
});

test('what somebody else changed meanwhile is told and not overwritten', async () => {
  const { sent, onClose } = await open(
    { change: refuse(409, 'changed_meanwhile', 'Somebody else has changed R-001 meanwhile.') },
    exampleRisk({ version: 7 }),
  );
  fill(/^What may happen/, 'Fire in the server room');
  press('Save');
  expect(await screen.findByText('Somebody else changed this in the meantime. Reload and try again.')).toBeTruthy();
  expect(field(/^What may happen/).value).toBe('Fire in the server room');
  expect(sent()).toMatchObject([{ name: 'risks.change', input: { version: 7, title: 'Fire in the server room' } }]);
  expect(onClose).not.toHaveBeenCalled();
});

test('a reference that is taken is told at its field', async () => {
  const taken = [{ path: 'reference', message: 'Another risk has this reference' }];
  const { onClose } = await open({ add: refuse(422, 'invalid', '', taken) });
  fill(/^What may happen/, 'Fire');
  fill(/^Reference/, 'R-001');
  press('Add risk');
  await waitFor(() => expect(field(/^Reference/).getAttribute('aria-invalid')).toBe('true'));
  expect(onClose).not.toHaveBeenCalled();
});
