import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { X } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCUMENT_STATES } from '#domain/documents/values.ts';
import { CLASSIFICATIONS, DOCUMENT_STATUSES } from '#domain/documents/versions/values.ts';
import { DOCUMENT_TYPES } from '#domain/frameworks/values.ts';
import { SearchBox } from '../../kit/table/search-box.tsx';
import { usePeople } from '../control/control-queries.ts';
import { useFolders } from '../document-queries.ts';
import { DRAFT_FILTERS, type LibrarySearch, isNarrowed, WITHOUT_FILTERS } from './library-search.ts';

interface LibraryFiltersProps {
  search: LibrarySearch;
  onSearch: (change: { [K in keyof LibrarySearch]?: LibrarySearch[K] | undefined }) => void;
}

/** Search and filters of the library; all of them stand in the address. */
export function LibraryFilters({ search, onSearch }: LibraryFiltersProps) {
  const { t } = useTranslation(['documents', 'folders', 'document-control', 'document-library']);
  const folders = useFolders();
  const people = usePeople();
  const find = useCallback((q: string) => onSearch({ q: q || undefined }), [onSearch]);
  const known = (folders.data ?? []).filter(({ folder }) => folder !== '');
  return (
    <>
      <SearchBox label={t('filter.search')} value={search.q ?? ''} onSearch={find} />
      <Choice
        label={t('filter.type')}
        value={search.type}
        options={DOCUMENT_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
        onChoose={(type) => onSearch({ type })}
      />
      <Choice
        label={t('filter.state')}
        value={search.state}
        options={DOCUMENT_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        onChoose={(state) => onSearch({ state })}
      />
      <Choice
        label={t('document-control:fact.status')}
        value={search.status}
        options={DOCUMENT_STATUSES.map((value) => ({ value, label: t(`document-control:status.${value}`) }))}
        onChoose={(status) => onSearch({ status })}
      />
      <Choice
        label={t('document-control:fact.owner')}
        value={search.owner}
        options={[
          { value: 'me', label: t('document-library:filter.mine') },
          { value: 'none', label: t('document-library:filter.nobody') },
          ...(people.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChoose={(owner) => onSearch({ owner })}
      />
      <Choice
        label={t('document-control:fact.classification')}
        value={search.classification}
        options={CLASSIFICATIONS.map((value) => ({ value, label: t(`document-control:classification.${value}`) }))}
        onChoose={(classification) => onSearch({ classification })}
      />
      <Choice
        label={t('filter.review')}
        value={search.review}
        options={[{ value: 'due' as const, label: t('filter.reviewDue') }]}
        onChoose={(review) => onSearch({ review })}
      />
      <Choice
        label={t('folders:draft.filter')}
        value={search.draft}
        options={DRAFT_FILTERS.map((value) => ({ value, label: t(`folders:draft.${value}`) }))}
        onChoose={(draft) => onSearch({ draft })}
      />
      {(known.length > 0 || search.folder) && (
        <Choice
          label={t('filter.folder')}
          value={search.folder}
          options={known.map(({ folder, documents }) => ({
            value: folder,
            label: t('filter.folderCount', { folder, count: documents }),
          }))}
          onChoose={(folder) => onSearch({ folder })}
        />
      )}
      {isNarrowed(search) && (
        <Button variant="text" startIcon={<X />} onClick={() => onSearch(WITHOUT_FILTERS)}>
          {t('filter.clear')}
        </Button>
      )}
    </>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T | undefined;
  options: readonly { value: T; label: string }[];
  onChoose: (value: T | undefined) => void;
}

/** One filter: its name while nothing is chosen, else what is. */
function Choice<T extends string>({ label, value, options, onChoose }: ChoiceProps<T>) {
  const { t } = useTranslation('documents');
  return (
    <Select
      displayEmpty
      value={value ?? ''}
      onChange={(event) => onChoose((event.target.value || undefined) as T | undefined)}
      renderValue={(chosen) => options.find((option) => option.value === chosen)?.label ?? (chosen || label)}
      slotProps={{ input: { 'aria-label': label } }}
      SelectDisplayProps={{ 'aria-label': label }}
      MenuProps={{ slotProps: { paper: { sx: { maxHeight: 360 } } } }}
      sx={{
        maxWidth: 220,
        fontSize: 'size.plain',
        fontWeight: value ? 600 : 400,
        color: value ? 'text.primary' : 'text.secondary',
      }}
    >
      <MenuItem value="">{t('filter.all')}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </Select>
  );
}
