import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import type { VersionHistory } from '#domain/documents/versions/version.ts';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { History } from 'lucide-react';
import { DraftRow } from './draft-row.tsx';
import { VersionRow } from './version-row.tsx';
import type { VersionsSearch } from './versions-search.ts';

interface VersionsCardProps {
  document: Document;
  history: VersionHistory;
  onCompare: (search: VersionsSearch) => void;
}

/** The draft and every approved version, newest first. */
export function VersionsCard({ document, history: { draft, versions }, onCompare }: VersionsCardProps) {
  const { t } = useTranslation('document-control');
  const isEmpty = !draft && versions.length === 0;
  return (
    <Card title={t('versions.title')} subtitle={t('versions.subtitle')} flush sx={{ mb: 2 }}>
      {isEmpty ? (
        <EmptyState icon={History} title={t('versions.none')} text={t('versions.noneText')} heading="h3" />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {draft && <DraftRow document={document} draft={draft} />}
          {versions.map((version, place) => {
            const before = versions[place + 1];
            return (
              <VersionRow
                key={version.number}
                document={document}
                version={version}
                isInForce={version.number === document.version}
                hasDraft={draft !== null}
                compare={
                  before && (
                    <Button
                      size="small"
                      variant="text"
                      onClick={() => onCompare({ from: before.number, to: version.number })}
                    >
                      {t('versions.changes')}
                    </Button>
                  )
                }
              />
            );
          })}
        </Box>
      )}
    </Card>
  );
}
