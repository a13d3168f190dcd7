import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { PenLine, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLate, type RiskAction } from '#domain/risks/action.ts';
import type { RiskDetails } from '#domain/risks/view.ts';
import { todayIs } from '../../controls/control-queries.ts';
import { Card } from '../../kit/card.tsx';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { useFormat } from '../../kit/format.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { useSession } from '../../people/session.ts';
import { useRiskChanges } from '../risk-queries.ts';
import { ActionDialog } from './action-dialog.tsx';

interface PlanCardProps {
  risk: RiskDetails;
  reason: string | null;
  /** Makes tasks of what is open: a later subject knows how. */
  tasks?: ReactNode;
}

/** How the risk is treated, why so, and the steps that lead there. */
export function PlanCard({ risk, reason, tasks }: PlanCardProps) {
  const { t } = useTranslation('risks');
  const format = useFormat();
  const [opened, setOpened] = useState<{ action: RiskAction | null } | null>(null);
  const cost = risk.actions.reduce((sum, each) => sum + (each.state === 'cancelled' ? 0 : (each.cost ?? 0)), 0);
  return (
    <Card
      title={t('plan.title')}
      subtitle={t(`treatment.${risk.treatment ?? 'none'}`)}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
          {tasks}
          <ReasonButton reason={reason} startIcon={<Plus />} onClick={() => setOpened({ action: null })}>
            {t('plan.add')}
          </ReasonButton>
        </Box>
      }
    >
      {risk.treatmentRationale && (
        <Typography sx={{ whiteSpace: 'pre-line', mb: 1.5 }}>{risk.treatmentRationale}</Typography>
      )}
      {risk.targetOn && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {t('plan.targetOn', { date: format.date(risk.targetOn) })}
        </Typography>
      )}
      {risk.actions.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('plan.none')}</Box>
      ) : (
        <Box component="ul" aria-label={t('plan.steps')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {risk.actions.map((action) => (
            <ActionLine key={action.id} action={action} reason={reason} onChange={() => setOpened({ action })} />
          ))}
        </Box>
      )}
      {cost > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
          {t('plan.totalCost', { cost: format.number(cost) })}
        </Typography>
      )}
      {opened && <ActionDialog riskId={risk.id} action={opened.action} onClose={() => setOpened(null)} />}
    </Card>
  );
}

function ActionLine({ action, reason, onChange }: { action: RiskAction; reason: string | null; onChange: () => void }) {
  const { t } = useTranslation('risks');
  const format = useFormat();
  const { user } = useSession();
  const { changeAction, removeAction } = useRiskChanges();
  const [isRemoving, setRemoving] = useState(false);
  const mayFinish = reason === null || action.ownerId === user.id;
  const onError = (error: unknown) => toast('error', messageOf(error));
  const facts = [
    action.ownerName ?? t('field.nobody'),
    action.dueOn && t('plan.dueOn', { date: format.date(action.dueOn) }),
    action.effort && t(`effort.${action.effort}`),
    action.cost !== null && t('plan.costOf', { cost: format.number(action.cost) }),
  ].filter(Boolean);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 0.5,
        py: 1,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Checkbox
        checked={action.state === 'done'}
        disabled={!mayFinish || changeAction.isPending}
        onChange={(_, isDone) =>
          changeAction.mutate({ id: action.riskId, partId: action.id, state: isDone ? 'done' : 'open' }, { onError })
        }
        slotProps={{ input: { 'aria-label': t('plan.finish', { title: action.title }) } }}
        sx={{ mt: -0.75, ml: -1 }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box
          sx={{
            fontWeight: 600,
            textDecoration: action.state === 'cancelled' ? 'line-through' : undefined,
            overflowWrap: 'anywhere',
          }}
        >
          {action.title}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 'size.plain' }}>{facts.join(' · ')}</Box>
        {action.note && <Box sx={{ fontSize: 'size.plain', whiteSpace: 'pre-line', mt: 0.5 }}>{action.note}</Box>}
        {action.closedAt && (
          <Box sx={{ color: 'text.secondary', fontSize: 'size.small' }}>
            {t('plan.closedBy', { name: action.closedByName, date: format.date(action.closedAt) })}
          </Box>
        )}
      </Box>
      {isLate(action, todayIs()) && <ToneChip tone="error" label={t('plan.late')} />}
      {reason === null && (
        <>
          <IconButton size="small" aria-label={t('plan.changeOne', { title: action.title })} onClick={onChange}>
            <PenLine />
          </IconButton>
          <IconButton
            size="small"
            aria-label={t('plan.removeOne', { title: action.title })}
            onClick={() => setRemoving(true)}
          >
            <Trash2 />
          </IconButton>
        </>
      )}
      <ConfirmDialog
        isOpen={isRemoving}
        isDangerous
        title={t('plan.remove')}
        confirmLabel={t('plan.remove')}
        isBusy={removeAction.isPending}
        onConfirm={() => removeAction.mutate({ id: action.riskId, partId: action.id }, { onError })}
        onCancel={() => setRemoving(false)}
      >
        {t('plan.removeQuestion', { title: action.title })}
      </ConfirmDialog>
    </Box>
  );
}
