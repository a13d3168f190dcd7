import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import type { AskedQuestion, Questionnaire } from '#domain/vendors/questionnaires/questionnaire.ts';
import { renderPart } from '../../kit/testing/render.tsx';
import { loadMessages } from '../../locales/i18n.ts';
import { AnswersLeftNotice } from './answers-left.tsx';
import { ReferenceField, ShortAnswerField, useBesideAnswer } from './beside-answer.tsx';
import { ColumnsDialog } from './columns-dialog.tsx';

beforeAll(() => loadMessages('questionnaires'));

const citation = {
  documentId: 'd1',
  title: 'Backup policy',
  version: 3,
  start: 0,
  end: 30,
  text: 'Copies are encrypted.',
  path: ['Backup policy', 'Copies'],
  page: 2,
};
const proposal = { verdict: 'partly', text: citation.text, citations: [citation] };
const question = {
  state: 'open',
  answer: '',
  shortAnswer: null,
  reference: null,
  proposals: [proposal],
} as unknown as AskedQuestion;
const sheet = { name: 'S', columns: ['ID', 'Question', 'Response', 'Comments'], question: 1, answer: 2 };
const questionnaire = (evidence: number | null) =>
  ({ id: 'q1', version: 4, sheets: [{ ...sheet, evidence }] }) as unknown as Questionnaire;

function Beside({
  answer,
  evidence,
  tell,
}: {
  answer: string;
  evidence: number | null;
  tell: (given: object) => void;
}) {
  const beside = useBesideAnswer(question, questionnaire(evidence), answer);
  tell(beside.given);
  return (
    <>
      <ShortAnswerField beside={beside} isReadOnly={false} />
      <ReferenceField beside={beside} isReadOnly={false} />
    </>
  );
}

test('the word of an answer is the one proposed, follows what is written, and is what a person chooses', async () => {
  const announce = vi.fn();
  await renderPart(<Beside answer={citation.text} evidence={4} tell={announce} />);
  const chosen = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(chosen()).toEqual(['Partly']);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Evidence and source').value).toBe(
    'Backup policy, version 3, Copies, page 2',
  );
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(chosen()).toEqual(['No']);
  expect(announce).toHaveBeenLastCalledWith({
    shortAnswer: 'no',
    reference: 'Backup policy, version 3, Copies, page 2',
  });
  // Pressed again it is taken back, and no word goes out.
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(announce).toHaveBeenLastCalledWith(expect.objectContaining({ shortAnswer: 'none' }));
});

test('an answer that begins with a word says that word; without a column for sources none is asked for', async () => {
  const announce = vi.fn();
  await renderPart(<Beside answer="Yes, every copy." evidence={null} tell={announce} />);
  expect(announce).toHaveBeenLastCalledWith({ shortAnswer: 'yes' });
  expect(screen.queryByLabelText('Evidence and source')).toBeNull();
});

test('the dialog of columns keeps the roles that were recognised and sends those that are chosen', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.clone().json());
    return new Response('{}', { headers: { 'content-type': 'application/json' } });
  });
  const onClose = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  await renderPart(
    <QueryClientProvider client={client}>
      <ColumnsDialog questionnaire={questionnaire(null)} onClose={onClose} />
    </QueryClientProvider>,
  );
  const table = within(screen.getByRole('region', { name: 'S' }));
  expect(table.queryByRole('combobox', { name: /Partly/ })).toBeNull();
  await userEvent.click(table.getByRole('button', { name: /Columns to mark/ }));
  expect(table.getByRole('combobox', { name: /Partly/ })).toBeTruthy();
  table.getByRole('combobox', { name: /Explanations/ }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: 'D · Comments' }));
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent[0]).toMatchObject({
    columns: [{ question: 1, answer: 2, comment: 3, evidence: null, yes: null, no: null, partly: null }],
    version: 4,
  });
  vi.unstubAllGlobals();
});

test('answers without a place are named with the reason', async () => {
  const left = {
    count: 3,
    cells: [
      { cell: 'S!B2', why: 'choice' as const },
      { cell: 'S!B3', why: 'taken' as const },
    ],
  };
  await renderPart(<AnswersLeftNotice left={left} onClose={vi.fn()} />);
  const [taken, choice] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(taken).toContain('S!B3');
  expect(choice).toContain('No value of the list');
  expect(choice).toContain('S!B2');
  expect(screen.getByText(/And 1 more/)).toBeTruthy();
});
