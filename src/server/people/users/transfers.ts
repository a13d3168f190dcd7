import { usersCsv, usersFileName } from '#domain/people/user-export.ts';
import { dayOf } from '../../platform/day.ts';
import { sendBytes } from '../../platform/http/downloads.ts';
import type { TransferCall } from '../../platform/http/transfers.ts';
import { listAllUsers } from './list.ts';

export const userTransfers = {
  /** The byte order mark tells spreadsheets that it is UTF-8. */
  usersExport: async (call: TransferCall) => {
    const users = await call.perform(listAllUsers);
    const bytes = Buffer.from(`\ufeff${usersCsv(users)}`);
    const name = usersFileName(dayOf(new Date()));
    await sendBytes(call, { name, mediaType: 'text/csv; charset=utf-8', bytes, rows: users.length });
  },
};
