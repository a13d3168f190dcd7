import { addressOf } from '#domain/addresses.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useDocuments } from '../../documents/document-queries.ts';
import { hrefOfLibrary } from '../../documents/document-links.ts';
import { TypeChip } from '../../documents/type-chip.tsx';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';

const MOST = 6;

/** The newest documents of the library, which need not be uploaded again. */
export function RecentDocuments() {
  const { t } = useTranslation('document-ai');
  const format = useFormat();
  const { data } = useDocuments({ state: 'read' });
  const documents = data?.rows.filter(({ isDraft }) => !isDraft).slice(0, MOST) ?? [];
  if (documents.length === 0) return null;
  return (
    <Card
      title={t('recent.title')}
      subtitle={t('recent.subtitle')}
      action={
        <Link component={AppLink} href={hrefOfLibrary()}>
          {t('recent.all')}
        </Link>
      }
      flush
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {documents.map((document) => (
          <Box
            component="li"
            key={document.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 2,
              rowGap: 0.5,
              px: 2.5,
              py: 1.25,
              borderTop: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Link
              component={AppLink}
              href={addressOf('readinessAi', { tab: 'document-ai', document: document.id })}
              sx={{ flex: '1 1 220px', fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' }}
            >
              {document.title}
            </Link>
            <TypeChip document={document} />
            <Box component="span" sx={{ fontSize: 'size.small', color: 'text.secondary', width: { sm: 110 } }}>
              {format.date(document.uploadedAt)}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
