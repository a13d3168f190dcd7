import { z } from 'zod';
import { issue } from '../issue.ts';
import { wholeNumber } from '../whole-number.ts';
import {
  COUNTRIES,
  CURRENCIES,
  GOALS,
  INDUSTRIES,
  MONTHS_OF_TIMELINE,
  ORGANISATION_SIZES,
  SITUATIONS,
  TIMELINES,
} from './profile-values.ts';

export const Industry = z.enum(INDUSTRIES);
export type Industry = z.infer<typeof Industry>;
export const Timeline = z.enum(TIMELINES);
export type Timeline = z.infer<typeof Timeline>;
export const Goal = z.enum(GOALS);
export type Goal = z.infer<typeof Goal>;
/** A framework by what its catalogue folder says profiles call it, or its id. */
const ProfileFramework = z.string().min(1).max(60);
const MOST_FRAMEWORKS = 100;

const several = <T extends z.ZodEnum>(each: T) => z.array(each).max(each.options.length);

/** What an organisation says of itself (specification, set-up profile; its name stands among the settings). Null: not said. */
export const OrganisationProfile = z.object({
  industry: Industry.nullable(),
  size: z.enum(ORGANISATION_SIZES).nullable(),
  /** Where it is established. */
  country: z.enum(COUNTRIES, issue('country')).nullable(),
  /** What it processes and how it works. */
  situations: several(z.enum(SITUATIONS)),
  /** What it works towards. */
  frameworks: z.array(ProfileFramework).max(MOST_FRAMEWORKS),
  /** What it is certified for, or complies with, already. */
  currentCompliance: z.array(ProfileFramework).max(MOST_FRAMEWORKS),
  goals: several(Goal),
  timeline: Timeline.nullable(),
  /** Since when that timeline stands (ISO date): what is due does not move on with the days. */
  timelineSetOn: z.iso.date().nullable(),
  /** Hours a week that all who take part have for it. */
  weeklyHours: wholeNumber(1, 2000).nullable(),
  /** What an hour of work costs, in `currency`. */
  hourlyCost: z
    .number(issue('amount'))
    .min(1, issue('amount_too_small'))
    .max(100_000, issue('amount_smaller'))
    .nullable(),
  currency: z.enum(CURRENCIES),
});
export type OrganisationProfile = z.infer<typeof OrganisationProfile>;

/** The day of a timeline is the server's. */
export const ProfileChange = OrganisationProfile.omit({ timelineSetOn: true }).partial();
export type ProfileChange = z.infer<typeof ProfileChange>;

export const EMPTY_PROFILE: OrganisationProfile = {
  industry: null,
  size: null,
  country: null,
  situations: [],
  frameworks: [],
  currentCompliance: [],
  goals: [],
  timeline: null,
  timelineSetOn: null,
  weeklyHours: null,
  hourlyCost: null,
  currency: 'EUR',
};

const inOrder = <T extends string>(all: readonly T[], given: readonly T[]) =>
  all.filter((each) => given.includes(each));

/** The profile from what is kept of it, each thing once; frameworks in the order given, all else in the order in which it is offered. */
export function profileOf(kept: Partial<OrganisationProfile>): OrganisationProfile {
  const profile = { ...EMPTY_PROFILE, ...kept };
  return {
    ...profile,
    situations: inOrder(SITUATIONS, profile.situations),
    frameworks: [...new Set(profile.frameworks)],
    currentCompliance: [...new Set(profile.currentCompliance)],
    goals: inOrder(GOALS, profile.goals),
  };
}

/** After a change made on a day (ISO date). A timeline counts from the day on which it was chosen. */
export function profileAfter(before: OrganisationProfile, change: ProfileChange, today: string): OrganisationProfile {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as ProfileChange;
  const after = profileOf({ ...before, ...given });
  if (after.timeline === null) return { ...after, timelineSetOn: null };
  return after.timeline === before.timeline ? after : { ...after, timelineSetOn: today };
}

/** The same day so many months later; in a shorter month its last. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** The day by which the timeline wants to be there (ISO date): its most months, or where it has no end its least. Null without one. */
export function deadlineOf({ timeline, timelineSetOn }: Pick<OrganisationProfile, 'timeline' | 'timelineSetOn'>) {
  if (timeline === null || timelineSetOn === null) return null;
  const [least, most] = MONTHS_OF_TIMELINE[timeline];
  return monthsAfter(timelineSetOn, most ?? least);
}
