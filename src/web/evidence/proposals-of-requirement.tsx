import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Proposal } from '#domain/evidence/reuse.ts';
import { hrefOfDocument } from '../documents/document-links.ts';
import { useLanguage } from '../frameworks/framework.ts';
import { orpc } from '../kit/requests/api.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { messageOf } from '../kit/requests/problem.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { ToneChip } from '../kit/tone-chip.tsx';
import { toast } from '../kit/toast.ts';
import { LinkSteps } from './link-steps.tsx';
import { useReasons } from './use-reasons.ts';

interface ProposalsOfRequirementProps {
  framework: string;
  requirementId: string;
}

/** Evidence accepted for other frameworks that could serve this requirement. It counts when somebody says so, and not before. */
export function ProposalsOfRequirement({ framework, requirementId }: ProposalsOfRequirementProps) {
  const { t } = useTranslation('crosswalk');
  const language = useLanguage();
  const { data } = useQuery(
    orpc.evidence.proposals.list.queryOptions({ input: { framework, requirementId, language, pageSize: 25 } }),
  );
  if (!data || data.total === 0) return null;
  return (
    <Card title={t('proposals.title')} subtitle={t('proposals.subtitle')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.rows.map((proposal) => (
          <ProposalRow key={proposal.evidence.id} proposal={proposal} />
        ))}
      </Box>
    </Card>
  );
}

function ProposalRow({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('crosswalk');
  const { decide } = useReasons();
  const reuse = useReuse();
  const { requirement, evidence, link } = proposal;
  const { framework, requirementId } = requirement;
  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Link
          component={AppLink}
          href={hrefOfDocument(evidence.documentId, evidence.quote)}
          sx={{ flex: 1, minWidth: 160, fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {evidence.documentTitle}
        </Link>
        <ToneChip tone={link.serves === 'whole' ? 'success' : 'warning'} label={t(`serves.${link.serves}`)} />
        <ReasonButton
          size="small"
          reason={decide}
          loading={reuse.isPending}
          onClick={() => reuse.mutate({ evidenceId: evidence.id, framework, requirementId })}
        >
          {t('proposals.use')}
        </ReasonButton>
      </Box>
      <Box
        component="blockquote"
        sx={{ m: 0, my: 0.75, pl: 1.5, borderLeft: '3px solid', borderColor: 'divider', fontSize: 'size.plain' }}
      >
        <q>{evidence.quote.text}</q>
      </Box>
      <Box sx={{ fontSize: 'size.small', color: 'text.secondary' }}>
        {t('proposals.accepted', {
          requirement: evidence.requirementId,
          framework: link.steps[0]?.from.frameworkTitle ?? evidence.framework,
          name: evidence.acceptedByName,
        })}
      </Box>
      <LinkSteps steps={link.steps} />
    </Box>
  );
}

function useReuse() {
  const { t } = useTranslation('crosswalk');
  const queryClient = useQueryClient();
  return useMutation(
    orpc.evidence.reuses.add.mutationOptions({
      onSuccess: ({ evidence }) => {
        toast('success', t('proposals.used', { requirement: evidence.requirementId }));
        for (const queryKey of [orpc.evidence.key(), orpc.controls.key(), orpc.readiness.key(), orpc.activity.key()])
          void queryClient.invalidateQueries({ queryKey });
      },
      onError: (error) => toast('error', messageOf(error)),
    }),
  );
}
