import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Building2, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#domain/addresses.ts';
import { orpc } from '../../kit/requests/api.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { DataTable } from '../../kit/table/data-table.tsx';
import { useFormat } from '../../kit/format.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { type AskedOfOrganisation, OrganisationActions, OrganisationMenu } from './organisation-actions.tsx';
import { OpenOrganisationDialog } from './organisation-dialogs.tsx';
import type { PanelProps } from './panel-search.ts';
import type { ShownOrganisation } from './panel-types.ts';
import { PhoneRow, TwoLines } from './parts.tsx';
import { EVERY, NoRows, PanelSearchBox, shownOf, usePaging } from './use-list.tsx';
import type { Column } from '../../kit/table/data-table-props.ts';

/** Every organisation: whose it is, who belongs, how much it keeps. Nothing of what stands inside. */
export function OrganisationsTab(props: PanelProps) {
  const { t } = useTranslation('administration');
  const { asked: input, table } = usePaging(props);
  const list = useQuery({
    ...orpc.administration.knownOrganisations.list.queryOptions({ input, placeholderData: keepPreviousData }),
    ...EVERY,
  });
  const [isOpening, setIsOpening] = useState(false);
  const [asked, setAsked] = useState<AskedOfOrganisation | null>(null);
  const columns = useColumns(setAsked);
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <Button variant="contained" color="primary" startIcon={<Plus />} onClick={() => setIsOpening(true)}>
          {t('organisation.open')}
        </Button>
      </Box>
      <DataTable
        label={t('tab.organisations')}
        columns={columns}
        {...shownOf(list)}
        {...table}
        rowHeight={52}
        card={(organisation) => <OrganisationCard organisation={organisation} onAsk={setAsked} />}
        toolbar={<PanelSearchBox label={t('organisation.search')} {...props} />}
        empty={
          <NoRows icon={Building2} title={t('organisation.empty')} text={t('organisation.emptyText')} {...props} />
        }
      />
      {isOpening && <OpenOrganisationDialog onClose={() => setIsOpening(false)} />}
      {asked && <OrganisationActions asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function useColumns(onAsk: (asked: AskedOfOrganisation) => void): Column<ShownOrganisation>[] {
  const { t } = useTranslation('administration');
  const format = useFormat();
  return useMemo<Column<ShownOrganisation>[]>(
    () => [
      {
        field: 'name',
        header: t('column.organisation'),
        flex: 2,
        minWidth: 180,
        cell: ({ name, domain }) => <TwoLines first={name} second={domain} />,
      },
      {
        field: 'members',
        header: t('column.members'),
        flex: 1,
        minWidth: 130,
        cell: (organisation) => <Members organisation={organisation} />,
      },
      {
        field: 'state',
        header: t('column.status'),
        width: 124,
        cell: (one) => <OrganisationState organisation={one} />,
      },
      {
        field: 'createdAt',
        header: t('column.openedAt'),
        width: 124,
        cell: ({ createdAt }) => format.date(createdAt),
      },
      {
        field: 'bytes',
        header: t('column.storage'),
        width: 104,
        align: 'right',
        cell: ({ bytes }) => format.bytes(bytes),
      },
      {
        field: 'lastBackupAt',
        header: t('column.backup'),
        width: 124,
        cell: ({ lastBackupAt }) => (lastBackupAt ? format.date(lastBackupAt) : t('never')),
      },
      {
        field: 'actions',
        header: t('column.actions'),
        width: 84,
        align: 'right',
        cell: (organisation) => <OrganisationMenu organisation={organisation} onAsk={onAsk} />,
      },
    ],
    [t, format, onAsk],
  );
}

/** How many; the number opens to who they are. */
function Members({ organisation: { id, members, admins } }: { organisation: ShownOrganisation }) {
  const { t } = useTranslation('administration');
  return (
    <TwoLines
      first={
        <Link component={AppLink} href={addressOf('admin', { organisation: id })}>
          {t('organisation.members', { count: members })}
        </Link>
      }
      second={admins.join(', ') || t('organisation.noAdmin')}
    />
  );
}

function OrganisationState({ organisation: { suspendedAt, isDemo } }: { organisation: ShownOrganisation }) {
  const { t } = useTranslation('administration');
  if (suspendedAt) return <ToneChip tone="error" label={t('state.suspended')} />;
  return <ToneChip tone={isDemo ? 'info' : 'success'} label={t(isDemo ? 'state.demo' : 'state.active')} />;
}

function OrganisationCard({
  organisation,
  onAsk,
}: {
  organisation: ShownOrganisation;
  onAsk: (asked: AskedOfOrganisation) => void;
}) {
  const { t } = useTranslation('administration');
  const format = useFormat();
  const { name, domain, createdAt, bytes, lastBackupAt } = organisation;
  return (
    <PhoneRow
      head={<TwoLines first={name} second={domain} />}
      facts={[
        <OrganisationState key="state" organisation={organisation} />,
        <Members key="members" organisation={organisation} />,
        t('organisation.since', { day: format.date(createdAt) }),
        format.bytes(bytes),
        t('organisation.backup', { day: lastBackupAt ? format.date(lastBackupAt) : t('never') }),
      ]}
      action={<OrganisationMenu organisation={organisation} onAsk={onAsk} />}
    />
  );
}
