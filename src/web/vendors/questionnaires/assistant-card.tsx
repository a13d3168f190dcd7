import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { QUESTIONNAIRES, useQuestionnaires } from './questionnaire-queries.ts';

/** Leads from the vendor page to the questionnaires. Its page loads the words `questionnaires`. */
export function AssistantCard() {
  const { t } = useTranslation('questionnaires');
  const { data } = useQuestionnaires(0);
  return (
    <Card
      sx={{ mt: 2.5 }}
      title={t('title')}
      subtitle={t('subtitle')}
      action={
        <Button component={AppLink} href={QUESTIONNAIRES} startIcon={<MessageSquareText />}>
          {t('card.open')}
        </Button>
      }
    >
      {data && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('card.count', { count: data.total })} · {t('library.documents', { count: data.library.documents })} ·{' '}
          {t('library.answers', { count: data.library.answers })}
        </Typography>
      )}
    </Card>
  );
}
