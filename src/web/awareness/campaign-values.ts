import type { z } from 'zod';
import { issue } from '#domain/issue.ts';
import { type Audience, type Campaign, CampaignChange, NewCampaign } from '#domain/awareness/campaign.ts';
import { daysAfter } from '#domain/schedule/days.ts';
import { todayIs } from '../controls/control-queries.ts';
import { formSchema } from '../kit/forms/form-schema.ts';

/** A campaign as its form keeps it. */
export interface CampaignValues {
  title: string;
  note: string;
  courses: string[];
  kind: Audience['kind'];
  roles: string[];
  departments: string[];
  people: string[];
  startsOn: string | undefined;
  dueOn: string | undefined;
  remindDays: number | undefined;
  includesJoiners: boolean;
}

const WEEKS = 28;

export function valuesOf(campaign: Campaign | null): CampaignValues {
  return {
    title: campaign?.title ?? '',
    note: campaign?.note ?? '',
    courses: campaign?.courses ?? [],
    kind: campaign?.audience.kind ?? 'everybody',
    roles: [],
    departments: [],
    people: [],
    startsOn: campaign?.startsOn ?? todayIs(),
    dueOn: campaign?.dueOn ?? daysAfter(todayIs(), WEEKS),
    remindDays: campaign?.remindDays ?? 7,
    includesJoiners: campaign?.includesJoiners ?? true,
  };
}

/** What the values ask for, to be checked by the schema. */
export function campaignIn(values: CampaignValues): NewCampaign {
  const { kind, title, note, courses, startsOn, dueOn, remindDays, includesJoiners } = values;
  return {
    title,
    note,
    courses,
    audience: { kind, values: kind === 'everybody' ? [] : values[kind] },
    ...(startsOn && { startsOn }),
    dueOn: dueOn ?? '',
    ...(remindDays !== undefined && { remindDays }),
    includesJoiners,
  };
}

function changeIn({ title, note, dueOn, remindDays, includesJoiners }: CampaignValues) {
  return { title, note, dueOn: dueOn ?? '', includesJoiners, ...(remindDays !== undefined && { remindDays }) };
}

/** The field of the form that a message of the schema or the server belongs to. */
export function placeOf(path: string): keyof CampaignValues {
  const [field = 'title'] = path.split('.');
  return field === 'audience' ? 'kind' : (field as keyof CampaignValues);
}

export const CampaignFields: z.ZodType<NewCampaign | CampaignChange, CampaignValues> = formSchema(
  NewCampaign.refine(({ audience }) => audience.kind === 'everybody' || audience.values.length > 0, {
    path: ['audience'],
    message: issue('audience_empty'),
  }),
  campaignIn,
  placeOf,
);

/** Courses and audience of a campaign that runs stay. */
export const ChangeFields: typeof CampaignFields = formSchema(CampaignChange, changeIn, placeOf);
