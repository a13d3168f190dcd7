import { os } from '../platform/http/gate.ts';
import { addVendor, changeVendor, removeVendor, reviewVendor, scoreVendor } from './commands.ts';
import { importVendors } from './import-vendors.ts';
import { undoImport } from './undo-import.ts';
import { listVendors, readOverview } from './vendor-list.ts';
import { addRecord, changeRecord, removeRecord } from './records.ts';
import { readDetails } from './views.ts';

export const vendorHandlers = {
  list: os.vendors.list.handler(({ input, context }) => listVendors(context, input)),
  overview: { get: os.vendors.overview.get.handler(({ context }) => readOverview(context)) },
  imports: {
    add: os.vendors.imports.add.handler(({ input: { lines, isPreview = false }, context }) =>
      importVendors(context, lines, isPreview),
    ),
    undo: { add: os.vendors.imports.undo.add.handler(({ input, context }) => undoImport(context, input.id)) },
  },
  get: os.vendors.get.handler(({ input, context }) => readDetails(context, input.id)),
  add: os.vendors.add.handler(async ({ input, context }) => readDetails(context, await addVendor(context, input))),
  change: os.vendors.change.handler(async ({ input: { id, version, ...change }, context }) => {
    await changeVendor(context, id, change, version);
    return readDetails(context, id);
  }),
  remove: os.vendors.remove.handler(async ({ input: { id }, context }) => {
    await removeVendor(context, id);
    return { id };
  }),
  scores: {
    add: os.vendors.scores.add.handler(async ({ input: { id }, context }) => {
      const before = await scoreVendor(context, id);
      return { before, vendor: await readDetails(context, id) };
    }),
  },
  records: {
    add: os.vendors.records.add.handler(async ({ input: { id, facts }, context }) => {
      await addRecord(context, id, facts);
      return readDetails(context, id);
    }),
    change: os.vendors.records.change.handler(async ({ input: { id, recordId, facts }, context }) => {
      await changeRecord(context, id, recordId, facts);
      return readDetails(context, id);
    }),
    remove: os.vendors.records.remove.handler(async ({ input: { id, recordId }, context }) => {
      await removeRecord(context, id, recordId);
      return readDetails(context, id);
    }),
  },
  reviews: {
    add: os.vendors.reviews.add.handler(async ({ input: { id, ...asked }, context }) => {
      await reviewVendor(context, id, asked);
      return readDetails(context, id);
    }),
  },
};
