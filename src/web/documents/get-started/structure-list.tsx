import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Structure } from '#domain/documents/folder.ts';
import { DraftList, DraftRow, FolderFrame, FolderRow } from '../folder-row.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { language } from '../../locales/i18n.ts';

/** The folders of a model with what belongs in each, and the drafts that are made in it. */
export function StructureList({ structure: { folders, drafts } }: { structure: Structure }) {
  const { t } = useTranslation(['onboarding', 'folders']);
  const beside = drafts.filter(({ folder }) => folder === null);
  return (
    <FolderFrame>
      {folders.map(({ kind, name, isThere }) => (
        <FolderRow
          key={kind}
          name={name}
          there={isThere ? t('folders.there') : undefined}
          text={t(`folders:kind.${kind}`)}
        >
          <Drafts drafts={drafts.filter(({ folder }) => folder === kind)} />
        </FolderRow>
      ))}
      {beside.length > 0 && (
        <FolderRow name={t('folders.beside')}>
          <Drafts drafts={beside} />
        </FolderRow>
      )}
    </FolderFrame>
  );
}

function Drafts({ drafts }: { drafts: Structure['drafts'] }) {
  const { t } = useTranslation('onboarding');
  return (
    <DraftList>
      {drafts.map(({ key, title, isThere, language: written }) => (
        <DraftRow key={key} title={title}>
          {written !== language() && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              ({t('folders.english')})
            </Box>
          )}
          {isThere && <ToneChip tone="neutral" label={t('folders.there')} />}
        </DraftRow>
      ))}
    </DraftList>
  );
}
