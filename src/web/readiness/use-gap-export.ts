import { useTranslation } from 'react-i18next';
import type { Gap } from '#domain/readiness/gaps.ts';
import { useTitles } from '../frameworks/framework.ts';
import { useGapLabels } from './gap-labels.ts';

const COLUMNS = [
  'id',
  'title',
  'domain',
  'status',
  'controlStatus',
  'priority',
  'effort',
  'why',
  'evidence',
  'suggestions',
  'owner',
  'due',
] as const;

/** Saves gaps as CSV, in the language and the order shown. */
export function useGapExport(): (gaps: readonly Gap[], today: string) => Promise<void> {
  const { t } = useTranslation(['readiness', 'controls']);
  const titles = useTitles();
  const why = useGapLabels();
  return async (gaps, today) => {
    const { csvOf, saveText } = await import('./gaps-csv.ts');
    const header = COLUMNS.map((column) => t(`csv.${column}`));
    const rows = gaps.map((gap) => [
      gap.requirementId,
      titles.requirement(gap.requirementId),
      titles.domain(gap.domain),
      t(`gap.${gap.status}`),
      t(`controls:status.${gap.controlStatus}`),
      t(`controls:priority.${gap.priority}`),
      t(`controls:effort.${gap.effort}`),
      why(gap),
      String(gap.evidence),
      String(gap.suggestions),
      gap.ownerName ?? '',
      gap.dueOn ?? '',
    ]);
    saveText(`gaps_${today}.csv`, csvOf(header, rows), 'text/csv;charset=utf-8');
  };
}
