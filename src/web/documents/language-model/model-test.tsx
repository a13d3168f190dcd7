import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ModelFailure } from '#domain/organisations/language-model.ts';
import { Notice } from '../../kit/notice.tsx';

/** What came of asking a language model for one word. */
export function ModelTest({ outcome, detail }: { outcome: 'works' | ModelFailure; detail: string }) {
  const { t } = useTranslation(['integration', 'evidence']);
  return (
    <Notice
      tone={outcome === 'works' ? 'success' : 'error'}
      title={outcome === 'works' ? t('model.works') : t(`evidence:modelFailure.${outcome}`)}
    >
      <Box component="span" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {detail}
      </Box>
    </Notice>
  );
}
