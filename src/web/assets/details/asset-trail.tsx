import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type Entry, useEntries, useRecent } from '../../activity/activity-queries.ts';
import { useEntryLabels } from '../../activity/entry-labels.ts';
import { RecentList } from '../../activity/recent-list.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { usePermission } from '../../people/use-permission.ts';

/** Who changed what of this asset, old to new; without the right to read the trail, who and when. */
export function AssetTrail({ id }: { id: string }) {
  return usePermission('audit_trail.view') ? <WholeTrail id={id} /> : <ShortTrail id={id} />;
}

function ShortTrail({ id }: { id: string }) {
  const { data, dataUpdatedAt, error, refetch } = useRecent({ subject: 'assets', subjectId: id, limit: 20 });
  if (data) return <RecentList entries={data} now={dataUpdatedAt} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton lines={4} />;
}

function WholeTrail({ id }: { id: string }) {
  const { data, error, refetch } = useEntries({ subject: 'assets', subjectId: id, pageSize: 50 });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton lines={4} />;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.rows.map((entry) => (
        <TrailEntry key={entry.number} entry={entry} />
      ))}
    </Box>
  );
}

function TrailEntry({ entry }: { entry: Entry }) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const labels = useEntryLabels();
  const fieldOf = (name: string) => t(`field.${name}`, { defaultValue: name });
  const { before, after } = entry;
  const names = before && after ? Object.keys(after) : [];
  return (
    <Box
      component="li"
      sx={{ py: 1.25, '& + &': { borderTop: '1px solid', borderColor: 'divider' }, fontSize: 'size.plain' }}
    >
      <Typography variant="h4" component="p">
        {`${labels.action(entry.action)} · ${entry.actorName}`}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {format.dateTime(entry.at)}
      </Typography>
      {names.map((name) => (
        <Box key={name} sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {t('details.oldToNew', {
            field: fieldOf(name),
            before: labels.value(name, before?.[name]),
            after: labels.value(name, after?.[name]),
          })}
        </Box>
      ))}
    </Box>
  );
}
