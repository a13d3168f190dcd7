import type { Job } from '#domain/activity/audit-entry.ts';
import { BackupProblemCode, messageOfProblem } from '#domain/administration/backup.ts';
import { messageOf, translatedMessage } from '../kit/requests/problem.ts';

/** Why a backup could not be made, judged or restored: by the code that its job ended with. */
export function failureOf({ outcome, message }: Pick<Job, 'outcome' | 'message'>): string {
  const code = outcome?.['code'];
  const fault = BackupProblemCode.safeParse(code).data;
  return fault ? translatedMessage(messageOfProblem(fault)) : messageOf({ code, detail: message });
}
