import { z } from 'zod';
import { INSIGHT_TYPES } from '../insights.ts';
import { chosenOf, isOpen, servedIn, type SetupFacts } from '../setup/facts.ts';
import { dutyOf } from '../setup/relevance.ts';
import { roadmapOf } from '../setup/roadmap.ts';
import type { Completion } from './completion.ts';
import type { Outlook } from './outlook.ts';

export const PROFILE_INSIGHT_CODES = [
  'duty-not-in-use',
  'behind-timeline',
  'hours-short',
  'one-administrator',
  'profile-incomplete',
  'wanted-not-in-use',
  'served',
  'alone',
  'within-timeline',
  'hours-enough',
  'held',
] as const;

/** What the profile means together with what is counted. `names` are frameworks, `day` and `until` the days it speaks of. */
export const ProfileInsight = z.object({
  code: z.enum(PROFILE_INSIGHT_CODES),
  type: z.enum(INSIGHT_TYPES),
  impact: z.enum(['high', 'medium', 'low']),
  count: z.number().int(),
  total: z.number().int().nullable(),
  names: z.array(z.string()),
  day: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
});
export type ProfileInsight = z.infer<typeof ProfileInsight>;

const RANK = { high: 0, medium: 1, low: 2 } as const;
const NOTHING = { total: null, names: [], day: null, until: null };

interface ProfileInsightInput {
  completion: Completion;
  outlook: Outlook;
  /** Null until the assistant's questions are answered. */
  setup: SetupFacts | null;
}

/** The gravest first; of equal impact in the order of the codes. */
export function profileInsightsOf({ completion, outlook, setup }: ProfileInsightInput): ProfileInsight[] {
  const missing = completion.items.filter(({ isDone }) => !isDone).length;
  const found: ProfileInsight[] = [
    ...(missing > 0
      ? [
          {
            ...NOTHING,
            code: 'profile-incomplete' as const,
            type: 'concern' as const,
            impact: 'low' as const,
            count: missing,
          },
        ]
      : []),
    ...ofTimeline(outlook),
    ...(setup ? [...ofFrameworks(setup), ...ofHours(setup), ...ofPeople(setup)] : []),
  ];
  return found.toSorted(
    (a, b) =>
      RANK[a.impact] - RANK[b.impact] || PROFILE_INSIGHT_CODES.indexOf(a.code) - PROFILE_INSIGHT_CODES.indexOf(b.code),
  );
}

function ofTimeline({ isInTime, p85, deadline }: Outlook): ProfileInsight[] {
  if (isInTime === null) return [];
  const days = { ...NOTHING, count: 1, day: p85, until: deadline };
  return isInTime
    ? [{ ...days, code: 'within-timeline', type: 'strength', impact: 'low' }]
    : [{ ...days, code: 'behind-timeline', type: 'concern', impact: 'high' }];
}

function ofFrameworks(setup: SetupFacts): ProfileInsight[] {
  const { frameworks, profile } = setup;
  const about = (
    code: ProfileInsight['code'],
    type: ProfileInsight['type'],
    impact: ProfileInsight['impact'],
    names: string[],
  ): ProfileInsight[] => (names.length === 0 ? [] : [{ ...NOTHING, code, type, impact, count: names.length, names }]);
  const isDuty = (framework: (typeof frameworks)[number]) => dutyOf(framework, profile)?.isBinding === true;
  const idle = frameworks.filter(({ isInUse }) => !isInUse);
  const wanted = idle.filter((framework) => profile.frameworks.includes(framework.name) && !isDuty(framework));
  const chosen = chosenOf(setup);
  const served = chosen.reduce((sum, framework) => sum + servedIn(framework, frameworks).size, 0);
  const open = chosen.reduce((sum, { facts }) => sum + facts.filter(isOpen).length, 0);
  return [
    ...about(
      'duty-not-in-use',
      'concern',
      'high',
      idle.filter(isDuty).map(({ name }) => name),
    ),
    ...about(
      'wanted-not-in-use',
      'opportunity',
      'medium',
      wanted.map(({ name }) => name),
    ),
    ...about('held', 'strength', 'low', [...profile.currentCompliance]),
    ...(served > 0
      ? [
          {
            ...NOTHING,
            code: 'served' as const,
            type: 'opportunity' as const,
            impact: 'medium' as const,
            count: served,
            total: open,
          },
        ]
      : []),
  ];
}

/** Whether the hours a week are enough for the deadline of the roadmap. */
function ofHours(setup: SetupFacts): ProfileInsight[] {
  const { weeklyHours } = setup.profile;
  if (weeklyHours === null) return [];
  const { neededWeekly, fits, endsOn, deadline, hours } = roadmapOf(setup);
  if (hours === 0) return [];
  const days = { ...NOTHING, count: neededWeekly, total: weeklyHours, day: endsOn, until: deadline };
  return fits
    ? [{ ...days, code: 'hours-enough', type: 'strength', impact: 'low' }]
    : [{ ...days, code: 'hours-short', type: 'concern', impact: 'medium' }];
}

function ofPeople({ people: { administrators, members } }: SetupFacts): ProfileInsight[] {
  if (members === 1) return [{ ...NOTHING, code: 'alone', type: 'opportunity', impact: 'low', count: 1 }];
  if (administrators === 1)
    return [{ ...NOTHING, code: 'one-administrator', type: 'concern', impact: 'medium', count: 1 }];
  return [];
}
