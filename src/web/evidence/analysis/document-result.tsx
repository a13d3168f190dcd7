import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { ListTree } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentReading } from '#domain/documents/document.ts';
import { hrefOfDocument, type Passage } from '../../documents/document-links.ts';
import { DocumentText } from '../../documents/document-text.tsx';
import { DraftNotice } from '../../documents/draft-notice.tsx';
import type { Mark } from '../../documents/text-pieces.ts';
import { Topics } from '../../documents/topics.tsx';
import { ModelNotice } from '../model-notice.tsx';
import { useLanguage } from '../../frameworks/framework.ts';
import { orpc } from '../../kit/requests/api.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { AcceptPanel } from './accept-panel.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { GapAnalysis } from './gap-analysis.tsx';
import { Recommendations } from './recommendations.tsx';

interface DocumentResultProps {
  document: DocumentReading;
  /** The way to the next document. */
  another: ReactNode;
}

/** What the engine makes of a document, beside its text in which every quoted passage is marked. */
export function DocumentResult({ document, another }: DocumentResultProps) {
  const { t } = useTranslation('document-ai');
  const language = useLanguage();
  const [passage, setPassage] = useState<Passage | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, refetch } = useQuery(
    orpc.evidence.classifications.get.queryOptions({ input: { id: document.id, language } }),
  );
  const marks = useMemo(() => marksOf(document), [document]);
  // A new object each time: the same passage can be asked for again.
  const show = useCallback(({ start, end }: Passage) => setPassage({ start, end }), []);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardSkeleton />;
  return (
    <>
      <Card title={document.title} subtitle={t('result.subtitle')} sx={{ mb: 2 }}>
        <AcceptPanel document={document} classification={data} onPassage={show} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.5 }}>
          <Button startIcon={<ListTree />} onClick={() => setIsOpen(true)}>
            {t('details.open')}
          </Button>
          {another}
        </Box>
      </Card>
      <DraftNotice document={document} />
      <ModelNotice documentId={document.id} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Card>
            <Topics topics={data.keyTopics} onPassage={show} />
          </Card>
          <GapAnalysis gaps={data.gapAnalysis} onPassage={show} />
          {data.gapAnalysis.length + data.recommendations.length > 0 && (
            <Recommendations recommendations={data.recommendations} />
          )}
        </Box>
        <Card
          title={t('text.title')}
          subtitle={t('text.subtitle')}
          action={
            <Link component={AppLink} href={hrefOfDocument(document.id)}>
              {t('text.library')}
            </Link>
          }
          flush
          sx={{ position: { lg: 'sticky' }, top: 72 }}
        >
          <Box
            tabIndex={0}
            role="region"
            aria-label={t('evidence:text.label')}
            sx={{ maxHeight: { xs: 420, lg: 'calc(100vh - 190px)' }, overflow: 'auto' }}
          >
            <DocumentText
              text={document.text}
              blocks={document.blocks}
              marks={marks}
              passage={passage}
              language={document.language}
              mediaType={document.mediaType}
            />
          </Box>
        </Card>
      </Box>
      <DetailsDialog document={document} isOpen={isOpen} onClose={() => setIsOpen(false)} onPassage={show} />
    </>
  );
}

/** Every sentence that a clause rests on. */
function marksOf({ findings }: DocumentReading): Mark[] {
  return findings.flatMap(({ id, quotes, state }) =>
    quotes.map(({ start, end }): Mark => ({ id, start, end, tone: state === 'accepted' ? 'accepted' : 'open' })),
  );
}
