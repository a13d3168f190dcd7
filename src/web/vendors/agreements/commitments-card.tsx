import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Check, PenLine, Plus, RotateCcw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AgreementDetails } from '#domain/vendors/agreements/agreement.ts';
import type { Commitment } from '#domain/vendors/agreements/commitment.ts';
import { COMMITMENT_KINDS } from '#domain/vendors/agreements/values.ts';
import { Card } from '../../kit/card.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import type { Tone } from '../../kit/tone.ts';
import { useAgreementChanges } from './agreement-queries.ts';
import { useSayings } from './use-sayings.ts';

const TONES: Record<Commitment['state'], Tone> = {
  proposed: 'neutral',
  confirmed: 'success',
  corrected: 'success',
  added: 'success',
  dismissed: 'neutral',
};

interface CommitmentsCardProps {
  agreement: AgreementDetails;
  activeId: string | null;
  reason: string | null;
  onShow: (commitment: Commitment) => void;
  onCorrect: (commitment: Commitment) => void;
  onAdd: () => void;
}

/** What the agreement commits to, kind by kind, with what people say of it. */
export function CommitmentsCard({ agreement, activeId, reason, onShow, onCorrect, onAdd }: CommitmentsCardProps) {
  const { t } = useTranslation('agreements');
  const conflicting = new Set(agreement.conflicts.flat());
  const kinds = COMMITMENT_KINDS.filter((kind) => agreement.commitments.some(({ facts }) => facts.kind === kind));
  return (
    <Card
      flush
      title={t('commitments.title')}
      subtitle={t('commitments.subtitle', { count: agreement.counts.commitments, open: agreement.counts.open })}
      action={
        <ReasonButton size="small" variant="text" startIcon={<Plus />} reason={reason} onClick={onAdd}>
          {t('commitment.add')}
        </ReasonButton>
      }
    >
      <Box
        sx={{ maxHeight: { md: 620 }, overflow: { md: 'auto' } }}
        tabIndex={0}
        role="group"
        aria-label={t('commitments.list')}
      >
        {kinds.map((kind) => (
          <Box key={kind} sx={{ px: 2.5, pb: 1.5 }}>
            <Typography variant="h4" component="h3" sx={{ py: 0.75 }}>
              {t(`kind.${kind}`)}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {agreement.commitments
                .filter(({ facts }) => facts.kind === kind)
                .map((commitment) => (
                  <Line
                    key={commitment.id}
                    agreementId={agreement.id}
                    commitment={commitment}
                    isActive={commitment.id === activeId}
                    isConflicting={conflicting.has(commitment.id)}
                    reason={reason}
                    onShow={() => onShow(commitment)}
                    onCorrect={() => onCorrect(commitment)}
                  />
                ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

interface LineProps {
  agreementId: string;
  commitment: Commitment;
  isActive: boolean;
  isConflicting: boolean;
  reason: string | null;
  onShow: () => void;
  onCorrect: () => void;
}

function Line({ agreementId, commitment, isActive, isConflicting, reason, onShow, onCorrect }: LineProps) {
  const { t } = useTranslation('agreements');
  const say = useSayings();
  const { decide } = useAgreementChanges();
  const { facts, state, quote, id, version, decidedByName } = commitment;
  const send = (decision: 'confirm' | 'dismiss' | 'reset', undoes = false) =>
    decide.mutate(
      { id: agreementId, commitmentId: id, decision, ...(!undoes && { version }) },
      {
        onSuccess: () => {
          if (undoes) return;
          toast('success', t(`commitment.done.${decision}`), {
            label: t('commitment.undo'),
            run: () => send(decision === 'reset' ? 'dismiss' : 'reset', true),
          });
        },
        onError: (error) => toast('error', messageOf(error)),
      },
    );
  const name = say.commitment(facts);
  const scope = [facts.severity, facts.service].filter(Boolean).join(', ');
  const isDismissed = state === 'dismissed';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'flex-start',
        py: 0.75,
        borderTop: '1px solid',
        borderColor: 'divider',
        ...(isActive && { bgcolor: 'hover.main' }),
      }}
    >
      <ButtonBase
        disabled={!quote}
        aria-current={isActive}
        onClick={onShow}
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'block',
          textAlign: 'left',
          font: 'inherit',
          borderRadius: '6px',
          px: 0.5,
        }}
      >
        <Box
          sx={{
            fontWeight: 600,
            fontSize: 'size.plain',
            overflowWrap: 'anywhere',
            ...(isDismissed && { textDecoration: 'line-through', color: 'text.secondary' }),
          }}
        >
          {scope ? t('say.pair', { label: scope, value: say.facts(facts) }) : say.facts(facts)}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
          <ToneChip tone={TONES[state]} label={t(`decided.${state}`, { name: decidedByName ?? '' })} />
          {facts.modality === 'target' && <ToneChip tone="warning" label={t('modality.target')} />}
          {isConflicting && !isDismissed && <ToneChip tone="error" label={t('commitments.conflict')} />}
          {quote?.page != null && <ToneChip tone="neutral" label={t('text.page', { page: quote.page })} />}
        </Box>
      </ButtonBase>
      {reason === null && (
        <Box sx={{ display: 'flex', flex: 'none' }}>
          {state === 'proposed' && (
            <IconButton size="small" aria-label={t('commitment.confirmOne', { name })} onClick={() => send('confirm')}>
              <Check />
            </IconButton>
          )}
          {!isDismissed && (
            <IconButton size="small" aria-label={t('commitment.correctOne', { name })} onClick={onCorrect}>
              <PenLine />
            </IconButton>
          )}
          {isDismissed ? (
            <Button
              size="small"
              variant="text"
              startIcon={<RotateCcw />}
              aria-label={t('commitment.resetOne', { name })}
              onClick={() => send('reset')}
            >
              {t('commitment.reset')}
            </Button>
          ) : (
            <IconButton size="small" aria-label={t('commitment.dismissOne', { name })} onClick={() => send('dismiss')}>
              <X />
            </IconButton>
          )}
        </Box>
      )}
    </Box>
  );
}
