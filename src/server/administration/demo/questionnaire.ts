import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/day.ts';
import { addQuestionnaire, changeAnswer } from '../../vendors/questionnaires/commands.ts';
import { allQuestions, getQuestionnaire } from '../../vendors/questionnaires/store.ts';
import { demoDay } from './demo-day.ts';

const TITLE = 'Brightwater Foods: questions to carriers';
const DUE_IN = 12;
/** What is asked; with an answer where the person of the demo has decided, in their own words and as the documents have it. */
const QUESTIONS: readonly { text: string; answer?: string }[] = [
  {
    text: 'Are backups encrypted?',
    answer:
      'Yes. Backup copies are encrypted with keys kept in the vault, and lie in a second region in an account of their own.',
  },
  { text: 'How often are backups restored for a test?' },
  { text: 'How quickly are critical vulnerabilities corrected?' },
  {
    text: 'Is multi-factor authentication required for remote access?',
    answer: 'Yes, and also for the directory, mail, source code and the administration of Routeboard.',
  },
  {
    text: 'How often are access rights reviewed?',
    answer: 'Every quarter, by the owners of the systems. The results are recorded.',
  },
  { text: 'Within what time do you report a security incident to customers?' },
  { text: 'How often do employees receive security awareness training?' },
  { text: 'Do you hold cyber insurance, and for what sum?' },
];

/** A customer's questionnaire, once the demo's documents are there to answer from. @returns its job; null when it was taken in already. */
export async function takeInQuestionnaire(context: Context): Promise<{ id: string; jobId: string } | null> {
  const known = await context.db
    .selectFrom('questionnaires')
    .select('id')
    .where('organisation_id', '=', context.organisationId)
    .where('title', '=', TITLE)
    .executeTakeFirst();
  if (known) return null;
  const dueOn = demoDay(dayOf(context.now), DUE_IN);
  const id = await addQuestionnaire(context, {
    title: TITLE,
    text: QUESTIONS.map(({ text }) => text).join('\n'),
    dueOn,
  });
  const { jobId } = await getQuestionnaire(context, id);
  return jobId ? { id, jobId } : null;
}

/** Decides what the person of the demo has decided. */
export async function approveAnswers(context: Context, id: string): Promise<void> {
  const answers = new Map(QUESTIONS.map(({ text, answer }) => [text, answer]));
  for (const { id: questionId, text } of await allQuestions(context, id)) {
    const answer = answers.get(text);
    if (answer) await changeAnswer(context, id, questionId, { state: 'approved', answer });
  }
}
