import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { hrefOfDraftFile } from '../document-links.ts';

/** The draft as a file to hand around. */
export function ExportMenu({ document }: { document: Document }) {
  const { t } = useTranslation('document-control');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        startIcon={<Download />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('editor.export')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {(['pdf', 'docx', 'md'] as const).map((format) => (
          <MenuItem key={format} component="a" href={hrefOfDraftFile(document.id, format)} download onClick={close}>
            {t(`editor.as.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
