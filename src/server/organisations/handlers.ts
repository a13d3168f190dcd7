import { DEFAULT_SETTINGS } from '#domain/organisations/settings.ts';
import type { Context } from '../platform/context.ts';
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
    get: os.organisations.settings.get.handler(({ context }) => getSettings(context)),
    remove: os.organisations.settings.remove.handler(async ({ context }) => {
      await releaseLogo(context);
      return changeSettings(context, { ...DEFAULT_SETTINGS, logoSha256: null });
    }),
  },
  profile: {
    get: os.organisations.profile.get.handler(({ context }) => getProfile(context)),
  },
  logo: {
    remove: os.organisations.logo.remove.handler(async ({ context }) => {
      await releaseLogo(context);
      return changeSettings(context, { logoSha256: null });
    }),
  },
  languageModel: {
    get: os.organisations.languageModel.get.handler(({ context }) => getLanguageModel(context, context.services)),
    change: os.organisations.languageModel.change.handler(({ input, context }) =>
      changeLanguageModel(context, context.services, input),
    ),
    remove: os.organisations.languageModel.remove.handler(async ({ context }) => {
      await removeLanguageModel(context);
      return { removed: true as const };
    }),
    tests: {
      add: os.organisations.languageModel.tests.add.handler(({ input, context }) =>
        testLanguageModel(context, context.services, input),
      ),
    },
  },
  policy: {
    get: os.organisations.policy.get.handler(async ({ context }) => answerPolicy(context, context.services.settings)),
    change: os.organisations.policy.change.handler(async ({ input, context }) => {
      await changePolicy(context, context, input);
      return answerPolicy(context, context.services.settings);
    }),
  },
};

async function answerPolicy(context: Context, settings: Settings) {
  return {
    policy: await getPolicy(context),
    offered: await offeredMethods(context, settings),
    withoutSecondFactor: await listWithoutSecondFactor(context),
  };
}
