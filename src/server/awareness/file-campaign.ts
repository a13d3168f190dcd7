import { campaignSubject } from '#domain/awareness/subject.ts';
import { documentSubject } from '#domain/documents/subject.ts';
import type { z } from 'zod';
import type { CampaignFiling, CampaignPerson } from '#domain/awareness/campaign.ts';
import { countsOf } from '#domain/awareness/campaign.ts';
import { yearAfter } from '#domain/awareness/certificate.ts';
import { recordText, resultOf } from '#domain/awareness/record.ts';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { statusAfterAcceptance } from '#domain/evidence/evidence.ts';
import type { Language } from '#domain/organisations/language.ts';
import { readText } from '#engine/read/text-blocks.ts';
import { changeControl } from '../controls/change-control.ts';
import { getControl } from '../controls/store.ts';
import { fileDocument, keepReading } from '../documents/library.ts';
import { makeFolders } from '../documents/templates/make-structure.ts';
import { recordEvidence } from '../evidence/accept.ts';
import { addEvidence, listEvidence } from '../evidence/store.ts';
import { frameworkOf, hashOf } from '../frameworks/catalogue.ts';
import { frameworksOf } from '../frameworks/in-use.ts';
import { getSettings } from '../organisations/settings.ts';
import type { Context } from '../platform/context.ts';
import { messagesOf } from '../platform/messages.ts';
import { dayOf } from '../platform/day.ts';
import { type Files, lockFiles, storeBytes } from '../platform/files.ts';
import { conflict, notFound } from '../platform/http/problems.ts';
import type { KeptCampaign } from './campaign-store.ts';
import { peopleIn } from './campaign-store.ts';
import { findCourse } from './courses.ts';
import { listMembers, todayOf } from './people.ts';

type Filing = z.infer<typeof CampaignFiling>;

/** What of each requirement a record speaks for: training on record, laggards chased, success measured by tests. */
const ASKS: Record<string, string[]> = { '7.2': ['d'], '7.3': ['d'], 'A.6.3': ['d', 'e'] };

export async function filingsOf({ db, organisationId }: Context, campaignId: string): Promise<Filing[]> {
  const rows = await db
    .selectFrom('awareness_filings')
    .select([
      'id',
      'document_id as documentId',
      'requirements',
      'filed_at as filedAt',
      'filed_by_name as filedByName',
      'valid_until as validUntil',
    ])
    .where('organisation_id', '=', organisationId)
    .where('campaign_id', '=', campaignId)
    .orderBy('filed_at', 'desc')
    .execute();
  return rows.map(({ filedAt, ...row }) => ({ ...row, filedAt: filedAt.toISOString() }));
}

interface Asked {
  requirements: readonly string[];
  language: Language;
}

/**
 * Writes the record of a campaign as a document, and makes it evidence for a year in the acting person's name.
 * @throws Problem conflict when nobody has finished yet, or when a requirement is excluded.
 */
export async function fileCampaign(
  context: Context,
  files: Files,
  campaign: KeptCampaign,
  { requirements, language }: Asked,
): Promise<Filing> {
  const { db, organisationId, actor, now } = context;
  const inUse = await frameworksOf(db, organisationId, 'share');
  if (!inUse.some(({ id }) => id === BASE_FRAMEWORK))
    throw conflict('not_in_use', 'Your organization does not work with ISO/IEC 27001.');
  const people = (await peopleIn(context, [campaign])).get(campaign.id) ?? [];
  if (!people.some(({ state }) => state === 'done'))
    throw conflict('nobody_done', 'Nobody has finished this campaign yet: there is nothing to show.');
  const text = await writeRecord(context, campaign, people, language);
  const documentId = await fileRecord(context, files, campaign, { ...text, language, hash: hashOf(inUse) });
  const evidence = { documentId, quote: text.quote, isWhole: countsOf(people).percent === 100 };
  const named = [...new Set(requirements)].toSorted();
  for (const requirementId of named) await makeEvidence(context, requirementId, evidence);
  const filing = {
    id: context.newId(),
    organisation_id: organisationId,
    campaign_id: campaign.id,
    document_id: documentId,
    requirements: JSON.stringify(named),
    filed_at: now,
    filed_by: actor.id,
    filed_by_name: actor.name,
    valid_until: yearAfter(dayOf(now)),
  };
  await db.insertInto('awareness_filings').values(filing).execute();
  const entry = { action: 'filed', subject: campaignSubject, subjectId: campaign.id, title: campaign.title } as const;
  context.record({ ...entry, before: null, after: { requirements: named, validUntil: filing.valid_until } });
  const [kept] = (await filingsOf(context, campaign.id)).filter(({ id }) => id === filing.id);
  if (!kept) throw notFound();
  return kept;
}

