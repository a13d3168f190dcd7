import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CheckCheck, CircleCheckBig, Feather, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '#domain/documents/document.ts';
import { REVIEW, type Passage } from '../../documents/document-links.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { DecidedLine } from './decided-line.tsx';
import { KeysHelp } from './keys-help.tsx';
import { Quotes } from '../quotes.tsx';
import { strongOnes, withoutWeak } from './review-groups.ts';
import { SuggestionCard } from './suggestion-card.tsx';
import { UnreasonedAcceptance } from '../unreasoned-acceptance.tsx';
import type { Review } from './use-review.ts';

interface SuggestionsPanelProps {
  /** All of the document, most certain first. */
  suggestions: readonly Suggestion[];
  open: readonly Suggestion[];
  /** Those of the open ones that stand here now. */
  shown: readonly Suggestion[];
  /** Shows the weak ones too. */
  onWeak: () => void;
  review: Review;
  passage: Passage | null;
  onPassage: (passage: Passage) => void;
  /** Nothing is suggested of a draft, whatever it speaks of. */
  isDraft: boolean;
}

/** What the engine suggests of one document, open ones first, decided ones folded below. */
export function SuggestionsPanel({
  suggestions,
  open,
  shown,
  onWeak,
  review,
  passage,
  onPassage,
  isDraft,
}: SuggestionsPanelProps) {
  const { t } = useTranslation(['evidence', 'folders']);
  const [isBulkOpen, setIsBulkOpen] = useState(false);
  const { activeId, activate, leave, decisions, reasons } = review;
  const decided = suggestions.filter(({ state }) => state !== 'open');
  const strong = strongOnes(open, reasons.excluded);
  return (
    <Box
      component="section"
      aria-labelledby="suggestions-heading"
      sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id="suggestions-heading" variant="h2">
            {t('panel.heading')}
          </Typography>
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
            {t('panel.count', { open: withoutWeak(open).length, decided: decided.length })}
          </Typography>
        </Box>
        {open.length > 0 && <KeysHelp />}
      </Box>
      {strong.length > 1 && (
        <ReasonButton
          reason={reasons.decide}
          startIcon={<CheckCheck />}
          onClick={() => setIsBulkOpen(true)}
          loading={decisions.isAccepting}
        >
          {t('bulk.open', { count: strong.length })}
        </ReasonButton>
      )}
      {shown.map((suggestion) => (
        <SuggestionCard
          key={suggestion.id}
          suggestion={suggestion}
          decisions={decisions}
          quotes={<Quotes quotes={suggestion.quotes} shown={passage} onPassage={onPassage} />}
          onPassage={onPassage}
          isActive={suggestion.id === activeId}
          onActive={() => activate(suggestion.id)}
          onDecide={() => leave(suggestion.id)}
          reason={reasons.decide}
          acceptReason={reasons.accept(suggestion)}
        />
      ))}
      {open.length > 0 && shown.length === 0 && (
        <EmptyState icon={Feather} title={t('panel.onlyWeak')} text={t('panel.onlyWeakText')} />
      )}
      {open.length > shown.length && (
        <Button onClick={onWeak} sx={{ justifySelf: 'center' }}>
          {t('panel.weak', { count: open.length - shown.length })}
        </Button>
      )}
      {isDraft && <EmptyState icon={Feather} title={t('folders:draft.none')} text={t('folders:draft.noneText')} />}
      {open.length === 0 && !isDraft && <NothingOpen hasDecided={decided.length > 0} />}
      {decided.length > 0 && (
        <Box
          component="details"
          open={open.length === 0}
          sx={{
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '10px',
            bgcolor: 'background.paper',
            px: 2,
            py: 1.25,
          }}
        >
          <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, fontSize: 'size.plain' }}>
            {t('panel.decided', { count: decided.length })}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
            {decided.map((suggestion) => (
              <DecidedLine
                key={suggestion.id}
                suggestion={suggestion}
                reason={reasons.decide}
                onReopen={() => decisions.reopen(suggestion)}
                onPassage={onPassage}
              />
            ))}
          </Box>
        </Box>
      )}
      <UnreasonedAcceptance decisions={decisions} />
      {isBulkOpen && (
        <BulkDialog
          suggestions={strong}
          hasDocument={false}
          onAccept={decisions.accept}
          onClose={() => setIsBulkOpen(false)}
        />
      )}
    </Box>
  );
}

function NothingOpen({ hasDecided }: { hasDecided: boolean }) {
  const { t } = useTranslation('evidence');
  return hasDecided ? (
    <EmptyState
      icon={CircleCheckBig}
      title={t('panel.allDecided')}
      text={t('panel.allDecidedText')}
      actions={
        <Button component={AppLink} href={REVIEW}>
          {t('panel.toQueue')}
        </Button>
      }
    />
  ) : (
    <EmptyState icon={SearchX} title={t('panel.nothing')} text={t('panel.nothingText')} />
  );
}
