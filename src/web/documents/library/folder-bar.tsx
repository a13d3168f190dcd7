import Box from '@mui/material/Box';
import { FilePlus2, FolderPen, FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../kit/links/breadcrumbs.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { hrefOfLibrary } from '../document-links.ts';
import { FolderDialog } from './folder-dialog.tsx';
import { WrittenDialog } from './written-dialog.tsx';

interface FolderBarProps {
  /** The folder that is shown; without one the whole library. */
  folder: string | undefined;
  onFolder: (folder: string) => void;
  onWritten: (id: string) => void;
}

/** Where in the library one is, and what can be made here. */
export function FolderBar({ folder, onFolder, onWritten }: FolderBarProps) {
  const { t } = useTranslation('document-library');
  const mayEdit = usePermission('documents.edit');
  const [open, setOpen] = useState<'new' | 'move' | 'write' | null>(null);
  const reason = mayEdit ? null : t('kit:reason.permission');
  const parts = folder ? folder.split('/') : [];
  const close = () => setOpen(null);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: { xs: 'flex-start', sm: 'flex-end' },
        gap: 1,
        mb: 1,
        // The way to a folder needs a line of its own; two buttons stand beside the folders.
        ...(parts.length > 0 ? { width: 1 } : { flex: { xs: '1 1 100%', lg: '0 0 auto' }, minHeight: 34, ml: 'auto' }),
      }}
    >
      {parts.length > 0 && (
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Breadcrumbs
            label={t('folder.path')}
            crumbs={[
              { label: t('tabs.library'), href: hrefOfLibrary() },
              ...parts.map((label, place) => ({
                label,
                ...(place < parts.length - 1 && {
                  href: hrefOfLibrary({ folder: parts.slice(0, place + 1).join('/') }),
                }),
              })),
            ]}
          />
        </Box>
      )}
      <ReasonButton
        size="small"
        variant="text"
        startIcon={<FolderPlus />}
        reason={reason}
        onClick={() => setOpen('new')}
      >
        {t('folder.new')}
      </ReasonButton>
      {folder && (
        <ReasonButton
          size="small"
          variant="text"
          startIcon={<FolderPen />}
          reason={reason}
          onClick={() => setOpen('move')}
        >
          {t('folder.move')}
        </ReasonButton>
      )}
      <ReasonButton size="small" startIcon={<FilePlus2 />} reason={reason} onClick={() => setOpen('write')}>
        {t('write.new')}
      </ReasonButton>
      {(open === 'new' || open === 'move') && (
        <FolderDialog folder={open === 'move' ? folder : undefined} above={folder} onDone={onFolder} onClose={close} />
      )}
      {open === 'write' && <WrittenDialog folder={folder} onDone={onWritten} onClose={close} />}
    </Box>
  );
}
