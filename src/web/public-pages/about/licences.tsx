import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Section } from '../public-page.tsx';

/** The parts and their licences; few want them, so they are loaded when somebody asks. */
export function Licences() {
  const { t } = useTranslation('about');
  const list = useMutation({ mutationFn: async () => (await import('../licences.json')).default });
  return (
    <Section id="licences" title={t('licences.title')} text={t('licences.text')}>
      {list.data ? (
        list.data.map(({ licence, parts }) => (
          <Box
            component="details"
            key={licence}
            sx={{ borderBottom: '1px solid', borderColor: 'divider', py: 1, fontSize: 'size.body' }}
          >
            <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
              {t('licences.count', { licence, count: parts.length })}
            </Box>
            <Box
              component="ul"
              sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, columns: { xs: 1, sm: 2 }, overflowWrap: 'anywhere' }}
            >
              {parts.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </Box>
          </Box>
        ))
      ) : (
        <Button onClick={() => list.mutate()} loading={list.isPending}>
          {t('licences.show')}
        </Button>
      )}
    </Section>
  );
}
