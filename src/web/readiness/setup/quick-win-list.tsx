import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { addressOf, PAGES } from '#domain/addresses.ts';
import type { QuickWin } from '#domain/readiness/setup/analysis.ts';
import { useTitles } from '../../frameworks/framework.ts';
import { hrefOfRequirement } from '../../frameworks/framework-links.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { useFormat } from '../../kit/format.ts';
import { Section } from './section.tsx';
import { Why } from './why.tsx';

const HREFS = {
  'upload-documents': addressOf('readinessAi', { tab: 'document-ai' }),
  'self-assessment': PAGES.isoTest,
  'import-assets': PAGES.assets,
} as const;

/** What takes little and shows at once. */
export function QuickWinList({ wins }: { wins: readonly QuickWin[] }) {
  const { t } = useTranslation('setup');
  return (
    <Section title={t('wins.title')}>
      {wins.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('wins.none')}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {wins.map((win) => (
          <Box component="li" key={`${win.framework} ${win.action?.requirementId ?? win.code}`} sx={{ py: 0.75 }}>
            <Win win={win} />
          </Box>
        ))}
      </Box>
      {wins.length > 0 && <Why about={t('wins.title')}>{t('wins.why')}</Why>}
    </Section>
  );
}

function Win({ win: { code, framework, action } }: { win: QuickWin }) {
  const { t } = useTranslation(['setup', 'progress']);
  const { list } = useFormat();
  const titles = useTitles(framework ?? undefined);
  if (code === 'requirement' && action && framework)
    return (
      <>
        <Link component={AppLink} href={hrefOfRequirement(action.requirementId, framework)}>
          {action.requirementId} {titles.requirement(action.requirementId)}
        </Link>
        <Box sx={{ fontSize: 'size.plain', color: 'text.secondary' }}>
          {list(action.steps.map((step) => t(`progress:step.${step}`, { count: action.suggestions })))}
        </Box>
      </>
    );
  if (code === 'requirement') return null;
  return (
    <>
      <Link component={AppLink} href={HREFS[code]}>
        {t(`win.${code}`)}
      </Link>
      <Box sx={{ fontSize: 'size.plain', color: 'text.secondary', textWrap: 'pretty' }}>{t(`winText.${code}`)}</Box>
    </>
  );
}
