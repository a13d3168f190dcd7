import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#domain/addresses.ts';
import type { Document } from '#domain/documents/document.ts';
import type { QuoteMatch } from '#domain/evidence/quote-match.ts';
import { hrefOfVersions } from '../documents/control/control-queries.ts';
import { hrefOfDocument } from '../documents/document-links.ts';
import { orpc } from '../kit/requests/api.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';
import type { Tone } from '../kit/tone.ts';
import { ToneChip } from '../kit/tone-chip.tsx';

const TONES: Record<QuoteMatch['standing'], Tone> = { found: 'success', moved: 'success', gone: 'error' };

/** Accepted evidence that quotes an earlier version: whether its words still stand in the one in force. */
export function QuoteMatchCard({ document: { id, version } }: { document: Document }) {
  const { t } = useTranslation('document-library');
  const { data } = useQuery(orpc.evidence.standings.list.queryOptions({ input: { id }, enabled: version !== null }));
  const earlier = data?.filter((piece) => piece.version !== version || piece.standing === 'gone') ?? [];
  if (version === null || earlier.length === 0) return null;
  return (
    <Card title={t('standing.title')} subtitle={t('standing.subtitle', { version })} flush sx={{ mb: 2 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {earlier.map((piece) => (
          <Box
            component="li"
            key={piece.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1.5,
              px: 2.5,
              py: 1.25,
              borderTop: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Link
              component={AppLink}
              href={addressOf('requirement', { framework: piece.framework, requirementId: piece.requirementId })}
            >
              {piece.requirementId}
            </Link>
            <Box
              sx={{
                flex: '1 1 240px',
                minWidth: 0,
                fontSize: 'size.plain',
                color: 'text.secondary',
                overflowWrap: 'anywhere',
              }}
            >
              “{piece.quote.length > 220 ? `${piece.quote.slice(0, 220)}…` : piece.quote}”
            </Box>
            <ToneChip tone={TONES[piece.standing]} label={t(`standing.${piece.standing}`)} />
            <Link
              component={AppLink}
              href={
                piece.at ? hrefOfDocument(id, piece.at) : `${hrefOfVersions(id)}?from=${piece.version}&to=${version}`
              }
              sx={{ fontSize: 'size.plain' }}
            >
              {piece.at ? t('standing.show') : t('standing.compare', { version: piece.version })}
            </Link>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
