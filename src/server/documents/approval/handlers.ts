import { needPerson } from '../../platform/act.ts';
import { os } from '../../platform/http/gate.ts';
import { conflict } from '../../platform/http/problems.ts';
import { documentNamed } from '../document-named.ts';
import { decideOn, withdrawSubmission } from './deciding.ts';
import { markObsolete, takeMarkAway } from './obsolescence.ts';
import { waitingFor } from './submission-store.ts';
import { submit } from './submitting.ts';

export const submissionHandlers = {
  mine: os.documents.submissions.mine.handler(({ context: { act } }) =>
    waitingFor(act.db, act.organisationId, act.actor.id),
  ),
  add: os.documents.submissions.add.handler(async ({ input: { id, ...asked }, context: { act } }) =>
    submit(act, await documentNamed(act, id), asked),
  ),
  decide: os.documents.submissions.decide.handler(async ({ input: { id, ...said }, context: { act, services } }) => {
    needPerson(act);
    const files = services.filesOf(act.organisationId);
    const submission = await decideOn(act, files, await documentNamed(act, id), said);
    return { document: await documentNamed(act, id), submission };
  }),
  withdraw: os.documents.submissions.withdraw.handler(async ({ input: { id }, context: { act } }) =>
    withdrawSubmission(act, await documentNamed(act, id)),
  ),
};

export const obsolescenceHandlers = {
  add: os.documents.obsolescence.add.handler(async ({ input: { id, reason }, context: { act } }) => {
    const document = await documentNamed(act, id);
    if (document.status === 'submitted') throw conflict('submitted', 'It waits for its approval. Take it back first.');
    if (!document.obsoleteAt) await markObsolete(act, document, reason);
    return documentNamed(act, id);
  }),
  remove: os.documents.obsolescence.remove.handler(async ({ input: { id }, context: { act } }) => {
    const document = await documentNamed(act, id);
    if (document.obsoleteAt) await takeMarkAway(act, document);
    return documentNamed(act, id);
  }),
};
