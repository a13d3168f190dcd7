import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnerAndDue } from '../controls/owner-and-due.tsx';
import { StateChip } from '../controls/state-chip.tsx';
import { RequirementLink } from '../controls/requirement-link.tsx';
import type { useTitles } from '../frameworks/framework.ts';
import { PriorityChip } from '../frameworks/level-chip.tsx';
import { GapChip, GapWhy } from './gap-parts.tsx';
import type { Column } from '../kit/table/data-table-props.ts';
import type { GapRow } from './gap-rows.ts';

interface GapColumns {
  titles: ReturnType<typeof useTitles>;
  today: string;
  reason: string | null;
  onAssign: (requirementId: string) => void;
}

export function useGapColumns({ titles, today, reason, onAssign }: GapColumns): Column<GapRow>[] {
  const { t } = useTranslation(['readiness', 'controls', 'states']);
  return useMemo(
    () => [
      {
        field: 'requirement',
        header: t('column.control'),
        flex: 1.35,
        minWidth: 200,
        isSortable: true,
        cell: ({ id }) => <RequirementLink id={id} title={titles.requirement(id)} isOneLine />,
      },
      {
        field: 'status',
        header: t('column.gap'),
        width: 92,
        isSortable: true,
        cell: ({ gap }) => <GapChip status={gap.status} />,
      },
      {
        field: 'state',
        header: t('states:column'),
        width: 156,
        cell: ({ gap }) => <StateChip control={assigned(gap)} proof={proofOf(gap)} />,
      },
      {
        field: 'priority',
        header: t('column.priority'),
        width: 96,
        isSortable: true,
        cell: ({ gap }) => <PriorityChip priority={gap.priority} />,
      },
      {
        field: 'effort',
        header: t('column.effort'),
        width: 88,
        isSortable: true,
        cell: ({ gap }) => t(`controls:effort.${gap.effort}`),
      },
      { field: 'why', header: t('column.why'), flex: 1.5, minWidth: 220, cell: ({ gap }) => <GapWhy gap={gap} /> },
      {
        field: 'due',
        header: t('controls:column.ownerAndDue'),
        width: 190,
        isSortable: true,
        cell: ({ id, gap }) => (
          <OwnerAndDue
            of={`${id} ${titles.requirement(id)}`}
            control={assigned(gap)}
            today={today}
            reason={reason}
            onAssign={() => onAssign(id)}
          />
        ),
      },
    ],
    [t, titles, today, reason, onAssign],
  );
}

/** What shows it, what speaks against it, what stands but has ended, and what is said the reverse of. */
export function proofOf({ evidence, against, because, asksContradicted }: GapRow['gap']) {
  return {
    evidence,
    against,
    contradicted: asksContradicted.length,
    expired: because.find(({ reason }) => reason === 'evidence-expired')?.count ?? 0,
  };
}

/** A gap is never an excluded requirement. */
export function assigned({ ownerName, ownerIsMember, ownerRole, dueOn, controlStatus }: GapRow['gap']) {
  return { ownerName, ownerIsMember, ownerRole, dueOn, status: controlStatus, applicable: true };
}
