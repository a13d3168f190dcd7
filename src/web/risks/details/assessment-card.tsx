import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Method } from '#domain/risks/method.ts';
import type { AssessmentKind } from '#domain/risks/risk.ts';
import { ASSESSMENT_KINDS } from '#domain/risks/values.ts';
import type { RiskDetails } from '#domain/risks/view.ts';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { useMethod } from '../risk-queries.ts';
import { BandChip } from '../risk-parts.tsx';
import { MovementBar } from '../top-risks.tsx';
import { AssessDialog } from './assess-dialog.tsx';

interface AssessmentCardProps {
  risk: RiskDetails;
  method: Method;
  reason: string | null;
}

/** The three assessments side by side, each with why, who and when. */
export function AssessmentCard({ risk, method, reason }: AssessmentCardProps) {
  const { t } = useTranslation('risks');
  const [kind, setKind] = useState<AssessmentKind | null>(null);
  return (
    <Card title={t('assess.title')}>
      <Box sx={{ mb: 2 }}>
        <MovementBar risk={risk} />
      </Box>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}
      >
        {ASSESSMENT_KINDS.map((each) => (
          <Side key={each} risk={risk} kind={each} method={method} reason={reason} onAssess={() => setKind(each)} />
        ))}
      </Box>
      {risk.claim && (
        <Box sx={{ mt: 2 }}>
          <Notice tone="warning">{t(`claim.${risk.claim}`)}</Notice>
        </Box>
      )}
      {kind && <AssessDialog risk={risk} kind={kind} method={method} onClose={() => setKind(null)} />}
    </Card>
  );
}

interface SideProps {
  risk: RiskDetails;
  kind: AssessmentKind;
  method: Method;
  reason: string | null;
  onAssess: () => void;
}

function Side({ risk, kind, method, reason, onAssess }: SideProps) {
  const { t } = useTranslation('risks');
  const format = useFormat();
  const { versions } = useMethod();
  const judged = risk[kind];
  const last = risk.assessments.find((each) => each.kind === kind);
  // Steps are named as they were when it was assessed.
  const scales =
    (judged?.isOutdated && versions?.find(({ number }) => number === judged.methodNumber)?.method) || method;
  return (
    <Box
      component="section"
      aria-label={t(`kind.${kind}`)}
      sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '10px', p: 1.5 }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h3">{t(`kind.${kind}`)}</Typography>
        {judged && <BandChip judged={judged} />}
      </Box>
      {judged ? (
        <Box sx={{ display: 'grid', gap: 0.75, fontSize: 'size.plain' }}>
          <Box>
            {`${judged.likelihood} ${scales.likelihood[judged.likelihood - 1]?.label ?? ''} × ${judged.impact} ${scales.impact[judged.impact - 1]?.label ?? ''}`}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            <ToneChip
              tone={judged.isAboveAppetite ? 'error' : 'success'}
              label={t(judged.isAboveAppetite ? 'aboveAppetite' : 'withinAppetite')}
            />
            {judged.isOutdated && <ToneChip tone="warning" label={t('assess.outdated')} />}
          </Box>
          {last?.rationale && <Box sx={{ whiteSpace: 'pre-line' }}>{last.rationale}</Box>}
          {last && (
            <Box sx={{ color: 'text.secondary', fontSize: 'size.small' }}>
              {t('assess.by', {
                name: last.assessedByName,
                date: format.date(last.assessedAt),
                number: last.methodNumber,
              })}
            </Box>
          )}
        </Box>
      ) : (
        <Box sx={{ color: 'text.secondary', fontSize: 'size.plain' }}>{t(`kindHelp.${kind}`)}</Box>
      )}
      {reason ? (
        <ReasonButton size="small" reason={reason} sx={{ mt: 1.5 }}>
          {t('assess.open')}
        </ReasonButton>
      ) : (
        <Button size="small" sx={{ mt: 1.5 }} onClick={onAssess} aria-label={t(`assess.${kind}`)}>
          {t(judged ? 'assess.again' : 'assess.open')}
        </Button>
      )}
    </Box>
  );
}
