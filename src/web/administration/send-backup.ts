import type { Job } from '#domain/activity/audit-entry.ts';
import type { Backup } from '#domain/administration/backup.ts';
import { requestHeaders } from '../kit/requests/current-organisation.ts';
import { ProblemError, problemOf } from '../kit/requests/problem.ts';

/** Sends a backup to be checked, however large it is, and says how far it is (0 to 1). Throws the problem with which the server refused it. */
export function sendBackup(
  file: File,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<{ backup: Backup; job: Job }> {
  // fetch cannot tell how much of a body has left.
  const call = new XMLHttpRequest();
  const stop = () => call.abort();
  const answered = new Promise<{ backup: Backup; job: Job }>((resolve, reject) => {
    call.upload.addEventListener('progress', ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0));
    call.addEventListener('load', () => {
      if (call.status < 300 && call.response) resolve(call.response as { backup: Backup; job: Job });
      else reject(new ProblemError(problemOf({ data: call.response, status: call.status })));
    });
    call.addEventListener('error', () => reject(new TypeError('The connection broke off')));
    call.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
  });
  call.open('POST', `/api/v1/data/backups/uploads?name=${encodeURIComponent(file.name)}`);
  call.responseType = 'json';
  for (const [name, value] of Object.entries(requestHeaders())) call.setRequestHeader(name, value);
  signal.addEventListener('abort', stop);
  call.send(file);
  return answered.finally(() => signal.removeEventListener('abort', stop));
}
