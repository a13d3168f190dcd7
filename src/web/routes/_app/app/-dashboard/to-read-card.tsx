import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { todayIs } from '#web/controls/control-queries.ts';
import { hrefOfDocument } from '#web/documents/document-links.ts';
import { orpc } from '#web/kit/requests/api.ts';
import { AppLink } from '#web/kit/links/app-link.tsx';
import { Card } from '#web/kit/card.tsx';
import { useFormat } from '#web/kit/format.ts';
import { ToneChip } from '#web/kit/tone-chip.tsx';
import { usePermission } from '#web/people/use-permission.ts';
import { type Waiting, waitingOf } from './to-read.ts';

const SHOWN = 5;

/** The documents I am asked to read and have not yet; nothing at all where there is none. */
export function ToReadCard() {
  const { t } = useTranslation('dashboard');
  const enabled = usePermission('documents.view');
  const { data = [] } = useQuery(orpc.documents.receipts.mine.queryOptions({ enabled, staleTime: 30_000 }));
  const waiting = waitingOf(data, todayIs());
  if (waiting.length === 0) return null;
  return (
    <Card title={t('toRead.title')} subtitle={t('toRead.subtitle')} flush>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {waiting.slice(0, SHOWN).map((document) => (
          <DocumentLine key={document.documentId} document={document} />
        ))}
      </Box>
      {waiting.length > SHOWN && (
        <Box sx={{ px: 2.5, py: 1.25, borderTop: '1px solid', borderColor: 'divider' }}>
          <Link component={AppLink} href={PAGES.documentsToRead}>
            {t('toRead.all', { count: waiting.length })}
          </Link>
        </Box>
      )}
    </Card>
  );
}

function DocumentLine({ document: { documentId, title, dueOn, isOverdue } }: { document: Waiting }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        px: 2.5,
        py: 1.25,
        borderTop: '1px solid',
        borderColor: 'divider',
        overflowWrap: 'anywhere',
      }}
    >
      <Link component={AppLink} href={hrefOfDocument(documentId)} sx={{ fontWeight: 600 }}>
        {title}
      </Link>
      {dueOn && (
        <ToneChip
          tone={isOverdue ? 'error' : 'warning'}
          label={t(isOverdue ? 'toRead.overdue' : 'toRead.until', { date: format.date(dueOn) })}
        />
      )}
    </Box>
  );
}
