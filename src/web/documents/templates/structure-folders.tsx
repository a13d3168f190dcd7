import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { GeneratedStructure } from '#domain/documents/generated-structure.ts';
import { DraftList, DraftRow, FolderFrame, FolderRow } from '../folder-row.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { language } from '../../locales/i18n.ts';

type Documents = GeneratedStructure['documents'];

/** The folders with what belongs in each; folders within folders stand under them. */
export function StructureFolders({ structure: { folders, documents } }: { structure: GeneratedStructure }) {
  const { t } = useTranslation(['templates', 'folders']);
  const beside = documents.filter(({ folder }) => folder === null);
  return (
    <FolderFrame>
      {folders.map(({ kind, name, parent, isThere }) => (
        <FolderRow
          key={kind}
          name={name}
          there={isThere ? t('there') : undefined}
          isInner={parent !== null}
          text={t(`folders:kind.${kind}`)}
        >
          <Drafts documents={documents.filter(({ folder }) => folder === kind)} />
        </FolderRow>
      ))}
      {beside.length > 0 && (
        <FolderRow name={t('result.beside')}>
          <Drafts documents={beside} />
        </FolderRow>
      )}
    </FolderFrame>
  );
}

function Drafts({ documents }: { documents: Documents }) {
  const { t } = useTranslation('templates');
  if (documents.length === 0) return null;
  return (
    <DraftList>
      {documents.map(({ key, title, reason, requirements, document, language: written }) => (
        <DraftRow key={key} title={title}>
          {requirements.length > 0 && (
            <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {requirements.slice(0, 4).join(', ')}
              {requirements.length > 4 && ' …'}
            </Box>
          )}
          {reason === 'mandatory' && <ToneChip tone="info" label={t('reason.mandatory')} />}
          {written !== language() && <ToneChip tone="neutral" label={t('englishOnly')} />}
          {document && <ToneChip tone="success" label={t('there')} />}
        </DraftRow>
      ))}
    </DraftList>
  );
}
