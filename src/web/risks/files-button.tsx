import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../frameworks/framework.ts';
import { currentOrganisation } from '../kit/requests/current-organisation.ts';
import { LazyMenu } from '../kit/lazy-menu.tsx';
import { ReasonButton } from '../kit/reason-button.tsx';
import { usePermission } from '../people/use-permission.ts';
import { type RegisterFilter, serverFilterOf } from './risk-search.ts';

const KINDS = ['risk-register', 'treatment-plan'] as const;
const FORMATS = ['pdf', 'docx', 'xlsx', 'csv'] as const;

/** Downloads the register or the treatment plan of what a filter shows. */
export function FilesButton({ filter }: { filter: RegisterFilter }) {
  const { t } = useTranslation('risks');
  const language = useLanguage();
  const mayExport = usePermission('export.pdf');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // A link carries no header, so the organisation stands in the address.
  const organisation = currentOrganisation();
  const queryOf = (format: string) =>
    new URLSearchParams({
      ...(serverFilterOf(filter) as Record<string, string>),
      format,
      language,
      ...(organisation && { organisation }),
    }).toString();
  if (!mayExport)
    return (
      <ReasonButton startIcon={<Download />} reason={t('kit:reason.permission')}>
        {t('files.open')}
      </ReasonButton>
    );
  return (
    <>
      <Button
        startIcon={<Download />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('files.open')}
      </Button>
      <LazyMenu anchorEl={anchor} onClose={() => setAnchor(null)}>
        {KINDS.flatMap((kind) => [
          <ListSubheader key={kind} role="presentation">
            {t(`files.${kind}`)}
          </ListSubheader>,
          ...FORMATS.map((format) => (
            <MenuItem
              key={`${kind} ${format}`}
              component="a"
              href={`/api/v1/risk-reports/${kind}?${queryOf(format)}`}
              download
              onClick={() => setAnchor(null)}
            >
              {t(`files.format.${format}`)}
            </MenuItem>
          )),
        ])}
      </LazyMenu>
    </>
  );
}
