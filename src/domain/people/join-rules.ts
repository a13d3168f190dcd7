import type { JoinPolicy } from '../organisations/policy.ts';
import { isPublicMailDomain, mailDomainOf } from './mail-domains.ts';
import type { Role } from './permission.ts';

/** How the installation lets new organisations begin: on request, or at once. */
export const OPENINGS = ['request', 'open'] as const;
export type Opening = (typeof OPENINGS)[number];

/** An organisation as far as joining asks for it. */
export interface Joinable {
  domain: string;
  joining: JoinPolicy;
  isSuspended: boolean;
}

export interface Arrival {
  /** The address is verified: whoever arrives reads its mail. */
  email: string;
  /** How many organisations the person belongs to already. */
  memberships: number;
  /** The organisation of the address's domain, if there is one. */
  organisation: Joinable | null;
  opening: Opening;
}

/** What happens to somebody who arrives. */
export type Joining =
  | { kind: 'member' }
  | { kind: 'invitation_only' }
  | { kind: 'requests_joining' }
  | { kind: 'joins'; role: Role }
  | { kind: 'requests_opening' }
  | { kind: 'opens'; role: Role };

/**
 * What happens to a person with a verified address, whichever way they came. Whoever belongs somewhere is in. An organisation of the
 * address's domain decides by its policy; without one the installation decides whether one is opened. Domains of public mail are never
 * an organisation's, whatever it claims.
 */
export function joiningOf({ email, memberships, organisation, opening }: Arrival): Joining {
  if (memberships > 0) return { kind: 'member' };
  const domain = mailDomainOf(email);
  const isTheirs = organisation?.domain === domain && !isPublicMailDomain(domain);
  if (organisation && isTheirs) return joinBy(organisation);
  return opening === 'open' ? { kind: 'opens', role: 'admin' } : { kind: 'requests_opening' };
}

function joinBy({ joining, isSuspended }: Joinable): Joining {
  if (isSuspended) return { kind: 'invitation_only' };
  switch (joining) {
    case 'invitation':
      return { kind: 'invitation_only' };
    case 'request':
      return { kind: 'requests_joining' };
    case 'at_once':
      return { kind: 'joins', role: 'user' };
  }
}
