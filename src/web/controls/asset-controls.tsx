import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AssetControl, AssetResult } from '#domain/controls/asset-controls.ts';
import { Table } from '../kit/table/small-table.tsx';
import { useLanguage } from '../frameworks/framework.ts';
import { orpc } from '../kit/requests/api.ts';
import { ErrorState } from '../kit/error-state.tsx';
import { useFormat } from '../kit/format.ts';
import { CardSkeleton } from '../kit/skeletons.tsx';
import { Notice } from '../kit/notice.tsx';
import { ToneChip } from '../kit/tone-chip.tsx';
import type { Tone } from '../kit/tone.ts';
import { usePermission } from '../people/use-permission.ts';
import { RequirementLink } from './requirement-link.tsx';

const RESULT_TONES: Record<AssetResult, Tone> = {
  met: 'success',
  attention: 'warning',
  gap: 'error',
  unknown: 'neutral',
};
const DAYS: readonly AssetControl['because'][] = ['review-due', 'review-overdue', 'warranty-runs', 'warranty-ended'];

/** The controls that apply to an asset, with what its record says about each and how far the organisation is with it. */
export function AssetControls({ assetId }: { assetId: string }) {
  const { t } = useTranslation('asset-controls');
  const mayView = usePermission('iso_readiness.view');
  const language = useLanguage();
  const { data, error, refetch } = useQuery(
    orpc.controls.ofAsset.list.queryOptions({ input: { id: assetId, language }, enabled: mayView }),
  );
  if (!mayView) return <Notice tone="info">{t('kit:reason.permission')}</Notice>;
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton lines={5} />;
  return <Findings rows={data} />;
}

function Findings({ rows }: { rows: readonly AssetControl[] }) {
  const { t } = useTranslation('asset-controls');
  const { t: words } = useTranslation('controls');
  const format = useFormat();
  const because = ({ because: reason, value }: AssetControl) =>
    t(`because.${reason}`, {
      value: DAYS.includes(reason) && value !== null ? format.date(String(value)) : said(value),
    });
  const said = (value: AssetControl['value']) =>
    typeof value === 'number' ? format.number(value) : t(`value.${value}`, { defaultValue: value ?? '' });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '10px', overflow: 'hidden' }}>
        <Table
          label={t('title')}
          columns={[t('requirement'), t('result'), t('details'), t('status'), t('lastCheck')]}
          rows={rows.map((row) => ({
            key: row.requirementId,
            cells: [
              <RequirementLink key="link" id={row.requirementId} title={row.title} note="ISO 27001" />,
              <ToneChip key="result" tone={RESULT_TONES[row.result]} label={t(`results.${row.result}`)} />,
              because(row),
              words(`status.${row.status}`),
              format.date(row.lastCheck),
            ],
          }))}
        />
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('note')}
      </Typography>
    </Box>
  );
}
