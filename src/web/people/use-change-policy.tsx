import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Policy } from '#domain/organisations/policy.ts';
import { client, orpc } from '../kit/requests/api.ts';
import { problemOf } from '../kit/requests/problem.ts';
import { ProofDialog } from './security/proof-dialog.tsx';
import { sessionQuery } from './session.ts';
import type { PolicyAnswer } from './settings/policy-fields.ts';

interface Way {
  onKept: (kept: PolicyAnswer) => void;
  onRefused: (error: unknown) => void;
}

/** Changes the policy; a change that lowers it asks for a proof first, and nothing is lost meanwhile. */
export function useChangePolicy({ onKept, onRefused }: Way): {
  change: (policy: Partial<Policy>) => Promise<void>;
  isBusy: boolean;
  /** To be drawn where the change is made. */
  proofDialog: ReactNode;
} {
  const { t } = useTranslation('security');
  const queryClient = useQueryClient();
  const [unproved, setUnproved] = useState<Partial<Policy> | null>(null);
  const changing = useMutation({
    mutationFn: (input: Partial<Policy> & { proof?: string }) => client.organisations.policy.change(input),
    onSuccess: async (kept) => {
      queryClient.setQueryData(orpc.organisations.policy.get.queryKey(), kept);
      onKept(kept);
      // Whoever tightens a rule may be the first whom it binds.
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });
  const change = async (policy: Partial<Policy>) => {
    try {
      await changing.mutateAsync(policy);
    } catch (error) {
      if (problemOf(error).code === 'proof_needed') setUnproved(policy);
      else onRefused(error);
    }
  };
  const prove = async (policy: Partial<Policy>, proof: string) => {
    try {
      await changing.mutateAsync({ ...policy, proof });
    } catch (error) {
      if (problemOf(error).issues.some(({ path }) => path === 'proof')) throw error;
      onRefused(error);
    }
    setUnproved(null);
  };
  return {
    change,
    isBusy: changing.isPending,
    proofDialog: unproved && (
      <ProofDialog
        title={t('lowering.title')}
        text={t('lowering.text')}
        confirmLabel={t('lowering.confirm')}
        isDangerous
        onProve={(proof) => prove(unproved, proof)}
        onClose={() => setUnproved(null)}
      />
    ),
  };
}
