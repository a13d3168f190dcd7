import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { NextStep } from '#domain/evidence/validation.ts';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import type { StatementLabels } from './statement-labels.ts';
import { useRequirementOf } from './use-requirements.ts';

interface NextStepsProps {
  steps: readonly NextStep[];
  labels: StatementLabels;
  framework: string;
}

/** What to do next, in the order of what it is worth, and which evidence usually shows the requirement. */
export function NextSteps({ steps, labels, framework }: NextStepsProps) {
  const { t } = useTranslation('evidence-validation');
  const format = useFormat();
  return (
    <Card title={t('next.title')}>
      {steps.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('next.none')}</Typography>}
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
        {steps.map((step) => (
          <li key={`${step.step} ${step.about}`}>
            {step.step === 'validate-for-other' ? (
              <Other framework={framework} requirementId={String(step.facts['requirementId'] ?? '')} />
            ) : (
              labels.step(step)
            )}
          </li>
        ))}
      </Box>
      {steps.length > 0 && labels.usually.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
          {t('next.usually', { evidence: format.list(labels.usually) })}
        </Typography>
      )}
    </Card>
  );
}

function Other({ framework, requirementId }: { framework: string; requirementId: string }) {
  const { t } = useTranslation('evidence-validation');
  const { data } = useRequirementOf(framework, requirementId);
  return t('step.validate-for-other', { requirement: `${requirementId} ${data?.title ?? ''}`.trim() });
}
