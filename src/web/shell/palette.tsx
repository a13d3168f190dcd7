import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { useRouter } from '@tanstack/react-router';
import { Languages, Moon, Search, Sun } from 'lucide-react';
import { Suspense, lazy, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaletteEntry } from '../kit/palette/palette-entries.ts';
import { changeLanguage } from '../locales/i18n.ts';
import { languages } from '../locales/languages.ts';
import { useSession } from '../people/session.ts';
import { useScheme } from '../theme/scheme.ts';
import { useNavigation } from './navigation.ts';
import { readRecent, rememberEntry } from './recent.ts';
import { useContributions } from './use-counters.ts';

const CommandPalette = lazy(async () => ({
  default: (await import('../kit/palette/command-palette.tsx')).CommandPalette,
}));

/** The field in the top bar and Ctrl/Cmd-K, and what can be found there. */
export function Palette() {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = useCallback(() => {
    setWasOpened(true);
    setIsOpen(true);
  }, []);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        open();
      }
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [open]);

  return (
    <>
      <ButtonBase
        onClick={open}
        aria-keyshortcuts="Control+K Meta+K"
        sx={{
          display: { xs: 'none', sm: 'flex' },
          gap: 1,
          width: 240,
          height: 34,
          px: 1.25,
          justifyContent: 'flex-start',
          border: '1px solid',
          borderColor: 'field.border',
          borderRadius: '8px',
          bgcolor: 'background.paper',
          color: 'text.secondary',
          fontSize: 'size.plain',
        }}
      >
        <Search size={15} aria-hidden />
        <Box
          component="span"
          sx={{ flex: 1, textAlign: 'left', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {t('palette.open')}
        </Box>
        <Box
          component="kbd"
          aria-hidden
          sx={{
            font: 'inherit',
            fontSize: 'size.fine',
            fontWeight: 600,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '5px',
            px: 0.5,
          }}
        >
          {shortcut}
        </Box>
      </ButtonBase>
      <IconButton aria-label={t('palette.open')} onClick={open} sx={{ display: { sm: 'none' } }}>
        <Search />
      </IconButton>
      {wasOpened && (
        <Suspense fallback={null}>
          <PaletteWithEntries isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const shortcut = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K';

function PaletteWithEntries({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const router = useRouter();
  const contributions = useContributions();
  const entries = useEntries();
  const sources = useMemo(() => contributions.flatMap(({ sources: of }) => of ?? []), [contributions]);
  const choose = (entry: PaletteEntry) => {
    onClose();
    if (entry.href) {
      rememberEntry(entry);
      router.history.push(entry.href);
    } else {
      entry.run?.();
    }
  };
  return <CommandPalette isOpen={isOpen} onClose={onClose} entries={entries} sources={sources} onChoose={choose} />;
}

function useEntries(): PaletteEntry[] {
  const { t } = useTranslation('shell');
  const session = useSession();
  const { isDark, choose } = useScheme();
  const pages = useNavigation().flatMap(({ items }) => items);
  const contributed = useContributions().flatMap(({ entries }) => entries?.(session) ?? []);
  const group = t('palette.pages');
  const actions = t('palette.actions');
  const navigation = pages.map(({ to, label, icon }): PaletteEntry => ({
    id: `page:${to}`,
    group,
    label: t(label),
    href: to,
    icon,
  }));
  const recent = readRecent().map((entry) => ({ ...entry, id: `recent:${entry.href}`, group: t('palette.recent') }));
  const scheme: PaletteEntry = {
    id: 'scheme',
    group: actions,
    label: isDark ? t('scheme.light') : t('scheme.dark'),
    icon: isDark ? Sun : Moon,
    run: () => choose(isDark ? 'light' : 'dark'),
  };
  const speak = languages.map(({ code, name }): PaletteEntry => ({
    id: `language:${code}`,
    group: actions,
    label: `${t('language')}: ${name}`,
    icon: Languages,
    run: () => void changeLanguage(code),
  }));
  return [...recent, ...navigation, ...contributed, scheme, ...speak];
}
