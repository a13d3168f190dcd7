import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Learner } from '#contract/awareness.ts';
import { orpc } from '../kit/api.ts';
import { DataTable } from '../kit/data-table.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { Notice } from '../kit/notice.tsx';
import { messageOf } from '../kit/problem.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { SearchBox } from '../kit/search-box.tsx';
import { toast } from '../kit/toast.ts';
import { useRefreshAwareness } from './awareness-queries.ts';
import type { Column } from '../kit/data-table-props.ts';

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
  const words = search.toLowerCase();
  const rows = query.data?.filter(({ name, department }) => `${name} ${department}`.toLowerCase().includes(words));
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

interface DepartmentDialogProps {
  ids: string[];
  first: string;
  onClose: () => void;
  onDone: () => void;
}

function DepartmentDialog({ ids, first, onClose, onDone }: DepartmentDialogProps) {
  const { t } = useTranslation('awareness');
  const refresh = useRefreshAwareness();
  const form = useForm({ defaultValues: { department: first } });
  const change = useMutation(
    orpc.awareness.people.change.mutationOptions({
      onSuccess: () => {
        refresh();
        toast('success', t('people.placed', { count: ids.length }));
        onDone();
      },
    }),
  );
  const save = form.handleSubmit(({ department }) => change.mutate({ ids, department }));
  return (
    <Dialog
      isOpen
      width="xs"
      title={t('people.place', { count: ids.length })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button variant="contained" color="primary" loading={change.isPending} onClick={() => void save()}>
            {t('people.save')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        {change.error && <Notice tone="error">{messageOf(change.error)}</Notice>}
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <TextField name="department" label={t('field.department')} help={t('people.placeHelp')} autoFocus />
        </form>
      </FormProvider>
    </Dialog>
  );
}
