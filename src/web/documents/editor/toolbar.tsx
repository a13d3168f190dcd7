import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import {
  Bold,
  Heading1,
  Heading2,
  Heading3,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Table,
  TextQuote,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EditKind } from './edits.ts';

const TOOLS: { kind: EditKind; icon: LucideIcon; keys?: string }[] = [
  { kind: 'bold', icon: Bold, keys: 'Ctrl+B' },
  { kind: 'italic', icon: Italic, keys: 'Ctrl+I' },
  { kind: 'heading1', icon: Heading1, keys: 'Ctrl+Alt+1' },
  { kind: 'heading2', icon: Heading2, keys: 'Ctrl+Alt+2' },
  { kind: 'heading3', icon: Heading3, keys: 'Ctrl+Alt+3' },
  { kind: 'bullets', icon: List, keys: 'Ctrl+Shift+8' },
  { kind: 'numbers', icon: ListOrdered, keys: 'Ctrl+Shift+7' },
  { kind: 'quote', icon: TextQuote },
  { kind: 'table', icon: Table },
  { kind: 'link', icon: LinkIcon },
];

/** The action that a press of keys asks for. */
export function editOfKeys({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): EditKind | null {
  if (!ctrlKey && !metaKey) return null;
  if (altKey)
    return code === 'Digit1' ? 'heading1' : code === 'Digit2' ? 'heading2' : code === 'Digit3' ? 'heading3' : null;
  if (shiftKey) return code === 'Digit8' ? 'bullets' : code === 'Digit7' ? 'numbers' : null;
  return key === 'b' ? 'bold' : key === 'i' ? 'italic' : null;
}

export function Toolbar({ onEdit }: { onEdit: (kind: EditKind) => void }) {
  const { t } = useTranslation('document-control');
  return (
    <Box role="toolbar" aria-label={t('editor.toolbar')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25, p: 0.75 }}>
      {TOOLS.map(({ kind, icon: Icon, keys }) => {
        const name = t(`editor.${kind}`);
        return (
          <Tooltip key={kind} title={keys ? `${name} (${keys})` : name}>
            <IconButton
              size="small"
              aria-label={name}
              // The selection stays where it is.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onEdit(kind)}
            >
              <Icon size={17} />
            </IconButton>
          </Tooltip>
        );
      })}
    </Box>
  );
}
