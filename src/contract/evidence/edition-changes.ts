import { z } from 'zod';
import { Job } from '#domain/activity/audit-entry.ts';
import { EditionChange, MadeEditionChange } from '#domain/evidence/edition-change.ts';
import { Language } from '#domain/organisations/language.ts';
import { endpoint } from '../endpoint.ts';

/** The edition that is moved to. */
const To = z.object({ framework: z.string().max(60) });

export const editionChange = {
  get: endpoint({
    method: 'GET',
    path: '/organisation/frameworks/{framework}/edition-change',
    permission: 'iso_readiness.view',
    summary:
      'What moving to this edition from the one before means: what continues, is split, merged, new or withdrawn',
    input: To.extend({ language: Language.optional() }),
    output: EditionChange,
  }),
  add: endpoint({
    method: 'POST',
    path: '/organisation/frameworks/{framework}/edition-change',
    permission: 'settings.edit',
    summary:
      'Move to this edition: decisions and evidence are carried along, those of the edition before stay on record. Needs iso_readiness.edit too',
    input: To,
    output: z.object({ made: MadeEditionChange, job: Job }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/organisation/frameworks/{framework}/edition-change',
    permission: 'settings.edit',
    summary:
      'Go back to the edition before: what was carried along is taken back, unless somebody has changed it since',
    input: To,
    output: z.object({
      withdrawn: z.number().int(),
      controls: z.number().int(),
      /** Controls that stay as they are, since somebody has changed them. */
      kept: z.number().int(),
      job: Job,
    }),
  }),
};
