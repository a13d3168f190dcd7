import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Mails } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MailState } from '#domain/activity/mail.ts';
import { orpc } from '../../kit/requests/api.ts';
import { DataTable } from '../../kit/table/data-table.tsx';
import { FilterSelect } from '../../kit/table/filter-select.tsx';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { MAIL_TONES, MailDialog } from './mail-dialog.tsx';
import { type PanelProps, stateOf } from './panel-search.ts';
import type { ShownMail } from './panel-types.ts';
import { PhoneRow, TwoLines } from './parts.tsx';
import { EVERY, NoRows, PanelSearchBox, shownOf, usePaging } from './use-list.tsx';
import type { Column } from '../../kit/table/data-table-props.ts';

/** Mails on their way, sent, failed, or kept because nothing can send them. */
export function OutboxTab(props: PanelProps) {
  const { t } = useTranslation('administration');
  const { asked, narrow, table } = usePaging(props);
  const state = stateOf(props.search, MailState.options);
  const list = useQuery({
    ...orpc.administration.outbox.list.queryOptions({
      input: { ...asked, ...(state && { state }) },
      placeholderData: keepPreviousData,
    }),
    ...EVERY,
  });
  const [open, setOpen] = useState<string | null>(null);
  const columns = useColumns(setOpen);
  return (
    <>
      {list.data && !list.data.isConfigured && (
        <Box sx={{ mb: 2 }}>
          <Notice tone="warning" title={t('mail.unset')}>
            {t('mail.unsetText')}
          </Notice>
        </Box>
      )}
      <DataTable
        label={t('tab.outbox')}
        columns={columns}
        {...shownOf(list)}
        {...table}
        rowHeight={52}
        card={(mail) => <MailCard mail={mail} onOpen={setOpen} />}
        toolbar={
          <>
            <PanelSearchBox label={t('mail.search')} {...props} />
            <FilterSelect
              label={t('column.status')}
              value={state}
              options={MailState.options.map((one) => ({ value: one, label: t(`mail.${one}`) }))}
              onChange={(next) => narrow({ state: next })}
            />
          </>
        }
        empty={<NoRows icon={Mails} title={t('mail.empty')} text={t('mail.emptyText')} {...props} />}
      />
      {open && <MailDialog id={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function Subject({ mail: { id, subject }, onOpen }: { mail: ShownMail; onOpen: (id: string) => void }) {
  return (
    <Link component="button" type="button" onClick={() => onOpen(id)} sx={{ textAlign: 'left', font: 'inherit' }}>
      {subject}
    </Link>
  );
}

function useColumns(onOpen: (id: string) => void): Column<ShownMail>[] {
  const { t } = useTranslation('administration');
  const format = useFormat();
  return useMemo<Column<ShownMail>[]>(
    () => [
      {
        field: 'subject',
        header: t('column.mail'),
        flex: 3,
        minWidth: 220,
        cell: (mail) => <TwoLines first={<Subject mail={mail} onOpen={onOpen} />} second={mail.recipient} />,
      },
      {
        field: 'state',
        header: t('column.status'),
        flex: 2,
        minWidth: 150,
        cell: ({ state, lastError }) => (
          <TwoLines first={<ToneChip tone={MAIL_TONES[state]} label={t(`mail.${state}`)} />} second={lastError} />
        ),
      },
      { field: 'attempts', header: t('column.attempts'), width: 92, align: 'right' },
      { field: 'createdAt', header: t('column.at'), width: 176, cell: ({ createdAt }) => format.dateTime(createdAt) },
    ],
    [t, format, onOpen],
  );
}

function MailCard({ mail, onOpen }: { mail: ShownMail; onOpen: (id: string) => void }) {
  const { t } = useTranslation('administration');
  const format = useFormat();
  return (
    <PhoneRow
      head={<TwoLines first={<Subject mail={mail} onOpen={onOpen} />} second={mail.recipient} />}
      facts={[
        <ToneChip key="state" tone={MAIL_TONES[mail.state]} label={t(`mail.${mail.state}`)} />,
        format.dateTime(mail.createdAt),
        ...(mail.lastError ? [mail.lastError] : []),
      ]}
    />
  );
}
