import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Validation, ValidationFeedback, ValidationResult } from '#domain/evidence/validation.ts';
import { hrefOfDocument } from '../../documents/document-links.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { BandBar } from '../../kit/band-bar.tsx';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';
import { AnalysisDialog } from './analysis-dialog.tsx';
import { CapLine } from './cap-line.tsx';
import { ComplianceCard } from './compliance-card.tsx';
import { FeedbackDialog } from './feedback-dialog.tsx';
import { NextSteps } from './next-steps.tsx';
import { toneOfScore } from './score-tone.ts';
import { StatementCard } from './statement-card.tsx';
import { useStatementLabels } from './statement-labels.ts';
import { ValidationActions } from './validation-actions.tsx';

interface ValidationViewProps {
  validation: Validation & { feedback: ValidationFeedback[] };
  result: ValidationResult;
  /** Back, and once more. */
  actions: ReactNode;
}

/** All that a validation says: the score and its parts, then strengths, weaknesses and gaps with their words, then what to do. */
export function ValidationView({ validation, result, actions }: ValidationViewProps) {
  const { t } = useTranslation('evidence-validation');
  const format = useFormat();
  const [dialog, setDialog] = useState<'analysis' | 'feedback' | null>(null);
  const labels = useStatementLabels(validation.framework, validation.requirementId);
  const { validationScore, overallRating, adequacy, completeness, relevance, caps } = result;
  const score = format.number(validationScore, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const common = { validation, labels };
  const parts = [
    { label: t('part.adequacy'), percent: adequacy },
    { label: t('part.completeness'), percent: completeness },
    { label: t('part.relevance'), percent: relevance },
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card
        title={`${validation.requirementId} ${labels.title}`}
        subtitle={
          <>
            <Link component={AppLink} href={hrefOfDocument(validation.documentId)}>
              {validation.documentTitle}
            </Link>{' '}
            ·{' '}
            {validation.assessedAt &&
              t('assessed', { date: format.dateTime(validation.assessedAt), name: validation.startedByName })}
          </>
        }
      >
        <Notice tone={toneOfScore(validationScore)} title={t('score', { score })}>
          {t(`rating.${overallRating}`)}
          {caps.map((cap) => (
            <Typography key={cap.cap} variant="body2" sx={{ mt: 0.5 }}>
              <CapLine cap={cap} labels={labels} />
            </Typography>
          ))}
        </Notice>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
            mt: 2.5,
            mb: 2.5,
          }}
        >
          {parts.map(({ label, percent }) => (
            <Box key={label}>
              <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
                {label}
              </Typography>
              <BandBar percent={percent} label={label} showValue />
            </Box>
          ))}
        </Box>
        <ValidationActions
          validation={validation}
          score={validationScore}
          onAnalysis={() => setDialog('analysis')}
          onFeedback={() => setDialog('feedback')}
        />
        <Box sx={{ mt: 1 }}>{actions}</Box>
      </Card>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          {result.criticalGaps.length > 0 && <StatementCard {...common} kind="gap" statements={result.criticalGaps} />}
          <StatementCard {...common} kind="weakness" statements={result.weaknesses} />
          <StatementCard {...common} kind="strength" statements={result.strengths} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <NextSteps steps={result.nextSteps} labels={labels} framework={validation.framework} />
          <ComplianceCard result={result} labels={labels} />
        </Box>
      </Box>
      <AnalysisDialog result={result} labels={labels} isOpen={dialog === 'analysis'} onClose={() => setDialog(null)} />
      {dialog === 'feedback' && <FeedbackDialog {...common} result={result} onClose={() => setDialog(null)} />}
    </Box>
  );
}
