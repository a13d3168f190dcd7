import { z } from 'zod';
import { InEveryLanguage, inEveryLanguage } from '../organisations/language.ts';
import { COUNTRIES, GOALS, INDUSTRIES, SITUATIONS } from '../organisations/profile-values.ts';

/** Words in four languages; written once where they are the same in each. */
export const Words = z.union([z.string().min(1).transform(inEach), InEveryLanguage]);

export function inEach(text: string): InEveryLanguage {
  return inEveryLanguage(() => text);
}

/** Who is bound to a framework, or may be: by what they process, and where they are established if that matters. */
const Duty = z.strictObject({
  /** Names it in answers. */
  reason: z.string(),
  situation: z.enum(SITUATIONS),
  countries: z.array(z.enum(COUNTRIES)).optional(),
  isBinding: z.boolean(),
  because: Words,
});
export type Duty = z.infer<typeof Duty>;

/** What makes a framework matter to an organisation. */
const SetupTraits = z.strictObject({
  /** Where it is usual. */
  industries: z.array(z.enum(INDUSTRIES)).default([]),
  /** What it serves. */
  goals: z.array(z.enum(GOALS)).default([]),
  /** What applies to everybody who works with it. */
  implies: z.array(z.enum(SITUATIONS)).default([]),
  /** The first that fits holds. */
  duties: z.array(Duty).default([]),
});
export type SetupTraits = z.infer<typeof SetupTraits>;
export const NO_SETUP_TRAITS: SetupTraits = { industries: [], goals: [], implies: [], duties: [] };

/** Shipped frameworks that say nothing stand here, an organisation's own after all of them. */
const LAST_PLACE = 1000;
export const OWN_PLACE = LAST_PLACE + 1;

/** What the product knows of a framework beside what it asks for: written in `catalogue/<framework>/framework.yaml` and nowhere else. */
export const FrameworkTraits = z.strictObject({
  /** What people call it. */
  name: Words,
  /** What it is for. */
  purpose: Words.optional(),
  /** Where it stands among the others. */
  place: z.int().max(LAST_PLACE).default(LAST_PLACE),
  /** What settings and the recommended structures called it before frameworks were named by their ids. */
  settingsName: z.string().optional(),
  /** The same of the organisation's profile. */
  profileName: z.string().optional(),
  /** Somebody from outside certifies or attests it. */
  hasCertificate: z.boolean().default(false),
  /** Who asks for it: a law, or customers by contract. Not there where an organisation chooses it. */
  obligation: z.enum(['law', 'contract']).optional(),
  /** The requirements for which results of the quiz are evidence. */
  competence: z.strictObject({ competence: z.string(), awareness: z.string() }).optional(),
  setup: SetupTraits.default(NO_SETUP_TRAITS),
  /** What it adds to the engine's log-odds, as learnt by `tools/train-model.ts` of texts as they are named, and without their names. */
  bias: z.strictObject({ named: z.number(), unnamed: z.number() }).optional(),
});
export type FrameworkTraits = z.infer<typeof FrameworkTraits>;

type Named = Pick<FrameworkTraits, 'settingsName' | 'profileName'> & { id: string };

/** What the settings of an organisation call a framework. */
export const settingsNameOf = ({ id, settingsName }: Named): string => settingsName ?? id;
/** What the profile of an organisation calls a framework. */
export const profileNameOf = ({ id, profileName }: Named): string => profileName ?? id;

/** Orders frameworks as they are offered. */
export function compareFrameworks(
  one: Pick<FrameworkTraits, 'place'> & { id: string },
  other: Pick<FrameworkTraits, 'place'> & { id: string },
): number {
  return one.place - other.place || (one.id < other.id ? -1 : 1);
}
