import { z } from 'zod';
import { Job } from '#domain/activity/audit-entry.ts';
import { CustomFramework, CustomPreview, CustomUpload } from '#domain/frameworks/custom/upload.ts';
import { endpoint, Nothing } from '../endpoint.ts';

const Id = z.string().max(60);
/** The job matches documents against it; null where it is not in use. */
const Kept = z.object({ framework: CustomFramework, job: Job.nullable() });

export const customFrameworks = {
  list: endpoint({
    method: 'GET',
    path: '/organisation/custom-frameworks',
    permission: 'dashboard.view',
    summary: 'The frameworks the organisation uploaded, also those it removed, with what is on record for each',
    input: Nothing,
    output: z.array(CustomFramework),
  }),
  preview: {
    add: endpoint({
      method: 'POST',
      path: '/organisation/custom-frameworks/preview',
      permission: 'settings.edit',
      summary:
        'What a CSV or YAML file would make of every requirement, of a new framework or of the one named; changes nothing',
      input: CustomUpload.extend({ id: Id.optional() }),
      output: CustomPreview,
    }),
  },
  add: endpoint({
    method: 'POST',
    path: '/organisation/custom-frameworks',
    permission: 'settings.edit',
    summary: 'Make a framework of a CSV or YAML file, and work with it where `use` says so',
    input: CustomUpload.extend({ use: z.boolean() }),
    output: Kept,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/organisation/custom-frameworks/{id}',
    permission: 'settings.edit',
    summary:
      'Put a new file in the place of the old one. Requirements that go although something is on record for them must be named; their evidence is withdrawn',
    input: CustomUpload.extend({
      id: Id,
      /** The number that the preview was of. */
      number: z.int(),
      leaves: z.array(z.string().max(40)).max(1000),
    }),
    output: Kept,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/organisation/custom-frameworks/{id}',
    permission: 'settings.edit',
    summary: 'Remove an own framework: nobody works with it any more; what was decided and shown stays on record',
    input: z.object({ id: Id }),
    output: CustomFramework,
  }),
  return: {
    add: endpoint({
      method: 'POST',
      path: '/organisation/custom-frameworks/{id}/return',
      permission: 'settings.edit',
      summary: 'Bring a removed framework back; it is in use again only when somebody says so',
      input: z.object({ id: Id }),
      output: CustomFramework,
    }),
  },
};
