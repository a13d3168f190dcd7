import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../kit/requests/problem.ts';
import { request } from '../../kit/requests/request.ts';
import { PlainTable } from '../plain-table.tsx';
import { Section } from '../public-page.tsx';

interface Standard {
  id: string;
  title: string;
  edition: string;
  publisher: string;
  requirements: number;
}

/** The standards of the catalogue, as the server has them now. */
export function Standards() {
  const { t } = useTranslation('about');
  const standards = useQuery({
    queryKey: ['standards'],
    queryFn: () => request<Standard[]>('GET', '/api/v1/frameworks'),
    staleTime: Infinity,
  });
  return (
    <Section id="standards" title={t('standards.title')} text={t('standards.text')}>
      {standards.error && <Typography role="alert">{messageOf(standards.error)}</Typography>}
      {standards.data && (
        <PlainTable
          label={t('standards.title')}
          head={[t('standards.name'), t('standards.edition'), t('standards.publisher'), t('standards.size')]}
          rows={standards.data.map(({ id, title, edition, publisher, requirements }) => ({
            id,
            cells: [
              <strong key="title">{title}</strong>,
              edition,
              publisher,
              t('standards.requirements', { count: requirements }),
            ],
          }))}
        />
      )}
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary', maxWidth: '68ch' }}>
        {t('standards.structures')}
      </Typography>
    </Section>
  );
}
