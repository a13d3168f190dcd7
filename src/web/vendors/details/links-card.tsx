import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VendorLinks } from '#domain/vendors/vendor.ts';
import type { VendorDetails } from '#domain/vendors/view.ts';
import { PickAssets } from '../../assets/pick-assets.tsx';
import { AppLink } from '../../kit/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { messageOf } from '../../kit/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { usePermission } from '../../people/use-permission.ts';
import { hrefOfRisk } from '../../risks/risk-search.ts';
import { PickRisks } from '../pick-risks.tsx';
import { useVendorChanges } from '../vendor-queries.ts';

/** The assets that a vendor provides or touches, and the risks that it brings. */
export function LinksCard({ vendor, reason }: { vendor: VendorDetails; reason: string | null }) {
  const { t } = useTranslation('vendors');
  const [picking, setPicking] = useState<keyof VendorLinks | null>(null);
  const { change } = useVendorChanges();
  const mayAssets = usePermission('assets.view');
  const save = (links: Partial<VendorLinks>) =>
    change.mutate(
      { id: vendor.id, ...links },
      { onSuccess: () => setPicking(null), onError: (error) => toast('error', messageOf(error)) },
    );
  const assetIds = vendor.assets.map(({ id }) => id);
  const riskIds = vendor.risks.map(({ id }) => id);
  const picker = { onClose: () => setPicking(null), isBusy: change.isPending };
  const without = (ids: string[], id: string) => ids.filter((each) => each !== id);
  return (
    <Card title={t('links.title')}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {mayAssets && (
          <Part
            title={t('links.assets')}
            none={t('links.noAssets')}
            add={t('links.addAssets')}
            reason={reason}
            onAdd={() => setPicking('assetIds')}
          >
            {vendor.assets.map(({ id, name }) => (
              <Line
                key={id}
                name={name}
                href={`/app/asset-inventory/${id}`}
                onRemove={reason === null ? () => save({ assetIds: without(assetIds, id) }) : null}
              />
            ))}
          </Part>
        )}
        <Part
          title={t('links.risks')}
          none={t('links.noRisks')}
          add={t('links.addRisks')}
          reason={reason}
          onAdd={() => setPicking('riskIds')}
        >
          {vendor.risks.map(({ id, reference, title }) => (
            <Line
              key={id}
              name={`${reference} ${title}`}
              href={hrefOfRisk(id)}
              onRemove={reason === null ? () => save({ riskIds: without(riskIds, id) }) : null}
            />
          ))}
        </Part>
      </Box>
      {picking === 'assetIds' && (
        <PickAssets {...picker} onPick={(ids) => save({ assetIds: [...new Set([...assetIds, ...ids])] })} />
      )}
      {picking === 'riskIds' && (
        <PickRisks {...picker} onPick={(ids) => save({ riskIds: [...new Set([...riskIds, ...ids])] })} />
      )}
    </Card>
  );
}

interface PartProps {
  title: string;
  none: string;
  add: string;
  reason: string | null;
  onAdd: () => void;
  children: ReactNode[];
}

function Part({ title, none, add, reason, onAdd, children }: PartProps) {
  return (
    <section aria-label={title}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
        <Typography variant="h3">{title}</Typography>
        <ReasonButton size="small" variant="text" reason={reason} startIcon={<Plus />} onClick={onAdd}>
          {add}
        </ReasonButton>
      </Box>
      {children.length === 0 ? (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{none}</Box>
      ) : (
        <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children}
        </Box>
      )}
    </section>
  );
}

function Line({ name, href, onRemove }: { name: string; href: string; onRemove: (() => void) | null }) {
  const { t } = useTranslation('vendors');
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, fontSize: '0.8125rem' }}>
      <Link component={AppLink} href={href} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Link>
      {onRemove && (
        <IconButton size="small" aria-label={t('links.remove', { name })} onClick={onRemove}>
          <X />
        </IconButton>
      )}
    </Box>
  );
}
