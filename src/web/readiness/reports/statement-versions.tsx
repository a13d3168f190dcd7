import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatementVersion } from '#domain/readiness/statement-version.ts';
import { FRAMEWORK } from '../../frameworks/framework-links.ts';
import { AsFileSays } from '../../kit/as-file-says.tsx';
import { orpc } from '../../kit/requests/api.ts';
import { Card } from '../../kit/card.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { DifferenceDialog } from './difference-dialog.tsx';
import { VersionDownloads } from './version-downloads.tsx';

/** Approved versions of the Statement of Applicability, what has changed since, and the approval of the next. Words: reports. */
export function StatementVersions() {
  const { t } = useTranslation('reports');
  const mayApprove = usePermission('iso_readiness.edit');
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const [isApproving, setApproving] = useState(false);
  const { data, error, refetch } = useQuery(
    orpc.readiness.statement.versions.list.queryOptions({ input: { framework: FRAMEWORK } }),
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardSkeleton />;
  const [newest] = data.versions;
  const isSame = newest !== undefined && data.changes.length === 0;
  const reason = !mayApprove
    ? t('kit:reason.permission')
    : isSame
      ? t('version.same', { number: newest.number })
      : null;
  const since = (number: number) =>
    isSame ? t('version.same', { number }) : t('version.since', { count: data.changes.length, number });
  const approve = (
    <ReasonButton startIcon={<BadgeCheck />} reason={reason} onClick={() => setApproving(true)}>
      {t('version.approve')}
    </ReasonButton>
  );
  return (
    <Card
      title={t('version.title')}
      subtitle={newest ? since(newest.number) : t('version.none')}
      action={isNarrow ? undefined : approve}
    >
      {isNarrow && approve}
      {data.versions.length > 0 && (
        <Box component="ul" aria-label={t('version.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.versions.map((version) => (
            <VersionLine key={version.number} version={version} />
          ))}
        </Box>
      )}
      {isApproving && <ApproveDialog seen={data} onClose={() => setApproving(false)} />}
    </Card>
  );
}

function VersionLine({ version }: { version: StatementVersion }) {
  const { t } = useTranslation('reports');
  const { dateTime } = useFormat();
  const [isComparing, setComparing] = useState(false);
  const { number, approvedByName, approvedAt, fromFile, fingerprint, counts } = version;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.25,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box component="strong" sx={{ fontWeight: 600 }}>
          {t('version.name', { number })}
        </Box>{' '}
        {t('version.by', { name: approvedByName, at: dateTime(approvedAt) })}
        <AsFileSays file={fromFile} />
        <Box sx={{ color: 'text.secondary', fontSize: 'size.small' }}>
          {t('version.counts', { ...counts })} · {t('version.fingerprint', { fingerprint })}
        </Box>
      </Box>
      <Button size="small" startIcon={<GitCompareArrows />} onClick={() => setComparing(true)}>
        {t('version.compare')}
      </Button>
      <VersionDownloads number={number} />
      {isComparing && <DifferenceDialog number={number} onClose={() => setComparing(false)} />}
    </Box>
  );
}
