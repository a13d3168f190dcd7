import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isShown, LIKELY, SHOWN_FROM } from '#domain/documents/band.ts';
import type { Classification } from '#domain/evidence/classification.ts';
import type { Passage } from '../../documents/document-links.ts';
import { BandChip } from '../band-chip.tsx';
import { ReversedAsks } from './reversed-asks.tsx';
import { JudgedBy } from '../judged-by.tsx';
import { PassageButton } from '../passage-button.tsx';
import { FrameworkChip } from '../../frameworks/framework-chip.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';

type Clause = Classification['suggestedClauses'][number];

interface SuggestedClausesProps {
  clauses: readonly Clause[];
  isTicked: (clause: Clause) => boolean;
  onTick: (suggestionId: string, isOn: boolean) => void;
  /** Whether ticking can make evidence of them. */
  mayLink: boolean;
  onPassage: (passage: Passage) => void;
}

/** The clauses the document speaks to, the surest first, each with the words it rests on; weak ones where there is nothing else or when asked for. */
export function SuggestedClauses({ clauses, isTicked, onTick, mayLink, onPassage }: SuggestedClausesProps) {
  const { t } = useTranslation('document-ai');
  const from = (least: number) =>
    clauses.filter(
      ({ confidence, contradicted, state }) =>
        isShown({ confidence, asks: contradicted }, least) || state === 'accepted',
    );
  const likely = from(LIKELY);
  const first = likely.length > 0 ? likely : from(SHOWN_FROM);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? clauses : first;
  const more = clauses.length - first.length;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {t('clauses.title')}
      </Typography>
      {clauses.length === 0 || shown.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('clauses.none')}</Typography>
      ) : (
        mayLink && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {t('clauses.help')}
          </Typography>
        )
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {shown.map((clause) => (
          <ClauseLine
            key={clause.suggestionId}
            clause={clause}
            isTicked={isTicked(clause)}
            onTick={onTick}
            mayLink={mayLink}
            onPassage={onPassage}
          />
        ))}
      </Box>
      {more > 0 && !showsAll && (
        <Button size="small" variant="text" onClick={() => setShowsAll(true)} sx={{ mt: 1, px: 0.75 }}>
          {t('clauses.more', { count: more })}
        </Button>
      )}
    </Box>
  );
}

interface ClauseLineProps extends Pick<SuggestedClausesProps, 'onTick' | 'mayLink' | 'onPassage'> {
  clause: Clause;
  isTicked: boolean;
}

function ClauseLine({ clause, isTicked, onTick, mayLink, onPassage }: ClauseLineProps) {
  const { t } = useTranslation('document-ai');
  const { suggestionId, framework, clause: id, title, confidence, quote, state, judgedBy, contradicted } = clause;
  const name = `${id} ${title}`;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1 }}>
      {mayLink && (
        <Checkbox
          size="small"
          checked={isTicked || state === 'accepted'}
          disabled={state !== 'open'}
          onChange={(_, isOn) => onTick(suggestionId, isOn)}
          slotProps={{ input: { 'aria-label': t('clauses.tick', { clause: name }) } }}
          sx={{ alignSelf: 'flex-start', mt: -0.75, ml: -1 }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <FrameworkChip framework={framework} />
          <Typography variant="h4" component="h4" sx={{ flex: '1 1 180px', minWidth: 0 }}>
            {name}
          </Typography>
          {state === 'accepted' && <ToneChip tone="success" label={t('clauses.evidence')} />}
          {state === 'rejected' && <ToneChip tone="neutral" label={t('clauses.rejected')} />}
          {contradicted.length > 0 && <ToneChip tone="error" label={t('evidence:piece.contradicted')} />}
          <BandChip confidence={confidence} />
          <JudgedBy by={judgedBy} />
        </Box>
        <PassageButton title={t('evidence:quote.show')} onClick={() => onPassage(quote)}>
          <q>{quote.text}</q>
        </PassageButton>
        <ReversedAsks asks={contradicted} onPassage={onPassage} />
      </Box>
    </Box>
  );
}
