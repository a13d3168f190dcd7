import { z } from 'zod';
import { issue, limit } from '#domain/issue.ts';
import { ImportUndone } from '#domain/tables/lines.ts';
import { VendorFilter, VendorOrder } from '#domain/vendors/filter.ts';
import { VendorRowOutcome, VendorLine } from '#domain/vendors/import.ts';
import { VendorFacts } from '#domain/vendors/record.ts';
import { NewVendor, VendorChange } from '#domain/vendors/vendor.ts';
import { NewVendorReview, Vendor, VendorDetails, VendorOverview } from '#domain/vendors/view.ts';
import { ById, endpoint, Nothing, pageOf, Paging } from './endpoint.ts';

const OfVendor = ById.extend({ recordId: z.uuid() });
/** Wrapped, for a union is no object that a path's parameters could join. */
const Recorded = z.object({ facts: VendorFacts });

export const vendors = {
  list: endpoint({
    method: 'GET',
    path: '/vendors',
    permission: 'risk_management.view',
    summary: 'The vendors, page by page',
    input: Paging.extend(VendorFilter.shape).extend(VendorOrder.shape),
    output: pageOf(Vendor),
  }),
  overview: {
    get: endpoint({
      method: 'GET',
      path: '/vendors/overview',
      permission: 'risk_management.view',
      summary: 'How many vendors there are, their average score, the alerts and what waits for somebody',
      input: Nothing,
      output: VendorOverview,
    }),
  },
  imports: {
    add: endpoint({
      method: 'POST',
      path: '/vendor-imports',
      permission: 'risk_management.edit',
      summary:
        'Import rows of a spreadsheet; one with a known name changes that vendor. A preview writes nothing and says what would become of each',
      input: z.object({
        lines: z.array(VendorLine).min(1, issue('no_rows')).max(1000, limit('most_rows')),
        isPreview: z.boolean().optional(),
      }),
      /** The id is there where something was written, and takes it back. */
      output: z.object({ fates: z.array(VendorRowOutcome), id: z.uuid().nullable() }),
    }),
    undo: {
      add: endpoint({
        method: 'POST',
        path: '/vendor-imports/{id}/undo',
        permission: 'risk_management.edit',
        summary:
          'Take an import back; vendors that somebody changed or worked with since are left as they are and named, as are those whose owner has left',
        input: ById,
        output: ImportUndone,
      }),
    },
  },
  get: endpoint({
    method: 'GET',
    path: '/vendors/{id}',
    permission: 'risk_management.view',
    summary: 'A vendor with its records, scores, reviews and links',
    input: ById,
    output: VendorDetails,
  }),
  add: endpoint({
    method: 'POST',
    path: '/vendors',
    permission: 'risk_management.edit',
    summary: 'Add a vendor; its first score is computed at once',
    input: NewVendor,
    output: VendorDetails,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/vendors/{id}',
    permission: 'risk_management.edit',
    summary:
      'Change a vendor; lists of links that are given replace those before. With `version`, only if nobody changed it since',
    input: ById.extend(VendorChange.shape).extend({ version: z.number().int().optional() }),
    output: VendorDetails,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/vendors/{id}',
    permission: 'risk_management.edit',
    summary: 'Remove a vendor with all that belongs to it; the audit trail keeps that it was there',
    input: ById,
    output: ById,
  }),
  scores: {
    add: endpoint({
      method: 'POST',
      path: '/vendors/{id}/scores',
      permission: 'risk_management.edit',
      summary: 'Compute the score anew from what is recorded, and keep it with the day',
      input: ById,
      output: z.object({ before: z.number().int(), vendor: VendorDetails }),
    }),
  },
  records: {
    add: endpoint({
      method: 'POST',
      path: '/vendors/{id}/records',
      permission: 'risk_management.edit',
      summary: 'Record a contact, contract, service, data shared, certificate, incident or subcontractor',
      input: ById.extend(Recorded.shape),
      output: VendorDetails,
    }),
    change: endpoint({
      method: 'PUT',
      path: '/vendors/{id}/records/{recordId}',
      permission: 'risk_management.edit',
      summary: 'Write a record anew; its kind stays',
      input: OfVendor.extend(Recorded.shape),
      output: VendorDetails,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/vendors/{id}/records/{recordId}',
      permission: 'risk_management.edit',
      summary: 'Remove a record',
      input: OfVendor,
      output: VendorDetails,
    }),
  },
  reviews: {
    add: endpoint({
      method: 'POST',
      path: '/vendors/{id}/reviews',
      permission: 'risk_management.view',
      summary: 'Record that a vendor was reviewed: its owner, or who may edit. Sets the day of the next review',
      input: ById.extend(NewVendorReview.shape),
      output: VendorDetails,
    }),
  },
};
