import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { hrefOfDocument } from './document-links.ts';

/** A document in two lines: its title as the way to it, and the file behind it. */
export function DocumentName({ document: { id, title, fileName, folder, isDraft } }: { document: Document }) {
  const { t } = useTranslation(['documents', 'folders']);
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.35 }}>
      <Box
        component={AppLink}
        href={hrefOfDocument(id)}
        sx={{
          display: 'block',
          fontWeight: 600,
          color: 'text.primary',
          textDecoration: 'none',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          '&:hover': { textDecoration: 'underline' },
        }}
      >
        {title}
      </Box>
      <Box
        component="span"
        title={fileName}
        sx={{
          display: 'block',
          fontSize: 'size.small',
          color: 'text.secondary',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
        }}
      >
        {isDraft && <strong>{t('folders:draft.chip')} · </strong>}
        {folder ? t('list.inFolder', { fileName, folder }) : fileName}
      </Box>
    </Box>
  );
}

/** How many suggestions wait, and how many were accepted. */
export function SuggestionCount({ document: { state, suggestions, isDraft } }: { document: Document }) {
  const { t } = useTranslation('documents');
  if (state !== 'read' || isDraft)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        –
      </Box>
    );
  const { open, accepted, rejected } = suggestions;
  return (
    <Box sx={{ lineHeight: 1.35, minWidth: 0 }}>
      <Box
        component="span"
        sx={{ display: 'block', fontWeight: open > 0 ? 600 : 400, color: open > 0 ? 'text.primary' : 'text.secondary' }}
      >
        {open > 0 ? t('list.open', { count: open }) : accepted + rejected > 0 ? t('list.allDecided') : t('list.none')}
      </Box>
      {accepted > 0 && (
        <Box component="span" sx={{ display: 'block', fontSize: 'size.small', color: 'success.main' }}>
          {t('list.accepted', { count: accepted })}
        </Box>
      )}
    </Box>
  );
}
