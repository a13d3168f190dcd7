import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface SectionListProps {
  sections: readonly { id: string; title: string; done: number; total: number; isAsked: boolean }[];
  active: string;
  onOpen: (id: string) => void;
}

/** Where one is: the sections with how far each is, as a list beside the questions, or on a phone as one field. */
export function SectionList({ sections, active, onOpen }: SectionListProps) {
  const { t } = useTranslation('assessments');
  const countOf = ({ done, total }: { done: number; total: number }) => (total > 0 ? `${done}/${total}` : '');
  return (
    <>
      <Box sx={{ display: { xs: 'block', md: 'none' } }}>
        <Box
          component="select"
          aria-label={t('answering.sections')}
          value={active}
          onChange={(event) => onOpen(event.currentTarget.value)}
          sx={{
            font: 'inherit',
            color: 'inherit',
            width: '100%',
            minHeight: 40,
            px: 1.25,
            borderRadius: '8px',
            border: '1px solid',
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          {sections.map((section) => (
            <option key={section.id} value={section.id}>
              {`${section.title} ${section.isAsked ? t('answering.sectionAsked') : countOf(section)}`}
            </option>
          ))}
        </Box>
      </Box>
      <Box
        component="nav"
        aria-label={t('answering.sections')}
        sx={{
          display: { xs: 'none', md: 'block' },
          position: 'sticky',
          top: 72,
          maxHeight: 'calc(100vh - 88px)',
          overflowY: 'auto',
        }}
      >
        {sections.map((section) => (
          <ButtonBase
            key={section.id}
            onClick={() => onOpen(section.id)}
            aria-current={section.id === active ? 'step' : undefined}
            sx={{
              display: 'flex',
              width: '100%',
              font: 'inherit',
              justifyContent: 'space-between',
              textAlign: 'left',
              gap: 1,
              px: 1.25,
              py: 0.875,
              borderRadius: '8px',
              fontWeight: section.id === active ? 600 : 400,
              bgcolor: section.id === active ? 'hover.main' : undefined,
              '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
            }}
          >
            <span>{section.title}</span>
            {section.isAsked ? (
              <Box component="span" sx={{ fontWeight: 600 }}>
                {t('answering.sectionAsked')}
              </Box>
            ) : section.total > 0 && section.done === section.total ? (
              <Box component="span" sx={{ color: 'success.main', display: 'flex' }}>
                <CircleCheck size={16} role="img" aria-label={t('answering.sectionDone')} />
              </Box>
            ) : (
              <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                {countOf(section)}
              </Box>
            )}
          </ButtonBase>
        ))}
      </Box>
    </>
  );
}
