import { queryOptions } from '@tanstack/react-query';
import { request } from '../kit/request.ts';

export interface Installation {
  /** Nobody has been made administrator yet. */
  fresh: boolean;
  version: string;
}

export const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: () => request<Installation>('GET', '/api/v1/installation'),
  staleTime: 0,
});
