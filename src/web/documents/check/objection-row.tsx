import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { Objection } from '#domain/documents/check/objection.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { useFormat } from '../../kit/format.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import type { Tone } from '../../kit/tone.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { hrefOfDocument } from '../document-links.ts';
import { FIX_OF, hrefOfFix } from './fixes.ts';

const TONES: Record<Objection['severity'], Tone> = { high: 'error', medium: 'warning', low: 'neutral' };

interface ObjectionRowProps {
  objection: Objection;
  onMend: () => void;
  onDocument: (id: string) => void;
}

/** One thing to object to: what, where, its words, and how it is mended. */
export function ObjectionRow({ objection, onMend, onDocument }: ObjectionRowProps) {
  const { t } = useTranslation('document-library');
  const mayEdit = usePermission('documents.edit');
  const sentence = useSentence();
  const { kind, severity, documentId, documentTitle, quote } = objection;
  const fix = FIX_OF[kind];
  const href = hrefOfFix(objection);
  const isFree = fix === 'requirement' || fix === 'open';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        px: 2.5,
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 'none', width: 84, pt: '1px' }}>
        <ToneChip tone={TONES[severity]} label={t(`check.severity.${severity}`)} />
      </Box>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box>{sentence(objection)}</Box>
        {quote && (
          <Box
            component="blockquote"
            sx={{ m: 0, mt: 0.5, pl: 1.25, borderLeft: '3px solid', borderColor: 'divider', fontSize: 'size.plain' }}
          >
            {quote.text.length > 200 ? `${quote.text.slice(0, 200)}…` : quote.text}
          </Box>
        )}
        {documentId && (
          <Box sx={{ mt: 0.5, fontSize: 'size.plain', color: 'text.secondary' }}>
            <Link component={AppLink} href={hrefOfDocument(documentId, quote ?? undefined)}>
              {documentTitle}
            </Link>
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        {documentId && (
          <Button size="small" variant="text" onClick={() => onDocument(documentId)}>
            {t('check.onlyThis')}
          </Button>
        )}
        <ReasonButton
          size="small"
          reason={mayEdit || isFree ? null : t('kit:reason.permission')}
          {...(href ? { href } : { onClick: onMend })}
        >
          {t(`check.fix.${fix}`)}
        </ReasonButton>
      </Box>
    </Box>
  );
}

/** What is wrong, in a sentence. */
function useSentence(): (objection: Objection) => string {
  const { t } = useTranslation('document-library');
  const format = useFormat();
  return ({ kind, values }) => {
    if (kind === 'missing-section')
      return t('check.say.missing-section', { section: t(`check.section.${values['section']}`) });
    if (kind === 'contradictory-dates') return t(`check.dates.${values['rule']}`, values);
    const day = values['day'] === undefined ? {} : { day: format.date(values['day']) };
    const count = values['days'] ?? values['places'];
    return t(`check.say.${kind}`, { ...values, ...day, ...(typeof count === 'number' && { count }) });
  };
}
