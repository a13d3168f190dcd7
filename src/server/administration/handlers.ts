import { osAnyone } from '../platform/gate.ts';

const PER_ADDRESS = 30;

export const administrationHandlers = {
  clientErrors: {
    add: osAnyone.administration.clientErrors.add.handler(async ({ input, context }) => {
      context.services.limits.count(`client error ${context.address}`, PER_ADDRESS);
      context.log.error({ client: input }, 'the interface broke');
      return { reference: context.requestId };
    }),
  },
};
