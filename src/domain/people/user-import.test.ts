import { describe, expect, test } from 'vitest';
import { csvRecord } from '../tables/csv.ts';
import { tableOf } from '../tables/table.ts';
import { PERMISSIONS, PERMISSIONS_OF } from './permission.ts';
import { readRole } from './role-names.ts';
import { planUserImport } from './user-import-plan.ts';
import type { UserImportBasis } from './user-import-plan.ts';
import { USER_IMPORT_LIMITS, userLinesOf } from './user-import.ts';

const limits = USER_IMPORT_LIMITS;
const read = (...records: string[][]) => {
  const table = tableOf(records, limits);
  if ('refusal' in table) throw new Error(table.refusal);
  return userLinesOf(table);
};

describe('the columns of a file', () => {
  test.each([
    ['en', ['E-mail Address', 'Full name', 'Role']],
    ['es', ['Correo electrónico', 'Nombre completo', 'Función']],
    ['fr', ['Adresse e-mail', 'Prénom et nom', 'Rôle']],
    ['de', ['E-Mail-Adresse', 'Vollständiger Name', 'Benutzerrolle']],
  ])('are found by what people call them (%s), and the others are left', (_, headings) => {
    expect(read(['Team', ...headings], ['A', ' ada@example.com', 'Ada ', 'viewer'])).toEqual([
      { row: 2, email: 'ada@example.com', name: 'Ada', role: 'viewer' },
    ]);
  });
  test('without a column of addresses there is nothing to import', () => {
    expect(read(['Name', 'Role'], ['Ada', 'viewer'])).toBeNull();
  });
  test('what guarded a formula is taken away again', () => {
    const cell = csvRecord(['=1+1']).trim();
    expect(read(['Email', 'Name'], ['a@example.com', cell])).toMatchObject([{ name: '=1+1' }]);
  });
});

test('the five roles are read by what people call them', () => {
  expect(
    ['ADMIN', 'Administratrice', 'Compliance Manager', 'compliance_manager', 'Lecteur', 'Nutzerin'].map(readRole),
  ).toEqual(['admin', 'admin', 'compliance_manager', 'compliance_manager', 'viewer', 'user']);
  expect(readRole('owner')).toBeUndefined();
});

const admin = { id: 'me', role: 'admin', permissions: PERMISSIONS } as const;
const basis = (more: Partial<UserImportBasis> = {}): UserImportBasis => ({
  known: new Map(),
  accounts: new Set(),
  roles: [{ id: 'r1', name: 'Asset keeper', role: 'user', permissions: ['dashboard.view', 'assets.edit'] }],
  grantor: admin,
  way: 'account',
  ...more,
});
const line = (row: number, email: string, role = '', name = 'Somebody') => ({ row, email, name, role });
const outcomes = (lines: ReturnType<typeof line>[], more?: Partial<UserImportBasis>) =>
  planUserImport(lines, basis(more)).map(({ fate, roleName, issues }) => [
    fate,
    roleName,
    ...issues.map(
      ({ code, column, allowed }) => `${column} ${code}${allowed.length > 0 ? `: ${allowed.join(', ')}` : ''}`,
    ),
  ]);

