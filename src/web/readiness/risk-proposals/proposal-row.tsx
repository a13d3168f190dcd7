import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { RiskProposal } from '#domain/readiness/risk-proposals/proposal.ts';
import { FRAMEWORK, hrefOfRequirement } from '../../frameworks/framework-links.ts';
import { useFormat } from '../../kit/format.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { BandChip } from '../../risks/risk-parts.tsx';
import { BasisList } from './proposal-basis.tsx';

interface ProposalRowProps {
  proposal: RiskProposal;
  isTicked: boolean;
  onToggle: () => void;
  onAccept: () => void;
  onEdit: () => void;
  onDismiss: () => void;
  /** Why nothing can be decided. */
  reason: string | null;
}

/** A proposed risk: what it is, what it rests on, and everything that accepting it would write. */
export function ProposalRow({ proposal, isTicked, onToggle, onAccept, onEdit, onDismiss, reason }: ProposalRowProps) {
  const { t } = useTranslation('risk-proposals');
  const { title, category, basis, controls, rationale, treatment, treatmentRationale, ownerName, ownerBecause } =
    proposal;
  const { date } = useFormat();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
        columnGap: 0.5,
        p: 1.5,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Checkbox
        checked={isTicked}
        onChange={onToggle}
        disabled={reason !== null}
        slotProps={{ input: { 'aria-label': t('tick', { title }) } }}
        sx={{ mt: -0.75, alignSelf: 'start' }}
      />
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.75 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <Box component="h3" sx={{ m: 0, fontSize: 'size.body', fontWeight: 600, overflowWrap: 'anywhere' }}>
            {title}
          </Box>
          <BandChip judged={proposal} />
          <Box component="span" sx={{ fontSize: 'size.small', color: 'text.secondary' }}>
            {t(`risks:category.${category}`)}
          </Box>
        </Box>
        <BasisList basis={basis} />
        <Box component="details" sx={{ fontSize: 'size.plain' }}>
          <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
            {t('summary', {
              treatment: t(`risks:treatmentShort.${treatment}`),
              owner: ownerName ?? t('nobody'),
              date: date(proposal.reviewDueOn),
            })}
          </Box>
          <Box
            component="dl"
            sx={{
              m: 0,
              mt: 0.75,
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
              columnGap: 2,
              rowGap: 0.25,
              '& dt': { color: 'text.secondary' },
              '& dd': { m: 0, mb: { xs: 0.75, sm: 0 } },
            }}
          >
            <Said label={t('why')}>{`${proposal.likelihood} × ${proposal.impact}. ${rationale}`}</Said>
            <Said label={t('treatment')}>{treatmentRationale}</Said>
            <Said label={t('controls')}>
              {controls.map((id, place) => (
                <span key={id}>
                  {place > 0 && ', '}
                  <Link component={AppLink} href={hrefOfRequirement(id, FRAMEWORK)}>
                    {id}
                  </Link>
                </span>
              ))}
            </Said>
            <Said label={t('owner')}>{`${ownerName ?? t('nobody')}. ${ownerBecause}.`}</Said>
          </Box>
        </Box>
      </Box>
      <Box
        sx={{
          gridColumn: { xs: '2', md: 'auto' },
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          gap: 0.75,
          mt: { xs: 1.5, md: 0 },
          ml: { md: 2 },
        }}
      >
        <ReasonButton reason={reason} variant="outlined" color="primary" size="small" onClick={onAccept}>
          {t('accept')}
        </ReasonButton>
        <Button size="small" disabled={reason !== null} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button size="small" variant="text" disabled={reason !== null} onClick={onDismiss}>
          {t('dismiss')}
        </Button>
      </Box>
    </Box>
  );
}

function Said({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
