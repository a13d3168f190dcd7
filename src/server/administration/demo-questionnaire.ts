import { dayAfter } from '#domain/assets/days.ts';
import type { Act } from '../platform/act.ts';
import { dayOf } from '../platform/day.ts';
import { addQuestionnaire, changeAnswer } from '../vendors/questionnaires/acts.ts';
import { allQuestions, getQuestionnaire } from '../vendors/questionnaires/store.ts';

const TITLE = 'Brightwater Foods: questions to carriers';
const DUE_IN = 12;
/** Decided already; the others wait for whoever looks at the demo. */
const APPROVED = 3;
const QUESTIONS = [
  'Are backups encrypted?',
  'How often are backups restored for a test?',
  'How quickly are critical vulnerabilities patched?',
  'Is multi-factor authentication required for remote access?',
  'How often are access rights reviewed?',
  'Within what time do you report a security incident to customers?',
  'Do employees receive security awareness training every year?',
  'Do you hold cyber insurance, and for what sum?',
];

/** A customer's questionnaire, once the demo's documents are there to answer from. @returns its job; null when it was taken in already. */
export async function takeInQuestionnaire(act: Act): Promise<{ id: string; jobId: string } | null> {
  const known = await act.db
    .selectFrom('questionnaires')
    .select('id')
    .where('organisation_id', '=', act.organisationId)
    .where('title', '=', TITLE)
    .executeTakeFirst();
  if (known) return null;
  const dueOn = dayAfter(dayOf(act.now), DUE_IN);
  const id = await addQuestionnaire(act, { title: TITLE, text: QUESTIONS.join('\n'), dueOn });
  const { jobId } = await getQuestionnaire(act, id);
  return jobId ? { id, jobId } : null;
}

/** Approves the first answers that were found, word for word. */
export async function approveFirst(act: Act, id: string): Promise<void> {
  const found = (await allQuestions(act, id)).flatMap(({ id: questionId, proposals }) => {
    const isFound = proposals?.length && proposals.every(({ verdict }) => verdict !== 'none');
    return isFound ? [{ questionId, answer: proposals.map(({ text }) => text).join('\n') }] : [];
  });
  for (const { questionId, answer } of found.slice(0, APPROVED))
    await changeAnswer(act, id, questionId, { state: 'approved', answer });
}
