import Collapse from '@mui/material/Collapse';
import Box from '@mui/material/Box';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../kit/card.tsx';
import { DropZone } from '../../kit/drop-zone.tsx';
import { PageSkeleton } from '../../kit/skeletons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { useDocuments, useFolders } from '../document-queries.ts';
import { BlanksButton } from '../blanks/blanks-button.tsx';
import { FirstUse } from './first-use.tsx';
import { FolderStrip } from './folder-strip.tsx';
import { useIntake } from '../intake/intake.ts';
import { IntakePanel } from '../intake/intake-panel.tsx';
import { type LibrarySearch, isNarrowed } from './library-search.ts';
import { BulkBar } from './bulk-bar.tsx';
import { FolderBar } from './folder-bar.tsx';
import { LibraryTabs } from './library-tabs.tsx';
import { LibraryTable } from './library-table.tsx';
import { PageDrop } from '../intake/page-drop.tsx';
import { READABLE, USUAL_LIMIT } from '../refusals.ts';
import { useTakeIn } from '../intake/use-take-in.ts';

interface LibraryProps {
  search: LibrarySearch;
  onSearch: (change: { [K in keyof LibrarySearch]?: LibrarySearch[K] | undefined }) => void;
  onOpen: (id: string) => void;
  /** A document was begun that is written here. */
  onWritten: (id: string) => void;
  /** The way to all open suggestions. */
  review?: ReactNode;
  /** What accepted evidence has moved so far. */
  figure?: ReactNode;
}

/** The document library: drop a folder, watch it being read, find what is there. */
export function Library({ search, onSearch, onOpen, onWritten, review, figure }: LibraryProps) {
  const { t } = useTranslation('documents');
  const mayAdd = usePermission('documents.edit');
  const [isAdding, setIsAdding] = useState(false);
  const [selected, setSelected] = useState<string[]>([]);
  const all = useDocuments({});
  const folders = useFolders();
  const isEmpty = all.data?.total === 0 && !folders.data?.length && !isNarrowed(search);
  const takeIn = useTakeIn(search.folder);
  const intake = useIntake();
  const reason = mayAdd ? null : t('kit:reason.permission');
  if (all.isPending || folders.isPending) return <PageSkeleton cards={0} />;
  const zone = (
    <DropZone
      label={t('drop.label')}
      extensions={READABLE}
      maxSize={USUAL_LIMIT}
      takesFolders
      isDisabled={!mayAdd}
      onFiles={(taken, refused) => {
        takeIn([...taken, ...refused]);
        setIsAdding(false);
      }}
    />
  );
  return (
    <PageDrop isOn={mayAdd && !isEmpty && !isAdding} onFiles={takeIn}>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          !isEmpty && (
            <>
              {figure}
              <BlanksButton />
              <ReasonButton
                reason={reason}
                variant={review ? 'outlined' : 'contained'}
                {...(!review && { color: 'primary' as const })}
                startIcon={<Plus />}
                aria-expanded={isAdding}
                onClick={() => setIsAdding(!isAdding)}
              >
                {t('add')}
              </ReasonButton>
              {!intake && review}
            </>
          )
        }
      />
      {!isEmpty && <LibraryTabs active="library" />}
      <IntakePanel review={review} />
      {isEmpty ? (
        <Card sx={{ mb: 2 }}>
          {!mayAdd && <Notice tone="info">{t('first.readOnly')}</Notice>}
          {zone}
          <FirstUse />
        </Card>
      ) : (
        <Collapse in={isAdding} unmountOnExit>
          <Box sx={{ mb: 2, bgcolor: 'background.paper', borderRadius: '12px' }}>{zone}</Box>
        </Collapse>
      )}
      {!isEmpty && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 2, mb: 1 }}>
            <FolderStrip folders={folders.data ?? []} total={all.data?.total} search={search} />
            <FolderBar
              folder={search.folder}
              onFolder={(folder) => onSearch({ folder, page: undefined })}
              onWritten={onWritten}
            />
          </Box>
          <LibraryTable
            search={search}
            onSearch={onSearch}
            onOpen={onOpen}
            selected={selected}
            onSelect={setSelected}
          />
          <BulkBar ids={selected} onClear={() => setSelected([])} />
        </>
      )}
    </PageDrop>
  );
}
