import { documentSubject } from '#domain/documents/subject.ts';
import { matchHeaders } from '#domain/assets/reading/column-matches.ts';
import { countSerials, validateRows } from '#domain/assets/import-rows.ts';
import type { ImportPlan } from '#domain/assets/import-plan.ts';
import { dayAfter } from '#domain/assets/days.ts';
import type { ProfileChange } from '#domain/organisations/profile.ts';
import { writeRows } from '../assets/import-batch.ts';
import { dayOf } from '../platform/day.ts';
import { changeControl } from '../controls/change-control.ts';
import { fileDocument } from '../documents/library.ts';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { frameworkNamed, requirementNamed } from '../frameworks/library.ts';
import { changeProfile } from '../organisations/profile.ts';
import type { Context } from '../platform/context.ts';
import { lockFiles, storeBytes, type Files } from '../platform/files.ts';
import { readDemoAssets, readDemoDecisions, readDemoFiles } from './demo-content.ts';
import { addRisks } from './demo-risks.ts';
import { addVendors } from './demo-vendors.ts';

const PROFILE: ProfileChange = {
  industry: 'consulting',
  size: 'medium',
  country: 'DE',
  situations: ['personal-data', 'cloud-services', 'remote-work', 'physical-sites'],
  frameworks: ['ISO 27001', 'GDPR'],
  goals: ['certificate', 'customers', 'law'],
  timeline: 'standard',
  weeklyHours: 40,
  hourlyCost: 75,
};

/**
 * Fills a new organisation with invented content, by the ways a person would take: documents are filed and read, assets imported, controls
 * decided, all recorded. Every figure that a visitor sees is computed from that. What they accept is accepted once the documents are read.
 */
export async function createDemo(context: Context, files: Files): Promise<void> {
  await changeProfile(context, PROFILE);
  await importAssets(context);
  await decideControls(context);
  const documentIds = await addDocuments(context, files);
  await addRisks(context);
  await addVendors(context);
  const input = { documentIds };
  const title = 'Policies, Procedures, Records';
  const readingId = await context.enqueue('documents.read', input, { title, total: documentIds.length });
  await context.enqueue('demo.decide', { ...input, readingId }, { title });
}

async function importAssets(context: Context): Promise<void> {
  const { headers, rows } = readDemoAssets(dayOf(context.now));
  const plan: ImportPlan = { mapping: matchHeaders(headers), replacements: [], dateOrder: 'day-first' };
  const outcome = { total: 0, created: 0, updated: 0, unchanged: 0, skipped: 0, unsaved: 0, failed: [] };
  const serials = countSerials(rows, plan);
  const batch = {
    context,
    mode: 'write' as const,
    operationId: null,
    changes: [],
    fileName: 'assets.csv',
    headers,
    plan,
    outcome,
    claimed: new Set<string>(),
  };
  await writeRows({ ...batch, serials }, validateRows(rows, plan));
  if (outcome.created < rows.length) throw new Error(`The demo's assets do not fit: ${JSON.stringify(outcome.failed)}`);
}

async function decideControls(context: Context): Promise<void> {
  const framework = await frameworkNamed(context, BASE_FRAMEWORK);
  const today = dayOf(context.now);
  for (const [requirementId, { status, applicable, justification, owned, due }] of readDemoDecisions()) {
    await changeControl(context, requirementNamed(framework, requirementId), {
      status,
      applicable,
      justification,
      ownerId: owned ? context.actor.id : null,
      dueOn: due === undefined ? null : dayAfter(today, due),
    });
  }
}

async function addDocuments(context: Context, files: Files): Promise<string[]> {
  const { db, organisationId, actor, now } = context;
  await lockFiles(db, organisationId);
  const ids: string[] = [];
  for (const demoFile of await readDemoFiles(dayOf(now))) {
    const file = await storeBytes(context, files, demoFile);
    const { id, title } = await fileDocument(db, organisationId, file, { at: now, by: actor.id, byName: actor.name });
    const after = { title, fileName: file.name, folder: demoFile.folder };
    context.record({ action: 'added', subject: documentSubject, subjectId: id, title, after });
    ids.push(id);
  }
  return ids;
}
