import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FolderTree } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { READABLE, USUAL_LIMIT } from '../refusals.ts';
import { useTakeIn } from '../intake/use-take-in.ts';
import { DropZone } from '../../kit/drop-zone.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { Frame, type Way } from './frame.tsx';

interface StartStepProps extends Way {
  choice: string;
  onBack: () => void;
  onImport: () => void;
  /** null: no model is chosen. */
  onFolders: (() => void) | null;
}

/** Step 1: what is there already, or a recommended structure. */
export function StartStep({ onBack, onImport, onFolders, onFinish, isFinishing }: StartStepProps) {
  const { t } = useTranslation('onboarding');
  const takeIn = useTakeIn();
  return (
    <Frame step={1} heading={t('start.heading')} onBack={onBack} onSkip={onFinish} isSkipping={isFinishing}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
        }}
      >
        <Box component="section" aria-labelledby="start-import">
          <Typography id="start-import" variant="h3">
            {t('start.import')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 1.5, textWrap: 'pretty' }}>
            {t('start.importText')}
          </Typography>
          <DropZone
            label={t('start.drop')}
            extensions={READABLE}
            maxSize={USUAL_LIMIT}
            takesFolders
            onFiles={(taken, refused) => {
              takeIn([...taken, ...refused]);
              onImport();
            }}
          />
        </Box>
        <Box
          component="section"
          aria-labelledby="start-create"
          sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '12px', p: 2.5, alignSelf: 'start' }}
        >
          <Box aria-hidden sx={{ color: 'primary.main', display: 'flex', mb: 1 }}>
            <FolderTree size={26} />
          </Box>
          <Typography id="start-create" variant="h3">
            {t('start.create')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 2, textWrap: 'pretty' }}>
            {t('start.createText')}
          </Typography>
          <ReasonButton reason={onFolders ? null : t('start.chooseFirst')} onClick={() => onFolders?.()}>
            {t('start.createGo')}
          </ReasonButton>
        </Box>
      </Box>
    </Frame>
  );
}
