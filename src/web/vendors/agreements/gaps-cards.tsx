import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgreementDetails } from '#domain/vendors/agreements/agreement.ts';
import { Card } from '../../kit/card.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import type { AskedTask } from './asked-task.ts';
import { hrefOfAgreement } from './agreement-queries.ts';
import { useSayings } from './use-sayings.ts';

const LINE = {
  py: 1.25,
  borderTop: '1px solid',
  borderColor: 'divider',
  display: 'grid',
  gap: 0.5,
  fontSize: 'size.plain',
};

interface MissingCardProps {
  agreement: AgreementDetails;
  tasksOf: (tasks: AskedTask[]) => ReactNode;
}

/** What the agreement should say and does not: why, and words to ask for. */
export function MissingCard({ agreement, tasksOf }: MissingCardProps) {
  const { t } = useTranslation('agreements');
  const { missing } = agreement;
  return (
    <Card title={t('missing.title')} subtitle={missing.length > 0 ? t('missing.subtitle') : t('missing.none')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {missing.map(({ kind, controls, article }) => (
          <Box component="li" key={kind} sx={LINE}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
              <Box sx={{ fontWeight: 600 }}>{t(`kind.${kind}`)}</Box>
              <ToneChip tone="neutral" label={t('missing.controls', { controls: controls.join(', ') })} />
              {article && <ToneChip tone="info" label={t('missing.article', { article })} />}
            </Box>
            <Box>{t(`missing.why.${kind}`)}</Box>
            <Box sx={{ color: 'text.secondary' }}>
              {t('missing.ask')} <q>{t(`missing.clause.${kind}`)}</q>
            </Box>
            <Box>
              {tasksOf([
                {
                  title: t('task.missing', { kind: t(`kind.${kind}`), title: agreement.title }).slice(0, 200),
                  note: t(`missing.clause.${kind}`),
                  source: {
                    kind: 'agreement',
                    key: `agreement:${agreement.id}:missing:${kind}`,
                    href: hrefOfAgreement(agreement.id),
                  },
                },
              ])}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

interface UnusualCardProps {
  agreement: AgreementDetails;
  onShow: (place: { id: string; start: number }) => void;
}

/** What is out of the ordinary, each with the reason and its words. */
export function UnusualCard({ agreement, onShow }: UnusualCardProps) {
  const { t } = useTranslation('agreements');
  const say = useSayings();
  const { unusual, commitments } = agreement;
  return (
    <Card title={t('unusual.title')} subtitle={unusual.length > 0 ? t('unusual.subtitle') : t('unusual.none')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {unusual.map(({ rule, commitmentId, quote }) => {
          const commitment = commitments.find(({ id }) => id === commitmentId);
          const id = commitmentId ?? `${rule} ${quote?.start}`;
          return (
            <Box component="li" key={`${rule} ${id}`} sx={LINE}>
              <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {commitment ? say.commitment(commitment.facts) : t('unusual.disclaimer')}
              </Box>
              <Box>{t(`unusual.why.${rule}`)}</Box>
              {quote && (
                <Box>
                  <Button
                    size="small"
                    variant="text"
                    sx={{ ml: -1 }}
                    onClick={() => onShow({ id, start: quote.start })}
                  >
                    {t('held.quote')}
                  </Button>
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Card>
  );
}

/** What changed against the agreement whose place this one takes. */
export function ChangesCard({ agreement: { changes, replacesTitle } }: { agreement: AgreementDetails }) {
  const { t } = useTranslation('agreements');
  const say = useSayings();
  if (!changes) return null;
  return (
    <Card
      title={t('changes.title')}
      subtitle={t(changes.length > 0 ? 'changes.against' : 'changes.none', { title: replacesTitle })}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {changes.map(({ kind, before, after }, index) => (
          <Box component="li" key={`${kind} ${index}`} sx={LINE}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {t(`kind.${kind}`)}
            </Typography>
            <Box sx={{ color: 'text.secondary' }}>
              {t('changes.before')} {before.map(say.commitment).join('; ') || t('changes.nothing')}
            </Box>
            <Box>
              {t('changes.after')} {after.map(say.commitment).join('; ') || t('changes.nothing')}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
