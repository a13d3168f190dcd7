import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRouter } from '@tanstack/react-router';
import { speaksAgainst } from '#domain/frameworks/contradictions.ts';
import type { Suggestion } from '#domain/documents/document.ts';
import { ClaimReason } from '../controls/claim-reason.tsx';
import { wantsReason } from '../controls/use-control-changes.ts';
import { hrefOfDocument } from '../documents/document-links.ts';
import { useTitles } from '../frameworks/framework.ts';
import { AcceptanceReason } from './acceptance-reason.tsx';
import { ContradictedAsks } from './contradicted-asks.tsx';
import type { Decisions } from './use-decisions.ts';

/** Asks for the reason of an acceptance that waits for one, with the sentences it is about; nothing where none waits. */
export function UnreasonedAcceptance({ decisions }: { decisions: Decisions }) {
  const { unreasoned, accept, drop, isAccepting, error } = decisions;
  if (!unreasoned) return null;
  const onReason = (reason: string) => accept({ ...unreasoned, reason });
  // Nothing of this says the reverse: evidence of before does, and Implemented is what takes the reason.
  if (!unreasoned.suggestions.some(speaksAgainst))
    return (
      <ClaimReason of={unreasoned.suggestions} isBusy={isAccepting} error={error} onClaim={onReason} onClose={drop} />
    );
  return (
    <AcceptanceReason isBusy={isAccepting} error={wantsReason(error) ? null : error} onAccept={onReason} onClose={drop}>
      <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
        {unreasoned.suggestions.filter(speaksAgainst).map((suggestion) => (
          <Reversal key={suggestion.id} suggestion={suggestion} onLeave={drop} />
        ))}
      </Box>
    </AcceptanceReason>
  );
}

function Reversal({ suggestion, onLeave }: { suggestion: Suggestion; onLeave: () => void }) {
  const titles = useTitles(suggestion.framework);
  const router = useRouter();
  const { requirementId, documentId, documentTitle } = suggestion;
  return (
    <div>
      <Typography variant="h4" component="h3">
        {requirementId} {titles.requirement(requirementId)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.75 }}>
        {documentTitle}
      </Typography>
      <ContradictedAsks
        of={suggestion}
        onPassage={(quote) => {
          onLeave();
          router.history.push(hrefOfDocument(documentId, quote));
        }}
      />
    </div>
  );
}
