import { issue } from '#domain/issue.ts';
import { IMPORT_EXTENSIONS, problemOfMapping } from '#domain/assets/import-plan.ts';
import { getJob } from '../platform/background/kept-jobs.ts';
import { keepFile } from '../platform/files.ts';
import { os } from '../platform/http/gate.ts';
import { invalid, notFound } from '../platform/http/problems.ts';
import { addImport, getImport } from './imports.ts';
import { addOperation } from './operations.ts';

const MAPPING_PROBLEMS = {
  'nothing-required': issue('mapping_nothing_required'),
  'field-twice': issue('mapping_field_twice'),
} as const;

export const importHandlers = {
  add: os.assets.imports.add.handler(async ({ input, context }) => {
    const { fileId, isPreview = false, ...plan } = input;
    const problem = problemOfMapping(plan.mapping);
    if (problem) throw invalid([{ path: 'mapping', message: MAPPING_PROBLEMS[problem] }]);
    const file = await keepFile(context, fileId);
    if (!IMPORT_EXTENSIONS.some((extension) => file.name.toLowerCase().endsWith(extension)))
      throw invalid([{ path: 'fileId', message: issue('table_file_kind') }]);
    const { db, organisationId, actor, now } = context;
    const id = await context.enqueue('assets.import', {}, { title: file.name });
    const asked = { id, fileId, fileName: file.name, plan, isPreview, at: now, byName: actor.name };
    await addImport(db, organisationId, asked);
    if (!isPreview) await addOperation(db, organisationId, { ...asked, kind: 'import', title: file.name });
    return getJob(db, organisationId, id);
  }),
  get: os.assets.imports.get.handler(async ({ input, context }) => {
    const found = await getImport(context.db, context.organisationId, input.id);
    if (!found) throw notFound();
    return found;
  }),
};
