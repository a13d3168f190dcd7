import { ProblemError, problemOf } from './problem.ts';
import { request } from './request.ts';

interface Uploaded {
  files: ({ id: string } | { problem: { code: string; detail: string } })[];
}

/** Sends one file to the server. @returns its id, by which a request names it. @throws ProblemError with which the server refuses the file. */
export async function sendFile(file: File): Promise<string> {
  const body = new FormData();
  body.append('files', file, file.name);
  const { files } = await request<Uploaded>('POST', '/api/v1/files', body);
  const [first] = files;
  if (!first || 'problem' in first) throw new ProblemError(problemOf({ data: first?.problem, status: 422 }));
  return first.id;
}
