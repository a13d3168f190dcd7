import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { Learner } from '#contract/awareness.ts';
import { orpc, client } from '../kit/requests/api.ts';
import { DataTable } from '../kit/table/data-table.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { SearchBox } from '../kit/table/search-box.tsx';
import { toast } from '../kit/toast.ts';
import { useRefreshAwareness } from './awareness-queries.ts';
import type { Column } from '../kit/table/data-table-props.ts';

const NOBODY: string[] = [];

/** Everybody a campaign can ask, and in which department they work. */
export function PeopleView() {
  const { t } = useTranslation('awareness');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const [pageSize, setPageSize] = useState(25);
  const [selected, setSelected] = useState<string[]>(NOBODY);
  const [isPlacing, setIsPlacing] = useState(false);
  const query = useQuery(orpc.awareness.people.list.queryOptions({}));
  const columns = useColumns();
  const shownText = search.toLowerCase();
  const rows = query.data?.filter(({ name, department }) => `${name} ${department}`.toLowerCase().includes(shownText));
  const card = useCallback((learner: Learner) => <LearnerCard learner={learner} />, []);
  return (
    <>
      <DataTable<Learner>
        label={t('view.people')}
        columns={columns}
        rows={rows?.slice(page * pageSize, (page + 1) * pageSize)}
        total={rows?.length}
        page={page}
        pageSize={pageSize}
        onPage={(next, size) => {
          setPage(next);
          setPageSize(size);
        }}
        selected={selected}
        onSelect={(ids) => setSelected([...ids])}
        card={card}
        error={query.error}
        onRetry={() => void query.refetch()}
        toolbar={
          <>
            <SearchBox
              label={t('people.search')}
              value={search}
              onSearch={(text) => {
                setSearch(text);
                setPage(0);
              }}
            />
            <ReasonButton reason={selected.length === 0 ? t('people.choose') : null} onClick={() => setIsPlacing(true)}>
              {t('people.place', { count: selected.length })}
            </ReasonButton>
          </>
        }
        empty={<EmptyState icon={Users} heading="h2" title={t('people.none')} text={t('people.noneText')} />}
      />
      {isPlacing && (
        <DepartmentDialog
          ids={selected}
          first={query.data?.find(({ id }) => id === selected[0])?.department ?? ''}
          onClose={() => setIsPlacing(false)}
          onDone={() => {
            setIsPlacing(false);
            setSelected(NOBODY);
          }}
        />
      )}
    </>
  );
}

function useColumns(): readonly Column<Learner>[] {
  const { t } = useTranslation('awareness');
  return useMemo(
    () => [
      {
        field: 'name',
        header: t('field.name'),
        flex: 2,
        minWidth: 180,
        cell: ({ name }) => <Box sx={{ fontWeight: 600 }}>{name}</Box>,
      },
      {
        field: 'role',
        header: t('field.role'),
        flex: 1,
        minWidth: 140,
        cell: ({ role, customRole }) => customRole ?? t(`role.${role as 'user'}`),
      },
      {
        field: 'department',
        header: t('field.department'),
        flex: 1,
        minWidth: 140,
        cell: ({ department }) => department || '–',
      },
      { field: 'certificates', header: t('people.certificates'), width: 170, align: 'right' },
    ],
    [t],
  );
}

function LearnerCard({ learner: { name, role, customRole, department, certificates } }: { learner: Learner }) {
  const { t } = useTranslation('awareness');
  return (
    <>
      <strong>{name}</strong>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {[customRole ?? t(`role.${role as 'user'}`), department, t('people.certificateCount', { count: certificates })]
          .filter(Boolean)
          .join(' · ')}
      </Box>
    </>
  );
}

const Placing = z.object({ department: z.string() });

interface DepartmentDialogProps {
  ids: string[];
  first: string;
  onClose: () => void;
  onDone: () => void;
}

function DepartmentDialog({ ids, first, onClose, onDone }: DepartmentDialogProps) {
  const { t } = useTranslation('awareness');
  const refresh = useRefreshAwareness();
  const form = useZodForm(Placing, { department: first });
  const place = async ({ department }: z.infer<typeof Placing>) => {
    await client.awareness.people.change({ ids, department });
    refresh();
    toast('success', t('people.placed', { count: ids.length }));
    onDone();
  };
  return (
    <FormDialog
      width="xs"
      title={t('people.place', { count: ids.length })}
      submitLabel={t('people.save')}
      form={form}
      onSubmit={place}
      onClose={onClose}
    >
      <TextField name="department" label={t('field.department')} help={t('people.placeHelp')} autoFocus />
    </FormDialog>
  );
}
