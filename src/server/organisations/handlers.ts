import { DEFAULT_SETTINGS } from '#domain/organisations/settings.ts';
import type { Act } from '../platform/act.ts';
import { os } from '../platform/http/gate.ts';
import type { Settings } from '../platform/settings.ts';
import { changeLanguageModel, getLanguageModel, removeLanguageModel, testLanguageModel } from './language-models.ts';
import { releaseLogo } from './logos/keep-logo.ts';
import { changePolicy, getPolicy, listWithoutSecondFactor, offeredMethods } from './policies.ts';
import { getProfile } from './profile.ts';
import { changeSettings, getSettings } from './settings.ts';

/** All of an organisation's but what names frameworks (`frameworks/choice-handlers.ts`). */
export const organisationHandlers = {
  settings: {
    get: os.organisations.settings.get.handler(({ context: { act } }) => getSettings(act)),
    remove: os.organisations.settings.remove.handler(async ({ context: { act } }) => {
      await releaseLogo(act);
      return changeSettings(act, { ...DEFAULT_SETTINGS, logoSha256: null });
    }),
  },
  profile: {
    get: os.organisations.profile.get.handler(({ context: { act } }) => getProfile(act)),
  },
  logo: {
    remove: os.organisations.logo.remove.handler(async ({ context: { act } }) => {
      await releaseLogo(act);
      return changeSettings(act, { logoSha256: null });
    }),
  },
  languageModel: {
    get: os.organisations.languageModel.get.handler(({ context: { act, services } }) =>
      getLanguageModel(act, services),
    ),
    change: os.organisations.languageModel.change.handler(({ input, context: { act, services } }) =>
      changeLanguageModel(act, services, input),
    ),
    remove: os.organisations.languageModel.remove.handler(async ({ context: { act } }) => {
      await removeLanguageModel(act);
      return { removed: true as const };
    }),
    tests: {
      add: os.organisations.languageModel.tests.add.handler(({ input, context: { act, services } }) =>
        testLanguageModel(act, services, input),
      ),
    },
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
