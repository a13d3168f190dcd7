import { z } from 'zod';
import { nearestChoice } from '../tables/nearest.ts';
import { ROLES } from './permission.ts';
import type { Role, Grant } from './permission.ts';
import { readRole } from './role-names.ts';
import { covers } from './grants.ts';
import type { Grantor } from './grants.ts';
import type { CustomRole } from './user.ts';
import { USER_IMPORT_LIMITS } from './user-import.ts';
import type { UserRowOutcome, UserIssue, UserLine } from './user-import.ts';
import type { UserWay } from './user-ways.ts';

/** Somebody of the organisation whom a row may mean. */
export interface KnownUser {
  id: string;
  status: 'member' | 'invited' | 'pending';
  name: string;
  role: Role;
  customRoleId: string | null;
}

/** What the rows are held against. Addresses are in lower case. */
export interface UserImportBasis {
  known: ReadonlyMap<string, KnownUser>;
  /** Addresses that have an account, here or elsewhere. */
  accounts: ReadonlySet<string>;
  roles: readonly Pick<CustomRole, 'id' | 'name' | 'role' | 'permissions'>[];
  grantor: Grantor & { id: string };
  way: UserWay;
}

type Choice = Grant & { customRoleId: string | null; name: string };
const Email = z.email().max(254);

/** What would become of every row; nothing is changed by asking. A row is told all that is wrong with it at once. */
export function planUserImport(lines: readonly UserLine[], basis: UserImportBasis): UserRowOutcome[] {
  const firstRows = new Map<string, number>();
  let accounts = 0;
  return lines.map((line) => {
    const email = line.email.toLowerCase();
    const outcome = outcomeOf(line, email, firstRows.get(email), basis);
    if (email !== '' && !firstRows.has(email)) firstRows.set(email, line.row);
    if (outcome.fate === 'new' && basis.way === 'account') accounts += 1;
    if (accounts <= USER_IMPORT_LIMITS.accounts || outcome.fate !== 'new') return outcome;
    const most = String(USER_IMPORT_LIMITS.accounts);
    return refused(outcome, [{ code: 'too-many-accounts', column: 'email', value: line.email, allowed: [most] }]);
  });
}

function outcomeOf(
  line: UserLine,
  email: string,
  firstRow: number | undefined,
  basis: UserImportBasis,
): UserRowOutcome {
  const known = basis.known.get(email);
  const issues = [...issuesOfEmail(line, firstRow), ...issuesOfName(line, known, basis.way)];
  const choice = choiceOf(line.role, known, basis);
  if (!choice) issues.push(unknownRole(line.role, basis));
  const outcome: UserRowOutcome = {
    row: line.row,
    email: line.email,
    name: known?.name || line.name,
    role: choice?.role ?? null,
    customRoleId: choice?.customRoleId ?? null,
    roleName: choice?.name ?? line.role,
    fate: 'unchanged',
    roleBefore: null,
    keepsName: known !== undefined && line.name !== '' && known.name !== '' && known.name !== line.name,
    issues: [],
  };
  if (!choice || issues.length > 0) return refused(outcome, issues);
  return known ? withKnown(outcome, choice, known, basis) : withNew(outcome, line, email, choice, basis);
}

const refused = (outcome: UserRowOutcome, issues: UserIssue[]): UserRowOutcome => ({
  ...outcome,
  fate: 'error',
  issues,
});

function issuesOfEmail({ email }: UserLine, firstRow: number | undefined): UserIssue[] {
  const issue = (code: UserIssue['code'], allowed: string[] = []) => [
    { code, column: 'email' as const, value: email, allowed },
  ];
  if (email === '') return issue('required');
  if (!Email.safeParse(email).success) return issue('not-an-email', ['name@example.com']);
  return firstRow === undefined ? [] : issue('duplicate', [String(firstRow)]);
}

/** Whoever takes an invitation says their name themselves. */
function issuesOfName({ name }: UserLine, known: KnownUser | undefined, way: UserWay): UserIssue[] {
  if (name.length > 120) return [{ code: 'too-long', column: 'name', value: name, allowed: ['120'] }];
  if (name !== '' || known || way === 'invitation') return [];
  return [{ code: 'required', column: 'name', value: '', allowed: [] }];
}

/** The role a cell means: one of the five, a custom one by its name; an empty cell leaves it, and makes a newcomer an ordinary user. */
function choiceOf(text: string, known: KnownUser | undefined, { roles }: UserImportBasis): Choice | undefined {
  const custom = text === '' ? roles.find(({ id }) => id === known?.customRoleId) : customByName(text, roles);
  if (custom) return { role: custom.role, permissions: custom.permissions, customRoleId: custom.id, name: custom.name };
  const role = text === '' ? (known?.role ?? 'user') : readRole(text);
  return role && { role, permissions: null, customRoleId: null, name: role };
}

function customByName(text: string, roles: UserImportBasis['roles']) {
  return roles.find(({ name }) => name === text) ?? roles.find(({ name }) => name.toLowerCase() === text.toLowerCase());
}

function unknownRole(text: string, { roles, grantor }: UserImportBasis): UserIssue {
  const all = [
    ...ROLES.filter((role) => covers(grantor, { role, permissions: null })),
    ...roles.filter((role) => covers(grantor, role)).map(({ name }) => name),
  ];
  const near = nearestChoice(text, all);
  const allowed = near ? [near, ...all.filter((name) => name !== near)] : all;
  return { code: 'unknown-role', column: 'role', value: text, allowed };
}

function withKnown(outcome: UserRowOutcome, choice: Choice, known: KnownUser, basis: UserImportBasis): UserRowOutcome {
  const isSame = known.role === choice.role && known.customRoleId === choice.customRoleId;
  if (known.status === 'pending') {
    return refused(outcome, [{ code: 'asks-to-join', column: 'email', value: outcome.email, allowed: [] }]);
  }
  if (isSame) return outcome;
  const before = currentRoleOf(known, basis);
  const issue = (code: UserIssue['code']): UserRowOutcome =>
    refused(outcome, [{ code, column: 'role', value: choice.name, allowed: [] }]);
  if (known.id === basis.grantor.id) return issue('yourself');
  if (!covers(basis.grantor, before)) return issue('above-you');
  if (!covers(basis.grantor, choice)) return issue('beyond-you');
  return { ...outcome, fate: 'update', roleBefore: before.name };
}

function withNew(
  outcome: UserRowOutcome,
  line: UserLine,
  email: string,
  choice: Choice,
  basis: UserImportBasis,
): UserRowOutcome {
  if (!covers(basis.grantor, choice))
    return refused(outcome, [{ code: 'beyond-you', column: 'role', value: line.role, allowed: [] }]);
  if (basis.way === 'account' && basis.accounts.has(email))
    return refused(outcome, [{ code: 'has-account', column: 'email', value: line.email, allowed: [] }]);
  return { ...outcome, fate: 'new' };
}

function currentRoleOf(known: KnownUser, { roles }: UserImportBasis): Choice {
  const custom = roles.find(({ id }) => id === known.customRoleId);
  return custom
    ? { role: custom.role, permissions: custom.permissions, customRoleId: custom.id, name: custom.name }
    : { role: known.role, permissions: null, customRoleId: null, name: known.role };
}
