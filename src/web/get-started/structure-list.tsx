import Box from '@mui/material/Box';
import { FileText, Folder as FolderIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Structure } from '#domain/documents/folder.ts';
import { ToneChip } from '../kit/tone-chip.tsx';
import { language } from '../locales/i18n.ts';

/** The folders of a model with what belongs in each, and the drafts that are made in it. */
export function StructureList({ structure: { folders, drafts } }: { structure: Structure }) {
  const { t } = useTranslation(['onboarding', 'folders']);
  const beside = drafts.filter(({ folder }) => folder === null);
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, border: '1px solid', borderColor: 'divider', borderRadius: '10px' }}
    >
      {folders.map(({ kind, name, isThere }) => (
        <Row key={kind} name={name} isThere={isThere} text={t(`folders:kind.${kind}`)}>
          <Drafts drafts={drafts.filter(({ folder }) => folder === kind)} />
        </Row>
      ))}
      {beside.length > 0 && (
        <Row name={t('folders.beside')}>
          <Drafts drafts={beside} />
        </Row>
      )}
    </Box>
  );
}

interface RowProps {
  name: string;
  isThere?: boolean;
  text?: string;
  children: ReactNode;
}

function Row({ name, isThere = false, text, children }: RowProps) {
  const { t } = useTranslation('onboarding');
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.25, px: 2, py: 1.5, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
    >
      <Box aria-hidden sx={{ display: 'flex', flex: 'none', mt: '2px', color: 'primary.main' }}>
        <FolderIcon size={17} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontWeight: 600 }}>
          {name}
          {isThere && <ToneChip tone="neutral" label={t('folders.there')} />}
        </Box>
        {text && <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', textWrap: 'pretty' }}>{text}</Box>}
        {children}
      </Box>
    </Box>
  );
}

function Drafts({ drafts }: { drafts: Structure['drafts'] }) {
  const { t } = useTranslation('onboarding');
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, mt: 0.75, p: 0, display: 'grid', gap: 0.5, fontSize: '0.8125rem' }}
    >
      {drafts.map(({ key, title, isThere, language: written }) => (
        <Box component="li" key={key} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
          <Box aria-hidden sx={{ display: 'flex', color: 'text.secondary' }}>
            <FileText size={14} />
          </Box>
          {title}
          {written !== language() && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              ({t('folders.english')})
            </Box>
          )}
          {isThere && <ToneChip tone="neutral" label={t('folders.there')} />}
        </Box>
      ))}
    </Box>
  );
}
