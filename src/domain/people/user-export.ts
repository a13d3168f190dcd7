import { csvRecord } from '../tables/csv.ts';
import type { User } from './user.ts';

/** The columns of an export; an import reads the first three and leaves the others. */
const COLUMNS: readonly { header: string; cell: (user: User) => string }[] = [
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Role', cell: ({ role, customRole }) => customRole ?? role },
  { header: 'Status', cell: ({ status }) => status },
  { header: 'Last login', cell: ({ lastLogin }) => lastLogin ?? '' },
  { header: 'Second factor', cell: ({ hasSecondFactor }) => (hasSecondFactor ? 'yes' : 'no') },
];

export function usersCsv(users: readonly User[]): string {
  return [
    csvRecord(COLUMNS.map(({ header }) => header)),
    ...users.map((user) => csvRecord(COLUMNS.map(({ cell }) => cell(user)))),
  ].join('');
}

/** `day` is an ISO date. */
export function usersFileName(day: string): string {
  return `users_${day}.csv`;
}
