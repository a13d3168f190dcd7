import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ValidationResult } from '#domain/evidence/validation.ts';
import { BandBar } from '../../kit/band-bar.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { useFormat } from '../../kit/format.ts';
import { CapLine } from './cap-line.tsx';
import type { StatementLabels } from './statement-labels.ts';

interface AnalysisDialogProps {
  result: ValidationResult;
  labels: StatementLabels;
  isOpen: boolean;
  onClose: () => void;
}

/** How the score adds up: the formula with its figures, what lowered it, and every signal with its weight and its words. */
export function AnalysisDialog({ result, labels, isOpen, onClose }: AnalysisDialogProps) {
  const { t } = useTranslation('evidence-validation');
  const format = useFormat();
  const { relevance, completeness, adequacy, uncapped, validationScore, caps, signals, finding } = result;
  const number = (value: number) => format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Dialog isOpen={isOpen} title={t('analysis.title')} onClose={onClose} width="md">
      <Typography variant="h3">{t('analysis.sum')}</Typography>
      <Typography sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}>
        {t('analysis.formula', {
          relevance: format.percent(relevance),
          completeness: format.percent(completeness),
          adequacy: format.percent(adequacy),
          score: number(uncapped),
        })}
      </Typography>
      {caps.length > 0 && (
        <>
          <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
            {caps.map((cap) => (
              <li key={cap.cap}>
                <CapLine cap={cap} labels={labels} />
              </li>
            ))}
          </Box>
          <Typography sx={{ fontWeight: 600 }}>{t('analysis.capped', { score: number(validationScore) })}</Typography>
        </>
      )}
      <Typography variant="h3" sx={{ mt: 3 }}>
        {t('part.relevance')}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>{t('analysis.relevance', { percent: format.percent(relevance) })}</Typography>
      {finding?.quotes.map((quote) => (
        <Box key={quote.start} component="q" sx={{ display: 'block', mt: 0.5, color: 'text.secondary' }}>
          {quote.text}
        </Box>
      ))}
      <Typography variant="h3" sx={{ mt: 3 }}>
        {t('part.adequacy')}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 1.5 }}>{t('analysis.adequacy')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {signals.map(({ signal, value, weight, quote }) => (
          <Box
            component="li"
            key={signal}
            sx={{
              display: 'grid',
              gap: 0.25,
              gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 180px' },
              columnGap: 2,
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {labels.nameOf(signal)}
              </Box>{' '}
              <Box component="span" sx={{ color: 'text.secondary', fontSize: 'size.small' }}>
                {t('analysis.weight', { weight: format.number(weight) })}
              </Box>
              {quote && (
                <Box
                  component="q"
                  sx={{ display: 'block', color: 'text.secondary', fontSize: 'size.plain', overflowWrap: 'anywhere' }}
                >
                  {quote.text}
                </Box>
              )}
            </Box>
            <BandBar percent={value * 100} label={labels.nameOf(signal)} showValue />
          </Box>
        ))}
      </Box>
    </Dialog>
  );
}
