import Box from '@mui/material/Box';
import MuiDialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import LinearProgress from '@mui/material/LinearProgress';
import { CornerDownLeft, Search } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HiddenText } from '../hidden-text.tsx';
import { type PaletteEntry, type PaletteSource, groupsOf, matching } from './palette-entries.ts';
import { PaletteList } from './palette-list.tsx';

interface CommandPaletteProps {
  isOpen: boolean;
  onClose: () => void;
  entries: readonly PaletteEntry[];
  sources: readonly PaletteSource[];
  /** Goes to an entry's address or runs it. */
  onChoose: (entry: PaletteEntry) => void;
}

/** Search or jump to anything: arrow keys move, Enter opens, Escape closes. */
export function CommandPalette({ isOpen, onClose, ...rest }: CommandPaletteProps) {
  const { t } = useTranslation('kit');
  const id = useId();
  return (
    <MuiDialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: { mt: { xs: 2, sm: '12vh' }, maxHeight: '70vh' } } }}
    >
      <HiddenText id={id}>{t('palette.title')}</HiddenText>
      <PaletteBody key={String(isOpen)} {...rest} />
    </MuiDialog>
  );
}

function PaletteBody({ entries, sources, onChoose }: Omit<CommandPaletteProps, 'isOpen' | 'onClose'>) {
  const { t } = useTranslation('kit');
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const query = useDeferredValue(text.trim());
  const found = useFound(sources, query);
  const shown = useMemo(
    () => groupsOf([...matching(entries, query), ...found.entries]),
    [entries, query, found.entries],
  );
  const flat = shown.flatMap(({ entries: within }) => within);
  const current = flat[Math.min(active, flat.length - 1)];

  const currentId = current?.id;
  useEffect(() => {
    if (currentId) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [currentId]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step && flat.length) {
      event.preventDefault();
      setActive((Math.min(active, flat.length - 1) + step + flat.length) % flat.length);
    } else if (event.key === 'Enter' && current && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onChoose(current);
    }
  };

  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          px: 2,
          borderBottom: '1px solid',
          borderColor: 'divider',
          color: 'text.secondary',
        }}
      >
        <Search size={18} aria-hidden />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          placeholder={t('palette.placeholder')}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': t('palette.title'),
              'aria-expanded': true,
              'aria-controls': `${id}-list`,
              'aria-autocomplete': 'list',
              ...(current && { 'aria-activedescendant': `${id}-${current.id}` }),
            },
          }}
          sx={{ height: 52, fontSize: 'size.large' }}
        />
        <CornerDownLeft size={15} aria-hidden />
      </Box>
      <Box sx={{ height: 2 }}>
        {found.isSearching && (
          <LinearProgress aria-label={t('palette.searching')} sx={{ height: 2, borderRadius: 0 }} />
        )}
      </Box>
      <PaletteList
        ref={list}
        id={id}
        groups={shown}
        active={current?.id}
        onPoint={(entry) => setActive(flat.indexOf(entry))}
        onChoose={onChoose}
      />
      <Box role="status" sx={{ px: 2, py: flat.length ? 0 : 4, textAlign: 'center', color: 'text.secondary' }}>
        {flat.length === 0 && !found.isSearching && t('palette.nothing', { query })}
      </Box>
    </>
  );
}

interface Found {
  query: string;
  entries: PaletteEntry[];
  isSearching: boolean;
}

/** Asks every source, 150 ms after the last key; a slow or failing one takes nothing away from the others. */
function useFound(sources: readonly PaletteSource[], query: string): Found {
  const [state, setState] = useState<Found>({ query: '', entries: [], isSearching: false });
  const isWorthIt = query.length > 1 && sources.length > 0;
  useEffect(() => {
    if (!isWorthIt) return;
    const stop = new AbortController();
    const search = async () => {
      setState({ query, entries: [], isSearching: true });
      await Promise.all(
        sources.map(async (source) => {
          const entries = await source.search(query, stop.signal).catch(() => []);
          if (!stop.signal.aborted) setState((before) => ({ ...before, entries: [...before.entries, ...entries] }));
        }),
      );
      if (!stop.signal.aborted) setState((before) => ({ ...before, isSearching: false }));
    };
    const timer = setTimeout(() => void search(), 150);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [sources, query, isWorthIt]);
  return state.query === query && isWorthIt ? state : { query, entries: [], isSearching: isWorthIt };
}
