import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { differenceOf } from '#domain/documents/versions/difference.ts';
import type { VersionHistory } from '#domain/documents/versions/version.ts';
import { orpc } from '../../kit/requests/api.ts';
import { Card } from '../../kit/card.tsx';
import { FilterSelect } from '../../kit/table/filter-select.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { DifferenceView } from './difference-view.tsx';
import type { VersionsSearch } from './versions-search.ts';

interface ComparisonCardProps {
  document: Document;
  history: VersionHistory;
  search: VersionsSearch;
  onSearch: (search: VersionsSearch) => void;
}

type Place = number | 'draft';

/** The words of a version or of the draft. */
function useVersionText(id: string, place: Place | undefined) {
  const number = typeof place === 'number' ? place : -1;
  const version = useQuery(
    orpc.documents.versions.get.queryOptions({ input: { id, number: Math.max(0, number) }, enabled: number >= 0 }),
  );
  const draft = useQuery(orpc.documents.drafts.get.queryOptions({ input: { id }, enabled: place === 'draft' }));
  return place === 'draft' ? draft.data : number >= 0 ? version.data : undefined;
}

/** What changed between two versions, or from one to the draft. */
export function ComparisonCard({ document, history, search, onSearch }: ComparisonCardProps) {
  const { t } = useTranslation('document-control');
  const places = useMemo<Place[]>(
    () => [
      ...(history.draft && history.draft.state === 'read' ? ['draft' as const] : []),
      ...history.versions.map(({ number }) => number),
    ],
    [history],
  );
  const to = places.find((place) => place === search.to) ?? places[0];
  const from = places.find((place) => place === search.from) ?? places[places.indexOf(to ?? 0) + 1];
  const before = useVersionText(document.id, from);
  const after = useVersionText(document.id, to);
  const lines = useMemo(() => {
    if (!before || !after) return undefined;
    // What was written here is compared as it was written: with its marks.
    const isWritten = before.markdown !== null && after.markdown !== null;
    return isWritten
      ? differenceOf(before.markdown ?? '', after.markdown ?? '')
      : differenceOf(before.text, after.text);
  }, [before, after]);
  if (places.length < 2 || to === undefined || from === undefined) return null;
  const label = (place: Place) => (place === 'draft' ? t('versions.draft') : t('versions.number', { number: place }));
  const options = places.map((place) => ({ value: String(place), label: label(place) }));
  const placeOf = (value: string): Place => (value === 'draft' ? 'draft' : Number(value));
  const rename = (next: { from: Place; to: Place }) =>
    onSearch({ to: next.to, ...(typeof next.from === 'number' && { from: next.from }) });
  return (
    <Card
      title={t('compare.title')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <FilterSelect
            label={t('compare.from')}
            value={String(from)}
            options={options.filter(({ value }) => value !== 'draft')}
            onChange={(value) => value && rename({ from: placeOf(value), to })}
          />
          <FilterSelect
            label={t('compare.to')}
            value={String(to)}
            options={options}
            onChange={(value) => value && rename({ from, to: placeOf(value) })}
          />
        </Box>
      }
    >
      {lines ? <DifferenceView lines={lines} language={after?.language ?? null} /> : <CardSkeleton />}
    </Card>
  );
}
