import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { compareRequirementIds } from '#domain/frameworks/requirement.ts';
import type { ControlProposal } from '#domain/readiness/proposals/propose.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { leavesOut } from './leave-out-dialog.tsx';
import { ProposalRow } from './proposal-row.tsx';
import type { Holders } from './decisions.ts';

interface ProposalGroupProps {
  title: string;
  proposals: readonly ControlProposal[];
  titleOf: (requirementId: string) => string;
  holders: Holders;
  reason: string | null;
  isBusy: boolean;
  isFirst: boolean;
  onAccept: (proposals: readonly ControlProposal[]) => void;
  onEdit: (proposal: ControlProposal) => void;
}

/** The drafts of one domain: accepted together, or opened and taken one by one. */
export function ProposalGroup(props: ProposalGroupProps) {
  const { title, proposals, titleOf, holders, reason, isBusy, isFirst, onAccept, onEdit } = props;
  const { t } = useTranslation('proposals');
  const [isOpen, setOpen] = useState(isFirst);
  const excluded = proposals.filter(leavesOut).length;
  return (
    <Box sx={{ position: 'relative', '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
      <Accordion
        disableGutters
        elevation={0}
        expanded={isOpen}
        onChange={(_, next) => setOpen(next)}
        slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h3' } }}
        sx={{ bgcolor: 'transparent', '&::before': { display: 'none' } }}
      >
        <AccordionSummary
          expandIcon={<ChevronDown size={18} aria-hidden />}
          sx={{ px: 2.5, flexDirection: 'row-reverse', gap: 1.25, pr: { xs: 2.5, sm: 24 }, minHeight: 56 }}
        >
          <Box>
            <Typography variant="h4" component="span" sx={{ display: 'block' }}>
              {title}
            </Typography>
            <Box component="span" sx={{ color: 'text.secondary', fontSize: 'size.plain' }}>
              {t('group', { count: proposals.length })}
              {excluded > 0 && ` · ${t('groupExcluded', { count: excluded })}`}
            </Box>
          </Box>
        </AccordionSummary>
        <AccordionDetails sx={{ p: 0 }}>
          <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {proposals
              .toSorted(
                (a, b) =>
                  Number(a.statement === null) - Number(b.statement === null) ||
                  compareRequirementIds(a.requirementId, b.requirementId),
              )
              .map((proposal) => (
                <ProposalRow
                  key={proposal.requirementId}
                  proposal={proposal}
                  title={titleOf(proposal.requirementId)}
                  holders={holders}
                  reason={reason}
                  isBusy={isBusy}
                  onAccept={() => onAccept([proposal])}
                  onEdit={() => onEdit(proposal)}
                />
              ))}
          </Box>
        </AccordionDetails>
      </Accordion>
      <Box sx={{ position: { sm: 'absolute' }, top: 10, right: 20, px: { xs: 2.5, sm: 0 }, pb: { xs: 1.5, sm: 0 } }}>
        <ReasonButton size="small" reason={reason} loading={isBusy} onClick={() => onAccept(proposals)}>
          {t('acceptGroup', { count: proposals.length })}
        </ReasonButton>
      </Box>
    </Box>
  );
}
