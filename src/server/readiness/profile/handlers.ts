import { completionOf } from '#domain/readiness/profile/completion.ts';
import { outlookOf } from '#domain/readiness/profile/outlook.ts';
import { profileInsightsOf } from '#domain/readiness/profile/profile-insights.ts';
import { remindersOf } from '#domain/readiness/profile/reminders.ts';
import { predict } from '#domain/readiness/prediction.ts';
import { type AnsweredProfile, missingAnswers } from '#domain/readiness/setup/facts.ts';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { getProfile } from '../../organisations/profile.ts';
import { getSettings } from '../../organisations/settings.ts';
import { dayOf } from '../../platform/day.ts';
import { os } from '../../platform/http/gate.ts';
import { weeklyFinished } from '../pace.ts';
import { gatherSetup } from '../setup/gather.ts';
import { reminderFacts } from './reminder-facts.ts';

/** A page of reminders; whoever has more begins with the most urgent. */
const SHOWN = 40;

export const profileInsightsHandlers = {
  get: os.readiness.profileInsights.get.handler(async ({ context }) => {
    const { db, organisationId, now } = context;
    const profile = await getProfile(context);
    const { name, logoSha256 } = await getSettings(context);
    const setup = await gatherSetup(context, profile);
    const base = [...(setup.frameworks.find(({ id }) => id === BASE_FRAMEWORK)?.facts ?? [])];
    const completion = completionOf({
      name,
      hasLogo: logoSha256 !== null,
      profile,
      members: setup.people.members,
      documents: setup.documents?.total ?? null,
      assets: setup.assets?.['in-use'] ?? null,
    });
    const today = dayOf(now);
    const outlook = outlookOf(
      base,
      predict(base, await weeklyFinished(db, organisationId, BASE_FRAMEWORK, now), today),
      profile,
    );
    const isAnswered = missingAnswers(profile).length === 0;
    const insights = profileInsightsOf({
      completion,
      outlook,
      setup: isAnswered ? { ...setup, profile: profile as AnsweredProfile } : null,
    });
    const missing = completion.items.filter(({ isDone }) => !isDone).length;
    const reminders = remindersOf(await reminderFacts(context, setup, missing));
    return { completion, insights, reminders: reminders.slice(0, SHOWN), remindersTotal: reminders.length, outlook };
  }),
};
