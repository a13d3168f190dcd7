import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { MethodEffect } from '#domain/risks/effect.ts';
import { Table } from '../kit/table/small-table.tsx';
import { Notice } from '../kit/notice.tsx';

/** What another method would do, in numbers and by name. */
export function MethodEffectView({ effect }: { effect: MethodEffect }) {
  const { t } = useTranslation('risks');
  const { assessed, needsAssessment, above, moves, risks, acceptances } = effect;
  if (assessed === 0) return <Notice tone="info">{t('effect.noRisks')}</Notice>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography>{t('effect.assessed', { count: assessed })}</Typography>
      {needsAssessment > 0 && <Notice tone="warning">{t('effect.resized', { count: needsAssessment })}</Notice>}
      {needsAssessment === 0 && moves.length === 0 && above.before === above.after && (
        <Notice tone="success">{t('effect.nothing')}</Notice>
      )}
      {above.before !== above.after && (
        <Notice tone={above.after > above.before ? 'warning' : 'info'}>
          {t('effect.above', { before: above.before, after: above.after })}
        </Notice>
      )}
      {acceptances > 0 && <Notice tone="warning">{t('effect.acceptances', { count: acceptances })}</Notice>}
      {moves.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {moves.map(({ from, to, count }) => (
            <li key={`${from} ${to}`}>{t('effect.move', { count, from, to })}</li>
          ))}
        </Box>
      )}
      {risks.length > 0 && (
        <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '10px', overflow: 'hidden' }}>
          <Table
            label={t('effect.table')}
            columns={[t('field.reference'), t('column.title'), t('effect.score'), t('effect.now'), t('effect.then')]}
            rows={risks.map((risk) => ({
              key: risk.id,
              cells: [
                risk.reference,
                risk.title,
                risk.score,
                `${risk.from}${risk.wasAbove ? ` · ${t('aboveAppetite')}` : ''}`,
                `${risk.to}${risk.isAbove ? ` · ${t('aboveAppetite')}` : ''}`,
              ],
            }))}
          />
        </Box>
      )}
    </Box>
  );
}
