import Box from '@mui/material/Box';
import { Check, PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ControlProposal } from '#domain/readiness/proposals/propose.ts';
import { RequirementLink } from '../../controls/requirement-link.tsx';
import { useMembers } from '../../controls/control-queries.ts';
import { useFormat } from '../../kit/format.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { BasisLinks } from './basis-links.tsx';
import type { Holders } from './decisions.ts';

interface ProposalRowProps {
  proposal: ControlProposal;
  title: string;
  holders: Holders;
  reason: string | null;
  isBusy: boolean;
  onAccept: () => void;
  onEdit: () => void;
}

/** One draft: what it says, what it rests on, who and when; accepted as it is, or corrected first. */
export function ProposalRow({ proposal, title, holders, reason, isBusy, onAccept, onEdit }: ProposalRowProps) {
  const { t } = useTranslation(['proposals', 'controls']);
  const { requirementId, statement, bases } = proposal;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) auto' },
        columnGap: 2,
        rowGap: 1,
        px: 2.5,
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <RequirementLink id={requirementId} title={title} />
          {statement && (
            <ToneChip
              tone={statement.applicable ? 'info' : 'neutral'}
              label={t(statement.applicable ? 'controls:applicable.yes' : 'controls:applicable.no')}
            />
          )}
          {statement?.reasons.map((each) => (
            <ToneChip key={each} tone="neutral" label={t(`controls:reason.${each}`)} />
          ))}
        </Box>
        {statement && (
          <Box component="p" sx={{ m: 0, maxWidth: '80ch', textWrap: 'pretty' }}>
            {statement.justification}
          </Box>
        )}
        <BasisLinks requirementId={requirementId} bases={bases} />
        <WhoAndWhen proposal={proposal} holders={holders} />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        {statement && (
          <ReasonButton
            size="small"
            variant="text"
            startIcon={<PenLine />}
            reason={reason}
            aria-label={t('editOne', { id: requirementId })}
            onClick={onEdit}
          >
            {t('edit')}
          </ReasonButton>
        )}
        <ReasonButton
          size="small"
          startIcon={<Check />}
          reason={reason}
          loading={isBusy}
          aria-label={t('acceptOne', { id: requirementId })}
          onClick={onAccept}
        >
          {t('accept')}
        </ReasonButton>
      </Box>
    </Box>
  );
}

function WhoAndWhen({ proposal: { owner, dueOn }, holders }: Pick<ProposalRowProps, 'proposal' | 'holders'>) {
  const { t } = useTranslation(['proposals', 'controls']);
  const format = useFormat();
  const members = useMembers().data ?? [];
  if (!owner && dueOn === null) return null;
  const ownerId = owner && (holders[owner.role] ?? owner.id);
  const named = ownerId === owner?.id ? owner?.name : members.find(({ id }) => id === ownerId)?.name;
  const role = owner && t(`controls:role.${owner.role}`);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: 'size.plain', color: 'text.secondary' }}>
      {role && <span>{t('owner', { owner: named ? `${named} (${role})` : role })}</span>}
      {dueOn !== null && <span>{t('due', { day: format.date(dueOn) })}</span>}
    </Box>
  );
}
