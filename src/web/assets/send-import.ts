import type { ImportPlan } from '#domain/assets/import-plan.ts';
import { client } from '../kit/api.ts';
import { ProblemError, problemOf } from '../kit/problem.ts';
import { request } from '../kit/request.ts';

interface Uploads {
  files: ({ id: string } | { problem: { code: string; detail: string } })[];
}

/** Uploads the file and starts its import. Answers the job; throws the problem with which the server refused. */
export async function sendImport(file: File, plan: ImportPlan) {
  const form = new FormData();
  form.append('files', file, file.name);
  const { files } = await request<Uploads>('POST', '/api/v1/files', form);
  const [first] = files;
  if (!first || 'problem' in first) throw new ProblemError(problemOf({ data: first?.problem, status: 422 }));
  return client.assets.imports.add({ ...plan, fileId: first.id });
}
