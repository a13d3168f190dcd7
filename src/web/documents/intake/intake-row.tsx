import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import { CircleCheck, CircleSlash, Clock, CopyCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../kit/links/app-link.tsx';
import { useFormat } from '../../kit/format.ts';
import { type Tone, toneText } from '../../kit/tone.ts';
import { hrefOfDocument } from '../document-links.ts';
import type { IntakeStatus, IntakeRow } from './intake-view.ts';

const tones: Record<IntakeStatus['is'], Tone> = {
  waiting: 'neutral',
  sending: 'info',
  sent: 'neutral',
  reading: 'info',
  read: 'success',
  present: 'neutral',
  refused: 'error',
  failed: 'error',
  stopped: 'neutral',
  gone: 'neutral',
};

/** One dropped file: its name, and what became of it in words. */
export function IntakeLine({ row: { name, folder, status } }: { row: IntakeRow }) {
  const documentId = 'documentId' in status ? status.documentId : null;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.25,
        px: 2.5,
        py: 1.125,
        borderTop: '1px solid',
        borderColor: 'divider',
        fontSize: 'size.plain',
      }}
    >
      <Box
        aria-hidden
        sx={(theme) => ({
          display: 'flex',
          flex: 'none',
          width: 18,
          height: 20,
          alignItems: 'center',
          color: toneText(theme, tones[status.is]),
        })}
      >
        <Sign status={status} />
      </Box>
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
          columnGap: 3,
          rowGap: 0.25,
        }}
      >
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {documentId ? (
            <Link component={AppLink} href={hrefOfDocument(documentId)} sx={{ fontWeight: 600, color: 'text.primary' }}>
              {name}
            </Link>
          ) : (
            <Box component="span" sx={{ fontWeight: 600 }}>
              {name}
            </Box>
          )}
          {folder && (
            <Box component="span" sx={{ display: 'block', fontSize: 'size.small', color: 'text.secondary' }}>
              {folder}
            </Box>
          )}
        </Box>
        <Box
          sx={(theme) => ({
            color: status.is === 'read' ? 'text.primary' : toneText(theme, tones[status.is]),
            textWrap: 'pretty',
          })}
        >
          <IntakeStatusText status={status} />
        </Box>
      </Box>
    </Box>
  );
}

function Sign({ status }: { status: IntakeStatus }) {
  if (status.is === 'read') return <CircleCheck size={17} />;
  if (status.is === 'present') return <CopyCheck size={16} />;
  if (status.is === 'refused' || status.is === 'failed') return <TriangleAlert size={16} />;
  if (status.is === 'stopped' || status.is === 'gone') return <CircleSlash size={16} />;
  if (status.is === 'waiting' || status.is === 'sent') return <Clock size={15} />;
  return (
    <CircularProgress
      size={14}
      color="inherit"
      {...(status.is === 'sending' && { variant: 'determinate', value: Math.max(4, status.share * 100) })}
    />
  );
}

function IntakeStatusText({ status }: { status: IntakeStatus }): ReactNode {
  const { t } = useTranslation('documents');
  const format = useFormat();
  if (status.is === 'read') {
    const type = t(`type.${status.type}`);
    const kind =
      status.type === 'unknown' ? type : t('intake.type', { type, percent: format.percent(status.confidence * 100) });
    return t('intake.found', { kind, found: t('intake.suggestions', { count: status.suggestions }) });
  }
  if (status.is === 'refused') {
    return (
      <>
        <strong>{t(`refusal.${status.refusal}.what`)}</strong>{' '}
        <Box component="span" sx={{ color: 'text.primary' }}>
          {t(`refusal.${status.refusal}.do`)}
        </Box>
      </>
    );
  }
  if (status.is === 'present') return t('intake.present', { title: status.title });
  if (status.is === 'failed') return t('intake.failed', { reason: status.message });
  if (status.is === 'sending') return t('intake.sending', { percent: format.percent(status.share * 100) });
  return t(`intake.${status.is}`);
}
