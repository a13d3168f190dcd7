import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '../../kit/requests/api.ts';
import type { Option } from '../../kit/forms/select-field.tsx';

const MOST = 100;

/** The organisations of the installation, to choose from. */
export function useOrganisationOptions(): Option[] {
  const { data } = useQuery({
    ...orpc.administration.knownOrganisations.list.queryOptions({ input: { pageSize: MOST } }),
    staleTime: 30_000,
  });
  return useMemo(() => (data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name })), [data]);
}
