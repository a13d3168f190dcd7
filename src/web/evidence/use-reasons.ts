import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '#domain/documents/document.ts';
import { useInUse } from '../frameworks/frameworks-in-use.ts';
import { orpc } from '../kit/requests/api.ts';
import { usePermission } from '../people/use-permission.ts';
import { keyOfRequirement } from './review/review-groups.ts';

type Of = Pick<Suggestion, 'framework' | 'requirementId'>;

export interface Reasons {
  /** Why nothing can be decided here. */
  decide: string | null;
  /** Why nothing can be accepted for a requirement. */
  accept: (of: Of) => string | null;
  /** Keys of requirements. */
  excluded: ReadonlySet<string>;
}

/** What stands in the way of a decision: the role, or a requirement that was excluded. */
export function useReasons(): Reasons {
  const { t } = useTranslation('evidence');
  const mayDecide = usePermission('iso_readiness.edit');
  const maySee = usePermission('iso_readiness.view');
  const inUse = useInUse();
  const lists = useQueries({
    queries: (inUse.data ?? []).map(({ framework }) =>
      orpc.controls.list.queryOptions({ input: { framework }, enabled: maySee }),
    ),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  const excluded = useMemo(() => new Set(lists.filter(({ applicable }) => !applicable).map(keyOfRequirement)), [lists]);
  return {
    decide: mayDecide ? null : t('kit:reason.permission'),
    accept: (of) => (excluded.has(keyOfRequirement(of)) ? t('reason.excluded') : null),
    excluded,
  };
}
