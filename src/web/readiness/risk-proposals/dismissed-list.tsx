import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../kit/format.ts';
import { usePermission } from '../../people/use-permission.ts';
import { useDecisions, useDismissals } from './proposal-queries.ts';

/** What was put aside, with who, when and why, and the way back. */
export function DismissedList() {
  const { t } = useTranslation('risk-proposals');
  const { date } = useFormat();
  const mayDecide = usePermission('risk_management.edit');
  const { restore } = useDecisions();
  const dismissed = useDismissals().data ?? [];
  if (dismissed.length === 0) return null;
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
        {t('aside', { count: dismissed.length })}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
        {dismissed.map(({ key, title, reason, dismissedAt, dismissedByName }) => (
          <Box component="li" key={key} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <strong>{title}</strong>
              <Box sx={{ fontSize: 'size.plain', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {t('asideBy', { name: dismissedByName, date: date(dismissedAt), reason })}
              </Box>
            </Box>
            {mayDecide && (
              <Button size="small" onClick={() => restore.mutate({ keys: [key] })}>
                {t('restore')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
