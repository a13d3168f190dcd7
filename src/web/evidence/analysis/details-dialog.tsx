import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isShown, LIKELY, SHOWN_FROM } from '#domain/documents/band.ts';
import type { DocumentReading } from '#domain/documents/document.ts';
import type { Passage } from '../../documents/document-links.ts';
import { Notices } from '../../documents/notices.tsx';
import { BandChip } from '../band-chip.tsx';
import { Why } from '../why.tsx';
import { FrameworkChip } from '../../frameworks/framework-chip.tsx';
import { useTitles } from '../../frameworks/framework.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { useFormat } from '../../kit/format.ts';

interface DetailsDialogProps {
  document: DocumentReading;
  isOpen: boolean;
  onClose: () => void;
  onPassage: (passage: Passage) => void;
}

const LEAST = 3;

/** How the engine came to what it says: notices, then for each clause what was looked at and how much it weighed. */
export function DetailsDialog({ document, isOpen, onClose, onPassage }: DetailsDialogProps) {
  const { t } = useTranslation('document-ai');
  const format = useFormat();
  const show = (passage: Passage) => {
    onClose();
    onPassage(passage);
  };
  const sorted = document.findings.toSorted((a, b) => b.confidence - a.confidence);
  const shown = sorted.filter((finding, place) => isShown(finding, place < LEAST ? SHOWN_FROM : LIKELY));
  const type = t(`documents:type.${document.type ?? 'unknown'}`);
  return (
    <Dialog isOpen={isOpen} title={t('details.title')} onClose={onClose} width="md">
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        {t('details.how', {
          type,
          percent: format.percent((document.typeConfidence ?? 0) * 100),
          engine: document.engine ?? '–',
        })}
      </Typography>
      <Notices notices={document.notices} onPassage={show} />
      {shown.length === 0 && <Typography>{t('clauses.none')}</Typography>}
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {shown.map((finding) => (
          <Box key={finding.id} component="section">
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 0.5 }}>
              <Typography variant="h3" sx={{ flex: 1 }}>
                <Name finding={finding} />
              </Typography>
              <FrameworkChip framework={finding.framework} />
              <BandChip confidence={finding.confidence} />
            </Box>
            <Why suggestion={finding} onPassage={show} />
          </Box>
        ))}
      </Box>
    </Dialog>
  );
}

function Name({ finding: { framework, requirementId } }: { finding: DocumentReading['findings'][number] }) {
  const titles = useTitles(framework);
  return `${requirementId} ${titles.requirement(requirementId)}`;
}
