import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { UrlTabs } from '../../kit/links/url-tabs.tsx';
import { hrefOfDocument } from '../document-links.ts';
import { hrefOfReaders, hrefOfVersions } from './control-queries.ts';

export type DocumentSide = 'text' | 'versions' | 'readers';

/** The pages of one document. */
export function DocumentTabs({ id, active }: { id: string; active: DocumentSide }) {
  const { t } = useTranslation('document-control');
  const hrefs = { text: hrefOfDocument(id), versions: hrefOfVersions(id), readers: hrefOfReaders(id) };
  return (
    <Box sx={{ mb: 2 }}>
      <UrlTabs
        label={t('tabs.label')}
        active={active}
        tabs={[
          { id: 'text', label: t('tabs.text') },
          { id: 'versions', label: t('tabs.versions') },
          { id: 'readers', label: t('tabs.readers') },
        ]}
        hrefOf={(tab) => hrefs[tab as DocumentSide]}
      />
    </Box>
  );
}
