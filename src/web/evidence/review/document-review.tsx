import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentReading, Suggestion } from '#domain/documents/document.ts';
import { Classification } from '../../documents/classification.tsx';
import type { Passage } from '../../documents/document-links.ts';
import { DraftNotice } from '../../documents/draft-notice.tsx';
import { DocumentText } from '../../documents/document-text.tsx';
import { Notices } from '../../documents/notices.tsx';
import type { Mark } from '../../documents/text-pieces.ts';
import { Topics } from '../../documents/topics.tsx';
import { Card } from '../../kit/card.tsx';
import { ModelNotice } from '../model-notice.tsx';
import { withoutWeak } from './review-groups.ts';
import { SuggestionsPanel } from './suggestions-panel.tsx';
import { showCard } from './use-card-keys.ts';
import { useReview } from './use-review.ts';

export type DocumentTab = 'text' | 'suggestions';

interface DocumentReviewProps {
  document: DocumentReading;
  at: Passage | null;
  tab: DocumentTab;
  onTab: (tab: DocumentTab) => void;
}

/** The words that open suggestions rest on, and those that were accepted. */
function marksOf(text: string, shown: readonly Suggestion[], findings: readonly Suggestion[]): Mark[] {
  // What was accepted of an earlier version may stand elsewhere now, or nowhere.
  const stands = ({ start, end, text: words }: Suggestion['quotes'][number]) => text.slice(start, end) === words;
  return [...shown, ...findings.filter(({ state }) => state === 'accepted')].flatMap(({ id, state, quotes }) =>
    quotes
      .filter(stands)
      .map(({ start, end }): Mark => ({ id, start, end, tone: state === 'accepted' ? 'accepted' : 'open' })),
  );
}

/** Reading and deciding: a quote leads to its passage, a passage to its suggestion. */
export function DocumentReview({ document, at, tab, onTab }: DocumentReviewProps) {
  const { t } = useTranslation('evidence');
  const isNarrow = useMediaQuery('(max-width: 1099px)');
  const [passage, setPassage] = useState<Passage | null>(at);
  const findings = useMemo(
    () => document.findings.toSorted((a, b) => b.confidence - a.confidence || a.id.localeCompare(b.id)),
    [document.findings],
  );
  const open = useMemo(() => findings.filter(({ state }) => state === 'open'), [findings]);
  const [showsWeak, setShowsWeak] = useState(false);
  const shown = useMemo(() => (showsWeak ? open : withoutWeak(open)), [open, showsWeak]);
  const marks = useMemo(() => marksOf(document.text, shown, findings), [document.text, shown, findings]);
  const review = useReview(shown, {
    onWalk: ({ quotes: [quote] }) => quote && setPassage({ start: quote.start, end: quote.end }),
  });
  const show = useCallback(
    // A new object each time: the same passage can be asked for again.
    ({ start, end }: Passage) => {
      setPassage({ start, end });
      onTab('text');
    },
    [onTab],
  );
  const { activate } = review;
  const choose = useCallback(
    (id: string) => {
      setShowsWeak(true);
      activate(id);
      onTab('suggestions');
      showCard(id);
    },
    [activate, onTab],
  );

  const text = (
    <Card flush>
      <Box component="section" aria-label={t('text.label')}>
        <DocumentText
          text={document.text}
          blocks={document.blocks}
          marks={marks}
          passage={passage}
          onMark={choose}
          language={document.language}
          mediaType={document.mediaType}
        />
      </Box>
    </Card>
  );
  const panel = (
    <SuggestionsPanel
      suggestions={findings}
      open={open}
      shown={shown}
      onWeak={() => setShowsWeak(true)}
      review={review}
      passage={passage}
      onPassage={show}
      isDraft={document.isDraft}
    />
  );
  return (
    <>
      <Card sx={{ mb: 2 }}>
        <Box
          sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 460px) minmax(0, 1fr)' } }}
        >
          <Classification document={document} />
          <Topics topics={document.topics} onPassage={show} />
        </Box>
      </Card>
      <DraftNotice document={document} />
      <Notices notices={document.notices} onPassage={show} />
      <ModelNotice documentId={document.id} />
      {isNarrow ? (
        <>
          <Tabs
            value={tab}
            onChange={(_, next) => onTab(next as DocumentTab)}
            aria-label={t('tabs.label')}
            sx={{ mb: 2 }}
          >
            <Tab id="tab-text" aria-controls="panel-text" value="text" label={t('tabs.text')} />
            <Tab
              id="tab-suggestions"
              aria-controls="panel-suggestions"
              value="suggestions"
              label={t('tabs.suggestions', { count: withoutWeak(open).length })}
            />
          </Tabs>
          <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
            {tab === 'text' ? text : panel}
          </Box>
        </>
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr) 432px', alignItems: 'start' }}>
          {text}
          <Box
            tabIndex={-1}
            sx={{ position: 'sticky', top: 72, maxHeight: 'calc(100vh - 88px)', overflow: 'auto', p: '3px', m: '-3px' }}
          >
            {panel}
          </Box>
        </Box>
      )}
    </>
  );
}
