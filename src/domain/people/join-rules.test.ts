import { expect, test } from 'vitest';
import { slugOf } from '../organisations/organisation.ts';
import { joiningOf } from './join-rules.ts';
import type { Joinable } from './join-rules.ts';
import { isPublicMailDomain, organisationDomainOf } from './mail-domains.ts';

const acme: Joinable = { domain: 'acme.example', joining: 'request', isSuspended: false };
const arrival = { email: 'ana@acme.example', memberships: 0, organisation: acme, opening: 'request' } as const;

test('who belongs somewhere is in, whatever the organisation of their address says', () => {
  const invitation = { ...acme, joining: 'invitation' as const };
  expect(joiningOf({ ...arrival, memberships: 1, organisation: invitation })).toEqual({ kind: 'member' });
});

test.each([
  ['invitation', { kind: 'invitation_only' }],
  ['request', { kind: 'requests_joining' }],
  ['at_once', { kind: 'joins', role: 'user' }],
] as const)('the organisation of the domain decides: %s', (joining, expected) => {
  for (const opening of ['request', 'open'] as const)
    expect(joiningOf({ ...arrival, organisation: { ...acme, joining }, opening })).toEqual(expected);
});

test('nobody joins a suspended organisation, and nobody opens a second one of its domain', () => {
  const organisation = { ...acme, joining: 'at_once' as const, isSuspended: true };
  expect(joiningOf({ ...arrival, organisation, opening: 'open' })).toEqual({ kind: 'invitation_only' });
});

test('without an organisation the installation decides', () => {
  expect(joiningOf({ ...arrival, organisation: null })).toEqual({ kind: 'requests_opening' });
  expect(joiningOf({ ...arrival, organisation: null, opening: 'open' })).toEqual({ kind: 'opens', role: 'admin' });
});

test('an organisation that took a domain of public mail for its own gains nobody by it', () => {
  const organisation = { domain: 'gmail.com', joining: 'at_once', isSuspended: false } as const;
  expect(joiningOf({ ...arrival, email: 'ana@GMail.com', organisation })).toEqual({ kind: 'requests_opening' });
});

test('another domain, and one below or above, is not the domain', () => {
  for (const email of ['ana@sub.acme.example', 'ana@example', 'ana@acme.example.evil.example'])
    expect(joiningOf({ ...arrival, email }).kind).toBe('requests_opening');
});

test('each address of public mail has an organisation of its own, and no two share its slug', () => {
  expect(isPublicMailDomain('Gmail.com')).toBe(true);
  expect(organisationDomainOf('Ana@Acme.example')).toBe('acme.example');
  const addresses = [
    'a.b@gmail.com',
    'a_b@gmail.com',
    'a-b@gmail.com',
    'a-u-b@gmail.com',
    'a+b@gmail.com',
    'ab@gmail.com',
  ];
  const slugs = addresses.map((address) => slugOf(organisationDomainOf(address)));
  expect(new Set(slugs).size).toBe(addresses.length);
  expect(slugs[0]).toBe('org_a_b@gmail_com');
  // Nor can it be the slug of a mail domain, which holds no @.
  expect(slugs.every((slug) => slug.includes('@'))).toBe(true);
  expect(slugOf('my-firm.example.com')).toBe('org_my-firm_example_com');
});
