import { needPerson } from '../../platform/context.ts';
import { os } from '../../platform/http/gate.ts';
import { conflict } from '../../platform/http/problems.ts';
import { documentNamed } from '../document-named.ts';
import { decideOn, withdrawSubmission } from './decision-commands.ts';
import { markObsolete, takeMarkAway } from './obsolescence.ts';
import { waitingFor } from './submission-store.ts';
import { submit } from './submission-commands.ts';

export const submissionHandlers = {
  mine: os.documents.submissions.mine.handler(({ context }) =>
    waitingFor(context.db, context.organisationId, context.actor.id),
  ),
  add: os.documents.submissions.add.handler(async ({ input: { id, ...asked }, context }) =>
    submit(context, await documentNamed(context, id), asked),
  ),
  decide: os.documents.submissions.decide.handler(async ({ input: { id, ...said }, context }) => {
    needPerson(context);
    const files = context.services.filesOf(context.organisationId);
    const submission = await decideOn(context, files, await documentNamed(context, id), said);
    return { document: await documentNamed(context, id), submission };
  }),
  withdraw: os.documents.submissions.withdraw.handler(async ({ input: { id }, context }) =>
    withdrawSubmission(context, await documentNamed(context, id)),
  ),
};

export const obsolescenceHandlers = {
  add: os.documents.obsolescence.add.handler(async ({ input: { id, reason }, context }) => {
    const document = await documentNamed(context, id);
    if (document.status === 'submitted') throw conflict('submitted', 'It waits for its approval. Take it back first.');
    if (!document.obsoleteAt) await markObsolete(context, document, reason);
    return documentNamed(context, id);
  }),
  remove: os.documents.obsolescence.remove.handler(async ({ input: { id }, context }) => {
    const document = await documentNamed(context, id);
    if (document.obsoleteAt) await takeMarkAway(context, document);
    return documentNamed(context, id);
  }),
};
