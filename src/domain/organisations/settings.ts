import { z } from 'zod';
import { issue, limit } from '../issue.ts';
import { BASE_NAME } from '../base-framework.ts';
import { Brand, DEFAULT_BRAND } from './brand.ts';
import { Language } from './language.ts';

/** The framework an organisation works towards first (specification, settings), by what its catalogue folder says settings call it, or its id. */
export const PrimaryFramework = z.string().min(1).max(60);

/** The four timezones the specification names, which stand first. */
export const NAMED_TIMEZONES = [
  { name: 'UTC', zone: 'UTC' },
  { name: 'Eastern Time', zone: 'America/New_York' },
  { name: 'Pacific Time', zone: 'America/Los_Angeles' },
  { name: 'London', zone: 'Europe/London' },
] as const;

/** Whether dates can be written in this zone; an offset such as +01:00 is none, since it knows no summer time. */
export function isTimezone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

export const Timezone = z.string().max(64, issue('timezone')).refine(isTimezone, issue('timezone'));

/** What General sets for everybody of an organisation. */
export const OrganisationSettings = Brand.extend({
  name: z.string().trim().min(1, issue('company_name_required')).max(120, limit('most_characters')),
  language: Language,
  timezone: Timezone,
  primaryFramework: PrimaryFramework,
});
export type OrganisationSettings = z.infer<typeof OrganisationSettings>;

/** Reset to Defaults brings these back; an organisation has no default name. */
export const DEFAULT_SETTINGS: Omit<OrganisationSettings, 'name'> = {
  ...DEFAULT_BRAND,
  language: 'en',
  timezone: 'UTC',
  primaryFramework: BASE_NAME,
};

/** A logo must be smaller than this many bytes. */
export const LOGO_LIMIT = 5 * 1024 * 1024;
