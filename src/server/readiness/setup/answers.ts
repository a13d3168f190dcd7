import { type AnsweredProfile, missingAnswers } from '#domain/readiness/setup/facts.ts';
import { roadmapOf, type Roadmap } from '#domain/readiness/setup/roadmap.ts';
import { profileNames } from '../../frameworks/naming.ts';
import { getProfile } from '../../organisations/profile.ts';
import type { Context } from '../../platform/context.ts';
import { gatherRoadmap } from './gather.ts';

/** The profile where all is answered that an analysis needs, else what is missing. */
export async function readAnswers(context: Context) {
  const kept = await getProfile(context);
  const names = await profileNames(context);
  // One of the organisation's own may have been removed since it was chosen.
  const profile = { ...kept, frameworks: kept.frameworks.filter((name) => names.includes(name)) };
  const missing = missingAnswers(profile);
  return { profile: missing.length > 0 ? null : (profile as AnsweredProfile), missing };
}

/** The roadmap as the assistant shows it; null while its questions are not answered. */
export async function readRoadmap(context: Context): Promise<Roadmap | null> {
  const { profile } = await readAnswers(context);
  return profile && roadmapOf(await gatherRoadmap(context, profile));
}
