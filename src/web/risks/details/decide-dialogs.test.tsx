import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { RiskDetails } from '#domain/risks/view.ts';
import { METHOD, detailedRisk, exampleRisk } from '../../../../test/example-risk.ts';
import { type Answers, answerWith, Refusal } from '../../kit/testing/answers.ts';
import { field, fill, press } from '../../kit/testing/hands.ts';
import { renderSignedIn } from '../../kit/testing/render-signed-in.tsx';
import { loadMessages } from '../../locales/i18n.ts';
import { AcceptDialog, ReasonDialog, ReviewDialog } from './decide-dialogs.tsx';

beforeAll(() => loadMessages('risks', 'controls'));

const risk = detailedRisk(exampleRisk({ treatment: 'retain' }));
const refuse =
  (...refusal: ConstructorParameters<typeof Refusal>) =>
  (): RiskDetails => {
    throw new Refusal(...refusal);
  };

async function open(Dialog: typeof AcceptDialog, risks: Answers['risks']) {
  const asked = answerWith({ risks });
  const onClose = vi.fn();
  await renderSignedIn(<Dialog risk={risk} method={METHOD} onClose={onClose} />);
  return { asked, onClose };
}

test('nothing is accepted without saying why, and what is accepted stands there with its score', async () => {
  const { asked } = await open(AcceptDialog, { acceptances: { add: () => risk } });
  expect(screen.getByText(/R-001 Fire: the residual risk has the score 4/)).toBeTruthy();
  press('I accept this risk');
  expect(await screen.findByText('Say why')).toBeTruthy();
  expect(asked).toEqual([]);
});

test('an acceptance that is refused stays in its dialog with its words', async () => {
  const { asked, onClose } = await open(AcceptDialog, {
    acceptances: { add: refuse(409, 'changed_meanwhile', 'Somebody else has changed it meanwhile.') },
  });
  fill(/^Why it is acceptable/, 'Costs more than it may cost.');
  press('I accept this risk');
  expect(await screen.findByText('Somebody else changed this in the meantime. Reload and try again.')).toBeTruthy();
  expect(field(/^Why it is acceptable/).value).toBe('Costs more than it may cost.');
  expect(asked).toMatchObject([{ input: { id: risk.id, statement: 'Costs more than it may cost.' } }]);
  expect(onClose).not.toHaveBeenCalled();
});

test('a risk that is no longer there needs no next review', async () => {
  const { asked, onClose } = await open(ReviewDialog, { reviews: { add: () => risk } });
  expect(screen.queryAllByText('Next review')).not.toEqual([]);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'What came of it' }));
  fireEvent.click(await screen.findByRole('option', { name: 'No longer there' }));
  await waitFor(() => expect(screen.queryAllByText('Next review')).toEqual([]));
  fill(/^What was looked at/, 'The room is gone.');
  press('Record the review');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked).toMatchObject([{ name: 'risks.reviews.add', input: { outcome: 'closed', note: 'The room is gone.' } }]);
});

test('a reason of blanks is none', async () => {
  const onReason = vi.fn();
  const text = { title: 'Close', text: 'It leaves the register.', saveLabel: 'Close it' };
  await renderSignedIn(
    <ReasonDialog {...text} isBusy={false} error={null} onReason={onReason} onClose={() => undefined} />,
  );
  fill(/^Reason/, '   ');
  press('Close it');
  expect(await screen.findByText('Say why')).toBeTruthy();
  fill(/^Reason/, ' Sold ');
  press('Close it');
  await waitFor(() => expect(onReason.mock.calls).toEqual([['Sold']]));
});
