import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CheckCheck, CircleCheckBig, Feather, Files, Filter } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import type { Band } from '#domain/documents/band.ts';
import { FrameworkChip } from '../../frameworks/framework-chip.tsx';
import { FrameworkFilter } from '../../frameworks/framework-filter.tsx';
import { useTitles } from '../../frameworks/framework.ts';
import { hrefOfRequirement } from '../../frameworks/framework-links.ts';
import { orpc } from '../../kit/requests/api.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { KeysHelp } from './keys-help.tsx';
import { QuoteInContext } from '../quote-in-context.tsx';
import {
  BANDS,
  type ReviewGroup,
  type ReviewSearch,
  groupsOf,
  inGroups,
  keyOfRequirement,
  strongOnes,
} from './review-groups.ts';
import { SuggestionCard } from './suggestion-card.tsx';
import { withoutNothing } from '../../controls/workspace-search.ts';
import { UnreasonedAcceptance } from '../unreasoned-acceptance.tsx';
import { type Review, useReview } from './use-review.ts';

const PAGE = 50;
const WITHOUT_WEAK = { atLeast: BANDS.likely.atLeast };

interface ReviewQueueProps {
  search: ReviewSearch;
  onSearch: (search: ReviewSearch) => void;
  onPassage: (documentId: string, passage: { start: number; end: number }) => void;
  figure?: ReactNode;
  /** What documents say in passing, and the way on from here: a later subject knows. */
  inPassing?: { title: string; text: string } | undefined;
  onward?: ReactNode;
}

interface Open {
  state: 'open';
  framework?: string;
}

const openOf = ({ framework }: ReviewSearch): Open => ({ state: 'open', ...(framework && { framework }) });

function useQueue(search: ReviewSearch, hasWeak: boolean) {
  const { band } = search;
  const certainty = band ? BANDS[band] : hasWeak ? {} : WITHOUT_WEAK;
  return useInfiniteQuery(
    orpc.evidence.suggestions.list.infiniteOptions({
      input: (page: number) => ({ ...openOf(search), pageSize: PAGE, page, ...certainty }),
      initialPageParam: 0,
      getNextPageParam: (last, all) => (all.length * PAGE < last.total ? all.length : undefined),
      placeholderData: keepPreviousData,
    }),
  );
}

/** How many weak ones stand back. */
function useWeakCount(search: ReviewSearch): number {
  const input = { ...openOf(search), ...BANDS.weak, pageSize: 1 };
  return useQuery(orpc.evidence.suggestions.list.queryOptions({ input })).data?.total ?? 0;
}

