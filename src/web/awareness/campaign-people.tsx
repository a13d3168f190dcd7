import Box from '@mui/material/Box';
import { Users } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenCampaign } from '#contract/awareness/campaigns.ts';
import type { CampaignPerson, PersonState } from '#domain/awareness/campaign.ts';
import { PERSON_STATES } from '#domain/awareness/values.ts';
import { DataTable } from '../kit/table/data-table.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { FilterSelect } from '../kit/table/filter-select.tsx';
import { useFormat } from '../kit/format.ts';
import { Notice } from '../kit/notice.tsx';
import { SearchBox } from '../kit/table/search-box.tsx';
import type { Tone } from '../kit/tone.ts';
import { ToneChip } from '../kit/tone-chip.tsx';
import type { Column } from '../kit/table/data-table-props.ts';

const TONES: Record<PersonState, Tone> = { overdue: 'error', open: 'warning', done: 'success', left: 'neutral' };

type Row = CampaignPerson & { id: string };

/** Person by person, who is late on top. */
export function CampaignPeople({ campaign }: { campaign: OpenCampaign }) {
  const { t } = useTranslation('awareness');
  const [search, setSearch] = useState('');
  const [state, setState] = useState<PersonState>();
  const [page, setPage] = useState(0);
  const [pageSize, setPageSize] = useState(25);
  const rows = useMemo(() => {
    const rank = (person: CampaignPerson) => PERSON_STATES.indexOf(person.state);
    const text = search.toLowerCase();
    return campaign.people
      .filter((person) => (!state || person.state === state) && person.name.toLowerCase().includes(text))
      .toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
      .map((person): Row => ({ ...person, id: person.userId }));
  }, [campaign.people, search, state]);
  const columns = useColumns(campaign);
  const card = useCallback((person: Row) => <PersonCard person={person} campaign={campaign} />, [campaign]);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {!campaign.seesEverybody && <Notice tone="info">{t('campaign.onlyYou')}</Notice>}
      <DataTable<Row>
        label={t('campaign.people')}
        columns={columns}
        rows={rows.slice(page * pageSize, (page + 1) * pageSize)}
        total={rows.length}
        page={page}
        pageSize={pageSize}
        onPage={(next, size) => {
          setPage(next);
          setPageSize(size);
        }}
        card={card}
        toolbar={
          <>
            <SearchBox
              label={t('campaign.searchPeople')}
              value={search}
              onSearch={(text) => {
                setSearch(text);
                setPage(0);
              }}
            />
            <FilterSelect
              label={t('field.state')}
              value={state}
              options={PERSON_STATES.map((value) => ({ value, label: t(`person.${value}`) }))}
              onChange={(next) => {
                setState(next as PersonState | undefined);
                setPage(0);
              }}
            />
          </>
        }
        empty={<EmptyState icon={Users} heading="h2" title={t('campaign.nobody')} text={t('campaign.nobodyText')} />}
      />
    </Box>
  );
}

function useColumns({ courses }: OpenCampaign): readonly Column<Row>[] {
  const { t } = useTranslation('awareness');
  const format = useFormat();
  return useMemo(
    () => [
      {
        field: 'name',
        header: t('field.name'),
        flex: 2,
        minWidth: 160,
        cell: ({ name }) => <Box sx={{ fontWeight: 600 }}>{name}</Box>,
      },
      {
        field: 'department',
        header: t('field.department'),
        flex: 1,
        minWidth: 110,
        cell: (row) => row.department || '–',
      },
      {
        field: 'state',
        header: t('field.state'),
        width: 130,
        cell: ({ state }) => <ToneChip tone={TONES[state]} label={t(`person.${state}`)} />,
      },
      {
        field: 'passed',
        header: t('field.passed'),
        width: 120,
        cell: ({ passed }) => `${passed.length} / ${courses.length}`,
      },
      {
        field: 'dueOn',
        header: t('field.dueOrDone'),
        width: 170,
        cell: ({ dueOn, doneOn }) => (doneOn ? t('person.doneOn', { day: format.date(doneOn) }) : format.date(dueOn)),
      },
    ],
    [t, format, courses],
  );
}

function PersonCard({ person, campaign }: { person: Row; campaign: OpenCampaign }) {
  const { t } = useTranslation('awareness');
  const format = useFormat();
  const { name, state, passed, dueOn, doneOn } = person;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <strong>{name}</strong>
        <ToneChip tone={TONES[state]} label={t(`person.${state}`)} />
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {t('person.passedOf', { passed: passed.length, count: campaign.courses.length })}
        {' · '}
        {doneOn ? t('person.doneOn', { day: format.date(doneOn) }) : t('campaign.dueOn', { day: format.date(dueOn) })}
      </Box>
    </Box>
  );
}
