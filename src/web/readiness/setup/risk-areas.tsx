import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { addressOf, PAGES } from '#domain/addresses.ts';
import type { RiskArea } from '#domain/readiness/setup/risk-areas.ts';
import { useFrameworkNames } from '../../frameworks/framework-names.ts';
import { hrefOfWorkspace } from '../../controls/workspace-search.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { Section } from './section.tsx';
import { Why } from './why.tsx';

const TONES = { high: 'error', medium: 'warning', low: 'neutral' } as const;

function hrefOf({ code, framework, domain }: RiskArea): string {
  switch (code) {
    case 'duty-not-in-use':
      return PAGES.frameworks;
    case 'domain':
      return hrefOfWorkspace({ ...(domain && { domain }) }, framework ?? undefined);
    case 'evidence-expired':
    case 'unproven':
      return hrefOfWorkspace({ status: 'Implemented', evidence: 'without' });
    case 'owners-gone':
      return addressOf('readiness', { tab: 'insights' });
    case 'one-administrator':
      return PAGES.usersAndRoles;
    case 'no-inventory':
      return PAGES.assets;
    case 'unencrypted':
    case 'encryption-unknown':
    case 'without-backup':
    case 'backup-unknown':
    case 'not-patched':
    case 'patches-unknown':
      return addressOf('assets', { tab: 'analytics' });
  }
}

interface RiskAreasProps {
  areas: readonly RiskArea[];
  domainOf: (framework: string, domain: string) => string;
}

/** Where it may go wrong, the gravest first; each opens to what it counts. */
export function RiskAreas({ areas, domainOf }: RiskAreasProps) {
  const { t } = useTranslation('setup');
  const nameOf = useFrameworkNames();
  return (
    <Section title={t('risks.title')}>
      {areas.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('risks.none')}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {areas.map((area) => {
          const { code, level, count, total, framework, domain } = area;
          const name = framework === null ? '' : nameOf(framework);
          const values = { count, total: total ?? 0, name, domain: domainOf(framework ?? '', domain ?? '') };
          return (
            <Box component="li" key={`${code} ${framework} ${domain}`} sx={{ display: 'flex', gap: 1, py: 0.75 }}>
              <Box sx={{ flex: 1, minWidth: 0, fontSize: 'size.body', textWrap: 'pretty' }}>
                <Link component={AppLink} href={hrefOf(area)}>
                  {t(`risk.${code}`, values)}
                </Link>
              </Box>
              <Box sx={{ flex: 'none' }}>
                <ToneChip tone={TONES[level]} label={t(`risks.level.${level}`)} />
              </Box>
            </Box>
          );
        })}
      </Box>
      {areas.length > 0 && <Why about={t('risks.title')}>{t('risks.why')}</Why>}
    </Section>
  );
}
