import { changeProfile, getProfile } from '../organisations/profile.ts';
import { changeSettings } from '../organisations/settings.ts';
import { os } from '../platform/http/gate.ts';
import { choosableBySettings, profileNames, unknownFramework } from './naming.ts';

/** Those acts of an organisation's that name frameworks, which organisations themselves do not know. */
export const choiceHandlers = {
  settings: {
    change: os.organisations.settings.change.handler(async ({ input, context }) => {
      const { primaryFramework } = input;
      if (primaryFramework === undefined) return changeSettings(context, input);
      const { title } = await choosableBySettings(context, primaryFramework, 'primaryFramework');
      return changeSettings(context, input, title);
    }),
  },
  profile: {
    change: os.organisations.profile.change.handler(async ({ input, context }) => {
      const offered = await profileNames(context);
      const before = await getProfile(context);
      const change = { ...input };
      for (const field of ['frameworks', 'currentCompliance'] as const) {
        const given = input[field];
        if (!given) continue;
        // What was chosen before and is gone since may stay.
        const stray = given.findIndex((name) => !offered.includes(name) && !before[field].includes(name));
        if (stray >= 0) throw unknownFramework(`${field}.${stray}`);
        change[field] = offered.filter((name) => given.includes(name));
      }
      return changeProfile(context, change);
    }),
  },
};
