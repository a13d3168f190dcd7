import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { FileSpreadsheet, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CUSTOM_LIMITS } from '#domain/frameworks/custom/content.ts';
import type { CustomFramework } from '#domain/frameworks/custom/upload.ts';
import { Card } from '../../kit/card.tsx';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { OwnCard, RemovedCard } from './own-card.tsx';
import { fileHref, useOwnFrameworks, useRemoveOwn } from './own-queries.ts';
import { UploadDialog } from './upload-dialog.tsx';

type Asked = { kind: 'upload'; framework: CustomFramework | null } | { kind: 'remove'; framework: CustomFramework };

/** The frameworks that the organisation brought itself: upload one, put a new version in its place, remove it. */
export function OwnFrameworks() {
  const { t } = useTranslation('mapping');
  const mayEdit = usePermission('settings.edit');
  const { data, error, refetch } = useOwnFrameworks();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const remove = useRemoveOwn(close);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardSkeleton />;
  const present = data.filter(({ removedAt }) => !removedAt);
  const removed = data.filter(({ removedAt }) => removedAt);
  const why = !mayEdit
    ? t('kit:reason.permission')
    : present.length >= CUSTOM_LIMITS.frameworks
      ? t('own.tooMany', { count: CUSTOM_LIMITS.frameworks })
      : null;
  const upload = (
    <ReasonButton
      variant="contained"
      color="primary"
      startIcon={<Upload />}
      reason={why}
      onClick={() => setAsked({ kind: 'upload', framework: null })}
    >
      {t('own.upload')}
    </ReasonButton>
  );
  const leaving = asked?.kind === 'remove' ? asked.framework : null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Card title={t('own.how')} action={present.length > 0 && upload}>
        <How />
      </Card>
      {present.length === 0 && (
        <EmptyState icon={FileSpreadsheet} title={t('own.none')} text={t('own.noneText')} actions={upload} />
      )}
      {present.map((framework) => (
        <OwnCard
          key={framework.id}
          framework={framework}
          reason={mayEdit ? null : t('kit:reason.permission')}
          onUpload={() => setAsked({ kind: 'upload', framework })}
          onRemove={() => setAsked({ kind: 'remove', framework })}
        />
      ))}
      {removed.map((framework) => (
        <RemovedCard key={framework.id} framework={framework} reason={mayEdit ? null : t('kit:reason.permission')} />
      ))}
      {asked?.kind === 'upload' && <UploadDialog framework={asked.framework} onClose={close} />}
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('own.removeTitle', { title: leaving?.title ?? '' })}
        confirmLabel={t('own.remove')}
        isDangerous
        typed={leaving?.title ?? ''}
        isBusy={remove.isPending}
        onConfirm={() => leaving && remove.mutate(leaving)}
        onCancel={close}
      >
        {t('own.removeText', { requirements: leaving?.requirements ?? 0 })}{' '}
        {t('own.removeKeeps', { decided: leaving?.decided ?? 0, evidence: leaving?.evidence ?? 0 })}
      </ConfirmDialog>
    </Box>
  );
}

function How() {
  const { t } = useTranslation('mapping');
  const format = useFormat();
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: '70ch' }}>
      <Box>{t('own.howText')}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: 'size.plain' }}>
        {t('own.limits', {
          size: format.bytes(CUSTOM_LIMITS.bytes),
          rows: format.number(CUSTOM_LIMITS.requirements),
          frameworks: CUSTOM_LIMITS.frameworks,
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {(['csv', 'yaml'] as const).map((kind) => (
          <Link key={kind} href={fileHref('template', kind)} download>
            {t('own.template', { kind: kind.toUpperCase() })}
          </Link>
        ))}
      </Box>
    </Box>
  );
}
