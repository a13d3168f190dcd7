import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { BadgeCheck, CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf, frameworkAddress, PAGES } from '#domain/addresses.ts';
import type { ControlProposal, ExclusionChallenge } from '#domain/readiness/proposals/propose.ts';
import { type FrameworkView, useFramework, useTitles } from '../../frameworks/framework.ts';
import { FRAMEWORK } from '../../frameworks/framework-links.ts';
import { NotInUse } from '../../frameworks/not-in-use.tsx';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageHeader } from '../../kit/page-header.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { PageSkeleton } from '../../kit/skeletons.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { Challenges } from './challenges.tsx';
import { EditProposalDialog } from './edit-proposal-dialog.tsx';
import { leavesOut, LeaveOutDialog } from './leave-out-dialog.tsx';
import { ProposalGroup } from './proposal-group.tsx';
import { RoleHolders } from './role-holders.tsx';
import type { Holders } from './decisions.ts';
import { useAcceptProposals, useProposals } from './use-proposals.ts';

/** Everything that is drafted for a framework's requirements; what is accepted counts, and nothing else. */
export function ProposalsPage() {
  const framework = useFramework();
  const drafted = useProposals();
  const failed = [framework, drafted].find(({ error, data }) => error && !data);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!framework.data || !drafted.data) return <PageSkeleton cards={2} />;
  return <Proposals framework={framework.data} {...drafted.data} />;
}

interface ProposalsProps {
  framework: FrameworkView;
  deadline: string | null;
  lastDayOfWork: string | null;
  proposals: readonly ControlProposal[];
  challenges: readonly ExclusionChallenge[];
}

function Proposals({ framework, deadline, lastDayOfWork, proposals, challenges }: ProposalsProps) {
  const { t } = useTranslation('proposals');
  const titles = useTitles();
  const reason = usePermission('iso_readiness.edit') ? null : t('kit:reason.permission');
  const [holders, setHolders] = useState<Holders>({});
  const [edited, setEdited] = useState<ControlProposal | null>(null);
  const { accept, isPending } = useAcceptProposals();
  const [doubted, setDoubted] = useState<readonly ControlProposal[] | null>(null);
  // One that leaves a control out is seen before it is accepted among others.
  const acceptSeveral = (accepted: readonly ControlProposal[]) =>
    accepted.length > 1 && accepted.some(leavesOut) ? setDoubted(accepted) : accept(accepted, holders);
  const groups = framework.domains
    .map(({ id, title }) => ({ id, title, of: proposals.filter(({ domain }) => domain === id) }))
    .filter(({ of }) => of.length > 0);
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle', { framework: framework.title })}
        actions={
          proposals.length > 0 && (
            <ReasonButton
              variant="contained"
              color="primary"
              startIcon={<CheckCheck />}
              reason={reason}
              loading={isPending}
              onClick={() => acceptSeveral(proposals)}
            >
              {t('acceptAll', { count: proposals.length })}
            </ReasonButton>
          )
        }
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <NotInUse framework={framework} />
        <Challenges challenges={challenges} />
        {proposals.length === 0 ? (
          <EmptyState
            icon={BadgeCheck}
            title={t('none')}
            text={t('noneText')}
            actions={
              <Link
                component={AppLink}
                href={framework.id === FRAMEWORK ? PAGES.statement : frameworkAddress(framework.id)}
              >
                {t(framework.id === FRAMEWORK ? 'toStatement' : 'toList')}
              </Link>
            }
          />
        ) : (
          <>
            <Deadline deadline={deadline} until={lastDayOfWork} />
            <RoleHolders
              proposals={proposals}
              holders={holders}
              onName={(role, personId) => setHolders({ ...holders, [role]: personId })}
            />
            <Card title={t('groups')} subtitle={t('groupsText')} flush>
              {groups.map(({ id, title, of }, index) => (
                <ProposalGroup
                  key={id}
                  title={title}
                  proposals={of}
                  titleOf={titles.requirement}
                  holders={holders}
                  reason={reason}
                  isBusy={isPending}
                  isFirst={index === 0}
                  onAccept={acceptSeveral}
                  onEdit={setEdited}
                />
              ))}
            </Card>
          </>
        )}
      </Box>
      {doubted && (
        <LeaveOutDialog
          excluded={doubted.filter(leavesOut)}
          titleOf={titles.requirement}
          onConfirm={() => {
            accept(doubted, holders);
            setDoubted(null);
          }}
          onCancel={() => setDoubted(null)}
        />
      )}
      {edited && (
        <EditProposalDialog
          proposal={edited}
          title={`${edited.requirementId} ${titles.requirement(edited.requirementId)}`}
          onAccept={(corrected) => accept([corrected], holders)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

/** What the due dates are drawn from. */
function Deadline({ deadline, until }: { deadline: string | null; until: string | null }) {
  const { t } = useTranslation('proposals');
  const format = useFormat();
  return (
    <Notice
      tone="info"
      action={
        <Link
          component={AppLink}
          href={addressOf('readinessAi', { step: 'profile' })}
          sx={{ lineHeight: '24px', pr: 1 }}
        >
          {t(deadline === null ? 'sayWhen' : 'changeWhen')}
        </Link>
      }
    >
      {deadline === null && t('noDeadline')}
      {deadline !== null && until === null && t('deadlineOver', { day: format.date(deadline) })}
      {deadline !== null && until !== null && t('deadline', { day: format.date(deadline), until: format.date(until) })}
    </Notice>
  );
}
