import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { LucideIcon } from 'lucide-react';

/** What stands in a MenuItem: an icon, the words, and below them why it cannot be chosen. */
export function MenuEntry({ icon: Icon, text, note }: { icon: LucideIcon; text: string; note?: string | undefined }) {
  return (
    <>
      <ListItemIcon>
        <Icon size={16} aria-hidden />
      </ListItemIcon>
      <ListItemText primary={text} secondary={note} />
    </>
  );
}
