import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainCoverage } from '#domain/readiness/readiness.ts';
import { useTitles } from '../frameworks/framework.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { BandBar } from '../kit/band-bar.tsx';
import { useFormat } from '../kit/format.ts';
import { bandOf, toneText } from '../kit/tone.ts';
import { DomainRequirements } from './domain-requirements.tsx';
import { hrefOfReadiness } from './readiness-search.ts';
import { useWithContradicted } from './use-with-contradicted.ts';

interface DomainListProps {
  domains: readonly DomainCoverage[];
  /** The one that is open; it stands in the address. */
  open: string | undefined;
}

/** The 13 domains with implemented/total and their percentage; one opens to the requirements that make its number. */
export function DomainList({ domains, open }: DomainListProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {domains.map((domain) => (
        <DomainRow key={domain.domain} domain={domain} isOpen={domain.domain === open} />
      ))}
    </Box>
  );
}

function DomainRow({ domain, isOpen }: { domain: DomainCoverage; isOpen: boolean }) {
  const { t } = useTranslation('readiness');
  const format = useFormat();
  const titles = useTitles();
  const item = useRef<HTMLLIElement>(null);
  const withContradicted = useWithContradicted();
  const { implemented, total, percentage, evidenced, contradicted, inProgress } = domain;
  const title = titles.domain(domain.domain);
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <Box component="li" ref={item} sx={{ borderTop: '1px solid', borderColor: 'divider', scrollMarginTop: 64 }}>
      <Box
        component={AppLink}
        href={hrefOfReadiness(isOpen ? {} : { domain: domain.domain })}
        aria-expanded={isOpen}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(0, 1fr) 150px 52px 20px' },
          alignItems: 'center',
          columnGap: 2,
          rowGap: 0.75,
          px: 2.5,
          py: 1.25,
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { bgcolor: 'hover.main' },
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h4" component="span" sx={{ display: 'block' }}>
            {title}
          </Typography>
          <Typography
            variant="caption"
            component="span"
            sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
          >
            {t('domain.implementedOf', { implemented, total })}
            {' · '}
            {withContradicted(t('domain.evidenced', { count: evidenced }), contradicted)}
            {inProgress > 0 && ` · ${t('domain.inProgress', { count: inProgress })}`}
          </Typography>
        </Box>
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' } }}>
          {percentage !== null && <BandBar percent={percentage} label={t('domain.bar', { domain: title })} />}
        </Box>
        <Box
          component="span"
          sx={(theme) => ({
            textAlign: 'right',
            fontWeight: 700,
            fontSize: 'size.body',
            fontVariantNumeric: 'tabular-nums',
            color: percentage === null ? 'text.secondary' : toneText(theme, bandOf(percentage)),
          })}
        >
          {percentage === null ? '–' : format.percent(percentage)}
        </Box>
        <Box
          component={ChevronDown}
          size={16}
          aria-hidden
          sx={{
            display: { xs: 'none', sm: 'block' },
            color: 'text.secondary',
            transition: 'transform 120ms',
            transform: isOpen ? 'rotate(180deg)' : 'none',
          }}
        />
      </Box>
      <Collapse in={isOpen} unmountOnExit timeout={120}>
        <DomainRequirements domain={domain} />
      </Collapse>
    </Box>
  );
}
