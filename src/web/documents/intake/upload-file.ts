import { requestHeaders } from '../../kit/requests/current-organisation.ts';
import type { PickedFile } from '../../kit/files-in.ts';
import { ProblemError, problemOf } from '../../kit/requests/problem.ts';

interface Answer {
  files: ({ id: string } | { problem: { code: string; detail: string } })[];
}

/** Sends one file and says how far it is (0 to 1). Answers its id; throws the problem with which the server refused it. */
export function uploadFile(
  { file, path }: PickedFile,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  // fetch cannot tell how much of a body has left.
  const call = new XMLHttpRequest();
  const stop = () => call.abort();
  const answered = new Promise<string>((resolve, reject) => {
    call.upload.addEventListener('progress', ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0));
    call.addEventListener('load', () => {
      const [first] = call.status < 300 ? ((call.response as Answer | null)?.files ?? []) : [];
      if (first && 'id' in first) resolve(first.id);
      else if (first) reject(new ProblemError(problemOf({ data: first.problem, status: 422 })));
      else reject(new ProblemError(problemOf({ data: call.response, status: call.status })));
    });
    call.addEventListener('error', () => reject(new TypeError('The connection broke off')));
    call.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
  });
  const form = new FormData();
  form.append('paths', path);
  form.append('files', file, file.name);
  call.open('POST', '/api/v1/files');
  call.responseType = 'json';
  for (const [name, value] of Object.entries(requestHeaders())) call.setRequestHeader(name, value);
  signal.addEventListener('abort', stop);
  call.send(form);
  return answered.finally(() => signal.removeEventListener('abort', stop));
}
