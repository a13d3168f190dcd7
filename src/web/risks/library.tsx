import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScenarioView } from '#domain/risks/scenario.ts';
import { RISK_CATEGORIES } from '#domain/risks/values.ts';
import { useLanguage } from '../frameworks/framework.ts';
import { orpc } from '../kit/requests/api.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { FilterSelect } from '../kit/table/filter-select.tsx';
import { PageSkeleton } from '../kit/skeletons.tsx';
import { SearchBox } from '../kit/table/search-box.tsx';
import { ToneChip } from '../kit/tone-chip.tsx';
import { LibraryBar } from './library-bar.tsx';
import { hrefOfRisk, type RiskSearch } from './risk-search.ts';

interface LibraryProps {
  search: RiskSearch;
  onSearch: (next: Partial<RiskSearch>) => void;
  reason: string | null;
}

/** Scenarios of the product's own: ticked ones go into the register with the controls that usually treat them. */
export function Library({ search, onSearch, reason }: LibraryProps) {
  const { t } = useTranslation('risks');
  const language = useLanguage();
  const { data, error, refetch } = useQuery(orpc.risks.scenarios.list.queryOptions({ input: { language } }));
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const shown = useMemo(() => narrowed((data ?? []) as ScenarioView[], search), [data, search]);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const toggle = (id: string) =>
    setTicked((old) => (old.includes(id) ? old.filter((each) => each !== id) : [...old, id]));
  return (
    <>
      <Card flush>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            p: 1.5,
            borderBottom: '1px solid',
            borderColor: 'divider',
          }}
        >
          <SearchBox
            label={t('library.search')}
            value={search.q ?? ''}
            onSearch={(q) => onSearch({ q: q.trim() || undefined })}
          />
          <FilterSelect
            label={t('field.category')}
            value={search.category}
            options={RISK_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
            onChange={(next) => onSearch({ category: RISK_CATEGORIES.find((each) => each === next) })}
          />
          <Box
            sx={{ flex: 1, minWidth: 200, textAlign: { sm: 'right' }, fontSize: 'size.plain', color: 'text.secondary' }}
          >
            {t('library.count', { count: shown.length })}
          </Box>
        </Box>
        {shown.length === 0 ? (
          <EmptyState icon={SearchX} heading="h2" title={t('library.none')} text={t('library.noneText')} />
        ) : (
          <Box component="ul" aria-label={t('tab.library')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {shown.map((scenario) => (
              <Scenario
                key={scenario.id}
                scenario={scenario}
                isTicked={ticked.includes(scenario.id)}
                onToggle={() => toggle(scenario.id)}
              />
            ))}
          </Box>
        )}
      </Card>
      {ticked.length > 0 && (
        <LibraryBar
          ticked={ticked}
          reason={reason}
          onClear={() => setTicked([])}
          onRegister={() => onSearch({ tab: 'register', q: undefined, category: undefined })}
        />
      )}
    </>
  );
}

function narrowed(scenarios: readonly ScenarioView[], { q = '', category }: RiskSearch): ScenarioView[] {
  const needles = q.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return scenarios.filter((scenario) => {
    const text = [scenario.title, scenario.threat, scenario.vulnerability, scenario.consequence, ...scenario.controls]
      .join(' ')
      .toLocaleLowerCase();
    return (!category || scenario.category === category) && needles.every((needle) => text.includes(needle));
  });
}

function Scenario({
  scenario,
  isTicked,
  onToggle,
}: {
  scenario: ScenarioView;
  isTicked: boolean;
  onToggle: () => void;
}) {
  const { t } = useTranslation('risks');
  const { title, threat, vulnerability, consequence, controls, category, assets, riskId } = scenario;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 0.5,
        p: 1.5,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Checkbox
        checked={isTicked}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': t('library.tick', { title }) } }}
        sx={{ mt: -0.75 }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box component="strong" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Box>
          {assets > 0 && <ToneChip tone="info" label={t('library.assets', { count: assets })} />}
          {riskId && (
            <Link component={AppLink} href={hrefOfRisk(riskId)} sx={{ fontSize: 'size.plain' }}>
              {t('library.known')}
            </Link>
          )}
        </Box>
        <Box
          sx={{ fontSize: 'size.plain', color: 'text.secondary', mt: 0.25 }}
        >{`${t(`category.${category}`)} · ${controls.join(', ')}`}</Box>
        <Box component="details" sx={{ fontSize: 'size.plain', mt: 0.5 }}>
          <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
            {t('library.more')}
          </Box>
          <Box component="dl" sx={{ m: 0, mt: 0.5, '& dt': { color: 'text.secondary', mt: 0.5 }, '& dd': { m: 0 } }}>
            <dt>{t('field.threat')}</dt>
            <dd>{threat}</dd>
            <dt>{t('field.vulnerability')}</dt>
            <dd>{vulnerability}</dd>
            <dt>{t('field.consequence')}</dt>
            <dd>{consequence}</dd>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
