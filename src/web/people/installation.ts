import { queryOptions } from '@tanstack/react-query';
import { request } from '../kit/requests/request.ts';

/** A way to sign in elsewhere. */
export interface Provider {
  id: string;
  label: string;
}

export interface Installation {
  /** Nobody has been made administrator yet. */
  fresh: boolean;
  version: string;
  providers: Provider[];
  /** Whether new organisations open at once, or on request. */
  opening: 'request' | 'open';
}

export const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: () => request<Installation>('GET', '/api/v1/installation'),
  staleTime: 0,
});
