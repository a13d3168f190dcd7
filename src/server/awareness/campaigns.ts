import type { EventOf } from '#domain/subject.ts';
import { campaignSubject } from '#domain/awareness/subject.ts';
import type { OpenCampaign } from '#contract/awareness/campaigns.ts';
import { audienceOf } from '#domain/awareness/campaign.ts';
import type { Campaign, CampaignChange, NewCampaign } from '#domain/awareness/campaign.ts';
import type { Language } from '#domain/organisations/language.ts';
import type { Act } from '../platform/act.ts';
import { conflict, invalid, type Issue, notFound } from '../platform/http/problems.ts';
import { findCampaign, findCampaigns, type KeptCampaign, peopleIn, withCounts } from './campaign-store.ts';
import { findCourse } from './courses.ts';
import { enrol } from './enrolment.ts';
import { filingsOf } from './filing.ts';
import { listMembers, todayOf } from './people.ts';

export async function listCampaigns(act: Act): Promise<Campaign[]> {
  const campaigns = await findCampaigns(act);
  const people = await peopleIn(act, campaigns);
  return campaigns
    .map((campaign) => withCounts(campaign, people.get(campaign.id) ?? []))
    .toSorted((a, b) => Number(a.closedAt !== null) - Number(b.closedAt !== null));
}

async function counted(act: Act, campaign: KeptCampaign): Promise<Campaign> {
  return withCounts(campaign, (await peopleIn(act, [campaign])).get(campaign.id) ?? []);
}

/** Who runs campaigns sees how everybody stands, and so does who reads the audit trail. */
const seesEverybody = ({ actor }: Act) =>
  actor.permissions.includes('iso_readiness.edit') || actor.permissions.includes('audit_trail.view');

/** @throws Problem not_found */
export async function openCampaign(act: Act, id: string, language: Language): Promise<OpenCampaign> {
  const campaign = await findCampaign(act, id);
  if (!campaign) throw notFound();
  const people = (await peopleIn(act, [campaign])).get(id) ?? [];
  const sees = seesEverybody(act);
  return {
    ...withCounts(campaign, people),
    people: people.filter(({ userId }) => sees || userId === act.actor.id),
    seesEverybody: sees,
    titles: Object.fromEntries(campaign.courses.map((key) => [key, findCourse(key, language)?.title ?? key])),
    filings: await filingsOf(act, id),
  };
}

/** @throws Problem invalid, by field */
export async function addCampaign(act: Act, asked: NewCampaign): Promise<Campaign> {
  const { db, organisationId, actor, now } = act;
  const today = await todayOf(act);
  const { title, note = '', courses, audience, startsOn = today, dueOn } = asked;
  const values = audience.kind === 'everybody' ? [] : [...new Set(audience.values)];
  const issues: Issue[] = [];
  if (courses.some((key) => !findCourse(key, 'en')))
    issues.push({ path: 'courses', message: 'Choose from the courses' });
  if (dueOn < today) issues.push({ path: 'dueOn', message: 'Choose today or a later day' });
  if (startsOn > dueOn) issues.push({ path: 'startsOn', message: 'Choose a day before the due day' });
  const chosen = { kind: audience.kind, values };
  const reached = audienceOf(chosen, await listMembers(db, organisationId));
  const isMissing = audience.kind === 'people' && reached.length !== values.length;
  if (isMissing) issues.push({ path: 'audience', message: 'Choose members of the organization' });
  else if (reached.length === 0) issues.push({ path: 'audience', message: 'Nobody belongs to this audience yet' });
  if (issues.length > 0) throw invalid(issues);
  const id = act.newId();
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
  const campaign = await held(act, id);
  await enrol(act, campaign, false);
  record(act, 'added', null, campaign);
  return counted(act, campaign);
}

/** The campaign as it is now, for one who is about to change it. @throws Problem not_found, conflict when somebody changed it meanwhile. */
export async function held(act: Act, id: string, version?: number): Promise<KeptCampaign> {
  const campaign = await findCampaign(act, id, true);
  if (!campaign) throw notFound();
  if (version !== undefined && version !== campaign.version)
    throw conflict('changed_meanwhile', 'Somebody else has changed this campaign meanwhile.');
  return campaign;
}

/** The same, for what only makes sense while people are asked. @throws Problem conflict when it is closed. */
export async function heldOpen(act: Act, id: string, version?: number): Promise<KeptCampaign> {
  const campaign = await held(act, id, version);
  if (campaign.closedAt) throw conflict('closed', 'This campaign is closed.');
  return campaign;
}

export async function changeCampaign(
  act: Act,
  id: string,
  change: CampaignChange,
  version?: number,
): Promise<Campaign> {
  const before = await heldOpen(act, id, version);
  const next = { ...before, ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) };
  if (next.dueOn !== before.dueOn && next.dueOn < (await todayOf(act)))
    throw invalid([{ path: 'dueOn', message: 'Choose today or a later day' }]);
  await act.db
    .updateTable('awareness_campaigns')
    .set({
      title: next.title,
      note: next.note,
      due_on: next.dueOn,
      includes_joiners: before.audience.kind !== 'people' && next.includesJoiners,
      remind_days: next.remindDays,
      version: before.version + 1,
    })
    .where('organisation_id', '=', act.organisationId)
    .where('id', '=', id)
    .execute();
  if (next.dueOn !== before.dueOn) await moveDueDay(act, before, next.dueOn);
  const after = await held(act, id);
  record(act, 'changed', before, after);
  return counted(act, after);
}

/** Who had the campaign's own day gets the new one; it is worth another reminder. Whoever had more time keeps it. */
async function moveDueDay({ db, organisationId }: Act, { id, dueOn }: KeptCampaign, next: string): Promise<void> {
  await db
    .updateTable('awareness_assignments')
    .set({ due_on: next, reminded_on: null })
    .where('organisation_id', '=', organisationId)
    .where('campaign_id', '=', id)
    .where((is) => is.or([is('due_on', '=', dueOn), is('due_on', '<', next)]))
    .execute();
}

export async function closeCampaign(act: Act, id: string, version?: number): Promise<Campaign> {
  const before = await held(act, id, version);
  if (before.closedAt) return counted(act, before);
  const { actor, now } = act;
  await act.db
    .updateTable('awareness_campaigns')
    .set({ closed_at: now, closed_by: actor.id, closed_by_name: actor.name, version: before.version + 1 })
    .where('organisation_id', '=', act.organisationId)
    .where('id', '=', id)
    .execute();
  const after = await held(act, id);
  record(act, 'closed', before, after);
  return counted(act, after);
}

/** @throws Problem conflict when a record of it was filed. */
export async function removeCampaign(act: Act, id: string): Promise<void> {
  const campaign = await held(act, id);
  if ((await filingsOf(act, id)).length > 0)
    throw conflict('filed', 'A record of this campaign is filed. It stays; close it instead.');
  await act.db
    .deleteFrom('awareness_campaigns')
    .where('organisation_id', '=', act.organisationId)
    .where('id', '=', id)
    .execute();
  record(act, 'removed', campaign, null);
}

function record(
  act: Act,
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
  act.record({ action, subject: campaignSubject, subjectId: id, title, before: facts(before), after: facts(after) });
}
