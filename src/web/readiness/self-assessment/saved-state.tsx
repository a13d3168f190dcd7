import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../kit/requests/problem.ts';
import { Notice } from '../../kit/notice.tsx';
import type { AnswersInHand } from './use-answers.ts';

/** Whether every answer is on the server; what is not stays in this browser. */
export function SavedState({ problem, unsent, withoutReason, send }: AnswersInHand) {
  const { t } = useTranslation('self-assessment');
  if (problem && unsent > 0)
    return (
      <Box sx={{ mb: 2 }}>
        <Notice
          tone="warning"
          title={t('saved.kept', { count: unsent })}
          action={
            <Button size="small" onClick={() => void send()}>
              {t('saved.again')}
            </Button>
          }
        >
          {messageOf(problem)}
        </Notice>
      </Box>
    );
  const state = unsent > 0 ? t('saved.saving') : withoutReason > 0 ? t('saved.reason') : t('saved.all');
  return (
    <Box role="status" sx={{ fontSize: 'size.plain', color: 'text.secondary', mb: 1.5 }}>
      {state}
    </Box>
  );
}
