import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { hrefOfFramework } from '#web/frameworks/framework-links.ts';
import { useFrameworks } from '#web/frameworks/frameworks-in-use.ts';
import { AppLink } from '#web/kit/links/app-link.tsx';
import { BandBar } from '#web/kit/band-bar.tsx';
import { Card } from '#web/kit/card.tsx';
import { useFormat } from '#web/kit/format.ts';
import { usePermission } from '#web/people/use-permission.ts';
import { useReadinessOfAll } from '#web/readiness/readiness-queries.ts';
import { useWithContradicted } from '#web/readiness/use-with-contradicted.ts';

/** How far each framework in use is. */
export function FrameworksCard() {
  const { t } = useTranslation('frameworks');
  const format = useFormat();
  const withContradicted = useWithContradicted();
  const mayOpen = usePermission('iso_readiness.view');
  const readiness = useReadinessOfAll();
  const frameworks = useFrameworks();
  if (!readiness.data) return null;
  const titleOf = (id: string) => frameworks.data?.find((framework) => framework.id === id)?.title ?? id;
  return (
    <Card
      title={t('card.title')}
      subtitle={t('card.subtitle')}
      action={
        <Link component={AppLink} href={PAGES.frameworks}>
          {t('card.all')}
        </Link>
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.75 }}>
        {readiness.data.map(({ framework, percent, evidencedPercent, contradicted }) => (
          <Box component="li" key={framework} sx={{ display: 'grid', gap: 0.5 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
              {mayOpen ? (
                <Link
                  component={AppLink}
                  href={hrefOfFramework(framework)}
                  sx={{ color: 'text.primary', fontWeight: 600 }}
                >
                  {titleOf(framework)}
                </Link>
              ) : (
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {titleOf(framework)}
                </Box>
              )}
              <Box component="span" sx={{ fontSize: 'size.small', color: 'text.secondary' }}>
                {withContradicted(
                  t('card.evidenced', { percent: format.percent(evidencedPercent ?? 0) }),
                  contradicted,
                )}
              </Box>
            </Box>
            <BandBar percent={percent ?? 0} label={titleOf(framework)} showValue />
          </Box>
        ))}
      </Box>
    </Card>
  );
}
