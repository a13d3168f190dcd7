import { os } from '../platform/gate.ts';
import { conflict, notFound } from '../platform/problems.ts';
import { getFolder, listFolders, removeFolder } from './folders.ts';

export const folderHandlers = {
  list: os.documents.folders.list.handler(({ context: { act } }) => listFolders(act.db, act.organisationId)),
  remove: os.documents.folders.remove.handler(async ({ input, context: { act } }) => {
    const folder = await getFolder(act.db, act.organisationId, input.id);
    if (!folder) throw notFound();
    if (folder.documents > 0)
      throw conflict('folder_in_use', 'Documents are in this folder. Move or remove them first.');
    await removeFolder(act.db, act.organisationId, input.id);
    act.record({
      action: 'removed',
      subject: 'documents',
      subjectId: input.id,
      title: folder.folder,
      before: { folder: folder.folder },
    });
    return { id: input.id };
  }),
};
