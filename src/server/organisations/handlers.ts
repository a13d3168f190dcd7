import { DEFAULT_SETTINGS } from '#domain/organisations/settings.ts';
import { os } from '../platform/http/gate.ts';
import { changeLanguageModel, getLanguageModel, removeLanguageModel, testLanguageModel } from './language-models.ts';
import { releaseLogo } from './logos/keep-logo.ts';
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
};
