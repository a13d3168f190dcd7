import { frameworkNamed, requirementNamed } from '../frameworks/library.ts';
import { os } from '../platform/http/gate.ts';
import { addComment, changeComment, listComments, removeComment } from './comments.ts';

const { comments } = os.controls;

export const commentHandlers = {
  list: comments.list.handler(async ({ input, context }) => {
    requirementNamed(await frameworkNamed(context, input.framework), input.requirementId);
    return listComments(context.db, context.organisationId, input);
  }),
  add: comments.add.handler(async ({ input: { framework, requirementId, ...words }, context }) =>
    addComment(context, requirementNamed(await frameworkNamed(context, framework), requirementId), words),
  ),
  change: comments.change.handler(({ input: { id, ...words }, context }) => changeComment(context, id, words)),
  remove: comments.remove.handler(async ({ input, context }) => {
    await removeComment(context, input.id);
    return { id: input.id };
  }),
};
