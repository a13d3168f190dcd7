import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog.tsx';
import { ErrorState } from '../error-state.tsx';
import { CardSkeleton } from '../skeletons.tsx';
import { ReasonButton } from '../reason-button.tsx';
import { SearchBox } from '../table/search-box.tsx';

export interface PickOption {
  id: string;
  label: string;
  note?: string;
}

/** What a dialog is given in which things are chosen to be linked. */
export interface PickProps {
  onPick: (ids: string[]) => void;
  onClose: () => void;
  isBusy: boolean;
}

interface PickDialogProps {
  title: string;
  searchLabel: string;
  search: string;
  onSearch: (text: string) => void;
  /** What matches; undefined while nobody knows. */
  options: readonly PickOption[] | undefined;
  /** How many match, where more do than are shown. */
  total?: number;
  error?: unknown;
  onRetry?: () => void;
  isBusy?: boolean;
  /** Beside the search: what narrows it. */
  children?: ReactNode;
  onPick: (ids: string[]) => void;
  onClose: () => void;
}

/** The API takes as many at once. */
const MOST = 50;

/** Search, tick, link. What is ticked stays ticked while one searches on. */
export function PickDialog(props: PickDialogProps) {
  const { title, searchLabel, search, onSearch, options, total = 0, isBusy = false, onPick, onClose } = props;
  const { t } = useTranslation('links');
  const [picked, setPicked] = useState<readonly string[]>([]);
  const reason = picked.length === 0 ? t('nothingChosen') : picked.length > MOST ? t('tooMany') : null;
  const toggle = (id: string) =>
    setPicked((old) => (old.includes(id) ? old.filter((each) => each !== id) : [...old, id]));
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <ReasonButton
            variant="contained"
            color="primary"
            reason={reason}
            loading={isBusy}
            onClick={() => onPick([...picked])}
          >
            {picked.length === 0 ? t('chooseNone') : t('choose', { count: picked.length })}
          </ReasonButton>
        </>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5, pt: 0.5 }}>
        <SearchBox label={searchLabel} value={search} onSearch={onSearch} />
        {props.children}
      </Box>
      <Box sx={{ minHeight: 260 }}>
        {!options ? (
          props.error ? (
            <ErrorState error={props.error} {...(props.onRetry && { onRetry: props.onRetry })} />
          ) : (
            <CardSkeleton lines={5} />
          )
        ) : (
          <Options options={options} picked={picked} onToggle={toggle} />
        )}
        {options && total > options.length && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
            {t('more')}
          </Typography>
        )}
      </Box>
    </Dialog>
  );
}

interface OptionsProps {
  options: readonly PickOption[];
  picked: readonly string[];
  onToggle: (id: string) => void;
}

function Options({ options, picked, onToggle }: OptionsProps) {
  const { t } = useTranslation('links');
  if (options.length === 0)
    return (
      <Typography role="status" sx={{ color: 'text.secondary', py: 2 }}>
        {t('nothingFound')}
      </Typography>
    );
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {options.map(({ id, label, note }) => (
        <Box component="li" key={id} sx={{ '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
          <FormControlLabel
            control={<Checkbox checked={picked.includes(id)} onChange={() => onToggle(id)} />}
            label={
              <>
                <Box component="span" sx={{ display: 'block', fontSize: 'size.plain', overflowWrap: 'anywhere' }}>
                  {label}
                </Box>
                {note && (
                  <Box component="span" sx={{ display: 'block', fontSize: 'size.small', color: 'text.secondary' }}>
                    {note}
                  </Box>
                )}
              </>
            }
            sx={{ m: 0, py: 0.25, width: '100%', alignItems: 'center' }}
          />
        </Box>
      ))}
    </Box>
  );
}
