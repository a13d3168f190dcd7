import type { ImportPlan } from '#domain/assets/import-plan.ts';
import { client } from '../../kit/requests/api.ts';
import { sendFile } from '../../kit/requests/send-file.ts';

const uploads = new WeakMap<File, string>();

/** The preview and the import itself read the same upload. */
async function upload(file: File): Promise<string> {
  const known = uploads.get(file);
  if (known) return known;
  const id = await sendFile(file);
  uploads.set(file, id);
  return id;
}

/** Uploads the file and starts its import or the preview of it. Answers the job; throws the problem with which the server refused. */
export async function sendImport(file: File, plan: ImportPlan, isPreview = false) {
  return client.assets.imports.add({ ...plan, isPreview, fileId: await upload(file) });
}
