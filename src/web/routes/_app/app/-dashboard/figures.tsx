import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import type { Readiness } from '#domain/readiness/readiness.ts';
import { useFormat } from '#web/kit/format.ts';
import { StatCard } from '#web/kit/stat-card.tsx';
import { StatRow } from '#web/kit/stat-row.tsx';
import { FRAMEWORK, hrefOfFramework } from '#web/frameworks/framework-links.ts';
import { useFrameworks } from '#web/frameworks/frameworks-in-use.ts';
import { hrefOfReadiness } from '#web/readiness/readiness-search.ts';
import { useWithContradicted } from '#web/readiness/use-with-contradicted.ts';
import type { FigureChanges } from '#domain/readiness/path/changes.ts';
import type { DashboardFacts } from './facts.ts';
import { hrefOfCritical } from './needs.ts';
import { useChange } from './use-change.ts';

/** For those who may not open the lists, numbers lead to the coverage on the same page. */
const HERE = `${PAGES.app}#coverage`;

interface FiguresProps {
  facts: DashboardFacts;
  readiness: Readiness;
  /** Null: there is no earlier day to compare with. */
  changes: FigureChanges | null;
}

/** The four numbers to know on a Monday, each with how it moved. */
export function Figures({ facts, readiness, changes }: FiguresProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const withContradicted = useWithContradicted();
  const { maySeeReadiness, maySeeAssets, assets } = facts;
  const say = (value: number | null) => (value === null ? '–' : format.percent(value));
  const door = (href: string) => (maySeeReadiness ? href : HERE);
  const { framework } = readiness;
  const title = useFrameworks().data?.find(({ id }) => id === framework)?.title ?? framework;
  const changeOf = useChange();
  const moved = {
    percent: changeOf(changes?.percent, true),
    critical: changeOf(changes?.criticalGaps, false),
    domains: changeOf(changes?.domainsReady, true),
  };
  const noteOf = (note: string, still: string | undefined) => (still ? `${note} · ${still}` : note);
  const whole = framework === FRAMEWORK ? hrefOfReadiness() : hrefOfFramework(framework);
  const domains = framework === FRAMEWORK ? hrefOfReadiness({ tab: 'overview' }) : hrefOfFramework(framework);
  return (
    <StatRow>
      <StatCard
        label={framework === FRAMEWORK ? t('figure.readiness') : t('figure.readinessOf', { title })}
        value={say(readiness.percent)}
        {...(moved.percent.change && { change: moved.percent.change })}
        note={noteOf(
          withContradicted(
            t('figure.readinessNote', { percent: say(readiness.evidencedPercent) }),
            readiness.contradicted,
          ),
          moved.percent.still,
        )}
        href={door(whole)}
      />
      <StatCard
        label={t('figure.critical')}
        value={format.number(readiness.criticalGaps)}
        {...(moved.critical.change && { change: moved.critical.change })}
        note={noteOf(t('figure.criticalNote', { count: readiness.gaps }), moved.critical.still)}
        href={door(hrefOfCritical(framework))}
      />
      <StatCard
        label={t('figure.domains')}
        value={`${format.number(readiness.domainsReady)}/${format.number(readiness.domains.length)}`}
        {...(moved.domains.change && { change: moved.domains.change })}
        note={noteOf(t('figure.domainsNote'), moved.domains.still)}
        href={door(domains)}
      />
      {maySeeAssets && (
        <StatCard
          label={t('figure.assets')}
          value={assets ? format.number(assets.totalAssets) : '–'}
          note={assets ? t('figure.assetsNote', { count: assets.highRiskAssets }) : undefined}
          href={PAGES.assets}
          isLoading={!assets}
        />
      )}
    </StatRow>
  );
}
