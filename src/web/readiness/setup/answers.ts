import type { OrganisationProfile, ProfileChange } from '#domain/organisations/profile.ts';

/** The answers as the fields hold them: what is not said is an empty text. */
export interface Answers {
  name: string;
  industry: string;
  size: string;
  country: string;
  situations: string[];
  currentCompliance: string[];
  frameworks: string[];
  goals: string[];
  timeline: string;
  weeklyHours: number | undefined;
  hourlyCost: number | undefined;
  currency: string;
}

export function answersOf(profile: OrganisationProfile, name: string): Answers {
  const { industry, size, country, timeline, weeklyHours, hourlyCost, timelineSetOn: _, ...rest } = profile;
  return {
    ...rest,
    name,
    industry: industry ?? '',
    size: size ?? '',
    country: country ?? '',
    timeline: timeline ?? '',
    weeklyHours: weeklyHours ?? undefined,
    hourlyCost: hourlyCost ?? undefined,
  };
}

/** What the server is asked to keep. A field that holds nonsense goes as it is, so that the answer can say so. */
export function changeOf({ name: _, ...answers }: Answers): ProfileChange {
  const { industry, size, country, timeline, weeklyHours, hourlyCost } = answers;
  return {
    ...answers,
    industry: industry || null,
    size: size || null,
    country: country || null,
    timeline: timeline || null,
    weeklyHours: weeklyHours ?? null,
    hourlyCost: hourlyCost ?? null,
  } as ProfileChange;
}

/** What the first step still needs (specification, section 5). */
export function missingInProfile({ name, industry, size }: Answers): ('name' | 'industry' | 'size')[] {
  return [
    ...(name.trim() === '' ? ['name' as const] : []),
    ...(industry === '' ? ['industry' as const] : []),
    ...(size === '' ? ['size' as const] : []),
  ];
}

const keyOf = (organisationId: string) => `setup:${organisationId}`;

/** Answers that were given and not yet kept, in this tab: a reload loses none. */
export function readDraft(organisationId: string): Partial<Answers> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(organisationId)) ?? '{}') as Partial<Answers>;
  } catch {
    return {};
  }
}

export function keepDraft(organisationId: string, answers: Partial<Answers>): void {
  sessionStorage.setItem(keyOf(organisationId), JSON.stringify(answers));
}

export function dropDraft(organisationId: string): void {
  sessionStorage.removeItem(keyOf(organisationId));
}
