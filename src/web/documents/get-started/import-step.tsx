import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { useDocuments } from '../document-queries.ts';
import { IntakePanel } from '../intake/intake-panel.tsx';
import { useIntake } from '../intake/intake.ts';
import { useIsIntakeOver } from '../intake/use-intake-rows.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Frame, type Way } from './frame.tsx';

interface ImportStepProps extends Way {
  onBack: () => void;
  onFolders: (() => void) | null;
  /** What comes after the files: their suggestions. */
  review: ReactNode;
}

/** Step 2: each path on its way: uploaded, read, classified, filed. */
export function ImportStep({ onBack, onFolders, review, onFinish, isFinishing }: ImportStepProps) {
  const { t } = useTranslation(['onboarding', 'documents']);
  const intake = useIntake();
  const isOver = useIsIntakeOver(intake);
  const known = useDocuments({});
  return (
    <Frame
      step={2}
      heading={t(intake ? (isOver ? 'import.over' : 'import.heading') : 'import.library')}
      onBack={onBack}
      main={{ label: t('dashboard'), onClick: onFinish, isBusy: isFinishing }}
      extra={onFolders && <Button onClick={onFolders}>{t('import.foldersToo')}</Button>}
    >
      {intake ? (
        <>
          {!isOver && <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('import.text')}</Typography>}
          <IntakePanel review={review} />
        </>
      ) : (
        <EmptyState
          icon={Inbox}
          heading="h2"
          title={t('import.none')}
          text={known.data && t('import.noneText', { count: known.data.total })}
          actions={
            <>
              <Button component={AppLink} href={PAGES.documents}>
                {t('import.openLibrary')}
              </Button>
              <Button onClick={onBack}>{t('import.more')}</Button>
              {review}
            </>
          }
        />
      )}
    </Frame>
  );
}
