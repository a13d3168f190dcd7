import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { BackupReport as Report } from '#domain/administration/backup.ts';
import { useFormat } from '../kit/format.ts';
import { useCollectionLabels } from './collection-labels.ts';

/** What stands in a checked file, and what restoring it would do here. */
export function BackupReport({ report }: { report: Report }) {
  const { t } = useTranslation('data');
  const { number, dateTime, list } = useFormat();
  const { nameOf } = useCollectionLabels();
  const { organization, exportedAt, exportedBy, people, trail, isSigned, missingFiles } = report;
  const counts = Object.entries(report.counts)
    .filter(([name, count]) => count > 0 && !['organizations', 'settings', 'fileContents'].includes(name))
    .map(([name, count]) => `${nameOf(name)}: ${number(count)}`)
    .toSorted((a, b) => a.localeCompare(b));
  const more = people.unknownTotal - people.unknown.length;
  const names = more > 0 ? [...people.unknown, t('report.morePeople', { count: more })] : people.unknown;
  return (
    <Box sx={{ mt: 1.5, pt: 1.5, borderTop: '1px solid', borderColor: 'divider', fontSize: 'size.body' }}>
      <Typography variant="body2">
        {t('report.of', {
          name: organization?.name ?? '',
          when: exportedAt ? dateTime(exportedAt) : '',
          person: exportedBy ?? '',
        })}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        <li>{counts.join(' · ') || t('report.empty')}</li>
        <li>{t(`report.trail.${trail}`)}</li>
        {isSigned !== undefined && <li>{t(isSigned ? 'report.signed' : 'report.unsigned')}</li>}
        <li>{t('report.matched', { count: people.matched })}</li>
        {people.unknownTotal > 0 && <li>{t('report.unknown', { names: list(names) })}</li>}
        {missingFiles > 0 && <li>{t('report.missingFiles', { count: missingFiles })}</li>}
      </Box>
    </Box>
  );
}
