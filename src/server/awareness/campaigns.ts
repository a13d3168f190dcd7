import { SEES_TRAINING } from '#domain/people/permission.ts';
import { issue } from '#domain/issue.ts';
import type { EventOf } from '#domain/subject.ts';
import { campaignSubject } from '#domain/awareness/subject.ts';
import type { OpenCampaign } from '#contract/awareness/campaigns.ts';
import { audienceOf } from '#domain/awareness/campaign.ts';
import type { Campaign, CampaignChange, NewCampaign } from '#domain/awareness/campaign.ts';
import type { Language } from '#domain/organisations/language.ts';
import type { Context } from '../platform/context.ts';
import { conflict, invalid, type Issue, notFound } from '../platform/http/problems.ts';
import { findCampaign, findCampaigns, type KeptCampaign, peopleIn, withCounts } from './campaign-store.ts';
import { findCourse } from './courses.ts';
import { enrol } from './enrolment.ts';
import { filingsOf } from './file-campaign.ts';
import { listMembers, todayOf } from './people.ts';

export async function listCampaigns(context: Context): Promise<Campaign[]> {
  const campaigns = await findCampaigns(context);
  const people = await peopleIn(context, campaigns);
  return campaigns
    .map((campaign) => withCounts(campaign, people.get(campaign.id) ?? []))
    .toSorted((a, b) => Number(a.closedAt !== null) - Number(b.closedAt !== null));
}

async function counted(context: Context, campaign: KeptCampaign): Promise<Campaign> {
  return withCounts(campaign, (await peopleIn(context, [campaign])).get(campaign.id) ?? []);
}

const seesEverybody = ({ actor }: Context) => SEES_TRAINING.some((each) => actor.permissions.includes(each));

/** @throws Problem not_found */
export async function openCampaign(context: Context, id: string, language: Language): Promise<OpenCampaign> {
  const campaign = await findCampaign(context, id);
  if (!campaign) throw notFound();
  const people = (await peopleIn(context, [campaign])).get(id) ?? [];
  const sees = seesEverybody(context);
  return {
    ...withCounts(campaign, people),
    people: people.filter(({ userId }) => sees || userId === context.actor.id),
    seesEverybody: sees,
    titles: Object.fromEntries(campaign.courses.map((key) => [key, findCourse(key, language)?.title ?? key])),
    filings: await filingsOf(context, id),
  };
}

/** @throws Problem invalid, by field */
export async function addCampaign(context: Context, asked: NewCampaign): Promise<Campaign> {
  const { db, organisationId, actor, now } = context;
  const today = await todayOf(context);
  const { title, note = '', courses, audience, startsOn = today, dueOn } = asked;
  const values = audience.kind === 'everybody' ? [] : [...new Set(audience.values)];
  const issues: Issue[] = [];
  if (courses.some((key) => !findCourse(key, 'en'))) issues.push({ path: 'courses', message: issue('course_unknown') });
  if (dueOn < today) issues.push({ path: 'dueOn', message: issue('today_or_later') });
  if (startsOn > dueOn) issues.push({ path: 'startsOn', message: issue('before_due_day') });
  const chosen = { kind: audience.kind, values };
  const reached = audienceOf(chosen, await listMembers(db, organisationId));
  const isMissing = audience.kind === 'people' && reached.length !== values.length;
  if (isMissing) issues.push({ path: 'audience', message: issue('people_no_members') });
  else if (reached.length === 0) issues.push({ path: 'audience', message: issue('audience_empty') });
  if (issues.length > 0) throw invalid(issues);
  const id = context.newId();
  await db
    .insertInto('awareness_campaigns')
    .values({
      id,
      organisation_id: organisationId,
      title,
      note,
      courses: JSON.stringify([...new Set(courses)]),
      audience: JSON.stringify(chosen),
      starts_on: startsOn,
      due_on: dueOn,
      includes_joiners: audience.kind !== 'people' && (asked.includesJoiners ?? true),
      remind_days: asked.remindDays ?? 7,
      created_at: now,
      created_by: actor.id,
      created_by_name: actor.name,
    })
    .execute();
  const campaign = await held(context, id);
  await enrol(context, campaign, false);
  record(context, 'added', null, campaign);
  return counted(context, campaign);
}

