import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Citation, Proposal } from '#domain/vendors/questionnaires/questionnaire.ts';
import { hrefOfDocument } from '../../documents/document-links.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { toneOfQuestion } from './question-look.ts';

/** What is proposed for one part of a question, word for word from where it stands, and what speaks against it. */
export function ProposalView({ proposal, isOnly }: { proposal: Proposal; isOnly: boolean }) {
  const { t } = useTranslation('questionnaires');
  const format = useFormat();
  const { part, verdict, band, confidence, citations, before, conflicts, others } = proposal;
  const tone = toneOfQuestion({ state: 'open', proposals: [proposal] });
  const wordOf = (dimension: string, value: string) =>
    dimension === 'statement' && (value === 'yes' || value === 'partly' || value === 'no')
      ? t(`verdict.${value}`)
      : value;
  return (
    <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {!isOnly && (
        <Typography variant="h4" component="h3">
          {part}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {verdict !== 'none' && verdict !== 'found' && <ToneChip tone="neutral" label={t(`verdict.${verdict}`)} />}
        <ToneChip
          tone={tone}
          label={band === 'none' ? t('look.none') : `${t(`look.${band}`)} · ${format.percent(confidence * 100)}`}
        />
      </Box>
      {before && (
        <Typography variant="body2">
          {t('proposal.before', {
            name: before.byName,
            date: format.date(before.at),
            questionnaire: before.questionnaire,
          })}
        </Typography>
      )}
      {citations.map((citation) => (
        <Quote key={`${citation.documentId} ${citation.start}`} citation={citation} />
      ))}
      {conflicts.map(({ dimension, sides }) => (
        <Notice key={dimension} tone="warning" title={t('proposal.conflict')}>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              mt: 1,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {sides.map(({ value, citation }) => (
              <Box key={`${citation.documentId} ${citation.start}`}>
                <strong>{wordOf(dimension, value)}</strong>
                <Quote citation={citation} />
              </Box>
            ))}
          </Box>
        </Notice>
      ))}
      {verdict === 'none' && (
        <Typography variant="body2">{t(others.length > 0 ? 'proposal.noneNear' : 'proposal.none')}</Typography>
      )}
      {verdict === 'none' &&
        others.map((citation) => <Quote key={`${citation.documentId} ${citation.start}`} citation={citation} />)}
    </Box>
  );
}

function Quote({ citation }: { citation: Citation }) {
  const { documentId, title, text, path, start, end } = citation;
  return (
    <Box
      component="figure"
      sx={{ m: 0, pl: 1.5, borderLeft: '3px solid', borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Typography component="blockquote" variant="body2" sx={{ m: 0 }}>
        {text}
      </Typography>
      <Typography component="figcaption" variant="caption" sx={{ color: 'text.secondary' }}>
        <Link component={AppLink} href={hrefOfDocument(documentId, { start, end })}>
          {title}
        </Link>
        {path.length > 0 && ` · ${path.join(' › ')}`}
      </Typography>
    </Box>
  );
}
