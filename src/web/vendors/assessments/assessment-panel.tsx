import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { AssessmentList } from './assessment-list.tsx';
import { QUESTIONS, useAssessments } from './assessment-queries.ts';

const SHOWN = 10;

/** What vendors are asked now, and what of it is overdue. Its page loads the words `assessments`. */
export function AssessmentPanel() {
  const { t } = useTranslation('assessments');
  const { data } = useAssessments({ isOpen: true, pageSize: SHOWN });
  return (
    <Card
      sx={{ mt: 2.5 }}
      title={t('panel.title')}
      subtitle={t('panel.subtitle')}
      action={
        <Button component={AppLink} href={QUESTIONS} startIcon={<ListChecks />}>
          {t('questions.open')}
        </Button>
      }
    >
      {data && data.overdue > 0 && <ToneChip tone="error" label={t('panel.overdue', { count: data.overdue })} />}
      {data && data.total === 0 && <Box sx={{ color: 'text.secondary' }}>{t('panel.none')}</Box>}
      {data && data.total > 0 && <AssessmentList rows={data.rows} isOfVendor={false} />}
      {data && data.total > SHOWN && (
        <Box sx={{ color: 'text.secondary', mt: 1 }}>{t('panel.more', { count: data.total - SHOWN })}</Box>
      )}
    </Card>
  );
}
