import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Declination, REQUEST_STATUSES, type RequestStatus } from '#domain/people/user-request.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { DataTable } from '../../kit/table/data-table.tsx';
import { FilterSelect } from '../../kit/table/filter-select.tsx';
import { useFormat } from '../../kit/format.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import type { Tone } from '../../kit/tone.ts';
import { OpeningSwitch } from './opening-switch.tsx';
import { type PanelProps, stateOf } from './panel-search.ts';
import type { ShownOpening } from './panel-types.ts';
import { PhoneRow, TwoLines } from './parts.tsx';
import { EVERY, NoRows, useAdminMutation, useDoing, usePaging } from './use-list.tsx';
import type { Column } from '../../kit/table/data-table-props.ts';

const TONES: Record<RequestStatus, Tone> = { pending: 'warning', approved: 'success', declined: 'neutral' };

interface Asked {
  kind: 'approve' | 'decline';
  request: ShownOpening;
}

/** Who asks to open an organisation, what became of it, and who decided. */
export function RequestsTab(props: PanelProps) {
  const { t } = useTranslation('administration');
  const { narrow, table } = usePaging(props);
  const status = stateOf(props.search, REQUEST_STATUSES);
  const { data, error, isFetching, refetch } = useQuery({
    ...orpc.people.openingRequests.list.queryOptions({ input: status ? { status } : {} }),
    ...EVERY,
  });
  const [asked, setAsked] = useState<Asked | null>(null);
  const columns = useColumns(setAsked);
  // The endpoint answers them all; there are few.
  const from = table.page * table.pageSize;
  return (
    <>
      <OpeningSwitch />
      <DataTable
        label={t('tab.requests')}
        columns={columns}
        rows={data?.slice(from, from + table.pageSize)}
        total={data?.length}
        {...table}
        rowHeight={52}
        isRefetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        card={(request) => <RequestCard request={request} onAsk={setAsked} />}
        toolbar={
          <FilterSelect
            label={t('column.status')}
            value={status}
            options={REQUEST_STATUSES.map((one) => ({ value: one, label: t(`request.${one}`) }))}
            onChange={(state) => narrow({ state })}
          />
        }
        empty={<NoRows icon={Inbox} title={t('request.empty')} text={t('request.emptyText')} {...props} />}
      />
      {asked?.kind === 'approve' && <ApproveDialog request={asked.request} onClose={() => setAsked(null)} />}
      {asked?.kind === 'decline' && <DeclineDialog request={asked.request} onClose={() => setAsked(null)} />}
    </>
  );
}

function useColumns(onAsk: (asked: Asked) => void): Column<ShownOpening>[] {
  const { t } = useTranslation('administration');
  const format = useFormat();
  return useMemo<Column<ShownOpening>[]>(
    () => [
      {
        field: 'name',
        header: t('column.user'),
        flex: 2,
        minWidth: 180,
        cell: ({ name, email }) => <TwoLines first={name} second={email} />,
      },
      { field: 'companyName', header: t('column.organisation'), flex: 1, minWidth: 140 },
      {
        field: 'requestedAt',
        header: t('column.requestedAt'),
        width: 170,
        cell: ({ requestedAt }) => format.dateTime(requestedAt),
      },
      {
        field: 'status',
        header: t('column.status'),
        width: 116,
        cell: ({ status }) => <ToneChip tone={TONES[status]} label={t(`request.${status}`)} />,
      },
      {
        field: 'processedBy',
        header: t('column.processed'),
        flex: 1,
        minWidth: 200,
        cell: (request) =>
          request.status === 'pending' ? (
            <Decision request={request} onAsk={onAsk} />
          ) : (
            <TwoLines
              first={`${request.processedBy ?? '–'}, ${request.processedAt ? format.dateTime(request.processedAt) : '–'}`}
              second={request.reason}
            />
          ),
      },
    ],
    [t, format, onAsk],
  );
}

function Decision({ request, onAsk }: { request: ShownOpening; onAsk: (asked: Asked) => void }) {
  const { t } = useTranslation('administration');
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button
        size="small"
        variant="contained"
        color="primary"
        aria-label={t('request.approveOf', { name: request.name })}
        onClick={() => onAsk({ kind: 'approve', request })}
      >
        {t('request.approve')}
      </Button>
      <Button
        size="small"
        aria-label={t('request.declineOf', { name: request.name })}
        onClick={() => onAsk({ kind: 'decline', request })}
      >
        {t('request.decline')}
      </Button>
    </Box>
  );
}

function RequestCard({ request, onAsk }: { request: ShownOpening; onAsk: (asked: Asked) => void }) {
  const { t } = useTranslation('administration');
  const format = useFormat();
  const { name, email, companyName, status, requestedAt, processedBy, processedAt, reason } = request;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <PhoneRow
        head={<TwoLines first={name} second={email} />}
        facts={[
          <ToneChip key="status" tone={TONES[status]} label={t(`request.${status}`)} />,
          companyName,
          format.dateTime(requestedAt),
          processedBy && processedAt ? `${processedBy}, ${format.dateTime(processedAt)}` : null,
          reason,
        ].filter((fact) => fact !== null)}
      />
      {status === 'pending' && <Decision request={request} onAsk={onAsk} />}
    </Box>
  );
}

function ApproveDialog({ request, onClose }: { request: ShownOpening; onClose: () => void }) {
  const { t } = useTranslation('administration');
  const { name, email, companyName } = request;
  const mutation = useAdminMutation(
    () => client.people.openingRequests.approval.add({ id: request.id }),
    () => t('did.approve', { organisation: companyName }),
    onClose,
  );
  return (
    <ConfirmDialog
      isOpen
      title={t('request.approve')}
      confirmLabel={t('request.approve')}
      isBusy={mutation.isPending}
      onConfirm={() => mutation.mutate(undefined)}
      onCancel={onClose}
    >
      {t('request.approveText', { name, email, organisation: companyName })}
    </ConfirmDialog>
  );
}

function DeclineDialog({ request, onClose }: { request: ShownOpening; onClose: () => void }) {
  const { t } = useTranslation('administration');
  const form = useZodForm(Declination, { reason: '' });
  const mutation = useDoing(
    ({ reason }: z.infer<typeof Declination>) =>
      client.people.openingRequests.declination.add({ id: request.id, reason }),
    () => t('did.decline', { name: request.name }),
    onClose,
  );
  return (
    <FormDialog
      title={t('request.declineOf', { name: request.name })}
      submitLabel={t('request.decline')}
      form={form}
      onSubmit={mutation}
      onClose={onClose}
    >
      <TextField name="reason" label={t('field.reason')} help={t('request.reasonHelp')} rows={3} isRequired />
    </FormDialog>
  );
}