/** All open suggestions of all documents under their requirements, the most certain first. */
export function ReviewQueue({ search, onSearch, onPassage, figure, inPassing, onward }: ReviewQueueProps) {
  const { band } = search;
  const onBand = (next: Band | undefined) => onSearch(withoutNothing({ ...search, band: next }));
  const { t } = useTranslation('evidence');
  const format = useFormat();
  const [showsWeak, setShowsWeak] = useState(false);
  const queue = useQueue(search, showsWeak);
  const weakCount = useWeakCount(search);
  const folded = band || showsWeak || queue.hasNextPage ? 0 : weakCount;
  const [isBulkOpen, setIsBulkOpen] = useState(false);
  const groups = useMemo(() => {
    const rows = queue.data?.pages.flatMap((page) => page.rows) ?? [];
    const unique = [...new Map(rows.map((row) => [row.id, row])).values()];
    return groupsOf(unique.filter(({ state }) => state === 'open'));
  }, [queue.data]);
  const open = useMemo(() => groups.flatMap(({ suggestions }) => suggestions), [groups]);
  const review = useReview(open, { order: inGroups });
  const strong = strongOnes(open, review.reasons.excluded);
  const total = queue.data?.pages.at(-1)?.total ?? 0;
  return (
    <>
      <PageHeader title={t('queue.title')} subtitle={t('queue.subtitle')} actions={figure} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={band ?? 'all'}
          aria-label={t('queue.filter')}
          onChange={(_, next: Band | 'all' | null) => next && onBand(next === 'all' ? undefined : next)}
        >
          <ToggleButton value="all">{t('queue.all')}</ToggleButton>
          {(['strong', 'likely', 'weak'] as const).map((each) => (
            <ToggleButton key={each} value={each}>
              {t(`band.${each}.name`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FrameworkFilter
          value={search.framework}
          onChange={(framework) => onSearch(withoutNothing({ ...search, framework }))}
        />
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary', flex: 1, minWidth: 120 }}>
          {queue.data && t('queue.count', { count: total, number: format.number(total) })}
        </Typography>
        {strong.length > 1 && (
          <ReasonButton
            reason={review.reasons.decide}
            startIcon={<CheckCheck />}
            onClick={() => setIsBulkOpen(true)}
            loading={review.decisions.isAccepting}
          >
            {t('bulk.open', { count: strong.length })}
          </ReasonButton>
        )}
        <KeysHelp />
      </Box>
      {queue.isPending && <CardSkeleton lines={6} />}
      {queue.error && !queue.data && <ErrorState error={queue.error} onRetry={() => void queue.refetch()} />}
      {queue.data && open.length === 0 && folded === 0 && (
        <NothingToReview band={band} onAll={() => onBand(undefined)} onward={onward} />
      )}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {groups.map((group) => (
          <Group key={keyOfRequirement(group)} group={group} review={review} onPassage={onPassage} />
        ))}
      </Box>
      {queue.hasNextPage && (
        <Box sx={{ display: 'grid', placeItems: 'center', mt: 2 }}>
          <Button onClick={() => void queue.fetchNextPage()} loading={queue.isFetchingNextPage}>
            {t('queue.more')}
          </Button>
        </Box>
      )}
      {folded > 0 && (
        <EmptyState
          icon={Feather}
          title={open.length > 0 ? t('panel.rest') : (inPassing?.title ?? t('panel.onlyWeak'))}
          text={(open.length === 0 && inPassing?.text) || t('panel.onlyWeakText')}
          actions={
            <>
              <Button onClick={() => setShowsWeak(true)}>{t('panel.weak', { count: folded })}</Button>
              {open.length === 0 && onward}
            </>
          }
        />
      )}
      <UnreasonedAcceptance decisions={review.decisions} />
      {isBulkOpen && (
        <BulkDialog
          suggestions={strong}
          hasDocument
          onAccept={review.decisions.accept}
          onClose={() => setIsBulkOpen(false)}
        />
      )}
    </>
  );
}

function Group({
  group: { framework, requirementId, suggestions },
  review,
  onPassage,
}: { group: ReviewGroup; review: Review } & Pick<ReviewQueueProps, 'onPassage'>) {
  const titles = useTitles(framework);
  const { activeId, activate, leave, decisions, reasons } = review;
  return (
    <Card
      title={
        <Link
          component={AppLink}
          href={hrefOfRequirement(requirementId, framework)}
          sx={{ color: 'text.primary', fontWeight: 'inherit' }}
        >
          {requirementId} {titles.requirement(requirementId)}
        </Link>
      }
      action={<FrameworkChip framework={framework} />}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {suggestions.map((suggestion) => (
          <SuggestionCard
            key={suggestion.id}
            isUnderRequirement
            suggestion={suggestion}
            decisions={decisions}
            quotes={<QuoteInContext suggestion={suggestion} />}
            onPassage={(quote) => onPassage(suggestion.documentId, quote)}
            isActive={suggestion.id === activeId}
            onActive={() => activate(suggestion.id)}
            onDecide={() => leave(suggestion.id)}
            reason={reasons.decide}
            acceptReason={reasons.accept(suggestion)}
          />
        ))}
      </Box>
    </Card>
  );
}

function NothingToReview({ band, onAll, onward }: { band: Band | undefined; onAll: () => void; onward: ReactNode }) {
  const { t } = useTranslation('evidence');
  return (
    <Card>
      {band ? (
        <EmptyState
          icon={Filter}
          title={t('queue.noneInBand')}
          text={t('queue.noneInBandText')}
          actions={<Button onClick={onAll}>{t('queue.showAll')}</Button>}
        />
      ) : (
        <EmptyState
          icon={CircleCheckBig}
          title={t('queue.none')}
          text={t('queue.noneText')}
          actions={
            <>
              <Button startIcon={<Files />} component={AppLink} href={PAGES.documents}>
                {t('queue.toLibrary')}
              </Button>
              {onward}
            </>
          }
        />
      )}
    </Card>
  );
}
