import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PAGES } from '#domain/addresses.ts';
import type { Agreement } from '#domain/vendors/agreements/agreement.ts';
import { orpc } from '../../kit/requests/api.ts';

export const AGREEMENTS = PAGES.agreements;
export const hrefOfAgreement = (id: string) => `${AGREEMENTS}/${id}`;
/** While it is read, the page asks how far that is. */
const AGAIN = 1500;

export function useAgreements(page: number, pageSize: number, vendorId?: string) {
  return useQuery(
    orpc.agreements.list.queryOptions({
      input: { page, pageSize, ...(vendorId && { vendorId }) },
      placeholderData: keepPreviousData,
    }),
  );
}

export function useAgreement(id: string) {
  return useQuery(
    orpc.agreements.get.queryOptions({
      input: { id },
      refetchInterval: ({ state: { data } }) => ((data as Agreement | undefined)?.state === 'reading' ? AGAIN : false),
    }),
  );
}

export function useAgreementText(id: string, isReady: boolean) {
  return useQuery(orpc.agreements.text.get.queryOptions({ input: { id }, enabled: isReady, staleTime: Infinity }));
}

/** The vendors that one may be attached to. */
export function useVendorNames() {
  return useQuery(orpc.vendors.list.queryOptions({ input: { pageSize: 100, sort: 'name' } }));
}

export function useAgreementChanges() {
  const queryClient = useQueryClient();
  const common = { onSuccess: () => void queryClient.invalidateQueries({ queryKey: orpc.agreements.key() }) };
  return {
    add: useMutation(orpc.agreements.add.mutationOptions(common)),
    change: useMutation(orpc.agreements.change.mutationOptions(common)),
    // The page of the one that is gone is left first.
    remove: useMutation(orpc.agreements.remove.mutationOptions()),
    addCommitment: useMutation(orpc.agreements.commitments.add.mutationOptions(common)),
    decide: useMutation(orpc.agreements.commitments.change.mutationOptions(common)),
  };
}