async function writeRecord(context: Context, campaign: KeptCampaign, people: CampaignPerson[], language: Language) {
  const t = messagesOf('server/awareness-record', language);
  const { name: organisation } = await getSettings(context);
  const day = await todayOf(context);
  const courses = campaign.courses.flatMap((key) => findCourse(key, language) ?? []);
  const audience = await audienceText(context, campaign, t('everybody'));
  const facts = { organisation, campaign, people, courses, audience, by: context.actor.name, day };
  const markdown = recordText(t, facts);
  const { text, blocks } = readText(markdown);
  const sentence = resultOf(t, facts);
  const start = text.indexOf(sentence);
  // What evidence quotes stands in the document, sign for sign.
  const quote =
    start < 0 ? { start: 0, end: text.length, text } : { start, end: start + sentence.length, text: sentence };
  return { markdown, text, blocks, quote, day, title: `${t('title')}: ${campaign.title}` };
}

/** Whom a campaign is for, as a person would say it. */
async function audienceText({ db, organisationId }: Context, { audience }: KeptCampaign, everybody: string) {
  if (audience.kind === 'everybody') return everybody;
  if (audience.kind === 'departments') return audience.values.join(', ');
  const members = await listMembers(db, organisationId);
  const nameOf = (value: string) =>
    audience.kind === 'people'
      ? members.find(({ id }) => id === value)?.name
      : (members.find(({ customRoleId }) => customRoleId === value)?.customRole ?? value);
  return audience.values.flatMap((value) => nameOf(value) ?? []).join(', ');
}

type Written = Awaited<ReturnType<typeof writeRecord>> & { language: Language; hash: string };

/** The record among the documents: a text file in the folder of training records, read as it was written. */
async function fileRecord(context: Context, files: Files, campaign: KeptCampaign, record: Written): Promise<string> {
  const { db, organisationId, actor, now } = context;
  await lockFiles(db, organisationId);
  const { paths } = await makeFolders(
    context,
    [{ kind: 'records' }, { kind: 'training', parent: 'records' }],
    record.language,
  );
  const name = `${record.title.replaceAll(/[^\p{L}\p{N} ._-]/gu, '').slice(0, 120)} ${record.day}.md`;
  const bytes = Buffer.from(record.markdown);
  const file = await storeBytes(context, files, { name, folder: paths.get('training') ?? '', bytes });
  const filed = await fileDocument(db, organisationId, file, { at: now, by: actor.id, byName: actor.name });
  if (filed.isPresent) throw conflict('filed_already', 'The same record is filed already: nothing has changed since.');
  const title = record.title.slice(0, 200);
  await db
    .updateTable('documents')
    .set({
      title,
      type: 'record',
      type_accepted_at: now,
      type_accepted_by: actor.id,
      type_accepted_by_name: actor.name,
    })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', filed.id)
    .execute();
  const { text, blocks, language, hash } = record;
  await keepReading(
    db,
    organisationId,
    filed.id,
    { state: 'read', text, blocks, pages: null, hiddenText: 0, notices: [] },
    { type: 'record', typeConfidence: 1, language, findings: [], topics: [], notices: [], engine: 'record' },
    hash,
  );
  const after = { title, fileName: name, folder: filed.folder, campaign: campaign.title };
  context.record({ action: 'added', subject: documentSubject, subjectId: filed.id, title, after });
  return filed.id;
}

interface Shown {
  documentId: string;
  quote: { start: number; end: number; text: string };
  /** Everybody who was asked finished. */
  isWhole: boolean;
}

async function makeEvidence(
  context: Context,
  requirementId: string,
  { documentId, quote, isWhole }: Shown,
): Promise<void> {
  const { db, organisationId, actor, now } = context;
  const requirement = frameworkOf(BASE_FRAMEWORK)?.requirements.find(({ id }) => id === requirementId);
  if (!requirement) throw notFound();
  const control = await getControl(db, organisationId, BASE_FRAMEWORK, requirementId);
  if (!control.applicable)
    throw conflict('excluded', `${requirementId} is excluded. Make it applicable before accepting evidence for it.`);
  const status = isWhole ? ('covered' as const) : ('partial' as const);
  const validFrom = dayOf(now);
  const piece = {
    framework: BASE_FRAMEWORK,
    requirementId,
    documentId,
    suggestionId: null,
    quote,
    asks: (ASKS[requirementId] ?? []).map((id) => ({ id, status })),
    control,
    validFrom,
    validUntil: yearAfter(validFrom),
    at: now,
    by: actor.id,
    byName: actor.name,
  };
  const ids = await addEvidence(db, organisationId, [piece]);
  for (const each of await listEvidence(db, organisationId, { ids })) recordEvidence(context, 'accepted', each);
  await changeControl(context, requirement, (before) => ({ status: statusAfterAcceptance(before.status, undefined) }));
}
