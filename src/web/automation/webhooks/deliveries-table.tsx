import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DELIVERY_STATES } from '#domain/automation/values.ts';
import type { WebhookDelivery } from '#domain/automation/webhook.ts';
import { DataTable } from '../../kit/table/data-table.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { FilterSelect } from '../../kit/table/filter-select.tsx';
import { useFormat } from '../../kit/format.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { useEventLabels } from './event-choice.ts';
import { useDeliveries } from './webhook-queries.ts';
import type { Column } from '../../kit/table/data-table-props.ts';

const TONES = { waiting: 'info', delivered: 'success', dead: 'error' } as const;

/** What was sent, newest first; a row opens to its body and attempts. */
export function DeliveriesTable({ endpointId }: { endpointId: string }) {
  const { t } = useTranslation('automation');
  const { dateTime, number } = useFormat();
  const { nameOf } = useEventLabels();
  const [place, setPlace] = useState({ page: 0, pageSize: 25 });
  const [state, setState] = useState<WebhookDelivery['state'] | undefined>();
  const [openId, setOpenId] = useState<string | null>(null);
  const { data, error, refetch, isFetching } = useDeliveries(endpointId, { ...place, state });
  const open = data?.rows.find(({ id }) => id === openId);
  const columns = useMemo(
    (): Column<WebhookDelivery>[] => [
      {
        field: 'title',
        header: t('deliveries.what'),
        flex: 2,
        minWidth: 180,
        cell: (row) => (
          <Link
            component="button"
            type="button"
            onClick={() => setOpenId(row.id)}
            sx={{ color: 'text.primary', textAlign: 'left' }}
          >
            {row.title}
          </Link>
        ),
      },
      { field: 'event', header: t('deliveries.event'), flex: 1.4, minWidth: 150, cell: (row) => nameOf(row.event) },
      {
        field: 'state',
        header: t('deliveries.state'),
        width: 130,
        cell: (row) => <ToneChip tone={TONES[row.state]} label={t(`deliveries.states.${row.state}`)} />,
      },
      {
        field: 'attempts',
        header: t('deliveries.attempts'),
        width: 96,
        align: 'right',
        cell: (row) => number(row.tries.length),
      },
      { field: 'createdAt', header: t('deliveries.when'), width: 180, cell: (row) => dateTime(row.createdAt) },
    ],
    // The words of events change with the language alone, as `t` does.
    // oxlint-disable-next-line react/exhaustive-deps
    [t, dateTime, number],
  );
  const cardOf = (row: WebhookDelivery) => <DeliveryCard delivery={row} onOpen={setOpenId} />;
  return (
    <>
      <DataTable
        label={t('deliveries.table')}
        columns={columns}
        rows={data?.rows}
        total={data?.total}
        page={place.page}
        pageSize={place.pageSize}
        onPage={(page, pageSize) => setPlace({ page, pageSize })}
        onOpen={({ id }) => setOpenId(id)}
        isRefetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        card={cardOf}
        empty={<EmptyState icon={Send} title={t('deliveries.empty')} text={t('deliveries.emptyText')} />}
        toolbar={
          <FilterSelect
            label={t('deliveries.state')}
            value={state}
            options={DELIVERY_STATES.map((value) => ({ value, label: t(`deliveries.states.${value}`) }))}
            onChange={(value) => {
              setState(value as WebhookDelivery['state'] | undefined);
              setPlace({ ...place, page: 0 });
            }}
          />
        }
      />
      {open && <DeliveryDialog delivery={open} onClose={() => setOpenId(null)} />}
    </>
  );
}

function DeliveryCard({ delivery, onOpen }: { delivery: WebhookDelivery; onOpen: (id: string) => void }) {
  const { t } = useTranslation('automation');
  const { dateTime } = useFormat();
  const { nameOf } = useEventLabels();
  const { id, title, event, createdAt, state } = delivery;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Link component="button" type="button" onClick={() => onOpen(id)} sx={{ textAlign: 'left' }}>
        {title}
      </Link>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {nameOf(event)} · {dateTime(createdAt)}
      </Typography>
      <span>
        <ToneChip tone={TONES[state]} label={t(`deliveries.states.${state}`)} />
      </span>
    </Box>
  );
}
