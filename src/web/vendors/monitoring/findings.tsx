import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Change, Finding } from '#domain/vendors/monitoring/finding.ts';
import type { MonitoringRun } from '#domain/vendors/monitoring/run.ts';
import { useFormat } from '../../kit/format.ts';
import { byState, ChangeChip, StateChip, useSeen } from './finding-look.tsx';

/** What was found, domain by domain: the worst first, and what is in order behind one line. */
export function Findings({ run: { findings, changes } }: { run: MonitoringRun }) {
  const domains = [...new Set(findings.map(({ domain }) => domain))];
  return (
    <>
      {domains.map((domain) => (
        <OfDomain
          key={domain}
          domain={domain}
          findings={findings.filter((each) => each.domain === domain).toSorted(byState)}
          changes={changes.filter((each) => each.domain === domain)}
        />
      ))}
    </>
  );
}

interface OfDomainProps {
  domain: string;
  findings: Finding[];
  changes: Change[];
}

function OfDomain({ domain, findings, changes }: OfDomainProps) {
  const { t } = useTranslation('monitoring');
  const isCalm = ({ state, check }: Finding) =>
    (state === 'ok' || state === 'info') && !changes.some((each) => each.check === check);
  // What has no reason of its own to be unknown says nothing that the first line did not.
  const isUnseen = ({ state, code, check }: Finding) =>
    state === 'unknown' && code === 'unknown' && !changes.some((each) => each.check === check);
  const [calm, unseen] = [findings.filter(isCalm), findings.filter(isUnseen)];
  const open = findings.filter((each) => !isCalm(each) && !isUnseen(each));
  const list = (some: Finding[]) => (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {some.map((finding) => (
        <Line key={finding.check} finding={finding} change={changes.find(({ check }) => check === finding.check)} />
      ))}
    </Box>
  );
  const folded = (title: string, some: Finding[]) =>
    some.length > 0 && (
      <Box component="details" sx={{ borderTop: open.length > 0 ? '1px solid' : undefined, borderColor: 'divider' }}>
        <Box component="summary" sx={{ cursor: 'pointer', py: 1, fontWeight: 600, fontSize: 'size.plain' }}>
          {title}
        </Box>
        {list(some)}
      </Box>
    );
  return (
    <Box component="section" aria-label={domain}>
      <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
        {domain}
      </Typography>
      {list(open)}
      {folded(t('card.fine', { count: calm.length }), calm)}
      {folded(t('card.unseen', { count: unseen.length }), unseen)}
    </Box>
  );
}

function Line({ finding, change }: { finding: Finding; change: Change | undefined }) {
  const { t } = useTranslation('monitoring');
  const format = useFormat();
  const seen = useSeen();
  const { check, state, since, last } = finding;
  const isProblem = state === 'warning' || state === 'problem';
  return (
    <Box component="li" sx={{ '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
      <Box component="details" sx={{ fontSize: 'size.plain' }}>
        <Box
          component="summary"
          sx={{
            cursor: 'pointer',
            py: 1,
            display: 'grid',
            gap: 1,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '150px minmax(0, 1fr) auto' },
            '&::-webkit-details-marker': { display: 'none' },
            '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
          }}
        >
          <Box component="span" sx={{ fontWeight: 600 }}>
            {t(`check.${check}`)}
          </Box>
          <Box
            component="span"
            sx={{ overflowWrap: 'anywhere', gridRow: { xs: 2, sm: 1 }, gridColumn: { xs: '1 / -1', sm: 2 } }}
          >
            {seen(finding)}
          </Box>
          <Box
            component="span"
            sx={{
              display: 'flex',
              gap: 0.5,
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'flex-end',
              '& > svg': { color: 'text.secondary' },
              'details[open] > summary & > svg': { rotate: '180deg' },
            }}
          >
            {change && <ChangeChip change={change.change} />}
            <StateChip state={state} />
            <ChevronDown size={16} aria-hidden />
          </Box>
        </Box>
        <Box sx={{ pb: 1.5, pl: { sm: '158px' }, overflowWrap: 'anywhere' }}>
          <Box component="dl" sx={{ m: 0, '& dt': { color: 'text.secondary', mt: 0.5 }, '& dd': { m: 0 } }}>
            <dt>{t('card.why')}</dt>
            <dd>{t(`why.${check}`)}</dd>
            {isProblem && check !== 'mail' && (
              <>
                <dt>{t('card.ask')}</dt>
                <dd>{t(`ask.${check}`)}</dd>
              </>
            )}
          </Box>
          <Box sx={{ color: 'text.secondary', mt: 0.5 }}>
            {t('card.since', { date: format.date(since) })}
            {change?.before && ` · ${t('card.before', { text: t(`state.${change.before.state}`) })}`}
            {last && ` · ${t('card.lastKnown', { text: t(`state.${last.state}`) })}`}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