describe('what becomes of a row', () => {
  test('new people get the role of the cell, a custom one by its name, without one they are ordinary users', () => {
    expect(
      outcomes([line(2, 'A@x.example'), line(3, 'b@x.example', 'asset KEEPER'), line(4, 'c@x.example', 'Auditeur')]),
    ).toEqual([
      ['new', 'user'],
      ['new', 'Asset keeper'],
      ['new', 'auditor'],
    ]);
  });

  test('errors name column, value and what is allowed; a row is told all of them', () => {
    expect(
      outcomes([
        line(2, 'nobody'),
        line(3, '', 'viewer', ''),
        line(4, 'd@x.example', 'Audtor'),
        line(5, 'e@x.example', 'viewer', 'x'.repeat(121)),
        line(6, 'f@x.example'),
        line(7, 'F@X.example', 'viewer'),
      ]),
    ).toEqual([
      ['error', 'user', 'email not-an-email: name@example.com'],
      ['error', 'viewer', 'email required', 'name required'],
      ['error', 'Audtor', 'role unknown-role: auditor, admin, compliance_manager, user, viewer, Asset keeper'],
      ['error', 'viewer', 'name too-long: 120'],
      ['new', 'user'],
      ['error', 'viewer', 'email duplicate: 6'],
    ]);
  });

  test('who is known is updated or unchanged; an empty role and an empty name leave what is', () => {
    const known = new Map([
      ['a@x.example', { id: '1', status: 'member', name: 'Ada', role: 'auditor', customRoleId: null }],
      ['b@x.example', { id: '2', status: 'invited', name: '', role: 'user', customRoleId: 'r1' }],
      ['c@x.example', { id: '3', status: 'pending', name: 'Cy', role: 'user', customRoleId: null }],
      ['me@x.example', { id: 'me', status: 'member', name: 'Me', role: 'admin', customRoleId: null }],
    ] as const);
    const lines = [
      line(2, 'a@x.example', '', 'Ada'),
      line(3, 'b@x.example', 'viewer', ''),
      line(4, 'c@x.example', 'viewer'),
      line(5, 'me@x.example', 'viewer'),
    ];
    expect(outcomes(lines, { known })).toEqual([
      ['unchanged', 'auditor'],
      ['update', 'viewer'],
      ['error', 'viewer', 'email asks-to-join'],
      ['error', 'viewer', 'role yourself'],
    ]);
    const [, invited] = planUserImport(lines, basis({ known }));
    expect(invited?.roleBefore).toBe('Asset keeper');
    const [renamed] = planUserImport([line(2, 'a@x.example', '', 'Adele')], basis({ known }));
    expect([renamed?.name, renamed?.keepsName, renamed?.fate]).toEqual(['Ada', true, 'unchanged']);
  });

  test('nobody imports more than they have, nor changes who stands above them', () => {
    const grantor = {
      id: 'me',
      role: 'user',
      permissions: [...PERMISSIONS_OF.viewer, 'user_management.edit'],
    } as const;
    const known = new Map([
      ['a@x.example', { id: '1', status: 'member', name: 'Ada', role: 'admin', customRoleId: null }],
      ['v@x.example', { id: '2', status: 'member', name: 'Vi', role: 'viewer', customRoleId: null }],
    ] as const);
    const lines = [line(2, 'a@x.example', 'viewer'), line(3, 'v@x.example', 'auditor'), line(4, 'n@x.example', 'user')];
    expect(outcomes(lines, { known, grantor })).toEqual([
      ['error', 'viewer', 'role above-you'],
      ['error', 'auditor', 'role beyond-you'],
      ['error', 'user', 'role beyond-you'],
    ]);
  });

  test('an account is not made where one exists, an invitation is', () => {
    const accounts = new Set(['a@x.example']);
    expect(outcomes([line(2, 'a@x.example')], { accounts })).toEqual([['error', 'user', 'email has-account']]);
    expect(outcomes([line(2, 'a@x.example', '', '')], { accounts, way: 'invitation' })).toEqual([['new', 'user']]);
  });

  test('accounts beyond the limit are refused by name, invitations are not', () => {
    const lines = Array.from({ length: limits.accounts + 1 }, (_, index) => line(index + 2, `p${index}@x.example`));
    expect(outcomes(lines).at(-1)).toEqual(['error', 'user', 'email too-many-accounts: 200']);
    expect(outcomes(lines).filter(([fate]) => fate === 'new')).toHaveLength(limits.accounts);
    expect(outcomes(lines, { way: 'invitation' }).at(-1)).toEqual(['new', 'user']);
  });
});
