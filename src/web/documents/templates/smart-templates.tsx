import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { FolderTree, LibraryBig } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TEMPLATE_CATEGORIES } from '#domain/documents/template-values.ts';
import { useFolders } from '../document-queries.ts';
import { orpc } from '../../kit/requests/api.ts';
import { Card } from '../../kit/card.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { language } from '../../locales/i18n.ts';
import { useSession } from '../../people/session.ts';
import { BrowseDialog, type Category } from './browse-dialog.tsx';
import { GenerateDialog } from './generate-dialog.tsx';
import { firstWish } from './structure-form.ts';

/** Smart Templates: a structure generated for the organisation, and the templates one by one. */
export function SmartTemplates() {
  const { user } = useSession();
  const [isGenerating, setGenerating] = useState(false);
  const [browsed, setBrowsed] = useState<{ category?: Category }>();
  // What was chosen stays while the page is open, also when the dialog was closed in between.
  const [wish, setWish] = useState(() => firstWish(user.name));
  useFolders();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <GenerateCard onOpen={() => setGenerating(true)} />
      <BrowseCard onOpen={(category) => setBrowsed(category ? { category } : {})} />
      {isGenerating && <GenerateDialog wish={wish} onWish={setWish} onClose={() => setGenerating(false)} />}
      {browsed && <BrowseDialog category={browsed.category} onClose={() => setBrowsed(undefined)} />}
    </Box>
  );
}

function GenerateCard({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('templates');
  const points = ['folders', 'documents', 'effort', 'kept'] as const;
  return (
    <Card title={t('generate.card')} subtitle={t('generate.cardText')}>
      <Box component="ul" sx={{ pl: 2.5, my: 0, '& li + li': { mt: 0.75 }, textWrap: 'pretty' }}>
        {points.map((point) => (
          <li key={point}>{t(`generate.point.${point}`)}</li>
        ))}
      </Box>
      <Button variant="contained" color="primary" startIcon={<FolderTree />} onClick={onOpen} sx={{ mt: 2.5 }}>
        {t('generate.title')}
      </Button>
    </Card>
  );
}

function BrowseCard({ onOpen }: { onOpen: (category?: Category) => void }) {
  const { t } = useTranslation('templates');
  const { number } = useFormat();
  const { data, error, refetch } = useQuery(
    orpc.documents.templates.list.queryOptions({ input: { language: language() } }),
  );
  const used = data?.filter(({ document }) => document).length ?? 0;
  return (
    <Card title={t('browse.card')} subtitle={t('browse.cardText')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 76 }}>
        {data &&
          TEMPLATE_CATEGORIES.map((category) => (
            <Button key={category} onClick={() => onOpen(category)} sx={{ gap: 1 }}>
              {t(`categories.${category}`)}
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
                {number(data.filter((template) => template.category === category).length)}
              </Box>
            </Button>
          ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5, minHeight: 20 }}>
        {data && t('browse.used', { count: used, total: number(data.length) })}
      </Typography>
      <Button startIcon={<LibraryBig />} onClick={() => onOpen()} sx={{ mt: 2 }}>
        {t('browse.title')}
      </Button>
    </Card>
  );
}
