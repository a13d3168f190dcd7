import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Folder as FolderIcon, FolderOpen, Library as LibraryIcon, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Folder } from '#domain/documents/folder.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { useFormat } from '../../kit/format.ts';
import { HiddenText } from '../../kit/hidden-text.tsx';
import { tint } from '../../theme/tint.ts';
import { hrefOfLibrary } from '../document-links.ts';
import type { LibrarySearch } from './library-search.ts';

interface FolderStripProps {
  folders: readonly Folder[];
  total: number | undefined;
  search: LibrarySearch;
}

/** More than these stand behind a button, so that the list is not pushed off the page. */
const MOST = 12;

/** The folders of the library, each the way to what lies in it; empty ones too. */
export function FolderStrip({ folders, total, search }: FolderStripProps) {
  const { t } = useTranslation('folders');
  const [isWhole, setIsWhole] = useState(false);
  const named = folders.filter(({ folder }) => folder !== '');
  if (named.length === 0) return null;
  const shown = isWhole ? named : named.filter(({ folder }, place) => place < MOST || folder === search.folder);
  return (
    <Box
      component="nav"
      aria-label={t('label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1, fontSize: 'size.plain', flex: '1 1 480px', minWidth: 0 }}
    >
      <Entry icon={LibraryIcon} name={t('all')} count={total} href={hrefOfLibrary()} isChosen={!search.folder} />
      {shown.map(({ folder, documents }) => (
        <Entry
          key={folder}
          icon={folder === search.folder ? FolderOpen : FolderIcon}
          name={folder}
          count={documents}
          href={hrefOfLibrary({ folder })}
          isChosen={folder === search.folder}
        />
      ))}
      {named.length > MOST && (
        <Button size="small" variant="text" onClick={() => setIsWhole(!isWhole)} aria-expanded={isWhole}>
          {t(isWhole ? 'fewer' : 'more')}
        </Button>
      )}
    </Box>
  );
}

interface EntryProps {
  icon: LucideIcon;
  name: string;
  count: number | undefined;
  href: string;
  isChosen: boolean;
}

function Entry({ icon: Icon, name, count, href, isChosen }: EntryProps) {
  const { t } = useTranslation('folders');
  const format = useFormat();
  return (
    <Box
      component={AppLink}
      href={href}
      aria-current={isChosen ? 'page' : undefined}
      sx={(theme) => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        minHeight: 34,
        px: 1.25,
        minWidth: 0,
        maxWidth: '100%',
        borderRadius: '8px',
        border: '1px solid',
        borderColor: isChosen ? 'primary.main' : 'divider',
        backgroundColor: isChosen ? tint(theme.vars.palette.primary.main, 10) : theme.vars.palette.background.paper,
        color: 'text.primary',
        fontWeight: isChosen ? 600 : 500,
        textDecoration: 'none',
        '&:hover': { borderColor: 'primary.main' },
        '& > svg': { flex: 'none', color: theme.vars.palette.primary.main },
      })}
    >
      <Icon size={15} aria-hidden />
      <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {name}
      </Box>
      {count !== undefined && (
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}>
          <span aria-hidden>{format.number(count)}</span>
          <HiddenText> {t('count', { count })}</HiddenText>
        </Box>
      )}
    </Box>
  );
}
