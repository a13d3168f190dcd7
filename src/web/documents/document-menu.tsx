import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  CalendarCheck,
  Download,
  EllipsisVertical,
  FileDown,
  FileText,
  FolderPen,
  ScanText,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { MenuEntry } from '../kit/menu-entry.tsx';
import { usePermission } from '../people/use-permission.ts';
import { hasPdf, hrefOfDocument, hrefOfFile } from './document-links.ts';
import { FilingDialog } from './filing-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { useReadAgain } from './use-read-again.ts';

interface DocumentMenuProps {
  document: Document;
  /** On the document's own page there is nothing to open. */
  isOpened?: boolean;
  onRemoved?: () => void;
}

/** What can be done with a document. */
export function DocumentMenu({ document, isOpened = false, onRemoved }: DocumentMenuProps) {
  const { t } = useTranslation('documents');
  const mayEdit = usePermission('documents.edit');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'filing' | 'review' | 'remove' | null>(null);
  const readAgain = useReadAgain();
  const close = () => setAnchor(null);
  const edit = (run: () => void) => ({
    disabled: !mayEdit,
    onClick: () => {
      close();
      run();
    },
  });
  const note = mayEdit ? undefined : t('kit:reason.permission');
  return (
    <>
      <IconButton
        aria-label={t('menu.label', { title: document.title })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        }}
      >
        <EllipsisVertical />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close} onClick={(event) => event.stopPropagation()}>
        {!isOpened && (
          <MenuItem component={AppLink} href={hrefOfDocument(document.id)} onClick={close}>
            <MenuEntry icon={FileText} text={t('menu.open')} />
          </MenuItem>
        )}
        <MenuItem component="a" href={hrefOfFile(document.id)} download={document.fileName} onClick={close}>
          <MenuEntry icon={Download} text={t('menu.download')} />
        </MenuItem>
        {document.state === 'read' && hasPdf(document.fileName) && (
          <MenuItem component="a" href={hrefOfFile(document.id, 'pdf')} download onClick={close}>
            <MenuEntry icon={FileDown} text={t('menu.pdf')} />
          </MenuItem>
        )}
        <MenuItem {...edit(() => setDialog('filing'))}>
          <MenuEntry icon={FolderPen} text={t('menu.filing')} note={note} />
        </MenuItem>
        {document.reviewDueOn !== null && (
          <MenuItem {...edit(() => setDialog('review'))}>
            <MenuEntry icon={CalendarCheck} text={t('menu.review')} note={note} />
          </MenuItem>
        )}
        <MenuItem {...edit(() => readAgain.mutate(document))}>
          <MenuEntry icon={ScanText} text={t('menu.readAgain')} note={note} />
        </MenuItem>
        <MenuItem {...edit(() => setDialog('remove'))}>
          <MenuEntry icon={Trash2} text={t('menu.remove')} note={note} />
        </MenuItem>
      </Menu>
      {dialog === 'filing' && <FilingDialog document={document} onClose={() => setDialog(null)} />}
      {dialog === 'review' && <ReviewDialog document={document} onClose={() => setDialog(null)} />}
      {dialog === 'remove' && (
        <RemoveDialog document={document} onClose={() => setDialog(null)} {...(onRemoved && { onRemoved })} />
      )}
    </>
  );
}
