import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SHOWN_FROM } from '#domain/documents/band.ts';
import { hrefOfDocument } from '../documents/document-links.ts';
import { orpc } from '../kit/requests/api.ts';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { CardSkeleton } from '../kit/skeletons.tsx';
import { QuoteInContext } from './quote-in-context.tsx';
import { SuggestionCard } from './review/suggestion-card.tsx';
import { UnreasonedAcceptance } from './unreasoned-acceptance.tsx';
import { useReview } from './review/use-review.ts';

interface OfRequirementProps {
  framework: string;
  requirementId: string;
}

/** The open suggestions of one requirement, from all documents; the faintest stand back until somebody asks for them. */
export function SuggestionsOfRequirement({ framework, requirementId }: OfRequirementProps) {
  const { t } = useTranslation('evidence');
  const router = useRouter();
  const [showsFaint, setShowsFaint] = useState(false);
  const input = { framework, requirementId, state: 'open' as const };
  const { data, error, refetch } = useQuery(
    orpc.evidence.suggestions.list.queryOptions({
      input: { ...input, atLeast: showsFaint ? 0 : SHOWN_FROM, pageSize: 100 },
      placeholderData: keepPreviousData,
    }),
  );
  const faint = useQuery(
    orpc.evidence.suggestions.list.queryOptions({ input: { ...input, below: SHOWN_FROM, pageSize: 1 } }),
  );
  const folded = showsFaint ? 0 : (faint.data?.total ?? 0);
  const open = useMemo(() => data?.rows.filter(({ state }) => state === 'open') ?? [], [data]);
  const { activeId, activate, leave, decisions, reasons } = useReview(open);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton lines={3} />;
  return (
    <Card
      title={t('ofRequirement.suggestions')}
      {...(open.length > 0 && { subtitle: t('ofRequirement.open', { count: open.length }) })}
    >
      {open.length === 0 && (
        <EmptyState
          icon={Sparkles}
          title={t('ofRequirement.noSuggestions')}
          text={t('ofRequirement.noSuggestionsText')}
        />
      )}
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {open.map((suggestion) => (
          <SuggestionCard
            key={suggestion.id}
            isUnderRequirement
            suggestion={suggestion}
            decisions={decisions}
            quotes={<QuoteInContext suggestion={suggestion} />}
            onPassage={(quote) => router.history.push(hrefOfDocument(suggestion.documentId, quote))}
            isActive={suggestion.id === activeId}
            onActive={() => activate(suggestion.id)}
            onDecide={() => leave(suggestion.id)}
            reason={reasons.decide}
            acceptReason={reasons.accept(suggestion)}
          />
        ))}
      </Box>
      {folded > 0 && (
        <Button size="small" variant="text" onClick={() => setShowsFaint(true)} sx={{ mt: 1, px: 0.75 }}>
          {t('panel.weak', { count: folded })}
        </Button>
      )}
      <UnreasonedAcceptance decisions={decisions} />
    </Card>
  );
}
