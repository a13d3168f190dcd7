import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Template } from '#domain/documents/template.ts';
import { hrefOfDocument } from '../document-links.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { language } from '../../locales/i18n.ts';

/** What kind a template is, in which languages, and the document that was made of it. */
export function TemplateChips({ template }: { template: Template }) {
  const { t } = useTranslation('templates');
  const { category, format, languages, document } = template;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      <ToneChip tone="info" label={t(`category.${category}`)} />
      <ToneChip tone="neutral" label={format.toUpperCase()} />
      {!languages.includes(language()) && <ToneChip tone="neutral" label={t('englishOnly')} />}
      {document && (
        <AppLink href={hrefOfDocument(document.id)} aria-label={t('openMade', { title: document.title })}>
          <ToneChip tone="success" label={t('there')} />
        </AppLink>
      )}
    </Box>
  );
}
