import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { AnsweringView } from '#contract/vendors/assessments.ts';
import { useFormat } from '../../../kit/format.ts';
import { Notice } from './later.tsx';

/** Who asks whom, until when, and what they say with it. */
export function AnsweringHead({ view }: { view: AnsweringView }) {
  const { organisation, logo, senderName, vendorName, message, dueOn, linkEndsAt, isSentBack } = view;
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const facts = [
    t('head.sender', { name: senderName }),
    dueOn && t('head.due', { date: format.date(dueOn) }),
    t('head.until', { date: format.date(linkEndsAt) }),
  ];
  return (
    <Box sx={{ mb: 2 }}>
      {logo && (
        <Box
          component="img"
          src={logo}
          alt={organisation}
          sx={{ maxHeight: 48, maxWidth: 220, mb: 2, display: 'block', bgcolor: '#fff', borderRadius: '6px' }}
        />
      )}
      <Typography
        variant="h1"
        tabIndex={-1}
        sx={{ fontSize: { xs: 'size.page', md: 'size.figure' }, letterSpacing: '-0.02em', overflowWrap: 'anywhere' }}
      >
        {t('head.title', { organisation, vendor: vendorName })}
      </Typography>
      <Box sx={{ mt: 1, color: 'text.secondary' }}>{facts.filter(Boolean).join(' · ')}</Box>
      <Box sx={{ mt: 1.5, lineHeight: 1.6, maxWidth: '72ch' }}>{t('head.text')}</Box>
      {message && (
        <Box
          component="blockquote"
          sx={{
            m: 0,
            mt: 2,
            pl: 2,
            borderLeft: '3px solid',
            borderColor: 'divider',
            whiteSpace: 'pre-line',
            lineHeight: 1.6,
          }}
        >
          {message}
        </Box>
      )}
      {isSentBack && (
        <Box sx={{ mt: 2 }}>
          <Notice tone="warning">{t('head.sentBack', { organisation })}</Notice>
        </Box>
      )}
    </Box>
  );
}
