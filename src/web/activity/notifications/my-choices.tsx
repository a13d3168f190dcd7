import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NO_CHOICES, quietOf, rhythmOf, waysOf } from '#domain/activity/notification-settings.ts';
import { Card } from '../../kit/card.tsx';
import { LeaveGuard } from '../../kit/dialogs/leave-guard.tsx';
import { KindList, type WayColumn } from './kind-list.tsx';
import { type NotificationSettings, useChangeChoices } from './settings-queries.ts';
import { TimingFields } from './timing-fields.tsx';

interface MyChoicesProps {
  settings: NotificationSettings;
  onPreview: (kind: string) => void;
}

/** How I am told: each kind in the product and by mail, and when mails leave. */
export function MyChoices({ settings, onPreview }: MyChoicesProps) {
  const { t } = useTranslation('notifications');
  const { terms, timezone } = settings;
  const [choices, setChoices] = useState(settings.choices);
  const change = useChangeChoices(t('saved'));
  const isDirty = JSON.stringify(choices) !== JSON.stringify(settings.choices);
  const hasOwnTiming = choices.rhythm !== null || choices.quiet !== null;
  const fixed = (kind: string) => (terms.kinds[kind]?.isFixed ? t('fixed') : null);
  const columns: WayColumn[] = (['inApp', 'mail'] as const).map((id) => ({
    id,
    label: t(`ways.${id}`),
    isOn: (kind) => waysOf(kind, terms, choices)[id],
    reason: fixed,
  }));
  const timing = (isOwn: boolean) =>
    setChoices({
      ...choices,
      rhythm: isOwn ? rhythmOf(terms, choices) : null,
      quiet: isOwn ? quietOf(terms, choices) : null,
    });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card title={t('timing.mine')} subtitle={t('timing.zone', { zone: timezone })}>
        <FormControlLabel
          label={t('timing.own')}
          control={
            <Switch
              checked={hasOwnTiming}
              onChange={(_, isOwn) => timing(isOwn)}
              slotProps={{ input: { role: 'switch' } }}
            />
          }
        />
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {t(hasOwnTiming ? 'timing.gathered' : 'timing.asOrganisation')}
        </Typography>
        <TimingFields
          rhythm={rhythmOf(terms, choices)}
          quiet={quietOf(terms, choices)}
          isOff={!hasOwnTiming}
          onRhythm={(rhythm) => setChoices({ ...choices, rhythm })}
          onQuiet={(quiet) => setChoices({ ...choices, quiet })}
        />
      </Card>
      <KindList
        columns={columns}
        onPreview={onPreview}
        onChange={(kind, way, isOn) =>
          setChoices({ ...choices, kinds: { ...choices.kinds, [kind]: { ...choices.kinds[kind], [way]: isOn } } })
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          color="primary"
          loading={change.isPending}
          onClick={() => change.mutate(choices, { onSuccess: (kept) => setChoices(kept.choices) })}
        >
          {t('save')}
        </Button>
        <Button onClick={() => setChoices(NO_CHOICES)}>{t('asOrganisation')}</Button>
      </Box>
      <LeaveGuard isDirty={isDirty && !change.isPending} />
    </Box>
  );
}
