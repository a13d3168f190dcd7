import Box from '@mui/material/Box';
import { CloudUpload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { type PickedFile, isHidden, pickedFile } from '../../kit/files-in.ts';
import { tint } from '../../theme/tint.ts';

interface PageDropProps {
  isOn: boolean;
  onFiles: (picked: PickedFile[]) => void;
  children: ReactNode;
}

/** Takes files dropped anywhere on the page, which a browser would otherwise open in its place. */
export function PageDrop({ isOn, onFiles, children }: PageDropProps) {
  const { t } = useTranslation('documents');
  const { getRootProps, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    // Not `disabled`, which would call everything on the page disabled.
    noDrag: !isOn,
    onDrop: (files) => {
      const picked = files.map(pickedFile);
      onFiles(picked.length === 1 ? picked : picked.filter((each) => !isHidden(each)));
    },
  });
  return (
    <Box
      {...getRootProps({ role: 'none', tabIndex: -1 })}
      sx={{ position: 'relative', minHeight: 'calc(100vh - 104px)', outline: 'none' }}
    >
      {children}
      {isDragActive && (
        <Box
          aria-hidden
          sx={(theme) => ({
            position: 'absolute',
            inset: -8,
            zIndex: 5,
            display: 'grid',
            placeContent: 'center',
            justifyItems: 'center',
            gap: 1,
            borderRadius: '14px',
            border: '2px dashed',
            borderColor: 'primary.main',
            color: 'primary.main',
            fontWeight: 600,
            backgroundColor: tint(theme.vars.palette.background.paper, 88),
          })}
        >
          <CloudUpload size={34} />
          {t('kit:drop.release')}
        </Box>
      )}
    </Box>
  );
}
