import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download, Eye, FilePlus2, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import type { Template } from '#domain/documents/template.ts';
import { TEMPLATE_CATEGORIES } from '#domain/documents/template-values.ts';
import { hrefOfDocument } from '../document-links.ts';
import { orpc } from '../../kit/requests/api.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { FilterSelect } from '../../kit/table/filter-select.tsx';
import { CardSkeleton, RefetchBar } from '../../kit/skeletons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { SearchBox } from '../../kit/table/search-box.tsx';
import { language } from '../../locales/i18n.ts';
import { usePermission } from '../../people/use-permission.ts';
import { TemplateChips } from './template-chips.tsx';
import { hrefOfTemplate } from './template-links.ts';
import { TemplatePreview } from './template-preview.tsx';
import { UseDraftDialog } from './use-draft-dialog.tsx';

export type Category = (typeof TEMPLATE_CATEGORIES)[number];

/** Height of the list (specification, Smart Templates). */
const LIST_HEIGHT = 400;

interface BrowseDialogProps {
  /** What is shown at first. */
  category: Category | undefined;
  onClose: () => void;
}

/** All templates: search, category, and for each preview, download and use as draft. */
export function BrowseDialog({ category: first, onClose }: BrowseDialogProps) {
  const { t } = useTranslation('templates');
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<string | undefined>(first);
  const [previewed, setPreviewed] = useState<Template>();
  /** Whoever comes back from a preview goes on where they were. */
  const [seen, setSeen] = useState<string>();
  const [used, setUsed] = useState<Template>();
  const [made, setMade] = useState<Document>();
  return (
    <>
      <Dialog isOpen width="md" title={t('browse.title')} onClose={onClose}>
        {made && (
          <Box sx={{ mb: 1.5 }}>
            <Notice tone="success" onClose={() => setMade(undefined)}>
              {t('use.made', { title: made.title })}{' '}
              <AppLink href={hrefOfDocument(made.id)}>{t('use.openMade')}</AppLink>
            </Notice>
          </Box>
        )}
        {previewed ? (
          <TemplatePreview
            template={previewed}
            onBack={() => {
              setSeen(previewed.key);
              setPreviewed(undefined);
            }}
            onUse={() => setUsed(previewed)}
          />
        ) : (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
              <SearchBox label={t('browse.search')} value={search} onSearch={setSearch} />
              <FilterSelect
                label={t('browse.category')}
                value={category}
                options={TEMPLATE_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
                onChange={setCategory}
              />
            </Box>
            <TemplateList
              search={search}
              category={category as Category | undefined}
              seen={seen}
              onPreview={setPreviewed}
              onUse={setUsed}
              onClear={() => {
                setSearch('');
                setCategory(undefined);
              }}
            />
          </>
        )}
      </Dialog>
      {used && (
        <UseDraftDialog
          template={used}
          onMade={(document) => {
            setMade(document);
            setUsed(undefined);
          }}
          onClose={() => setUsed(undefined)}
        />
      )}
    </>
  );
}

interface TemplateListProps {
  search: string;
  category: Category | undefined;
  seen: string | undefined;
  onPreview: (template: Template) => void;
  onUse: (template: Template) => void;
  onClear: () => void;
}

function TemplateList({ search, category, seen, onPreview, onUse, onClear }: TemplateListProps) {
  const { t } = useTranslation('templates');
  const input = { ...(search && { search }), ...(category && { category }), language: language() };
  const { data, error, isFetching, refetch } = useQuery(
    orpc.documents.templates.list.queryOptions({ input, placeholderData: keepPreviousData }),
  );
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton lines={8} />;
  return (
    <>
      <Box role="status" sx={{ fontSize: 'size.plain', color: 'text.secondary', mb: 0.75 }}>
        {t('browse.count', { count: data.length })}
      </Box>
      <RefetchBar isActive={isFetching} />
      <Box
        tabIndex={0}
        role="region"
        aria-label={t('browse.list')}
        sx={{
          height: LIST_HEIGHT,
          overflowY: 'auto',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '10px',
        }}
      >
        {data.length === 0 ? (
          <EmptyState
            icon={SearchX}
            title={t('browse.none')}
            text={t('browse.noneText')}
            actions={<Button onClick={onClear}>{t('browse.clear')}</Button>}
          />
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map((template) => (
              <TemplateRow
                key={template.key}
                template={template}
                isSeen={template.key === seen}
                onPreview={onPreview}
                onUse={onUse}
              />
            ))}
          </Box>
        )}
      </Box>
    </>
  );
}

interface TemplateRowProps extends Pick<TemplateListProps, 'onPreview' | 'onUse'> {
  template: Template;
  isSeen: boolean;
}

function TemplateRow({ template, isSeen, onPreview, onUse }: TemplateRowProps) {
  const { t } = useTranslation(['templates', 'kit']);
  const mayEdit = usePermission('documents.edit');
  const { key, title, description } = template;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 1, sm: 2 },
        px: 2,
        py: 1.5,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{title}</Box>
        <Box sx={{ fontSize: 'size.plain', color: 'text.secondary', mb: 0.75, textWrap: 'pretty' }}>{description}</Box>
        <TemplateChips template={template} />
      </Box>
      <Box sx={{ display: 'flex', flex: 'none', alignItems: 'flex-start', flexWrap: 'wrap', gap: 0.75 }}>
        <Button
          size="small"
          startIcon={<Eye />}
          aria-label={t('previewOf', { title })}
          autoFocus={isSeen}
          onClick={() => onPreview(template)}
        >
          {t('preview.open')}
        </Button>
        <Button
          size="small"
          startIcon={<Download />}
          aria-label={t('downloadOf', { title })}
          href={hrefOfTemplate(key, language())}
          download
        >
          {t('download')}
        </Button>
        <ReasonButton
          size="small"
          reason={mayEdit ? null : t('kit:reason.permission')}
          startIcon={<FilePlus2 />}
          aria-label={t('useOf', { title })}
          onClick={() => onUse(template)}
        >
          {t('use.open')}
        </ReasonButton>
      </Box>
    </Box>
  );
}
