import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useControls } from '../controls/control-queries.ts';
import { usePermission } from '../people/use-permission.ts';

export interface Reasons {
  /** Why nothing can be decided here. */
  decide: string | null;
  /** Why nothing can be accepted for a requirement. */
  accept: (requirementId: string) => string | null;
  excluded: ReadonlySet<string>;
}

/** What stands in the way of a decision: the role, or a requirement that was excluded. */
export function useReasons(): Reasons {
  const { t } = useTranslation('evidence');
  const mayDecide = usePermission('iso_readiness.edit');
  const { data } = useControls();
  const excluded = useMemo(
    () => new Set(data?.filter(({ applicable }) => !applicable).map(({ requirementId }) => requirementId)),
    [data],
  );
  return {
    decide: mayDecide ? null : t('kit:reason.permission'),
    accept: (requirementId) => (excluded.has(requirementId) ? t('reason.excluded') : null),
    excluded,
  };
}
