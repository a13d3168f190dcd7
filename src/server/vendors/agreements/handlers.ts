import { os } from '../../platform/http/gate.ts';
import { addAgreement, changeAgreement, removeAgreement } from './commands.ts';
import { addCommitment, decide } from './commitments.ts';
import { findSource } from './store.ts';
import { viewAgreement, viewAgreements } from './views.ts';

const PAGE = 25;

export const agreementHandlers = {
  list: os.agreements.list.handler(({ input: { page = 0, pageSize = PAGE, vendorId }, context }) =>
    viewAgreements(context, { page, pageSize, vendorId }),
  ),
  get: os.agreements.get.handler(({ input, context }) => viewAgreement(context, input.id)),
  add: os.agreements.add.handler(async ({ input, context }) =>
    viewAgreement(context, await addAgreement(context, input)),
  ),
  change: os.agreements.change.handler(async ({ input: { id, version, ...change }, context }) => {
    await changeAgreement(context, id, change, version);
    return viewAgreement(context, id);
  }),
  remove: os.agreements.remove.handler(async ({ input: { id }, context }) => {
    await removeAgreement(context, id);
    return { id };
  }),
  text: {
    get: os.agreements.text.get.handler(async ({ input, context }) => {
      const { text, pageStarts } = await findSource(context, input.id);
      return { text: text ?? '', pageStarts };
    }),
  },
  commitments: {
    add: os.agreements.commitments.add.handler(async ({ input: { id, ...asked }, context }) => {
      await addCommitment(context, id, asked);
      return viewAgreement(context, id);
    }),
    change: os.agreements.commitments.change.handler(async ({ input, context }) => {
      const { id, commitmentId, version, ...decision } = input;
      await decide(context, id, commitmentId, decision, version);
      return viewAgreement(context, id);
    }),
  },
};