/** The campaign as it is now, for one who is about to change it. @throws Problem not_found, conflict when somebody changed it meanwhile. */
export async function held(context: Context, id: string, version?: number): Promise<KeptCampaign> {
  const campaign = await findCampaign(context, id, true);
  if (!campaign) throw notFound();
  if (version !== undefined && version !== campaign.version)
    throw conflict('changed_meanwhile', 'Somebody else has changed this campaign meanwhile.');
  return campaign;
}

/** The same, for what only makes sense while people are asked. @throws Problem conflict when it is closed. */
export async function heldOpen(context: Context, id: string, version?: number): Promise<KeptCampaign> {
  const campaign = await held(context, id, version);
  if (campaign.closedAt) throw conflict('closed', 'This campaign is closed.');
  return campaign;
}

export async function changeCampaign(
  context: Context,
  id: string,
  change: CampaignChange,
  version?: number,
): Promise<Campaign> {
  const before = await heldOpen(context, id, version);
  const next = { ...before, ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) };
  if (next.dueOn !== before.dueOn && next.dueOn < (await todayOf(context)))
    throw invalid([{ path: 'dueOn', message: issue('today_or_later') }]);
  await context.db
    .updateTable('awareness_campaigns')
    .set({
      title: next.title,
      note: next.note,
      due_on: next.dueOn,
      includes_joiners: before.audience.kind !== 'people' && next.includesJoiners,
      remind_days: next.remindDays,
      version: before.version + 1,
    })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  if (next.dueOn !== before.dueOn) await moveDueDay(context, before, next.dueOn);
  const after = await held(context, id);
  record(context, 'changed', before, after);
  return counted(context, after);
}

/** Who had the campaign's own day gets the new one; it is worth another reminder. Whoever had more time keeps it. */
async function moveDueDay({ db, organisationId }: Context, { id, dueOn }: KeptCampaign, next: string): Promise<void> {
  await db
    .updateTable('awareness_assignments')
    .set({ due_on: next, reminded_on: null })
    .where('organisation_id', '=', organisationId)
    .where('campaign_id', '=', id)
    .where((is) => is.or([is('due_on', '=', dueOn), is('due_on', '<', next)]))
    .execute();
}

export async function closeCampaign(context: Context, id: string, version?: number): Promise<Campaign> {
  const before = await held(context, id, version);
  if (before.closedAt) return counted(context, before);
  const { actor, now } = context;
  await context.db
    .updateTable('awareness_campaigns')
    .set({ closed_at: now, closed_by: actor.id, closed_by_name: actor.name, version: before.version + 1 })
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  const after = await held(context, id);
  record(context, 'closed', before, after);
  return counted(context, after);
}

/** @throws Problem conflict when a record of it was filed. */
export async function removeCampaign(context: Context, id: string): Promise<void> {
  const campaign = await held(context, id);
  if ((await filingsOf(context, id)).length > 0)
    throw conflict('filed', 'A record of this campaign is filed. It stays; close it instead.');
  await context.db
    .deleteFrom('awareness_campaigns')
    .where('organisation_id', '=', context.organisationId)
    .where('id', '=', id)
    .execute();
  record(context, 'removed', campaign, null);
}

function record(
  context: Context,
  action: EventOf<typeof campaignSubject>,
  before: KeptCampaign | null,
  after: KeptCampaign | null,
): void {
  const { id = '', title = '' } = after ?? before ?? {};
  const facts = (campaign: KeptCampaign | null) =>
    campaign && {
      title: campaign.title,
      note: campaign.note,
      courses: campaign.courses,
      audience: campaign.audience,
      startsOn: campaign.startsOn,
      dueOn: campaign.dueOn,
      includesJoiners: campaign.includesJoiners,
      remindDays: campaign.remindDays,
      closedAt: campaign.closedAt,
    };
  context.record({
    action,
    subject: campaignSubject,
    subjectId: id,
    title,
    before: facts(before),
    after: facts(after),
  });
}
