import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Prediction } from '#domain/readiness/prediction.ts';
import { RequirementLink } from '../../controls/requirement-link.tsx';
import { useFormat } from '../../kit/format.ts';
import type { Column } from '../../kit/table/data-table-props.ts';

interface Row {
  id: string;
  prediction: Prediction;
}

export function usePredictionColumns(titles: ReadonlyMap<string, string>): Column<Row>[] {
  const { t } = useTranslation('prediction');
  const format = useFormat();
  return useMemo(
    () => [
      {
        field: 'requirement',
        header: t('column.requirement'),
        flex: 1.4,
        minWidth: 200,
        cell: ({ id }) => <RequirementLink id={id} title={titles.get(id) ?? id} isOneLine />,
      },
      {
        field: 'current',
        header: t('column.current'),
        width: 116,
        cell: ({ prediction }) => t(`status.${prediction.currentStatus}`),
      },
      {
        field: 'predicted',
        header: t('column.predicted'),
        width: 116,
        cell: ({ prediction }) => t(`status.${prediction.predictedStatus}`),
      },
      {
        field: 'confidence',
        header: t('column.confidence'),
        width: 104,
        align: 'right',
        cell: ({ prediction: { confidence } }) =>
          confidence === null ? '–' : format.percent(Math.round(100 * confidence)),
      },
      {
        field: 'when',
        header: t('column.when'),
        minWidth: 190,
        flex: 1,
        cell: ({ prediction: { p50, p85, place } }) =>
          place === null ? '–' : t('when', { p50: p50 ? format.date(p50) : '–', p85: p85 ? format.date(p85) : '–' }),
      },
      {
        field: 'quality',
        header: t('column.quality'),
        width: 124,
        align: 'right',
        cell: ({ prediction: { evidenceQuality } }) =>
          evidenceQuality === null ? t('noEvidence') : t('ofTen', { score: format.number(evidenceQuality) }),
      },
    ],
    [t, titles, format],
  );
}
