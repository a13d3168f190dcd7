import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#domain/addresses.ts';
import type { VendorLinks } from '#domain/vendors/vendor.ts';
import type { VendorDetails } from '#domain/vendors/view.ts';
import { PickAssets } from '../../assets/pick-assets.tsx';
import { Card } from '../../kit/card.tsx';
import { LinkLine, LinksPart } from '../../kit/links/links-part.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
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
          <LinksPart
            title={t('links.assets')}
            none={t('links.noAssets')}
            add={t('links.addAssets')}
            reason={reason}
            onAdd={() => setPicking('assetIds')}
          >
            {vendor.assets.map(({ id, name }) => (
              <LinkLine
                key={id}
                name={name}
                href={addressOf('asset', { id })}
                removeLabel={t('links.remove', { name })}
                onRemove={reason === null ? () => save({ assetIds: without(assetIds, id) }) : null}
              />
            ))}
          </LinksPart>
        )}
        <LinksPart
          title={t('links.risks')}
          none={t('links.noRisks')}
          add={t('links.addRisks')}
          reason={reason}
          onAdd={() => setPicking('riskIds')}
        >
          {vendor.risks.map(({ id, reference, title }) => (
            <LinkLine
              key={id}
              name={`${reference} ${title}`}
              href={hrefOfRisk(id)}
              removeLabel={t('links.remove', { name: `${reference} ${title}` })}
              onRemove={reason === null ? () => save({ riskIds: without(riskIds, id) }) : null}
            />
          ))}
        </LinksPart>
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
