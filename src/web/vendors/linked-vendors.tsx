import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Vendor } from '#domain/vendors/view.ts';
import { orpc } from '../kit/requests/api.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { CardSkeleton } from '../kit/skeletons.tsx';
import { usePermission } from '../people/use-permission.ts';
import { ScoreButton, VendorName } from './vendor-parts.tsx';
import { hrefOfVendors, serverFilterOf, type VendorListFilter } from './vendor-search.ts';

const SHOWN = 8;

interface LinkedVendorsProps {
  of: Pick<VendorListFilter, 'asset' | 'risk'>;
  /** Among other links of a card, not in a card of its own. */
  isPart?: boolean;
}

/** The vendors that are linked to an asset or a risk. Words: namespace `vendors`. */
export function LinkedVendors({ of, isPart = false }: LinkedVendorsProps) {
  const { t } = useTranslation('vendors');
  const mayView = usePermission('risk_management.view');
  const { data, error, refetch } = useQuery(
    orpc.vendors.list.queryOptions({ input: { ...serverFilterOf(of), pageSize: SHOWN }, enabled: mayView }),
  );
  if (!mayView) return null;
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton lines={3} />;
  const title = t('linked.title');
  const all = data.total > 0 && (
    <Link component={AppLink} href={hrefOfVendors(of)}>
      {t('linked.all', { count: data.total })}
    </Link>
  );
  const vendors =
    data.rows.length === 0 ? (
      <Box sx={{ color: 'text.secondary', fontSize: 'size.plain' }}>{t('linked.none')}</Box>
    ) : (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: 'size.plain' }}>
        {(data.rows as Vendor[]).map((vendor) => (
          <Box
            component="li"
            key={vendor.id}
            sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, py: 0.5 }}
          >
            <VendorName vendor={vendor} />
            <ScoreButton vendor={vendor} />
          </Box>
        ))}
      </Box>
    );
  if (!isPart)
    return (
      <Card title={title} action={all}>
        {vendors}
      </Card>
    );
  return (
    <section aria-label={title}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
        <Typography variant="h3">{title}</Typography>
        <Box sx={{ fontSize: 'size.plain' }}>{all}</Box>
      </Box>
      {vendors}
    </section>
  );
}
