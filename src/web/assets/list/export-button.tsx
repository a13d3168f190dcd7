import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EXPORT_FORMATS } from '#domain/assets/export.ts';
import { currentOrganisation } from '../../kit/requests/current-organisation.ts';
import { LazyMenu } from '../../kit/lazy-menu.tsx';

/** The specified columns, or every field that an import takes. */
const CHOICES = [undefined, 'all' as const].flatMap((fields) => EXPORT_FORMATS.map((format) => ({ format, fields })));

/** Downloads assets as a spreadsheet: those that a filter shows, or those named by `ids`. */
export function ExportButton({ query }: { query: Record<string, string> }) {
  const { t } = useTranslation('assets');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // A link carries no header, so the organisation stands in the address.
  const organisation = currentOrganisation();
  return (
    <>
      <Button
        startIcon={<Download />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('export')}
      </Button>
      <LazyMenu anchorEl={anchor} onClose={() => setAnchor(null)}>
        {CHOICES.map(({ format, fields }) => (
          <MenuItem
            key={`${format}${fields ?? ''}`}
            component="a"
            href={`/api/v1/assets/export?${new URLSearchParams({ ...query, format, ...(fields && { fields }), ...(organisation && { organisation }) }).toString()}`}
            download
            onClick={() => setAnchor(null)}
          >
            {t(fields ? `exportAs.${format}-all` : `exportAs.${format}`)}
          </MenuItem>
        ))}
      </LazyMenu>
    </>
  );
}
