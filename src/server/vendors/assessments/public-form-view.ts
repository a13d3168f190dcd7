import type { z } from 'zod';
import type { AnsweringView } from '#contract/vendors/assessments.ts';
import type { Language } from '#domain/organisations/language.ts';
import type { VendorAnswer } from '#domain/vendors/assessments/answer.ts';
import { shownIn } from '#domain/vendors/assessments/asked-questions.ts';
import { reportBrandOf } from '../../organisations/report-brand.ts';
import type { Files } from '../../platform/files.ts';
import type { ByLink } from './by-link.ts';
import { recordAssessment, titled } from './commands.ts';
import { readAnswers, readEvidence } from './store.ts';

type View = z.infer<typeof AnsweringView>;

/** A picture larger than that is not worth its wait on a page for strangers. */
const MOST_LOGO = 150_000;

/** What the vendor may know of its answer: of our verdicts only what we ask back. */
export function shownAnswer({ verdict, verdictNote, ...answer }: VendorAnswer): View['answers'][number] {
  const { questionId, value, reason, comment, isConfirmed, earlierOn, answeredAt, version } = answer;
  const asked = verdict === 'questioned' ? verdictNote : null;
  return { questionId, value, reason, comment, isConfirmed, earlierOn, answeredAt, version, asked };
}

/** What the link shows: the questions, the answers so far, and who asks. Nothing of scores, other vendors or other members. */
export async function viewByLink(
  { context, assessment, linkEndsAt }: ByLink,
  files: Files,
  language: Language | undefined,
): Promise<View> {
  const { name: organisation, logo } = await reportBrandOf(context, files);
  const titles = await titled(context, assessment);
  const link = await context.db
    .selectFrom('vendor_assessment_links')
    .select(['opened_at as openedAt', 'made_by_name as madeByName'])
    .where('organisation_id', '=', context.organisationId)
    .where('assessment_id', '=', assessment.id)
    .executeTakeFirstOrThrow();
  if (link.openedAt === null) {
    await context.db
      .updateTable('vendor_assessment_links')
      .set({ opened_at: context.now })
      .where('organisation_id', '=', context.organisationId)
      .where('assessment_id', '=', assessment.id)
      .execute();
    recordAssessment(context, 'opened', titles, null, null);
  }
  const { answerer_name: name, answerer_email: email, answerer_role: role } = assessment;
  return {
    organisation,
    logo: logo && logo.length <= MOST_LOGO ? logo : null,
    senderName: link.madeByName,
    vendorName: titles.title,
    message: assessment.message,
    language: language ?? assessment.language,
    dueOn: assessment.due_on,
    linkEndsAt: linkEndsAt.toISOString(),
    isSentBack: assessment.state === 'sent-back',
    sections: shownIn(assessment.asked, language ?? assessment.language, false),
    answers: (await readAnswers(context, assessment.id)).map(shownAnswer),
    files: (await readEvidence(context, assessment.id)).map(({ sha256: _sha256, ...file }) => file),
    answerer: name && email ? { name, email, role: role ?? '' } : null,
  };
}
