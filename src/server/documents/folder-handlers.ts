import { issue } from '#domain/issue.ts';
import { documentSubject } from '#domain/documents/subject.ts';
import { os } from '../platform/http/gate.ts';
import { conflict, invalid, notFound } from '../platform/http/problems.ts';
import { addFolder, getFolder, listFolders, moveFolder, removeFolder } from './folders.ts';
import { folderPath } from './library.ts';

export const folderHandlers = {
  list: os.documents.folders.list.handler(({ context }) => listFolders(context.db, context.organisationId)),
  add: os.documents.folders.add.handler(async ({ input, context }) => {
    const path = folderPath(input.folder);
    if (path === '') throw invalid([{ path: 'folder', message: issue('folder_missing') }]);
    await addFolder(context, path);
    const folder = (await listFolders(context.db, context.organisationId)).find((each) => each.folder === path);
    if (!folder) throw notFound();
    return folder;
  }),
  move: os.documents.folders.move.handler(async ({ input, context }) => {
    const from = folderPath(input.from);
    const to = folderPath(input.to);
    if (from === '' || to === '') throw invalid([{ path: 'to', message: issue('folder_missing') }]);
    if (to === from || to.startsWith(`${from}/`))
      throw conflict('folder_within', 'A folder cannot be moved into itself.');
    const folders = await listFolders(context.db, context.organisationId);
    if (!folders.some(({ folder }) => folder === from || folder.startsWith(`${from}/`))) throw notFound();
    if (folders.some(({ folder }) => folder === to || folder.startsWith(`${to}/`)))
      throw conflict('folder_there', `A folder “${to}” is there already.`);
    return { folder: to, documents: await moveFolder(context, from, to) };
  }),
  remove: os.documents.folders.remove.handler(async ({ input, context }) => {
    const folder = await getFolder(context.db, context.organisationId, input.id);
    if (!folder) throw notFound();
    if (folder.documents > 0)
      throw conflict('folder_in_use', 'Documents are in this folder. Move or remove them first.');
    await removeFolder(context.db, context.organisationId, input.id);
    context.record({
      action: 'removed',
      subject: documentSubject,
      subjectId: input.id,
      title: folder.folder,
      before: { folder: folder.folder },
    });
    return { id: input.id };
  }),
};
