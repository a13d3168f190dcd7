import Box from '@mui/material/Box';
import { Layers } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PriorityFramework } from '#domain/readiness/setup/analysis.ts';
import { type RelevanceReason, SHARE_WHEN_SERVED } from '#domain/readiness/setup/values.ts';
import { useLanguage } from '../../frameworks/framework.ts';
import { useFrameworkNames } from '../../frameworks/framework-names.ts';
import { hrefOfFramework } from '../../frameworks/framework-links.ts';
import { useUseFramework } from '../../frameworks/use-choice.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { useFormat } from '../../kit/format.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { useMoney } from './money.ts';
import { Section } from './section.tsx';
import { Why } from './why.tsx';

const TONES = { high: 'error', medium: 'warning', low: 'neutral' } as const;

/** Frameworks by how much they matter, each with its reasons and what it takes. */
export function Frameworks({ frameworks, currency }: { frameworks: readonly PriorityFramework[]; currency: string }) {
  const { t } = useTranslation('setup');
  return (
    <Section title={t('frameworks.title')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {frameworks.map((framework) => (
          <FrameworkRow key={framework.framework} priority={framework} currency={currency} />
        ))}
      </Box>
    </Section>
  );
}

function FrameworkRow({ priority, currency }: { priority: PriorityFramework; currency: string }) {
  const { t } = useTranslation('setup');
  const format = useFormat();
  const money = useMoney(currency);
  const mayUse = usePermission('settings.edit');
  const use = useUseFramework();
  const language = useLanguage();
  const name = useFrameworkNames()(priority.framework);
  const { framework, level, relevance, reasons, isInUse, open, implemented, total, effort, cost, weeks, served } =
    priority;
  const takes = [
    t('frameworks.open', { count: open }),
    t('frameworks.effort', {
      count: effort.hours,
      hours: format.number(effort.hours),
      days: format.number(effort.days),
    }),
    ...(weeks === null ? [] : [t('frameworks.weeks', { count: weeks })]),
    ...(cost === null ? [] : [money(cost) ?? '']),
  ];
  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component={AppLink} href={hrefOfFramework(framework)} sx={{ fontWeight: 600, color: 'text.primary' }}>
          {name}
        </Box>
        <ToneChip tone={TONES[level]} label={t(`frameworks.level.${level}`)} />
        {isInUse && <ToneChip tone="info" label={t('frameworks.inUse')} />}
        {!isInUse && (
          <ReasonButton
            size="small"
            startIcon={<Layers />}
            reason={mayUse ? null : t('kit:reason.permission')}
            loading={use.isPending}
            onClick={() => use.mutate({ id: framework, title: name })}
            aria-label={t('frameworks.useNamed', { name })}
            sx={{ ml: 'auto' }}
          >
            {t('frameworks.use')}
          </ReasonButton>
        )}
      </Box>
      <Box sx={{ fontSize: 'size.plain', color: 'text.secondary', mt: 0.5 }}>{takes.join(' · ')}</Box>
      <Why about={name}>
        {t('frameworks.why', { relevance: format.number(relevance) })}
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {reasons.map(({ reason, because, points, count, total: whole }) => (
            <li key={reason}>
              {because
                ? because[language]
                : t(`reason.${reason as RelevanceReason}`, { name, count: count ?? 0, total: whole ?? 0 })}{' '}
              {t('frameworks.points', { count: points })}
            </li>
          ))}
        </Box>
        {t('frameworks.sum', {
          implemented: format.number(implemented),
          total: format.number(total),
          served: format.number(served),
          share: format.percent(100 * SHARE_WHEN_SERVED),
        })}
      </Why>
    </Box>
  );
}
