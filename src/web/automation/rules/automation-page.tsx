import Box from '@mui/material/Box';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import type { NewRule, Rule } from '#domain/automation/rule.ts';
import { ErrorState } from '../../kit/error-state.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { UrlTabs } from '../../kit/links/url-tabs.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { type AutomationSearch, TABS } from './automation-search.ts';
import { ReadyList } from './ready-list.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { RuleList } from './rule-list.tsx';
import { useRules } from './rule-queries.ts';
import { RunLog } from './run-log.tsx';

const PAGE = PAGES.automation;

interface AutomationPageProps {
  search: AutomationSearch;
  onSearch: (next: AutomationSearch) => void;
}

/** Rules: when something happens or a time comes, then do; ready-made ones, and the log of what they did. */
export function AutomationPage({ search, onSearch }: AutomationPageProps) {
  const { t } = useTranslation('automation');
  const { tab = 'rules', rule: ruleId } = search;
  const { data, error, refetch } = useRules();
  const mayEdit = usePermission('settings.edit');
  const [open, setOpen] = useState<{ rule: Rule | null; draft: NewRule | null } | null>(null);
  const add = () => setOpen({ rule: null, draft: null });
  const use = (draft: NewRule) => setOpen({ rule: null, draft });
  return (
    <>
      <PageHeader
        title={t('settings:category.workflow')}
        subtitle={t('subtitle')}
        actions={
          <ReasonButton
            variant="contained"
            color="primary"
            startIcon={<Plus size={16} />}
            reason={mayEdit ? null : t('kit:reason.permission')}
            onClick={add}
          >
            {t('rules.add')}
          </ReasonButton>
        }
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <UrlTabs
          label={t('tabs.label')}
          active={tab}
          hrefOf={(id) => (id === 'rules' ? PAGE : `${PAGE}?tab=${id}`)}
          tabs={TABS.filter((id) => id !== 'log' || mayEdit).map((id) => ({ id, label: t(`tabs.${id}`) }))}
        />
        {tab === 'ready' && <ReadyList onUse={use} />}
        {tab === 'log' && mayEdit && (
          <RunLog ruleId={ruleId} onRule={(next) => onSearch({ tab: 'log', ...(next && { rule: next }) })} />
        )}
        {tab === 'rules' && data && (
          <RuleList
            rules={data}
            onEdit={(rule) => setOpen({ rule, draft: null })}
            onCopy={use}
            onAdd={add}
            readyHref={`${PAGE}?tab=ready`}
          />
        )}
        {tab === 'rules' &&
          !data &&
          (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardSkeleton />)}
      </Box>
      {open && <RuleDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}
