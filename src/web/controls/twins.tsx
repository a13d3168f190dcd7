import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useCurrentFramework } from '../frameworks/current-framework.ts';
import { useTitles } from '../frameworks/framework.ts';
import { hrefOfRequirement } from '../frameworks/framework-links.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';

/** Requirements that people mix up with this one. */
export function Twins({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('controls');
  const framework = useCurrentFramework();
  const titles = useTitles();
  if (ids.length === 0) return null;
  return (
    <Card title={t('requirement.twins')} subtitle={t('requirement.twinsHelp')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, fontSize: 'size.plain' }}>
        {ids.map((id) => (
          <li key={id}>
            <Link component={AppLink} href={hrefOfRequirement(id, framework)}>
              {id}
            </Link>{' '}
            {titles.requirement(id)}
          </li>
        ))}
      </Box>
    </Card>
  );
}
