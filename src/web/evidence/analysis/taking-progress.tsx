import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';
import type { Taking } from './use-take-document.ts';

interface TakingProgressProps {
  taking: Taking;
  onStop: () => void;
  onClose: () => void;
}

/** How far an upload is, or why it came to nothing and what to do about it. */
export function TakingProgress({ taking, onStop, onClose }: TakingProgressProps) {
  const { t } = useTranslation('document-ai');
  const format = useFormat();
  if (taking.at === 'none') return null;
  if (taking.at === 'refused')
    return (
      <Notice tone="error" title={taking.name} onClose={onClose}>
        {t(`documents:refusal.${taking.refusal}.what`)} {t(`documents:refusal.${taking.refusal}.do`)}
      </Notice>
    );
  if (taking.at === 'failed')
    return (
      <Notice tone="error" title={taking.name} onClose={onClose}>
        {taking.message}
      </Notice>
    );
  const percent = taking.at === 'sending' ? taking.share * 100 : 100;
  return (
    <WorkProgress
      title={taking.name}
      step={
        taking.at === 'sending' ? t('progress.sending', { percent: format.percent(percent) }) : t('progress.filing')
      }
      {...(taking.at === 'sending' && { percent, onStop })}
    />
  );
}

interface WorkProgressProps {
  title: string;
  /** What is being done now. */
  step: string;
  /** 0 to 100 where it is known. */
  percent?: number;
  onStop?: () => void;
}

/** Work on one document: its name, what is being done, and how far. */
export function WorkProgress({ title, step, percent, onStop }: WorkProgressProps) {
  const { t } = useTranslation('kit');
  return (
    <Box role="group" aria-label={title} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h4" component="p" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {onStop && (
          <Button size="small" onClick={onStop}>
            {t('cancel')}
          </Button>
        )}
      </Box>
      <LinearProgress
        aria-label={title}
        variant={percent === undefined ? 'indeterminate' : 'determinate'}
        {...(percent !== undefined && { value: percent })}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {step}
      </Typography>
    </Box>
  );
}
