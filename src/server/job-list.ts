import { makeBackup } from './administration/backups/make-backup.ts';
import { checkBackup, restoreBackup } from './administration/backups/restore-backup.ts';
import { decideDemo } from './administration/demo-decide.ts';
import { importAssets } from './assets/import-job.ts';
import { operateOnAssets, undoOperation } from './assets/operation-job.ts';
import { validateEvidence } from './evidence/validation-job.ts';
import { matchDocuments } from './documents/match-job.ts';
import { judgeDocuments } from './documents/language-model-job.ts';
import { readDocuments } from './documents/read-job.ts';
import { checkDocuments } from './documents/check/check-job.ts';
import { readDraft } from './documents/versions/read-draft.ts';
import { makePack } from './readiness/packs/pack-job.ts';
import { monitorVendors } from './vendors/monitoring/run-job.ts';
import { readAgreements } from './vendors/agreements/read-job.ts';
import { answerQuestionnaire } from './vendors/questionnaires/answer-job.ts';
import type { JobDefinition } from './platform/background/jobs.ts';

/** Every kind of long work; a queue and its workers exist for each. */
export const jobList: JobDefinition[] = [
  importAssets,
  operateOnAssets,
  undoOperation,
  readDocuments,
  readDraft,
  checkDocuments,
  judgeDocuments,
  matchDocuments,
  validateEvidence,
  decideDemo,
  answerQuestionnaire,
  monitorVendors,
  readAgreements,
  makePack,
  makeBackup,
  checkBackup,
  restoreBackup,
];
