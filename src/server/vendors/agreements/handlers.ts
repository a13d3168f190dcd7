import { os } from '../../platform/http/gate.ts';
import { addAgreement, changeAgreement, removeAgreement } from './acts.ts';
import { addCommitment, decide } from './commitments.ts';
import { findSource } from './store.ts';
import { viewAgreement, viewAgreements } from './views.ts';

const PAGE = 25;

export const agreementHandlers = {
  list: os.agreements.list.handler(({ input: { page = 0, pageSize = PAGE, vendorId }, context: { act } }) =>
    viewAgreements(act, { page, pageSize, vendorId }),
  ),
  get: os.agreements.get.handler(({ input, context: { act } }) => viewAgreement(act, input.id)),
  add: os.agreements.add.handler(async ({ input, context: { act } }) =>
    viewAgreement(act, await addAgreement(act, input)),
  ),
  change: os.agreements.change.handler(async ({ input: { id, version, ...change }, context: { act } }) => {
    await changeAgreement(act, id, change, version);
    return viewAgreement(act, id);
  }),
  remove: os.agreements.remove.handler(async ({ input: { id }, context: { act } }) => {
    await removeAgreement(act, id);
    return { id };
  }),
  text: {
    get: os.agreements.text.get.handler(async ({ input, context: { act } }) => {
      const { text, pageStarts } = await findSource(act, input.id);
      return { text: text ?? '', pageStarts };
    }),
  },
  commitments: {
    add: os.agreements.commitments.add.handler(async ({ input: { id, ...asked }, context: { act } }) => {
      await addCommitment(act, id, asked);
      return viewAgreement(act, id);
    }),
    change: os.agreements.commitments.change.handler(async ({ input, context: { act } }) => {
      const { id, commitmentId, version, ...decision } = input;
      await decide(act, id, commitmentId, decision, version);
      return viewAgreement(act, id);
    }),
  },
};
