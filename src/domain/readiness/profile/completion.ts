import { z } from 'zod';
import type { OrganisationProfile } from '../../organisations/profile.ts';
import { shareOf } from '../../share.ts';

/** What makes a profile complete: each counts the same. */
export const COMPLETION_ITEMS = [
  'name',
  'logo',
  'industry',
  'size',
  'country',
  'situations',
  'frameworks',
  'goals',
  'timeline',
  'weeklyHours',
  'people',
  'documents',
  'assets',
] as const;

/** How much of the profile is there, in percent rounded down; bands at 80 and 60 (specification, section 5). */
export const Completion = z.object({
  percent: z.number().int(),
  items: z.array(z.object({ item: z.enum(COMPLETION_ITEMS), isDone: z.boolean() })),
});
export type Completion = z.infer<typeof Completion>;

/** What nobody has named yet (specification, user profile document). */
const NAMELESS = 'Your Company';

interface CompletionInput {
  name: string;
  hasLogo: boolean;
  profile: OrganisationProfile;
  members: number;
  /** Null where whoever asks may not see them: then they do not count. */
  documents: number | null;
  assets: number | null;
}

export function completionOf({ name, hasLogo, profile, members, documents, assets }: CompletionInput): Completion {
  const isDone: Record<(typeof COMPLETION_ITEMS)[number], boolean | null> = {
    name: name.trim() !== '' && name !== NAMELESS,
    logo: hasLogo,
    industry: profile.industry !== null,
    size: profile.size !== null,
    country: profile.country !== null,
    situations: profile.situations.length > 0,
    frameworks: profile.frameworks.length > 0,
    goals: profile.goals.length > 0,
    timeline: profile.timeline !== null,
    weeklyHours: profile.weeklyHours !== null,
    people: members > 1,
    documents: documents === null ? null : documents > 0,
    assets: assets === null ? null : assets > 0,
  };
  const items = COMPLETION_ITEMS.flatMap((item) => {
    const done = isDone[item];
    return done === null ? [] : [{ item, isDone: done }];
  });
  return { percent: shareOf(items.filter((each) => each.isDone).length, items.length) ?? 0, items };
}
