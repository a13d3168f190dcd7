import { frameworkNamed, requirementNamed } from '../frameworks/library.ts';
import { os } from '../platform/http/gate.ts';
import { addComment, changeComment, listComments, removeComment } from './comments.ts';

const { comments } = os.controls;

export const commentHandlers = {
  list: comments.list.handler(async ({ input, context: { act } }) => {
    requirementNamed(await frameworkNamed(act, input.framework), input.requirementId);
    return listComments(act.db, act.organisationId, input);
  }),
  add: comments.add.handler(async ({ input: { framework, requirementId, ...words }, context: { act } }) =>
    addComment(act, requirementNamed(await frameworkNamed(act, framework), requirementId), words),
  ),
  change: comments.change.handler(({ input: { id, ...words }, context: { act } }) => changeComment(act, id, words)),
  remove: comments.remove.handler(async ({ input, context: { act } }) => {
    await removeComment(act, input.id);
    return { id: input.id };
  }),
};
