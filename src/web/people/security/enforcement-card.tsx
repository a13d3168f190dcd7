import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { needsSecondFactor, SECOND_FACTOR_RULES } from '#domain/organisations/policy.ts';
import { orpc } from '../../kit/requests/api.ts';
import { Card } from '../../kit/card.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';
import { useChangePolicy } from '../use-change-policy.tsx';
import { usePermission } from '../use-permission.ts';

const MOST_NAMES = 12;

/** Who must have a second factor, and who has none. */
export function EnforcementCard() {
  const { t } = useTranslation('security');
  const id = useId();
  const format = useFormat();
  const mayEdit = usePermission('settings.edit');
  const { data, error, refetch } = useQuery(orpc.organisations.policy.get.queryOptions());
  const { change, isBusy, proofDialog } = useChangePolicy({
    onKept: () => toast('success', t('enforcement.saved')),
    onRefused: (failure) => toast('error', messageOf(failure)),
  });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />;
  const { withoutSecondFactor: without, policy } = data;
  const bound = without.filter(({ isAdmin }) => needsSecondFactor(policy.secondFactor, isAdmin));
  const names = without.slice(0, MOST_NAMES).map(({ name }) => name);
  const listed =
    without.length > names.length ? [...names, t('enforcement.more', { count: without.length - names.length })] : names;
  return (
    <Card title={t('enforcement.title')} subtitle={t('enforcement.subtitle')}>
      <FormControl fullWidth sx={{ maxWidth: 420, mb: 2 }}>
        <FormLabel id={`${id}-label`} htmlFor={id} sx={{ mb: 0.5 }}>
          {t('enforcement.who')}
        </FormLabel>
        <Select
          id={id}
          labelId={`${id}-label`}
          value={policy.secondFactor}
          disabled={!mayEdit || isBusy}
          onChange={(event) => void change({ secondFactor: event.target.value })}
        >
          {SECOND_FACTOR_RULES.map((rule) => (
            <MenuItem key={rule} value={rule}>
              {t(`rule.${rule}`)}
            </MenuItem>
          ))}
        </Select>
        <FormHelperText>{mayEdit ? t('enforcement.help') : t('kit:reason.permission')}</FormHelperText>
      </FormControl>
      {without.length === 0 ? (
        <Notice tone="success">{t('enforcement.all')}</Notice>
      ) : (
        <Notice
          tone={bound.length > 0 ? 'warning' : 'info'}
          title={t('enforcement.without', { count: without.length })}
        >
          {format.list(listed)}
        </Notice>
      )}
      {proofDialog}
    </Card>
  );
}
