import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Classification, Recommendation } from '#domain/evidence/classification.ts';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';

/** What would make the document better evidence, the most useful first; each comes from one gap. */
export function Recommendations({ recommendations }: Pick<Classification, 'recommendations'>) {
  const { t } = useTranslation('document-ai');
  return (
    <Card title={t('recommendations.title')}>
      {recommendations.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('recommendations.none')}</Typography>
      )}
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
        {recommendations.map((recommendation) => (
          <Line
            key={`${recommendation.step} ${recommendation.clause} ${recommendation.ask}`}
            recommendation={recommendation}
          />
        ))}
      </Box>
    </Card>
  );
}

function Line({ recommendation: { step, clause, ask, evidence, count } }: { recommendation: Recommendation }) {
  const { t } = useTranslation('document-ai');
  const format = useFormat();
  return (
    <li>
      {step === 'put-in-force' && t('recommendations.put-in-force')}
      {step === 'fill-in' && t('recommendations.fill-in', { count: count ?? 1 })}
      {step === 'correct-ask' && t('recommendations.correct-ask', { clause, ask })}
      {step === 'show-ask' && t('recommendations.show-ask', { clause, ask })}
      {step === 'strengthen-ask' && t('recommendations.strengthen-ask', { clause, ask })}
      {step === 'add-record' && t('recommendations.add-record', { clause, ask })}
      {evidence.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('recommendations.usually', { evidence: format.list(evidence) })}
        </Typography>
      )}
    </li>
  );
}
