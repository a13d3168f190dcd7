import { checkDocuments } from './check/check-job.ts';
import { documentHandlers } from './handlers.ts';
import { judgeDocuments } from './language-model-job.ts';
import { matchDocuments } from './match-job.ts';
import { readDocuments } from './read-job.ts';
import { readerReminderTask } from './receipts/reminder-schedule.ts';
import { documentShapes } from './shapes.ts';
import { documentTransfers } from './transfers.ts';
import { readDraft } from './versions/read-draft.ts';
import type { ServerModule } from '../platform/module.ts';

export const documentModule: ServerModule = {
  handlers: { documents: documentHandlers },
  transfers: documentTransfers,
  jobs: [readDocuments, readDraft, checkDocuments, judgeDocuments, matchDocuments],
  scheduledTasks: [readerReminderTask],
  shapes: documentShapes,
};
