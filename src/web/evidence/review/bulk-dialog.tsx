import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '#domain/documents/document.ts';
import { FrameworkChip } from '../../frameworks/framework-chip.tsx';
import { useTitles } from '../../frameworks/framework.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { BandChip } from '../band-chip.tsx';
import type { Acceptance } from '../use-decisions.ts';

interface BulkDialogProps {
  suggestions: readonly Suggestion[];
  /** Names the documents, where they are of several. */
  hasDocument: boolean;
  onAccept: (acceptance: Acceptance) => void;
  onClose: () => void;
}

/** Names everything that is about to be accepted, lets each be left out, and asks for the status to set. */
export function BulkDialog({ suggestions, hasDocument, onAccept, onClose }: BulkDialogProps) {
  const { t } = useTranslation('evidence');
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const [status, setStatus] = useState<'In Progress' | 'Implemented'>('In Progress');
  const chosen = suggestions.filter(({ id }) => !without.has(id));
  const toggle = (id: string, isIn: boolean) =>
    setWithout((old) => new Set(isIn ? [...old].filter((one) => one !== id) : [...old, id]));
  return (
    <Dialog
      isOpen
      width="md"
      title={t('bulk.heading', { count: suggestions.length })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button
            variant="contained"
            color="primary"
            disabled={chosen.length === 0}
            onClick={() => {
              onAccept({ suggestions: chosen, ...(status === 'Implemented' && { status }) });
              onClose();
            }}
          >
            {t('bulk.confirm', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{t('bulk.text')}</Typography>
      <FormControl sx={{ mb: 1.5 }}>
        <FormLabel id="bulk-status">{t('bulk.status')}</FormLabel>
        <RadioGroup
          aria-labelledby="bulk-status"
          value={status}
          onChange={(_, next) => setStatus(next === 'Implemented' ? next : 'In Progress')}
        >
          <FormControlLabel value="In Progress" control={<Radio />} label={t('bulk.inProgress')} />
          <FormControlLabel value="Implemented" control={<Radio />} label={t('bulk.implemented')} />
        </RadioGroup>
      </FormControl>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, border: '1px solid', borderColor: 'divider', borderRadius: '10px' }}
      >
        {suggestions.map((suggestion) => (
          <BulkLine
            key={suggestion.id}
            suggestion={suggestion}
            hasDocument={hasDocument}
            isIn={!without.has(suggestion.id)}
            onToggle={(isIn) => toggle(suggestion.id, isIn)}
          />
        ))}
      </Box>
    </Dialog>
  );
}

interface BulkLineProps {
  suggestion: Suggestion;
  hasDocument: boolean;
  isIn: boolean;
  onToggle: (isIn: boolean) => void;
}

function BulkLine({
  suggestion: { framework, requirementId, confidence, quotes, documentTitle },
  hasDocument,
  isIn,
  onToggle,
}: BulkLineProps) {
  const titles = useTitles(framework);
  const name = `${requirementId} ${titles.requirement(requirementId)}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 0.75,
        px: 1.25,
        py: 1,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
        opacity: isIn ? 1 : 0.55,
      }}
    >
      <Checkbox
        checked={isIn}
        onChange={(_, next) => onToggle(next)}
        slotProps={{ input: { 'aria-label': hasDocument ? `${name}, ${documentTitle}` : name } }}
        sx={{ mt: '-4px' }}
      />
      <Box sx={{ flex: 1, minWidth: 0, fontSize: 'size.plain' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, fontWeight: 600 }}>
          {name}
          <FrameworkChip framework={framework} />
        </Box>
        {hasDocument && <Box sx={{ color: 'text.secondary', fontSize: 'size.small' }}>{documentTitle}</Box>}
        <Box
          component="q"
          sx={{
            color: 'text.secondary',
            overflow: 'hidden',
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
          }}
        >
          {quotes[0]?.text}
        </Box>
      </Box>
      <BandChip confidence={confidence} />
    </Box>
  );
}
