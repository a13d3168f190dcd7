import { makeBackup } from './administration/backups/making.ts';
import { checkBackup, restoreBackup } from './administration/backups/restoring.ts';
import { decideDemo } from './administration/demo-decide.ts';
import { importAssets } from './assets/importing.ts';
import { operateOnAssets, undoOperation } from './assets/operating.ts';
import { validateEvidence } from './evidence/validating.ts';
import { matchDocuments } from './documents/matching.ts';
import { judgeDocuments } from './documents/judging.ts';
import { readDocuments } from './documents/reading.ts';
import { checkDocuments } from './documents/check/checking.ts';
import { readDraft } from './documents/versions/reading-draft.ts';
import { makePack } from './readiness/packs/making.ts';
import { monitorVendors } from './vendors/monitoring/running.ts';
import { readAgreements } from './vendors/agreements/reading.ts';
import { answerQuestionnaire } from './vendors/questionnaires/answering.ts';
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
