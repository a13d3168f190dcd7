import Box from '@mui/material/Box';
import { FileText, Folder as FolderIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ToneChip } from '../kit/tone-chip.tsx';

/** A frame for the folders of a structure that is about to be made. */
export function FolderFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, border: '1px solid', borderColor: 'divider', borderRadius: '10px' }}
    >
      {children}
    </Box>
  );
}

interface FolderRowProps {
  name: string;
  /** Said where the folder exists already. */
  there?: string | undefined;
  /** A folder within the one above. */
  isInner?: boolean;
  /** What it is for. */
  text?: string;
  children?: ReactNode;
}

/** A folder, what it is for, and the documents in it. */
export function FolderRow({ name, there, isInner = false, text, children }: FolderRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.25,
        pl: isInner ? { xs: 3, sm: 5 } : 2,
        pr: 2,
        py: 1.5,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box aria-hidden sx={{ display: 'flex', flex: 'none', mt: '2px', color: 'primary.main' }}>
        <FolderIcon size={17} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontWeight: 600 }}>
          {name}
          {there && <ToneChip tone="neutral" label={there} />}
        </Box>
        {text && <Box sx={{ fontSize: 'size.plain', color: 'text.secondary', textWrap: 'pretty' }}>{text}</Box>}
        {children}
      </Box>
    </Box>
  );
}

export function DraftList({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, mt: 0.75, p: 0, display: 'grid', gap: 0.625, fontSize: 'size.plain' }}
    >
      {children}
    </Box>
  );
}

/** A document of a folder, and what is to be said of it. */
export function DraftRow({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      <Box aria-hidden sx={{ display: 'flex', color: 'text.secondary' }}>
        <FileText size={14} />
      </Box>
      {title}
      {children}
    </Box>
  );
}
