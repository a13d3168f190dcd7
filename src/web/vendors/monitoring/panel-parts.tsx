import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MonitoringOverview } from '#domain/vendors/monitoring/run.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { useFormat } from '../../kit/format.ts';
import { hrefOfVendor } from '../vendor-search.ts';
import { ChangeChip, StateChip, useSeen } from './finding-look.tsx';

interface Part {
  overview: MonitoringOverview;
}

export const hrefOfMonitoring = (vendorId: string) => `${hrefOfVendor(vendorId)}#monitoring`;

export function PanelFacts({ overview }: Part) {
  const { t } = useTranslation('monitoring');
  const format = useFormat();
  const { lastAt, nextAt, isDue, withDomains, vendors, problems, warnings, alerts } = overview;
  const next = isDue ? t('fact.soon') : nextAt === null ? t('fact.nothing') : format.dateTime(nextAt);
  const facts: [label: string, value: ReactNode][] = [
    [t('fact.last'), lastAt ? format.dateTime(lastAt) : t('fact.never')],
    [t('fact.next'), next],
    [t('fact.watched'), t('fact.watchedOf', { count: withDomains, total: vendors })],
    [t('fact.problems'), format.number(problems)],
    [t('fact.warnings'), format.number(warnings)],
    [t('fact.alerts'), format.number(alerts)],
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
        '& dt': { color: 'text.secondary', fontSize: 'size.small' },
        '& dd': { m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
      }}
    >
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
}

export function OpenProblems({ overview: { standing, lastAt } }: Part) {
  const { t } = useTranslation('monitoring');
  const format = useFormat();
  const seen = useSeen();
  return (
    <Part title={t('standing.title')} none={lastAt === null ? t('standing.notYet') : t('standing.none')}>
      {standing.map((finding) => (
        <Line
          key={`${finding.vendorId} ${finding.domain} ${finding.check}`}
          vendor={finding}
          chip={<StateChip state={finding.state} />}
          what={`${finding.domain} · ${t(`check.${finding.check}`)}: ${seen(finding)}`}
          when={t('card.since', { date: format.date(finding.since) })}
        />
      ))}
    </Part>
  );
}

export function NewestChanges({ overview: { changes, lastAt } }: Part) {
  const { t } = useTranslation('monitoring');
  const format = useFormat();
  return (
    <Part title={t('changes.title')} none={lastAt === null ? t('standing.notYet') : t('changes.none')}>
      {changes.map(({ vendorId, vendorName, domain, check, change, before, after, at }) => (
        <Line
          key={`${vendorId} ${domain} ${check} ${at}`}
          vendor={{ vendorId, vendorName }}
          chip={<ChangeChip change={change} />}
          what={`${domain} · ${t(`check.${check}`)}: ${before ? `${t(`state.${before.state}`)} → ` : ''}${t(`state.${after.state}`)}`}
          when={format.dateTime(at)}
        />
      ))}
    </Part>
  );
}

function Part({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children.length === 0 ? (
        <Box sx={{ color: 'text.secondary', fontSize: 'size.plain' }}>{none}</Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: 'size.plain' }}>
          {children}
        </Box>
      )}
    </Box>
  );
}

interface LineProps {
  vendor: { vendorId: string; vendorName: string };
  chip: ReactNode;
  what: string;
  when: string;
}

function Line({ vendor: { vendorId, vendorName }, chip, what, when }: LineProps) {
  return (
    <Box
      component="li"
      sx={{
        py: 1,
        display: 'flex',
        gap: 1.5,
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={AppLink} href={hrefOfMonitoring(vendorId)} sx={{ fontWeight: 600 }}>
          {vendorName}
        </Link>
        <div>{what}</div>
        <Box sx={{ color: 'text.secondary' }}>{when}</Box>
      </Box>
      <Box sx={{ flex: 'none' }}>{chip}</Box>
    </Box>
  );
}
