import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { ProblemError } from '../kit/requests/problem.ts';
import { request } from '../kit/requests/request.ts';

// Loaded when a passkey is used or may be offered; no page needs it at once.

interface Challenge<Options> {
  ticket: string;
  options: Options;
}

type SignInOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Asks the browser for a passkey and signs in with it; `byAutofill` waits in the list of the address field until one is chosen. */
export async function signInByPasskey(byAutofill: boolean): Promise<void> {
  const { ticket, options } = await request<Challenge<SignInOptions>>('POST', '/api/v1/session/passkey/challenges', {});
  const response = await startAuthentication({ optionsJSON: options, useBrowserAutofill: byAutofill });
  await request('POST', '/api/v1/session/passkey', { ticket, response });
}

/** Has the device make a passkey and registers it under that name. */
export async function addPasskey(name: string): Promise<void> {
  const { ticket, options } = await request<Challenge<RegistrationOptions>>(
    'POST',
    '/api/v1/own-passkeys/challenges',
    {},
  );
  const response = await startRegistration({ optionsJSON: options });
  await request('POST', '/api/v1/own-passkeys', { ticket, name, response });
}

export const takesAutofill = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

export const stopPasskeys = (): void => WebAuthnAbortService.cancelCeremony();

/** Whether the person closed the browser's window, or nothing was found in it: no fault to tell of as one. */
export function wasDismissed(error: unknown): boolean {
  return !(error instanceof ProblemError) && ['NotAllowedError', 'AbortError'].includes((error as Error)?.name);
}

/** The authenticator holds a passkey of this account already. */
export function isKnownHere(error: unknown): boolean {
  return (error as Error)?.name === 'InvalidStateError';
}
