import type { ImportPlan } from '#domain/assets/import-plan.ts';
import { client } from '../kit/api.ts';
import { ProblemError, problemOf } from '../kit/problem.ts';
import { request } from '../kit/request.ts';

interface Uploads {
  files: ({ id: string } | { problem: { code: string; detail: string } })[];
}

const uploads = new WeakMap<File, string>();

/** The preview and the import itself read the same upload. */
async function upload(file: File): Promise<string> {
  const known = uploads.get(file);
  if (known) return known;
  const form = new FormData();
  form.append('files', file, file.name);
  const { files } = await request<Uploads>('POST', '/api/v1/files', form);
  const [first] = files;
  if (!first || 'problem' in first) throw new ProblemError(problemOf({ data: first?.problem, status: 422 }));
  uploads.set(file, first.id);
  return first.id;
}

/** Uploads the file and starts its import or the preview of it. Answers the job; throws the problem with which the server refused. */
export async function sendImport(file: File, plan: ImportPlan, isPreview = false) {
  return client.assets.imports.add({ ...plan, isPreview, fileId: await upload(file) });
}
