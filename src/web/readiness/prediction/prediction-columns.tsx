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

/** Without a pace (`isDated`) there is no column for what would follow from it. */
export function usePredictionColumns(titles: ReadonlyMap<string, string>, isDated: boolean): Column<Row>[] {
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
        isHidden: !isDated,
        cell: ({ prediction: { predictedStatus } }) => predictedStatus && t(`status.${predictedStatus}`),
      },
      {
        field: 'confidence',
        header: t('column.confidence'),
        width: 104,
        align: 'right',
        isHidden: !isDated,
        cell: ({ prediction: { confidence } }) =>
          confidence === null ? '–' : format.percent(Math.round(100 * confidence)),
      },
      {
        field: 'when',
        header: t('column.when'),
        minWidth: 190,
        flex: 1,
        isHidden: !isDated,
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
      {
        field: 'gaps',
        header: t('column.gaps'),
        width: 92,
        align: 'right',
        cell: ({ prediction: { askCount, asksMissing } }) =>
          askCount === 0 ? '–' : t('gapsOf', { missing: asksMissing.length, asks: askCount }),
      },
      {
        field: 'effort',
        header: t('column.effort'),
        width: 92,
        cell: ({ prediction: { estimatedEffort } }) => t(`effortShort.${estimatedEffort}`),
      },
    ],
    [t, titles, isDated, format],
  );
}
