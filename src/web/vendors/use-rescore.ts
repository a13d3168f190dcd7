import { useTranslation } from 'react-i18next';
import { pointsOf, SCORE_PARTS } from '#domain/vendors/score.ts';
import type { Vendor } from '#domain/vendors/view.ts';
import { messageOf } from '../kit/requests/problem.ts';
import { toast } from '../kit/toast.ts';
import { useVendorChanges } from './vendor-queries.ts';

/** Scores a vendor anew and says what changed, and by which part. */
export function useRescore() {
  const { t } = useTranslation('vendors');
  const { score } = useVendorChanges();
  const rescore = ({ id, name, basis }: Pick<Vendor, 'id' | 'name' | 'basis'>) =>
    score.mutate(
      { id },
      {
        onSuccess: (answer) => {
          const { before, vendor } = answer as { before: number; vendor: Vendor };
          const [old, now] = [pointsOf(basis), pointsOf(vendor.basis)];
          const parts = SCORE_PARTS.filter((part) => old[part] !== now[part]).map((part) => t(`score.part.${part}`));
          const values = { name, before, after: vendor.score, parts: parts.join(', ') };
          toast('success', before === vendor.score ? t('rescore.same', values) : t('rescore.changed', values));
        },
        onError: (error) => toast('error', messageOf(error)),
      },
    );
  return { rescore, isPending: score.isPending };
}
