import { isIP } from 'node:net';
import type { RegistrationResponseJSON, AuthenticationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';
import type { Settings } from '../../platform/settings.ts';
import { Problem } from '../../platform/http/problems.ts';

export const CHALLENGE_MINUTES = 5;
/** EdDSA, ES256 and RS256 of COSE: what authenticators in use can do. */
const ALGORITHMS = [-8, -7, -257];

/** To whom passkeys belong: the host's name and the origin, as configured and not as a request says. */
export interface Party {
  id: string;
  origin: string;
}

/** null where the product is reached by a bare IP address: passkeys need a name. */
export function partyOf({ ORIGIN }: Pick<Settings, 'ORIGIN'>): Party | null {
  const { hostname } = new URL(ORIGIN);
  return isIP(hostname.replaceAll(/[[\]]/g, '')) ? null : { id: hostname, origin: ORIGIN };
}

/** @throws Problem 409 where there can be none. */
export function partyHere(settings: Pick<Settings, 'ORIGIN'>): Party {
  const party = partyOf(settings);
  if (!party)
    throw new Problem(
      409,
      'no_passkeys',
      'Passkeys need a host name, and this installation is reached by an IP address.',
    );
  return party;
}

/** The account's id as authenticators keep it; it comes back when somebody signs in without typing an address. */
export const handleOf = (userId: string): string => Buffer.from(userId).toString('base64url');

/** The library is loaded when the first passkey is used. */
const library = () => import('@simplewebauthn/server');

export interface NewPasskeyFor {
  userId: string;
  email: string;
  name: string;
  known: { id: string; transports: string[] }[];
}

export async function newRegistration(party: Party, { userId, email, name, known }: NewPasskeyFor) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Clausewise',
    rpID: party.id,
    userName: email,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(userId)),
    attestationType: 'none',
    excludeCredentials: known,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

export async function newAuthentication(party: Party) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' });
}

/** @throws Problem 422 `passkey_refused` whatever is wrong: another origin, another challenge, nobody verified, not what an authenticator says. */
export async function verifyRegistration(party: Party, challenge: string, response: unknown) {
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => {
    throw refused(error);
  });
  if (!verified.verified) throw refused();
  return verified.registrationInfo.credential;
}

/** @returns the authenticator's new count of uses. @throws Problem 422 as verifyRegistration. */
export async function verifyAuthentication(
  party: Party,
  challenge: string,
  response: unknown,
  credential: WebAuthnCredential,
): Promise<number> {
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    throw refused(error);
  });
  if (!verified.verified) throw refused();
  return verified.authenticationInfo.newCounter;
}

export function refused(cause?: unknown): Problem {
  const problem = new Problem(422, 'passkey_refused', 'This passkey was not accepted. Try again, or use another way.');
  problem.cause = cause;
  return problem;
}
