import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PLACEHOLDERS } from '#domain/automation/fill.ts';
import { ACTION_KINDS } from '#domain/automation/values.ts';
import { CONTROL_STATUSES } from '#domain/controls/values.ts';
import { ROLES } from '#domain/people/permission.ts';
import { useMembers } from '../../controls/control-queries.ts';
import { FieldGrid, FieldRow } from '../../kit/forms/field-grid.tsx';
import { NumberField } from '../../kit/forms/number-field.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useEndpoints } from '../webhooks/webhook-queries.ts';
import { NEW_ACTION, type RuleValues } from './rule-values.ts';

const MOST = 5;

/** Then: up to five things, one after the other. */
export function ThenFields() {
  const { t } = useTranslation('automation');
  const actions = useFieldArray<RuleValues, 'actions'>({ name: 'actions' });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {actions.fields.map(({ id }, place) => (
        <Box
          key={id}
          role="group"
          aria-label={t('form.step', { number: place + 1 })}
          sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '8px', p: 1.5 }}
        >
          <ActionFields place={place} />
          {actions.fields.length > 1 && (
            <Button variant="text" size="small" startIcon={<Trash2 size={14} />} onClick={() => actions.remove(place)}>
              {t('form.removeStep', { number: place + 1 })}
            </Button>
          )}
        </Box>
      ))}
      {actions.fields.length < MOST && (
        <div>
          <Button
            variant="text"
            size="small"
            startIcon={<Plus size={14} />}
            onClick={() => actions.append({ ...NEW_ACTION, kind: 'notification', days: 14 })}
          >
            {t('form.addStep')}
          </Button>
        </div>
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('form.placeholders', { names: PLACEHOLDERS.map((name) => `{{${name}}}`).join(', ') })}
      </Typography>
    </Box>
  );
}

function ActionFields({ place }: { place: number }) {
  const { t } = useTranslation('automation');
  const at = `actions.${place}` as const;
  const kind = useWatch<RuleValues, `${typeof at}.kind`>({ name: `${at}.kind` });
  return (
    <FieldGrid>
      <FieldRow>
        <SelectField
          name={`${at}.kind`}
          label={t('form.do')}
          options={ACTION_KINDS.map((value) => ({ value, label: t(`action.${value}`) }))}
        />
      </FieldRow>
      {(kind === 'task' || kind === 'notification' || kind === 'mail') && (
        <>
          <FieldRow>
            <TextField name={`${at}.title`} label={t(`form.says.${kind}`)} isRequired />
          </FieldRow>
          {kind === 'mail' && (
            <FieldRow>
              <TextField name={`${at}.text`} label={t('form.message')} rows={3} isRequired />
            </FieldRow>
          )}
          <ToField name={`${at}.to`} takesRoles={kind !== 'task'} />
          {kind === 'task' && (
            <NumberField
              name={`${at}.days`}
              label={t('form.within')}
              unit={t('form.unit')}
              min={0}
              max={365}
              step={1}
            />
          )}
          {kind === 'task' && (
            <FieldRow>
              <TextField name={`${at}.note`} label={t('form.note')} rows={2} />
            </FieldRow>
          )}
        </>
      )}
      {kind === 'webhook' && (
        <FieldRow>
          <EndpointField name={`${at}.endpointId`} />
        </FieldRow>
      )}
      {kind === 'status' && (
        <FieldRow>
          <SelectField
            name={`${at}.status`}
            label={t('form.status')}
            help={t('form.statusHelp')}
            options={CONTROL_STATUSES.map((value) => ({ value, label: t(`value.${value}`) }))}
          />
        </FieldRow>
      )}
    </FieldGrid>
  );
}

function ToField({ name, takesRoles }: { name: string; takesRoles: boolean }) {
  const { t } = useTranslation('automation');
  const { data: members = [] } = useMembers();
  const options = [
    ...(['owner', 'maker'] as const).map((value) => ({ value: value as string, label: t(`to.${value}`) })),
    ...(takesRoles ? ROLES.map((role) => ({ value: `role:${role}`, label: t(`role.${role}`) })) : []),
    ...members.map(({ id, name: label }) => ({ value: `person:${id}`, label })),
  ];
  return <SelectField name={name} label={t('form.to')} options={options} help={t('form.toHelp')} />;
}

function EndpointField({ name }: { name: string }) {
  const { t } = useTranslation('automation');
  const { data: endpoints = [] } = useEndpoints();
  if (endpoints.length === 0) return <Notice tone="info">{t('form.noEndpoint')}</Notice>;
  return (
    <SelectField
      name={name}
      label={t('form.endpoint')}
      options={endpoints.map(({ id, name: label }) => ({ value: id, label }))}
      isRequired
    />
  );
}
