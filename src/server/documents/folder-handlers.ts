import { documentSubject } from '#domain/documents/subject.ts';
import { os } from '../platform/http/gate.ts';
import { conflict, invalid, notFound } from '../platform/http/problems.ts';
import { addFolder, getFolder, listFolders, moveFolder, removeFolder } from './folders.ts';
import { folderPath } from './library.ts';

export const folderHandlers = {
  list: os.documents.folders.list.handler(({ context: { act } }) => listFolders(act.db, act.organisationId)),
  add: os.documents.folders.add.handler(async ({ input, context: { act } }) => {
    const path = folderPath(input.folder);
    if (path === '') throw invalid([{ path: 'folder', message: 'Name the folder' }]);
    await addFolder(act, path);
    const folder = (await listFolders(act.db, act.organisationId)).find((each) => each.folder === path);
    if (!folder) throw notFound();
    return folder;
  }),
  move: os.documents.folders.move.handler(async ({ input, context: { act } }) => {
    const from = folderPath(input.from);
    const to = folderPath(input.to);
    if (from === '' || to === '') throw invalid([{ path: 'to', message: 'Name the folder' }]);
    if (to === from || to.startsWith(`${from}/`))
      throw conflict('folder_within', 'A folder cannot be moved into itself.');
    const folders = await listFolders(act.db, act.organisationId);
    if (!folders.some(({ folder }) => folder === from || folder.startsWith(`${from}/`))) throw notFound();
    if (folders.some(({ folder }) => folder === to || folder.startsWith(`${to}/`)))
      throw conflict('folder_there', `A folder “${to}” is there already.`);
    return { folder: to, documents: await moveFolder(act, from, to) };
  }),
  remove: os.documents.folders.remove.handler(async ({ input, context: { act } }) => {
    const folder = await getFolder(act.db, act.organisationId, input.id);
    if (!folder) throw notFound();
    if (folder.documents > 0)
      throw conflict('folder_in_use', 'Documents are in this folder. Move or remove them first.');
    await removeFolder(act.db, act.organisationId, input.id);
    act.record({
      action: 'removed',
      subject: documentSubject,
      subjectId: input.id,
      title: folder.folder,
      before: { folder: folder.folder },
    });
    return { id: input.id };
  }),
};
