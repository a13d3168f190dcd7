import Box from '@mui/material/Box';
import type { Readiness } from '#domain/readiness/readiness.ts';
import { useTranslation } from 'react-i18next';
import { hrefOfWorkspace } from '../controls/workspace-search.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { useFormat } from '../kit/format.ts';
import { type Tone, bandOf, softTone } from '../kit/tone.ts';
import { hrefOfReadiness } from './readiness-search.ts';

/** The four figures of the specification, and the proof beside the progress; each opens to what it counts. */
export function ReadinessChips({ readiness }: { readiness: Readiness }) {
  const { t } = useTranslation(['readiness', 'states']);
  const format = useFormat();
  const { percent, evidencedPercent, contradicted, criticalGaps, domainsReady, domains, total } = readiness;
  const say = (value: number | null) => (value === null ? '–' : format.percent(value));
  return (
    <Box
      component="ul"
      aria-label={t('chips.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, mb: 2.5, p: 0 }}
    >
      <Figure
        tone={percent === null ? 'neutral' : bandOf(percent)}
        href={hrefOfWorkspace({ status: 'Implemented', applicable: 'yes' })}
      >
        {t('chips.ready', { percent: say(percent) })}
      </Figure>
      <Figure
        tone={evidencedPercent === null ? 'neutral' : bandOf(evidencedPercent)}
        href={hrefOfWorkspace({ evidence: 'with', applicable: 'yes' })}
      >
        {t('chips.evidenced', { percent: say(evidencedPercent) })}
      </Figure>
      {contradicted > 0 && (
        <Figure tone="error" href={hrefOfWorkspace({ state: 'contradicted' })}>
          {t('states:contradicted', { count: contradicted })}
        </Figure>
      )}
      <Figure tone={criticalGaps === 0 ? 'success' : 'error'} href={hrefOfReadiness({ tab: 'gaps', priority: 'high' })}>
        {t('chips.criticalGaps', { count: criticalGaps })}
      </Figure>
      <Figure tone="neutral" href={hrefOfReadiness({ tab: 'overview' })}>
        {t('chips.domainsReady', { ready: domainsReady, total: domains.length })}
      </Figure>
      <Figure tone="neutral" href={hrefOfWorkspace({ applicable: 'yes' })}>
        {t('chips.totalControls', { count: total })}
      </Figure>
    </Box>
  );
}

function Figure({ tone, href, children }: { tone: Tone; href: string; children: string }) {
  return (
    <li>
      <Box
        component={AppLink}
        href={href}
        sx={(theme) => ({
          ...softTone(theme, tone),
          display: 'inline-flex',
          alignItems: 'center',
          height: 32,
          px: 1.5,
          borderRadius: '8px',
          fontSize: 'size.plain',
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
          textDecoration: 'none',
          '&:hover': { textDecoration: 'underline' },
        })}
      >
        {children}
      </Box>
    </li>
  );
}
