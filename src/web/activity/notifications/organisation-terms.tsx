import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type KindTerms, waysOf } from '#domain/activity/notification-settings.ts';
import { type Role, ROLES } from '#domain/people/permission.ts';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import { LeaveGuard } from '../../kit/dialogs/leave-guard.tsx';
import { Notice } from '../../kit/notice.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { KindList, type WayColumn } from './kind-list.tsx';
import { type NotificationSettings, useChangeTerms } from './settings-queries.ts';
import { TimingFields } from './timing-fields.tsx';

interface OrganisationTermsProps {
  settings: NotificationSettings;
  onPreview: (kind: string) => void;
}

const WAYS = ['inApp', 'mail', 'webhook', 'isFixed'] as const;

/** What holds for everybody unless they choose otherwise, what nobody can choose, and who is told besides. */
export function OrganisationTerms({ settings, onPreview }: OrganisationTermsProps) {
  const { t } = useTranslation('notifications');
  const mayEdit = usePermission('settings.edit');
  const [terms, setTerms] = useState(settings.terms);
  const change = useChangeTerms(t('saved'));
  const isDirty = JSON.stringify(terms) !== JSON.stringify(settings.terms);
  const off = mayEdit ? null : t('kit:reason.permission');
  const columns: WayColumn[] = WAYS.map((id) => ({
    id,
    label: t(`ways.${id}`),
    isOn: (kind) => waysOf(kind, terms)[id],
    reason: () => off,
  }));
  const keep = (kind: string, next: KindTerms) =>
    setTerms({ ...terms, kinds: { ...terms.kinds, [kind]: { ...terms.kinds[kind], ...next } } });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Notice tone="info">{t('organisation.text')}</Notice>
      <Card title={t('timing.everybody')} subtitle={t('timing.zone', { zone: settings.timezone })}>
        <TimingFields
          rhythm={terms.rhythm}
          quiet={terms.quiet}
          isOff={!mayEdit}
          onRhythm={(rhythm) => setTerms({ ...terms, rhythm })}
          onQuiet={(quiet) => setTerms({ ...terms, quiet })}
        />
      </Card>
      <KindList
        columns={columns}
        onPreview={onPreview}
        onChange={(kind, way, isOn) => keep(kind, { [way]: isOn })}
        more={(kind) => (
          <AlsoTo
            kind={t(`kind.${kind}`)}
            roles={terms.kinds[kind]?.alsoTo ?? []}
            isOff={!mayEdit}
            onChange={(alsoTo) => keep(kind, { alsoTo })}
          />
        )}
      />
      <div>
        <ReasonButton
          reason={off}
          variant="contained"
          color="primary"
          loading={change.isPending}
          onClick={() => change.mutate(terms, { onSuccess: (kept) => setTerms(kept.terms) })}
        >
          {t('save')}
        </ReasonButton>
      </div>
      <LeaveGuard isDirty={isDirty && !change.isPending} />
    </Box>
  );
}

interface AlsoToProps {
  kind: string;
  roles: readonly Role[];
  isOff: boolean;
  onChange: (roles: Role[]) => void;
}

function AlsoTo({ kind, roles, isOff, onChange }: AlsoToProps) {
  const { t } = useTranslation('notifications');
  const { list } = useFormat();
  return (
    <Select
      multiple
      displayEmpty
      size="small"
      variant="standard"
      disableUnderline
      disabled={isOff}
      value={[...roles]}
      onChange={({ target }) => onChange([target.value].flat() as Role[])}
      renderValue={(chosen) =>
        chosen.length === 0
          ? t('alsoTo.nobody')
          : t('alsoTo.roles', { roles: list(chosen.map((role) => t(`role.${role}`))) })
      }
      SelectDisplayProps={{ 'aria-label': t('alsoTo.label', { kind }) }}
      MenuProps={{ slotProps: { list: { 'aria-label': t('alsoTo.label', { kind }) } } }}
      sx={{ fontSize: 'size.small', color: roles.length > 0 ? 'primary.main' : 'text.secondary', maxWidth: '100%' }}
    >
      {ROLES.map((role) => (
        <MenuItem key={role} value={role}>
          <Checkbox size="small" checked={roles.includes(role)} tabIndex={-1} aria-hidden />
          {t(`role.${role}`)}
        </MenuItem>
      ))}
    </Select>
  );
}
