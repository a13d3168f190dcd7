import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../kit/notice.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';

interface SaveBarProps {
  /** Why nothing can be saved. */
  reason: string | null;
  isBusy: boolean;
  /** Just saved. */
  isSaved: boolean;
  problem: string | null;
  /** What else can be done with the form. */
  children?: ReactNode;
}

/** The foot of a form of settings: save, what else there is, and how it went. */
export function SaveBar({ reason, isBusy, isSaved, problem, children }: SaveBarProps) {
  const { t } = useTranslation('settings');
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <div aria-live="polite">
        {isSaved && <Notice tone="success">{t('saved')}</Notice>}
        {problem !== null && <Notice tone="error">{problem}</Notice>}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ReasonButton reason={reason} type="submit" variant="contained" color="primary" loading={isBusy}>
          {t('save')}
        </ReasonButton>
        {children}
      </Box>
    </Box>
  );
}
