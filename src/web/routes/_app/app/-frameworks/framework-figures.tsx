import { useTranslation } from 'react-i18next';
import type { Readiness } from '#domain/readiness/readiness.ts';
import { hrefOfWorkspace } from '#web/controls/workspace-search.ts';
import { useFormat } from '#web/kit/format.ts';
import { StatCard } from '#web/kit/stat-card.tsx';
import { StatRow } from '#web/kit/stat-row.tsx';
import { useWithContradicted } from '#web/readiness/use-with-contradicted.ts';

/** How far a framework is: each number leads to the rows that make it. */
export function FrameworkFigures({ readiness }: { readiness: Readiness }) {
  const { t } = useTranslation('frameworks');
  const format = useFormat();
  const withContradicted = useWithContradicted();
  const {
    framework,
    percent,
    evidencedPercent,
    implemented,
    evidenced,
    contradicted,
    total,
    gaps,
    criticalGaps,
    suggestions,
  } = readiness;
  const say = (value: number | null) => (value === null ? '–' : format.percent(value));
  return (
    <StatRow>
      <StatCard
        label={t('figure.readiness')}
        value={say(percent)}
        note={t('figure.readinessNote', { done: format.number(implemented), total: format.number(total) })}
        href={hrefOfWorkspace({ status: 'Implemented', applicable: 'yes' }, framework)}
      />
      <StatCard
        label={t('figure.evidenced')}
        value={say(evidencedPercent)}
        note={withContradicted(
          t('figure.evidencedNote', { done: format.number(evidenced), total: format.number(total) }),
          contradicted,
        )}
        href={hrefOfWorkspace({ evidence: 'with', applicable: 'yes' }, framework)}
      />
      <StatCard
        label={t('figure.gaps')}
        value={format.number(gaps)}
        note={t('figure.gapsNote', { count: criticalGaps })}
        href={hrefOfWorkspace({ evidence: 'without', applicable: 'yes' }, framework)}
      />
      <StatCard
        label={t('figure.suggestions')}
        value={format.number(suggestions)}
        note={t('figure.suggestionsNote')}
        href={hrefOfWorkspace({ suggestions: 'open' }, framework)}
      />
    </StatRow>
  );
}
