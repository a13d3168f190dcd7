import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../frameworks/framework.ts';
import { currentOrganisation } from '../kit/requests/current-organisation.ts';
import { LazyMenu } from '../kit/lazy-menu.tsx';
import { serverFilterOf, type VendorListFilter } from './vendor-search.ts';

/** Downloads the vendors that a filter shows. */
export function ExportButton({ filter }: { filter: VendorListFilter }) {
  const { t } = useTranslation('vendors');
  const language = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // A link carries no header, so the organisation stands in the address.
  const organisation = currentOrganisation();
  const hrefOf = (format: string) =>
    `/api/v1/vendor-file?${new URLSearchParams({
      ...(serverFilterOf(filter) as Record<string, string>),
      format,
      language,
      ...(organisation && { organisation }),
    }).toString()}`;
  return (
    <>
      <Button
        startIcon={<Download />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('export.open')}
      </Button>
      <LazyMenu anchorEl={anchor} onClose={() => setAnchor(null)}>
        {(['xlsx', 'csv'] as const).map((format) => (
          <MenuItem key={format} component="a" href={hrefOf(format)} download onClick={() => setAnchor(null)}>
            {t(`export.${format}`)}
          </MenuItem>
        ))}
      </LazyMenu>
    </>
  );
}
