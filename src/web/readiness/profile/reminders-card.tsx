import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { BellPlus, BellRing, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SmartReminder } from '#domain/readiness/profile/reminders.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { hrefOfReminder, useReminderLabels } from './reminder-labels.ts';

const TONES = { high: 'error', medium: 'warning', low: 'neutral' } as const;

interface RemindersCardProps {
  reminders: readonly SmartReminder[];
  total: number;
  openKeys: ReadonlySet<string>;
  onRemind: (reminder: SmartReminder) => void;
  onGenerate: () => void;
}

/** Smart reminders: what is due, runs out or lies about, each with its reason and the way to it. */
export function RemindersCard({ reminders, total, openKeys, onRemind, onGenerate }: RemindersCardProps) {
  const { t } = useTranslation(['profile-insights', 'kit']);
  const reason = usePermission('iso_readiness.edit') ? null : t('kit:reason.permission');
  return (
    <Card title={t('reminders.title')} subtitle={t('reminders.subtitle')}>
      <ReasonButton
        reason={reason}
        variant="contained"
        color="primary"
        startIcon={<Sparkles />}
        onClick={onGenerate}
        sx={{ mb: 1 }}
      >
        {t('reminders.generate')}
      </ReasonButton>
      {reminders.length === 0 && (
        <EmptyState icon={BellRing} title={t('reminders.none')} text={t('reminders.noneText')} />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: { md: 520 }, overflowY: { md: 'auto' } }}>
        {reminders.map((reminder) => (
          <ReminderRow
            key={reminder.id}
            reminder={reminder}
            isMade={openKeys.has(`reminder/${reminder.id}`)}
            reason={reason}
            onRemind={onRemind}
          />
        ))}
      </Box>
      {total > reminders.length && (
        <Box sx={{ fontSize: 'size.plain', color: 'text.secondary', mt: 1 }}>
          {t('reminders.more', { count: total - reminders.length })}
        </Box>
      )}
    </Card>
  );
}

interface ReminderRowProps extends Pick<RemindersCardProps, 'onRemind'> {
  reminder: SmartReminder;
  isMade: boolean;
  reason: string | null;
}

function ReminderRow({ reminder, isMade, reason, onRemind }: ReminderRowProps) {
  const { t } = useTranslation('profile-insights');
  const { titleOf, whyOf } = useReminderLabels([reminder]);
  const title = titleOf(reminder);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1.25,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Link component={AppLink} href={hrefOfReminder(reminder)} sx={{ fontWeight: 600, textWrap: 'pretty' }}>
          {title}
        </Link>
        <Box sx={{ fontSize: 'size.plain', color: 'text.secondary', textWrap: 'pretty' }}>{whyOf(reminder)}</Box>
      </Box>
      <ToneChip tone={TONES[reminder.urgency]} label={t(`urgency.${reminder.urgency}`)} />
      {isMade ? (
        <ToneChip tone="success" label={t('reminders.made')} />
      ) : (
        <ReasonButton
          size="small"
          reason={reason}
          startIcon={<BellPlus />}
          aria-label={t('reminders.remindOf', { title })}
          onClick={() => onRemind(reminder)}
        >
          {t('reminders.remind')}
        </ReasonButton>
      )}
    </Box>
  );
}
