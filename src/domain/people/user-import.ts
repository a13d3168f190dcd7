import { z } from 'zod';
import { limit } from '../issue.ts';
import { headingReader, headingsLike, matchHeadings } from '../tables/headings.ts';
import { restoreFormula } from '../tables/csv.ts';
import type { Table } from '../tables/table.ts';
import { Role } from './permission.ts';
import { USER_WAYS } from './user-ways.ts';

/** Bounds of one file. Each account made at once costs the derivation of a password; an invitation costs a mail. */
export const USER_IMPORT_LIMITS = { bytes: 2_000_000, rows: 1000, columns: 100, accounts: 200 } as const;

export const USER_COLUMNS = ['email', 'name', 'role'] as const;
export const UserColumn = z.enum(USER_COLUMNS);
export type UserColumn = z.infer<typeof UserColumn>;

/** Headings people give a column, in English, Spanish, French and German. */
const HEADINGS: Record<UserColumn, string> = {
  email: `
    email, e-mail, mail, email address, e-mail address, mail address, user email, correo, correo electrónico,
    dirección de correo, dirección de correo electrónico, courriel, adresse e-mail, adresse mail, adresse électronique,
    mail-adresse, e-mail-adresse, e-mailadresse, emailadresse`,
  name: `
    name, full name, display name, user, user name, username, person, nombre, nombre completo, nom, nom complet,
    nom et prénom, prénom et nom, vollständiger name, benutzername, anzeigename, vor- und nachname`,
  role: `
    role, user role, permission, permissions, access, rol, función, permisos, rôle, fonction, droits, rolle,
    benutzerrolle, berechtigung`,
};
const LIKE = headingsLike(HEADINGS);

/** Which column fills which field; the others are left out. */
export function matchUserHeadings(headings: readonly string[]): (UserColumn | null)[] {
  return matchHeadings(headings, LIKE).map(({ field }) => field);
}

/** What the headings of a list of people mean; everybody needs an address. */
export const USER_HEADINGS = headingReader((headings) => matchHeadings(headings, LIKE), 'email');

const cell = z.string().max(500, limit('most_characters'));

/** A line of the file as it stands there. `row` counts as a spreadsheet does: the headings are row 1. */
export const UserLine = z.object({
  row: z.int().min(1).max(1_000_000),
  email: cell,
  name: cell,
  role: cell,
});
export type UserLine = z.infer<typeof UserLine>;

/** The lines of a file; null when no column holds addresses. Cells are trimmed, and what guarded a formula is taken away. */
export function userLinesOf({ headers, rows }: Table): UserLine[] | null {
  const columns = matchUserHeadings(headers);
  if (!columns.includes('email')) return null;
  return rows.map(({ row, cells }) => {
    const of = (column: UserColumn) => {
      const index = columns.indexOf(column);
      return index === -1 ? '' : restoreFormula((cells[index] ?? '').trim()).slice(0, 500);
    };
    return { row, email: of('email'), name: of('name'), role: of('role') };
  });
}

export const UserWay = z.enum(USER_WAYS);

export const USER_ROW_OUTCOMES = ['new', 'update', 'unchanged', 'error'] as const;
export const USER_ISSUES = [
  'required',
  'not-an-email',
  'too-long',
  'unknown-role',
  'duplicate',
  'beyond-you',
  'above-you',
  'yourself',
  'has-account',
  'asks-to-join',
  'too-many-accounts',
] as const;

/** What is wrong in one cell. */
export const UserIssue = z.object({
  code: z.enum(USER_ISSUES),
  column: UserColumn,
  value: z.string(),
  /** What may stand there instead; for a duplicate the row that has it first. */
  allowed: z.array(z.string()),
});
export type UserIssue = z.infer<typeof UserIssue>;

/** What becomes of a row, and why. */
export const UserRowOutcome = z.object({
  row: z.int(),
  email: z.string(),
  name: z.string(),
  /** As it will be; null where the row says nothing usable. */
  role: Role.nullable(),
  customRoleId: z.string().nullable(),
  roleName: z.string(),
  fate: z.enum(USER_ROW_OUTCOMES),
  /** The role the person has now, where it changes. */
  roleBefore: z.string().nullable(),
  /** The name in the file differs from the account's, which only its person changes. */
  keepsName: z.boolean(),
  issues: z.array(UserIssue),
});
export type UserRowOutcome = z.infer<typeof UserRowOutcome>;
