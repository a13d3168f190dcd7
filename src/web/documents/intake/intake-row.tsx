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
import type { Fate, IntakeRow } from './intake-view.ts';

const tones: Record<Fate['is'], Tone> = {
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
export function IntakeLine({ row: { name, folder, fate } }: { row: IntakeRow }) {
  const documentId = 'documentId' in fate ? fate.documentId : null;
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
          color: toneText(theme, tones[fate.is]),
        })}
      >
        <Sign fate={fate} />
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
            color: fate.is === 'read' ? 'text.primary' : toneText(theme, tones[fate.is]),
            textWrap: 'pretty',
          })}
        >
          <FateWords fate={fate} />
        </Box>
      </Box>
    </Box>
  );
}

function Sign({ fate }: { fate: Fate }) {
  if (fate.is === 'read') return <CircleCheck size={17} />;
  if (fate.is === 'present') return <CopyCheck size={16} />;
  if (fate.is === 'refused' || fate.is === 'failed') return <TriangleAlert size={16} />;
  if (fate.is === 'stopped' || fate.is === 'gone') return <CircleSlash size={16} />;
  if (fate.is === 'waiting' || fate.is === 'sent') return <Clock size={15} />;
  return (
    <CircularProgress
      size={14}
      color="inherit"
      {...(fate.is === 'sending' && { variant: 'determinate', value: Math.max(4, fate.share * 100) })}
    />
  );
}

function FateWords({ fate }: { fate: Fate }): ReactNode {
  const { t } = useTranslation('documents');
  const format = useFormat();
  if (fate.is === 'read') {
    const type = t(`type.${fate.type}`);
    const kind =
      fate.type === 'unknown' ? type : t('intake.type', { type, percent: format.percent(fate.confidence * 100) });
    return t('intake.found', { kind, found: t('intake.suggestions', { count: fate.suggestions }) });
  }
  if (fate.is === 'refused') {
    return (
      <>
        <strong>{t(`refusal.${fate.refusal}.what`)}</strong>{' '}
        <Box component="span" sx={{ color: 'text.primary' }}>
          {t(`refusal.${fate.refusal}.do`)}
        </Box>
      </>
    );
  }
  if (fate.is === 'present') return t('intake.present', { title: fate.title });
  if (fate.is === 'failed') return t('intake.failed', { reason: fate.message });
  if (fate.is === 'sending') return t('intake.sending', { percent: format.percent(fate.share * 100) });
  return t(`intake.${fate.is}`);
}
