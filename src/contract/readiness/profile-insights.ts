import { z } from 'zod';
import { Completion } from '#domain/readiness/profile/completion.ts';
import { Outlook } from '#domain/readiness/profile/outlook.ts';
import { ProfileInsight } from '#domain/readiness/profile/profile-insights.ts';
import { SmartReminder } from '#domain/readiness/profile/reminders.ts';
import { endpoint, Nothing } from '../endpoint.ts';

/** Part of readiness’ contract. */
export const profileInsights = {
  get: endpoint({
    method: 'GET',
    path: '/profile-insights',
    permission: 'iso_readiness.view',
    summary:
      'How complete the profile is and what is missing, what it means with what is counted, reminders of what is due, and the outlook from the own pace',
    input: Nothing,
    output: z.object({
      completion: Completion,
      insights: z.array(ProfileInsight),
      /** The most urgent; `remindersTotal` is how many there are. */
      reminders: z.array(SmartReminder),
      remindersTotal: z.number().int(),
      outlook: Outlook,
    }),
  }),
};
