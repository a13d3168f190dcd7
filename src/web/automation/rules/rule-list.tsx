import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { Copy, Pencil, Plus, Trash2, Workflow } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#domain/addresses.ts';
import type { NewRule, Rule } from '#domain/automation/rule.ts';
import { orpc } from '../../kit/requests/api.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { usePermission } from '../../people/use-permission.ts';
import { useChangeRule, useRefreshRules } from './rule-queries.ts';
import { useRuleLabels } from './rule-labels.ts';

interface RuleListProps {
  rules: readonly Rule[];
  onEdit: (rule: Rule) => void;
  onCopy: (draft: NewRule) => void;
  onAdd: () => void;
  readyHref: string;
}

/** Each rule in a sentence, with its switch and how often it acted. */
export function RuleList({ rules, onEdit, onCopy, onAdd, readyHref }: RuleListProps) {
  const { t } = useTranslation('automation');
  const mayEdit = usePermission('settings.edit');
  const refresh = useRefreshRules();
  const [leaving, setLeaving] = useState<Rule | null>(null);
  const remove = useMutation(
    orpc.automation.rules.remove.mutationOptions({
      onSuccess: () => {
        toast('success', t('rules.removed'));
        setLeaving(null);
        refresh();
      },
      onError: (error) => toast('error', messageOf(error)),
    }),
  );
  const reason = mayEdit ? null : t('kit:reason.permission');
  if (rules.length === 0)
    return (
      <Card>
        <EmptyState
          icon={Workflow}
          heading="h2"
          title={t('rules.empty')}
          text={t('rules.emptyText')}
          actions={
            <>
              <ReasonButton reason={reason} startIcon={<Plus size={16} />} onClick={onAdd}>
                {t('rules.add')}
              </ReasonButton>
              <ReasonButton variant="contained" color="primary" href={readyHref}>
                {t('rules.seeReady')}
              </ReasonButton>
            </>
          }
        />
      </Card>
    );
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {rules.map((rule) => (
        <li key={rule.id}>
          <RuleCard rule={rule} reason={reason} onEdit={onEdit} onCopy={onCopy} onRemove={setLeaving} />
        </li>
      ))}
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('rules.removeAsk', { name: leaving?.name ?? '' })}
        confirmLabel={t('remove')}
        isDangerous
        isBusy={remove.isPending}
        onCancel={() => setLeaving(null)}
        onConfirm={() => leaving && remove.mutate({ id: leaving.id })}
      >
        {t('rules.removeText')}
      </ConfirmDialog>
    </Box>
  );
}

interface RuleCardProps {
  rule: Rule;
  reason: string | null;
  onEdit: (rule: Rule) => void;
  onCopy: (draft: NewRule) => void;
  onRemove: (rule: Rule) => void;
}

function RuleCard({ rule, reason, onEdit, onCopy, onRemove }: RuleCardProps) {
  const { t } = useTranslation('automation');
  const { dateTime } = useFormat();
  const { when, doing } = useRuleLabels();
  const change = useChangeRule();
  const { id, name, isOn, trigger, actions, mostPerHour, version, offReason, makerName, done, failed, lastRunAt } =
    rule;
  const core = { name, trigger, actions, mostPerHour };
  const facts = [
    t('rules.by', { name: makerName }),
    t('rules.done', { count: done }),
    ...(failed > 0 ? [t('rules.failed', { count: failed })] : []),
    ...(lastRunAt ? [t('rules.last', { when: dateTime(lastRunAt) })] : []),
  ];
  return (
    <Card
      title={name}
      action={
        <Switch
          checked={isOn}
          disabled={reason !== null || change.isPending}
          onChange={(_, next) => change.mutate({ id, version, ...core, isOn: next })}
          slotProps={{ input: { role: 'switch', 'aria-label': t('rules.isOn', { name }) } }}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        {offReason && <Notice tone="warning">{t(`rules.off.${offReason}`, { name: makerName })}</Notice>}
        <Typography variant="body2">
          <strong>{t('form.when')}</strong> {when(trigger)}
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {actions.map((action, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- they have no names, and stand in their order
            <li key={place}>
              <Typography variant="body2" component="span">
                {doing(action)}
              </Typography>
            </li>
          ))}
        </Box>
        <Typography variant="caption" sx={{ color: failed > 0 ? 'error.main' : 'text.secondary' }}>
          {facts.join(' · ')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <ReasonButton size="small" reason={reason} startIcon={<Pencil size={14} />} onClick={() => onEdit(rule)}>
            {t('rules.change')}
          </ReasonButton>
          <ReasonButton
            size="small"
            reason={reason}
            startIcon={<Copy size={14} />}
            onClick={() => onCopy({ ...core, isOn: true, name: t('rules.copyOf', { name }).slice(0, 120) })}
          >
            {t('rules.copy')}
          </ReasonButton>
          <ReasonButton size="small" reason={reason} startIcon={<Trash2 size={14} />} onClick={() => onRemove(rule)}>
            {t('remove')}
          </ReasonButton>
          <Link
            component={AppLink}
            href={addressOf('automation', { tab: 'log', rule: id })}
            sx={{ fontSize: 'size.plain' }}
          >
            {t('rules.log')}
          </Link>
        </Box>
      </Box>
    </Card>
  );
}
