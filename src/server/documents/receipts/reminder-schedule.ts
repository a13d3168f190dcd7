import type { ScheduledTask } from '../../platform/background/scheduled-tasks.ts';
import { remind } from './publication-commands.ts';

/** So many days before a document is to be read people are reminded, and then again each so many days. */
const BEFORE = 3;
const AGAIN = 7;
const DAY = 86_400_000;

/** Reminds those who have not read what was given to them and is due soon, or was. */
export const readerReminderTask: ScheduledTask = {
  name: 'documents.remindReaders',
  everyMinutes: 360,
  async work(context) {
    const soon = new Date(context.now.getTime() + BEFORE * DAY).toISOString().slice(0, 10);
    const due = await context.db
      .selectFrom('document_publications as publication')
      .innerJoin('documents', 'documents.id', 'publication.document_id')
      .select(['documents.id', 'documents.title', 'documents.version'])
      .where('publication.organisation_id', '=', context.organisationId)
      .where('documents.obsolete_at', 'is', null)
      .where('publication.due_on', '<=', soon)
      .where((is) =>
        is.or([
          is('publication.reminded_at', 'is', null),
          is('publication.reminded_at', '<=', new Date(context.now.getTime() - AGAIN * DAY)),
        ]),
      )
      .execute();
    for (const document of due) await remind(context, document, soon);
  },
};
