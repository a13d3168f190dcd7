import type { QueryClient } from '@tanstack/react-query';
import type { InvitationView } from '#domain/people/invitation.ts';
import type { Session } from '#domain/people/session.ts';
import type { MyRequest } from '#domain/people/user-request.ts';
import { request } from '../kit/requests/request.ts';
import { sessionQuery } from './session.ts';

/** What the verified address leads to. */
export type Outcome = 'joins' | 'opens' | 'requests_joining' | 'requests_opening' | 'invitation_only' | 'has_account';

export interface Arrived {
  outcome: Outcome;
  organisation: string;
  needsPassword: boolean;
}

export interface OwnRequests {
  rows: MyRequest[];
  next: Outcome;
  organisation: string;
}

interface Registration {
  name: string;
  email: string;
  companyName: string;
  language: string;
}

const withToken = (path: string, token: string) => `${path}?${new URLSearchParams({ token })}`;

export const register = (registration: Registration) => request('POST', '/api/v1/registrations', registration);

export const lookAtRegistration = (token: string) =>
  request<Arrived & { name: string; email: string }>('GET', withToken('/api/v1/registration', token));

export const confirmRegistration = (token: string, password: string) =>
  request<Arrived & { session: Session | null }>('POST', '/api/v1/registration/confirmation', {
    token,
    ...(password && { password }),
  });

export const lookAtInvitation = (token: string) =>
  request<InvitationView>('GET', withToken('/api/v1/invitation', token));

export const acceptInvitation = (input: { token: string; name: string; password: string }) =>
  request<Session>('POST', '/api/v1/invitation/acceptance', input);

export const acceptAsMember = (token: string) =>
  request<{ organisationId: string }>('POST', '/api/v1/invitation/membership', { token });

export const listOwnRequests = () => request<OwnRequests>('GET', '/api/v1/own-requests');

export const addOwnRequest = (companyName: string) =>
  request<{ outcome: Outcome }>('POST', '/api/v1/own-requests', { companyName });

/** After the server opened a session, or another organisation: nothing shown so far holds any more. */
export async function readAnew(queryClient: QueryClient): Promise<Session | null> {
  queryClient.clear();
  return queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
}
