import { os } from '../platform/http/gate.ts';
import { addVendor, changeVendor, removeVendor, reviewVendor, scoreVendor } from './acts.ts';
import { importVendors } from './importing.ts';
import { listVendors, readOverview } from './listing.ts';
import { addRecord, changeRecord, removeRecord } from './records.ts';
import { readDetails } from './views.ts';

export const vendorHandlers = {
  list: os.vendors.list.handler(({ input, context: { act } }) => listVendors(act, input)),
  overview: { get: os.vendors.overview.get.handler(({ context: { act } }) => readOverview(act)) },
  imports: {
    add: os.vendors.imports.add.handler(async ({ input: { lines, isPreview = false }, context: { act } }) => ({
      fates: await importVendors(act, lines, isPreview),
    })),
  },
  get: os.vendors.get.handler(({ input, context: { act } }) => readDetails(act, input.id)),
  add: os.vendors.add.handler(async ({ input, context: { act } }) => readDetails(act, await addVendor(act, input))),
  change: os.vendors.change.handler(async ({ input: { id, version, ...change }, context: { act } }) => {
    await changeVendor(act, id, change, version);
    return readDetails(act, id);
  }),
  remove: os.vendors.remove.handler(async ({ input: { id }, context: { act } }) => {
    await removeVendor(act, id);
    return { id };
  }),
  scores: {
    add: os.vendors.scores.add.handler(async ({ input: { id }, context: { act } }) => {
      const before = await scoreVendor(act, id);
      return { before, vendor: await readDetails(act, id) };
    }),
  },
  records: {
    add: os.vendors.records.add.handler(async ({ input: { id, facts }, context: { act } }) => {
      await addRecord(act, id, facts);
      return readDetails(act, id);
    }),
    change: os.vendors.records.change.handler(async ({ input: { id, recordId, facts }, context: { act } }) => {
      await changeRecord(act, id, recordId, facts);
      return readDetails(act, id);
    }),
    remove: os.vendors.records.remove.handler(async ({ input: { id, recordId }, context: { act } }) => {
      await removeRecord(act, id, recordId);
      return readDetails(act, id);
    }),
  },
  reviews: {
    add: os.vendors.reviews.add.handler(async ({ input: { id, ...asked }, context: { act } }) => {
      await reviewVendor(act, id, asked);
      return readDetails(act, id);
    }),
  },
};
