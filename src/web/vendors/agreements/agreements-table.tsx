import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { Agreement } from '#domain/vendors/agreements/agreement.ts';
import { Table } from '../../kit/table/small-table.tsx';
import { AppLink } from '../../kit/links/app-link.tsx';
import { useFormat } from '../../kit/format.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { hrefOfVendor } from '../vendor-search.ts';
import { hrefOfAgreement } from './agreement-queries.ts';
import { OUTCOME_TONES } from './judged.ts';

interface AgreementsTableProps {
  rows: readonly Agreement[];
  /** On a vendor's own page its name says nothing. */
  isOfOne?: boolean;
}

/** Agreements with what was found in them, and how they were kept. */
export function AgreementsTable({ rows, isOfOne = false }: AgreementsTableProps) {
  const { t } = useTranslation('agreements');
  const format = useFormat();
  const columns = [t('list.agreement'), t('list.vendor'), t('list.held'), t('list.gaps'), t('list.added')];
  return (
    <Table
      label={t('list.table')}
      columns={isOfOne ? columns.filter((_, index) => index !== 1) : columns}
      rows={rows.map((agreement) => {
        const { id, title, vendorId, vendorName, counts, createdAt, createdByName, isInForce, replacedOn } = agreement;
        const cells = [
          <Box key="title">
            <Link component={AppLink} href={hrefOfAgreement(id)} sx={{ fontWeight: 600 }}>
              {title}
            </Link>
            <Box sx={{ color: 'text.secondary' }}>
              {isInForce ? t('list.inForce') : replacedOn ? t('list.replaced') : t('list.notInForce')} ·{' '}
              {t('list.commitments', { count: counts.commitments })}
            </Box>
          </Box>,
          vendorId ? (
            <Link key="vendor" component={AppLink} href={hrefOfVendor(vendorId)}>
              {vendorName}
            </Link>
          ) : (
            t('list.noVendor')
          ),
          <Held key="held" agreement={agreement} />,
          <Box key="gaps">
            {t('list.missing', { count: counts.missing })}
            <br />
            {t('list.unusual', { count: counts.unusual })}
          </Box>,
          `${format.date(createdAt)}, ${createdByName}`,
        ];
        return { key: id, cells: isOfOne ? cells.filter((_, index) => index !== 1) : cells };
      })}
    />
  );
}

function Held({ agreement: { state, counts, vendorId, effectiveOn } }: { agreement: Agreement }) {
  const { t } = useTranslation('agreements');
  if (state === 'reading') return <ToneChip tone="info" label={t('state.reading')} />;
  if (state === 'refused') return <ToneChip tone="error" label={t('state.refused')} />;
  if (!vendorId || !effectiveOn) return <ToneChip tone="neutral" label={t('held.notJudged')} />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {counts.breached > 0 && <ToneChip tone="error" label={t('held.breached', { count: counts.breached })} />}
      {counts.missed > 0 && <ToneChip tone="error" label={t('held.missed', { count: counts.missed })} />}
      {counts.unknown > 0 && <ToneChip tone="warning" label={t('held.unknown', { count: counts.unknown })} />}
      {counts.breached + counts.missed + counts.unknown === 0 && <Quiet counts={counts} />}
    </Box>
  );
}

/** Where nothing is broken or open: kept, kept so far, or nothing recorded to tell by. */
function Quiet({ counts: { kept, running, unrecorded } }: Pick<Agreement, 'counts'>) {
  const { t } = useTranslation('agreements');
  const outcome = kept > 0 ? 'kept' : running > 0 ? 'running' : unrecorded > 0 ? 'unrecorded' : null;
  if (outcome === null) return t('held.nothingYet');
  return <ToneChip tone={OUTCOME_TONES[outcome]} label={t(`verdict.${outcome}`)} />;
}
