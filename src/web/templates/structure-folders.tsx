import Box from '@mui/material/Box';
import { FileText, Folder as FolderIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GeneratedStructure } from '#domain/documents/generated-structure.ts';
import { ToneChip } from '../kit/tone-chip.tsx';
import { language } from '../locales/i18n.ts';

type Documents = GeneratedStructure['documents'];

/** The folders with what belongs in each; folders within folders stand under them. */
export function StructureFolders({ structure: { folders, documents } }: { structure: GeneratedStructure }) {
  const { t } = useTranslation(['templates', 'folders']);
  const beside = documents.filter(({ folder }) => folder === null);
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, border: '1px solid', borderColor: 'divider', borderRadius: '10px' }}
    >
      {folders.map(({ kind, name, parent, isThere }) => (
        <Row key={kind} name={name} isThere={isThere} isInner={parent !== null} text={t(`folders:kind.${kind}`)}>
          <Drafts documents={documents.filter(({ folder }) => folder === kind)} />
        </Row>
      ))}
      {beside.length > 0 && (
        <Row name={t('result.beside')}>
          <Drafts documents={beside} />
        </Row>
      )}
    </Box>
  );
}

interface RowProps {
  name: string;
  isThere?: boolean;
  isInner?: boolean;
  text?: string;
  children: ReactNode;
}

function Row({ name, isThere = false, isInner = false, text, children }: RowProps) {
  const { t } = useTranslation('templates');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.25,
        pl: isInner ? { xs: 3, sm: 5 } : 2,
        pr: 2,
        py: 1.5,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box aria-hidden sx={{ display: 'flex', flex: 'none', mt: '2px', color: 'primary.main' }}>
        <FolderIcon size={17} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontWeight: 600 }}>
          {name}
          {isThere && <ToneChip tone="neutral" label={t('there')} />}
        </Box>
        {text && <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', textWrap: 'pretty' }}>{text}</Box>}
        {children}
      </Box>
    </Box>
  );
}

function Drafts({ documents }: { documents: Documents }) {
  const { t } = useTranslation('templates');
  if (documents.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, mt: 0.75, p: 0, display: 'grid', gap: 0.625, fontSize: '0.8125rem' }}
    >
      {documents.map(({ key, title, reason, requirements, document, language: written }) => (
        <Box component="li" key={key} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
          <Box aria-hidden sx={{ display: 'flex', color: 'text.secondary' }}>
            <FileText size={14} />
          </Box>
          {title}
          {requirements.length > 0 && (
            <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {requirements.slice(0, 4).join(', ')}
              {requirements.length > 4 && ' …'}
            </Box>
          )}
          {reason === 'mandatory' && <ToneChip tone="info" label={t('reason.mandatory')} />}
          {written !== language() && <ToneChip tone="neutral" label={t('englishOnly')} />}
          {document && <ToneChip tone="success" label={t('there')} />}
        </Box>
      ))}
    </Box>
  );
}
