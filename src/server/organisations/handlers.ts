import { DEFAULT_SETTINGS } from '#domain/organisations/settings.ts';
import type { Act } from '../platform/act.ts';
import { os } from '../platform/gate.ts';
import type { Settings } from '../platform/settings.ts';
import { releaseLogo } from './logos/keep-logo.ts';
import { changePolicy, getPolicy, listWithoutSecondFactor, offeredMethods } from './policies.ts';
import { changeSettings, getSettings } from './settings.ts';

export const organisationHandlers = {
  settings: {
    get: os.organisations.settings.get.handler(({ context: { act } }) => getSettings(act)),
    change: os.organisations.settings.change.handler(({ input, context: { act } }) => changeSettings(act, input)),
    remove: os.organisations.settings.remove.handler(async ({ context: { act } }) => {
      await releaseLogo(act);
      return changeSettings(act, { ...DEFAULT_SETTINGS, logoSha256: null });
    }),
  },
  logo: {
    remove: os.organisations.logo.remove.handler(async ({ context: { act } }) => {
      await releaseLogo(act);
      return changeSettings(act, { logoSha256: null });
    }),
  },
  policy: {
    get: os.organisations.policy.get.handler(async ({ context: { act, services } }) =>
      answerPolicy(act, services.settings),
    ),
    change: os.organisations.policy.change.handler(async ({ input, context }) => {
      await changePolicy(context.act, context, input);
      return answerPolicy(context.act, context.services.settings);
    }),
  },
};

async function answerPolicy(act: Act, settings: Settings) {
  return {
    policy: await getPolicy(act),
    offered: await offeredMethods(act, settings),
    withoutSecondFactor: await listWithoutSecondFactor(act),
  };
}
