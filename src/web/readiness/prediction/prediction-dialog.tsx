import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Prediction } from '#domain/readiness/prediction.ts';
import { useCurrentFramework } from '../../frameworks/current-framework.ts';
import { useRequirement } from '../../frameworks/framework.ts';
import { hrefOfRequirement } from '../../frameworks/framework-links.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { useFormat } from '../../kit/format.ts';

interface PredictionDialogProps {
  prediction: Prediction;
  title: string;
  onClose: () => void;
}

/** Why a status is predicted, what is missing and what would bring it nearer. */
export function PredictionDialog({ prediction, title, onClose }: PredictionDialogProps) {
  const { t } = useTranslation('prediction');
  const format = useFormat();
  const {
    requirementId,
    currentStatus,
    predictedStatus,
    confidence,
    because,
    requiredActions,
    asksMissing,
    evidenceQuality,
    place,
  } = prediction;
  const framework = useCurrentFramework();
  const requirement = useRequirement(requirementId);
  const missing = requirement.data?.asks.filter(({ id }) => asksMissing.includes(id)) ?? [];
  const usual = evidenceQuality === 10 ? [] : (requirement.data?.evidence ?? []);
  const parts: [heading: string, lines: string[]][] = [
    [t('dialog.why'), because.map((reason) => t(`because.${reason}`, { count: place ?? 0 }))],
    [t('dialog.missing'), missing.map(({ text }) => text)],
    [t('dialog.recommendations'), usual.map((each) => t('dialog.usual', { evidence: each }))],
    [t('dialog.actions'), requiredActions.map((step) => t(`progress:step.${step}`, { count: prediction.suggestions }))],
  ];
  return (
    <Dialog
      isOpen
      title={`${requirementId} ${title}`}
      onClose={onClose}
      actions={
        <Button
          component={AppLink}
          href={hrefOfRequirement(requirementId, framework)}
          variant="contained"
          color="primary"
        >
          {t('dialog.open')}
        </Button>
      }
    >
      {place !== null && (
        <Box component="p" sx={{ mt: 0 }}>
          {confidence === null || predictedStatus === null
            ? t('dialog.saysNow', { status: t(`status.${currentStatus}`) })
            : t('dialog.says', {
                from: t(`status.${currentStatus}`),
                to: t(`status.${predictedStatus}`),
                confidence: format.percent(Math.round(100 * confidence)),
              })}{' '}
          {t(`effort.${prediction.estimatedEffort}`)}
        </Box>
      )}
      <Box component="p" sx={{ mt: 0 }}>
        {t('column.quality')}:{' '}
        {evidenceQuality === null ? t('noEvidence') : t('ofTen', { score: format.number(evidenceQuality) })}
      </Box>
      {parts
        .filter(([, lines]) => lines.length > 0)
        .map(([heading, lines]) => (
          <Box key={heading}>
            <Box component="h3" sx={{ fontSize: 'size.body', mb: 0.5 }}>
              {heading}
            </Box>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Box>
          </Box>
        ))}
    </Dialog>
  );
}
