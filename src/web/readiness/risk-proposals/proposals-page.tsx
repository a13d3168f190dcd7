import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf, PAGES } from '#domain/addresses.ts';
import type { RiskProposal } from '#domain/readiness/risk-proposals/proposal.ts';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { AppLink } from '../../kit/links/app-link.tsx';
import { UrlTabs } from '../../kit/links/url-tabs.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { PageSkeleton } from '../../kit/skeletons.tsx';
import { SelectionBar } from '../../kit/table/selection-bar.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { hrefOfRegister } from '../../risks/risk-search.ts';
import { DismissedList } from './dismissed-list.tsx';
import { DismissDialog, EditProposal } from './proposal-dialogs.tsx';
import { useDecisions, useProposals } from './proposal-queries.ts';
import type { ProposalSearch } from './proposal-search.ts';
import { ProposalRow } from './proposal-row.tsx';

/** Risks drafted from what is recorded: accepted all at once, by group or one by one, edited before, or put aside. */
export function ProposalsPage({ group }: ProposalSearch) {
  const { t } = useTranslation('risk-proposals');
  const { data, error, refetch } = useProposals(group);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton cards={1} />;
  const all = data.groups.reduce((sum, { total }) => sum + total, 0);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {all > 0 && (
        <UrlTabs
          label={t('groups')}
          active={group ?? 'all'}
          hrefOf={(id) => addressOf('riskProposals', { group: id === 'all' ? null : id })}
          tabs={[
            { id: 'all', label: `${t('all')} ${all}` },
            ...data.groups.map(({ group: id, total }) => ({ id, label: `${t(`group.${id}`)} ${total}` })),
          ]}
        />
      )}
      {data.rows.length === 0 ? <Nothing isElsewhere={all > 0} /> : <List key={group} proposals={data.rows} />}
      <DismissedList />
    </>
  );
}

/** `isElsewhere`: of other groups something is proposed. */
function Nothing({ isElsewhere }: { isElsewhere: boolean }) {
  const { t } = useTranslation('risk-proposals');
  return (
    <Card>
      <EmptyState
        icon={CircleCheck}
        heading="h2"
        title={t(isElsewhere ? 'none.titleOfGroup' : 'none.title')}
        text={t(isElsewhere ? 'none.textOfGroup' : 'none.text')}
        actions={
          <>
            <Button component={AppLink} href={PAGES.readinessAi}>
              {t('none.profile')}
            </Button>
            <Button component={AppLink} href={hrefOfRegister()} variant="contained" color="primary">
              {t('none.register')}
            </Button>
          </>
        }
      />
    </Card>
  );
}

function List({ proposals }: { proposals: readonly RiskProposal[] }) {
  const { t } = useTranslation('risk-proposals');
  const reason = usePermission('risk_management.edit') ? null : t('kit:reason.permission');
  const { acceptOrSay, isBusy } = useDecisions();
  const [ticks, setTicked] = useState<readonly string[]>([]);
  const [edited, setEdited] = useState<RiskProposal | null>(null);
  const [dismissed, setDismissed] = useState<readonly string[] | null>(null);
  const keys = proposals.map(({ key }) => key);
  const ticked = ticks.filter((key) => keys.includes(key));
  const toggle = (key: string) =>
    setTicked((old) => (old.includes(key) ? old.filter((each) => each !== key) : [...old, key]));
  return (
    <>
      <Card
        flush
        title={t('list')}
        action={
          <ReasonButton
            reason={reason}
            variant="contained"
            color="primary"
            loading={isBusy}
            onClick={() => acceptOrSay(keys)}
          >
            {t('acceptAll', { count: keys.length })}
          </ReasonButton>
        }
      >
        <Box
          component="ul"
          aria-label={t('list')}
          sx={{ listStyle: 'none', m: 0, p: 0, borderTop: '1px solid', borderColor: 'divider' }}
        >
          {proposals.map((proposal) => (
            <ProposalRow
              key={proposal.key}
              proposal={proposal}
              isTicked={ticked.includes(proposal.key)}
              onToggle={() => toggle(proposal.key)}
              onAccept={() => acceptOrSay([proposal.key])}
              onEdit={() => setEdited(proposal)}
              onDismiss={() => setDismissed([proposal.key])}
              reason={reason}
            />
          ))}
        </Box>
      </Card>
      {ticked.length > 0 && (
        <SelectionBar label={t('region')} text={t('selected', { count: ticked.length })}>
          <Button variant="contained" color="primary" loading={isBusy} onClick={() => acceptOrSay(ticked)}>
            {t('acceptTicked')}
          </Button>
          <Button onClick={() => setDismissed(ticked)}>{t('dismiss')}</Button>
          <Button variant="text" onClick={() => setTicked([])}>
            {t('untick')}
          </Button>
        </SelectionBar>
      )}
      {edited && <EditProposal proposal={edited} onClose={() => setEdited(null)} />}
      {dismissed && <DismissDialog keys={dismissed} onClose={() => setDismissed(null)} />}
    </>
  );
}
