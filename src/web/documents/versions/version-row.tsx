import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import type { Version } from '#domain/documents/versions/version.ts';
import { AsFileSays } from '../../kit/as-file-says.tsx';
import { useFormat } from '../../kit/format.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { useControlChanges } from '../control/control-queries.ts';
import { hasPdf, hrefOfVersionFile } from '../document-links.ts';

interface VersionRowProps {
  document: Document;
  version: Version;
  isInForce: boolean;
  hasDraft: boolean;
  compare: ReactNode;
}

/** One version: who made and approved it, when, and what changed. */
export function VersionRow({ document, version, isInForce, hasDraft, compare }: VersionRowProps) {
  const { t } = useTranslation('document-control');
  const format = useFormat();
  const mayEdit = usePermission('documents.edit');
  const { startDraft } = useControlChanges();
  const { number, note, madeByName, madeAt, approvedAt, approvedByName, fromFile, fileName, size, evidence } = version;
  return (
    <Line
      title={number === 0 ? t('versions.before') : t('versions.number', { number })}
      chip={isInForce && <ToneChip tone="success" label={t('versions.inForce')} />}
      actions={
        <>
          {compare}
          <Button size="small" variant="text" component="a" href={hrefOfVersionFile(document.id, number)} download>
            {t('versions.download')}
          </Button>
          {hasPdf(fileName) && (
            <Button
              size="small"
              variant="text"
              component="a"
              href={hrefOfVersionFile(document.id, number, 'pdf')}
              download
            >
              {t('versions.pdf')}
            </Button>
          )}
          {!isInForce && (
            <ReasonButton
              size="small"
              variant="text"
              reason={mayEdit ? (hasDraft ? t('reason.draft') : null) : t('kit:reason.permission')}
              loading={startDraft.isPending}
              onClick={() =>
                startDraft.mutate(
                  { id: document.id, version: number },
                  { onSuccess: () => toast('success', t('versions.restored', { number })) },
                )
              }
            >
              {t('versions.restore')}
            </ReasonButton>
          )}
        </>
      }
    >
      {note && <Box sx={{ color: 'text.primary' }}>{note}</Box>}
      <Box>
        {t('versions.madeBy', { name: madeByName, date: format.date(madeAt) })}
        {approvedAt && ` · ${t('versions.approvedBy', { name: approvedByName, date: format.date(approvedAt) })}`}
        <AsFileSays file={fromFile} />
      </Box>
      <Box>
        {fileName} · {format.bytes(size)}
        {evidence > 0 && ` · ${t('versions.evidence', { count: evidence })}`}
      </Box>
    </Line>
  );
}

interface LineProps {
  title: string;
  chip: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

export function Line({ title, chip, actions, children }: LineProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        px: 2.5,
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 280px', minWidth: 0, fontSize: 'size.plain', color: 'text.secondary' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.25 }}>
          <Box component="strong" sx={{ color: 'text.primary', fontSize: 'size.body' }}>
            {title}
          </Box>
          {chip}
        </Box>
        <Box sx={{ overflowWrap: 'anywhere' }}>{children}</Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>{actions}</Box>
    </Box>
  );
}
