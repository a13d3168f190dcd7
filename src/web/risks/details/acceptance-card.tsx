import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AcceptanceStatus } from '#domain/risks/acceptance.ts';
import type { Method } from '#domain/risks/method.ts';
import type { RiskDetails } from '#domain/risks/view.ts';
import { AsFileSays } from '../../kit/as-file-says.tsx';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import type { Tone } from '../../kit/tone.ts';
import { useSession } from '../../people/session.ts';
import { usePermission } from '../../people/use-permission.ts';
import { useRiskChanges } from '../risk-queries.ts';
import { AcceptDialog, ReasonDialog } from './decide-dialogs.tsx';

type Given = RiskDetails['acceptances'][number];

const TONES: Record<AcceptanceStatus['state'], Tone> = {
  valid: 'success',
  changed: 'warning',
  expired: 'error',
  withdrawn: 'neutral',
};

/** What the owner accepted, for which state, and whether that still holds. */
export function AcceptanceCard({ risk, method }: { risk: RiskDetails; method: Method }) {
  const { t } = useTranslation('risks');
  const [isOpen, setOpen] = useState(false);
  const [current, ...earlier] = risk.acceptances;
  const refusal = risk.acceptanceRefusal;
  return (
    <Card
      title={t('accept.card')}
      subtitle={t('accept.cardText')}
      action={
        <ReasonButton
          variant={current?.standing.state === 'valid' ? 'outlined' : 'contained'}
          color="primary"
          reason={refusal && t(`refusal.${refusal}`)}
          onClick={() => setOpen(true)}
        >
          {t(current && current.standing.state !== 'withdrawn' ? 'accept.again' : 'accept.title')}
        </ReasonButton>
      }
    >
      {current ? (
        <Acceptance given={current} risk={risk} isCurrent />
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{t('accept.none')}</Box>
      )}
      {earlier.length > 0 && (
        <Box component="details" sx={{ mt: 2 }}>
          <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, fontSize: 'size.plain' }}>
            {t('accept.earlier', { count: earlier.length })}
          </Box>
          {earlier.map((given) => (
            <Box key={given.id} sx={{ mt: 1.5, pt: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
              <Acceptance given={given} risk={risk} />
            </Box>
          ))}
        </Box>
      )}
      {isOpen && <AcceptDialog risk={risk} method={method} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function Acceptance({ given, risk, isCurrent = false }: { given: Given; risk: RiskDetails; isCurrent?: boolean }) {
  const { t } = useTranslation('risks');
  const format = useFormat();
  const { user } = useSession();
  const mayEdit = usePermission('risk_management.edit');
  const { withdraw } = useRiskChanges();
  const [isOpen, setOpen] = useState(false);
  const { standing, stateThen } = given;
  const controls = stateThen.controls.filter(({ applicable }) => applicable);
  const implemented = controls.filter(({ status }) => status === 'Implemented').length;
  return (
    <Box sx={{ display: 'grid', gap: 1, fontSize: 'size.plain' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ToneChip
          tone={isCurrent ? TONES[standing.state] : 'neutral'}
          label={t(isCurrent || standing.state === 'withdrawn' ? `standing.${standing.state}` : 'standing.superseded')}
        />
        <span>
          {t('accept.by', {
            name: given.acceptedByName,
            date: format.date(given.acceptedAt),
            until: format.date(given.until),
          })}
          <AsFileSays file={given.fromFile} />
        </span>
      </Box>
      {isCurrent && standing.state === 'changed' && (
        <Notice tone="warning" title={t('accept.changed')}>
          {standing.changes.map((change) => t(`acceptanceChange.${change}`)).join(' ')}
        </Notice>
      )}
      {isCurrent && standing.state === 'expired' && (
        <Notice tone="error">{t('accept.expired', { date: format.date(given.until) })}</Notice>
      )}
      <Box
        component="blockquote"
        sx={{ m: 0, pl: 1.5, borderLeft: '3px solid', borderColor: 'divider', whiteSpace: 'pre-line' }}
      >
        {given.statement}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {t('accept.state', {
          score: stateThen.score,
          band: stateThen.bandLabel,
          treatment: stateThen.treatment ? t(`treatmentShort.${stateThen.treatment}`) : t('treatment.none'),
          implemented,
          controls: controls.length,
          number: stateThen.methodNumber,
        })}
      </Box>
      {given.withdrawnAt && (
        <Box sx={{ color: 'text.secondary' }}>
          {t('accept.withdrawn', {
            name: given.withdrawnByName,
            date: format.date(given.withdrawnAt),
            reason: given.withdrawnReason,
          })}
        </Box>
      )}
      {isCurrent && !given.withdrawnAt && (mayEdit || given.acceptedBy === user.id) && (
        <Box>
          <Button size="small" onClick={() => setOpen(true)}>
            {t('accept.withdraw')}
          </Button>
        </Box>
      )}
      {isOpen && (
        <ReasonDialog
          title={t('accept.withdraw')}
          text={t('accept.withdrawText')}
          saveLabel={t('accept.withdraw')}
          isBusy={withdraw.isPending}
          error={withdraw.error}
          onClose={() => setOpen(false)}
          onReason={(reason) =>
            withdraw.mutate(
              { id: risk.id, partId: given.id, reason },
              {
                onSuccess: () => {
                  toast('success', t('accept.withdrawnDone'));
                  setOpen(false);
                },
              },
            )
          }
        />
      )}
    </Box>
  );
}
