import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Control, ControlChange } from '#domain/controls/control.ts';
import { orpc } from '../kit/requests/api.ts';
import { Dialog } from '../kit/dialogs/dialog.tsx';
import { useFormat } from '../kit/format.ts';
import { CardSkeleton } from '../kit/skeletons.tsx';
import { useCurrentFramework } from '../frameworks/current-framework.ts';
import { useTitles } from '../frameworks/framework.ts';
import { subjectIdOf, useMembers } from './control-queries.ts';
import type { WantedChange } from './use-control-changes.ts';

interface ConflictDialogProps {
  wanted: WantedChange;
  /** Makes the change again on top of what stands now. */
  onApply: (wanted: WantedChange) => void;
  onClose: () => void;
}

const FIELDS = ['status', 'applicable', 'justification', 'reasons', 'ownerId', 'ownerRole', 'dueOn'] as const;

/** Somebody was faster: shows what stands now, by whom, beside what one wanted. Nothing is overwritten without a decision. */
export function ConflictDialog({ wanted, onApply, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('controls');
  const format = useFormat();
  const framework = useCurrentFramework();
  const titles = useTitles();
  const { requirementId, change } = wanted;
  const now = useQuery(
    orpc.controls.get.queryOptions({ input: { framework, requirementId }, staleTime: 0, gcTime: 0 }),
  );
  const last = useQuery(
    orpc.activity.recent.list.queryOptions({
      input: { subject: 'controls', subjectId: subjectIdOf(framework, requirementId), limit: 1 },
      staleTime: 0,
    }),
  );
  const control = now.isFetching ? undefined : now.data;
  const who = last.data?.[0];
  return (
    <Dialog
      isOpen
      title={t('conflict.title', { id: requirementId })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('conflict.keep')}</Button>
          <Button
            variant="contained"
            color="primary"
            disabled={!control}
            onClick={() => {
              if (control) onApply({ requirementId, change, version: control.version });
              onClose();
            }}
          >
            {t('conflict.apply')}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 2 }}>
        {who ? t('conflict.by', { name: who.actorName, when: format.dateTime(who.at) }) : t('conflict.bySomebody')}{' '}
        {t('conflict.kept')}
      </Typography>
      <Typography variant="h4" component="p" sx={{ mb: 1 }}>
        {titles.requirement(requirementId)}
      </Typography>
      {control ? <Comparison control={control} change={change} /> : <CardSkeleton lines={2} />}
    </Dialog>
  );
}

function Comparison({ control, change }: { control: Control; change: ControlChange }) {
  const { t } = useTranslation('controls');
  const say = useSay();
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        fontSize: 'size.plain',
        '& th, & td': { textAlign: 'left', py: 0.75, pr: 2, verticalAlign: 'top' },
      }}
    >
      <thead>
        <Box component="tr" sx={{ color: 'text.secondary', '& th': { fontWeight: 600, fontSize: 'size.small' } }}>
          <th scope="col">{t('conflict.field')}</th>
          <th scope="col">{t('conflict.now')}</th>
          <th scope="col">{t('conflict.yours')}</th>
        </Box>
      </thead>
      <tbody>
        {FIELDS.map((field) => (
          <Box component="tr" key={field} sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
            <th scope="row">{t(`field.${field}`)}</th>
            <td>{say(field, control[field])}</td>
            <td>
              {change[field] === undefined ? t('conflict.untouched') : <strong>{say(field, change[field])}</strong>}
            </td>
          </Box>
        ))}
      </tbody>
    </Box>
  );
}

function useSay() {
  const { t } = useTranslation('controls');
  const format = useFormat();
  const { data: members } = useMembers();
  return (field: (typeof FIELDS)[number], value: unknown): string => {
    if (field === 'status') return t(`status.${String(value)}`);
    if (field === 'applicable') return t(value ? 'applicable.yes' : 'applicable.no');
    if (field === 'ownerRole') return t(`role.${typeof value === 'string' ? value : 'none'}`);
    if (Array.isArray(value)) return value.map((reason) => t(`reason.${String(reason)}`)).join(', ') || '–';
    if (field === 'ownerId') return members?.find(({ id }) => id === value)?.name ?? t('owner.none');
    if (field === 'dueOn') return typeof value === 'string' ? format.date(value) : t('due.none');
    return typeof value === 'string' && value !== '' ? value : '–';
  };
}
