import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DoorOpen } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInOutcome } from '#domain/people/security.ts';
import { SIGN_IN_OUTCOMES } from '#domain/people/sign-in-outcomes.ts';
import { orpc } from '../../kit/requests/api.ts';
import { DataTable } from '../../kit/table/data-table.tsx';
import { FilterSelect } from '../../kit/table/filter-select.tsx';
import { useFormat } from '../../kit/format.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import type { Tone } from '../../kit/tone.ts';
import { type PanelProps, stateOf } from './panel-search.ts';
import type { ShownSignIn } from './panel-types.ts';
import { PhoneRow, TwoLines, useSeen } from './parts.tsx';
import { EVERY, NoRows, PanelSearchBox, shownOf, usePaging } from './use-list.tsx';
import type { Column } from '../../kit/table/data-table-props.ts';

const TONES: Record<SignInOutcome, Tone> = { done: 'success', wrong: 'warning', locked: 'error', refused: 'error' };

/** Attempts to sign in, to the product and to the administration. */
export function SignInsTab(props: PanelProps) {
  const { t } = useTranslation('administration');
  const { asked, narrow, table } = usePaging(props);
  const outcome = stateOf(props.search, SIGN_IN_OUTCOMES);
  const list = useQuery({
    ...orpc.administration.knownSignIns.list.queryOptions({
      input: { ...asked, ...(outcome && { outcome }) },
      placeholderData: keepPreviousData,
    }),
    ...EVERY,
  });
  const columns = useColumns();
  return (
    <DataTable
      label={t('tab.sign-ins')}
      columns={columns}
      {...shownOf(list)}
      {...table}
      rowHeight={52}
      card={(signIn) => <SignInCard signIn={signIn} />}
      toolbar={
        <>
          <PanelSearchBox label={t('session.search')} {...props} />
          <FilterSelect
            label={t('column.outcome')}
            value={outcome}
            options={SIGN_IN_OUTCOMES.map((one) => ({ value: one, label: t(`outcome.${one}`) }))}
            onChange={(state) => narrow({ state })}
          />
        </>
      }
      empty={<NoRows icon={DoorOpen} title={t('signIn.empty')} text={t('signIn.emptyText')} {...props} />}
    />
  );
}

function useColumns(): Column<ShownSignIn>[] {
  const { t } = useTranslation('administration');
  const format = useFormat();
  const seen = useSeen();
  return useMemo<Column<ShownSignIn>[]>(
    () => [
      { field: 'at', header: t('column.at'), width: 176, cell: ({ at }) => format.dateTime(at) },
      {
        field: 'name',
        header: t('column.user'),
        flex: 2,
        minWidth: 180,
        cell: ({ name, email }) => <TwoLines first={name ?? t('signIn.nobody')} second={email} />,
      },
      { field: 'method', header: t('column.method'), width: 150, cell: ({ method }) => t(`method.${method}`) },
      {
        field: 'outcome',
        header: t('column.outcome'),
        width: 150,
        cell: ({ outcome }) => <ToneChip tone={TONES[outcome]} label={t(`outcome.${outcome}`)} />,
      },
      {
        field: 'device',
        header: t('column.device'),
        flex: 2,
        minWidth: 170,
        cell: (signIn) => <TwoLines first={seen(signIn).device} second={seen(signIn).address} />,
      },
    ],
    // `seen` follows the words.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [t, format],
  );
}

function SignInCard({ signIn }: { signIn: ShownSignIn }) {
  const { t } = useTranslation('administration');
  const format = useFormat();
  const { device, address } = useSeen()(signIn);
  const { name, email, outcome, method, at } = signIn;
  return (
    <PhoneRow
      head={<TwoLines first={name ?? t('signIn.nobody')} second={email} />}
      facts={[
        <ToneChip key="outcome" tone={TONES[outcome]} label={t(`outcome.${outcome}`)} />,
        t(`method.${method}`),
        format.dateTime(at),
        device,
        address,
      ]}
    />
  );
}
