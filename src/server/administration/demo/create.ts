import type { ProfileChange } from '#domain/organisations/profile.ts';
import { changeProfile } from '../../organisations/profile.ts';
import type { Context } from '../../platform/context.ts';
import type { Files } from '../../platform/files.ts';
import { fileDocuments } from './documents.ts';
import { addPeople } from './people.ts';

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
 * Fills a new organisation with invented content, by the ways that people take: documents are filed and read; then a year of their work is
 * done in the order of its days, all recorded. Every figure that a visitor sees is computed from that.
 */
export async function createDemo(context: Context, files: Files): Promise<void> {
  await changeProfile(context, PROFILE);
  const people = await addPeople(context);
  const documentIds = await fileDocuments(context, people, files);
  const title = 'Policies, Procedures, Records';
  const readingId = await context.enqueue('documents.read', { documentIds }, { title, total: documentIds.length });
  await context.enqueue('demo.decide', { readingId }, { title });
}
