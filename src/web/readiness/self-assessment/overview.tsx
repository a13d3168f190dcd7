import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import type { SelfAssessmentSummary } from '#contract/readiness/self-assessment.ts';
import { FRAMEWORK } from '../../frameworks/framework-links.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { orpc } from '../../kit/requests/api.ts';
import { Card } from '../../kit/card.tsx';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { useFormat } from '../../kit/format.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { usePermission } from '../../people/use-permission.ts';
import { BaselineList } from './baseline-list.tsx';
import { useRefresh } from './self-assessment-queries.ts';
import { hrefOfSelfAssessment } from './self-assessment-search.ts';

interface OverviewProps {
  all: readonly SelfAssessmentSummary[];
  /** Questions in all. */
  asked: number;
  domains: number;
  /** Where to go on: the first domain that has open questions. */
  domain: string;
}

/** Begin, go on, or look at what was said before. */
export function Overview({ all, asked, domains, domain }: OverviewProps) {
  const { t } = useTranslation('self-assessment');
  const format = useFormat();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [isDiscarding, setDiscarding] = useState(false);
  const reason = usePermission('iso_readiness.edit') ? null : t('kit:reason.permission');
  const onError = (problem: unknown) => toast('error', messageOf(problem));
  const add = useMutation(orpc.selfAssessments.add.mutationOptions({ onError }));
  const remove = useMutation(orpc.selfAssessments.remove.mutationOptions({ onError }));
  const open = all.find(({ number }) => number === null);
  const baselines = all.filter(({ number }) => number !== null);
  const show = async () => {
    await refresh();
    void navigate({ to: PAGES.isoTest, search: { domain } });
  };
  const begin = (from?: string) =>
    add.mutate({ framework: FRAMEWORK, ...(from && { from }) }, { onSuccess: () => void show() });
  const discard = (id: string) =>
    remove.mutate(
      { id },
      {
        onSuccess: () => {
          localStorage.removeItem(`selfAssessment:${id}`);
          void refresh();
        },
        onSettled: () => setDiscarding(false),
      },
    );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {open && (
        <Card title={t('open.title')}>
          <Box sx={{ mb: 2 }}>
            {t('open.text', {
              name: open.startedByName,
              date: format.date(open.startedAt),
              answered: format.number(asked - open.total.unanswered),
              total: format.number(asked),
            })}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button component={AppLink} href={hrefOfSelfAssessment({ domain })} variant="contained" color="primary">
              {t('open.resume')}
            </Button>
            <ReasonButton reason={reason} variant="text" onClick={() => setDiscarding(true)}>
              {t('open.discard')}
            </ReasonButton>
          </Box>
          <ConfirmDialog
            isOpen={isDiscarding}
            title={t('discard.title')}
            confirmLabel={t('discard.confirm')}
            isDangerous
            isBusy={remove.isPending}
            onConfirm={() => discard(open.id)}
            onCancel={() => setDiscarding(false)}
          >
            {t('discard.text', { count: asked - open.total.unanswered })}
          </ConfirmDialog>
        </Card>
      )}
      {!open && (
        <Card>
          <EmptyState
            icon={ClipboardList}
            heading="h2"
            title={t('start.title')}
            text={t('start.text', { count: asked, domains })}
            actions={
              <>
                {baselines[0] && (
                  <ReasonButton reason={reason} loading={add.isPending} onClick={() => begin(baselines[0]?.id)}>
                    {t('start.again', { number: baselines[0].number })}
                  </ReasonButton>
                )}
                <ReasonButton
                  variant="contained"
                  color="primary"
                  reason={reason}
                  loading={add.isPending}
                  onClick={() => begin()}
                >
                  {t('start.button')}
                </ReasonButton>
              </>
            }
          />
        </Card>
      )}
      {baselines.length > 0 && <BaselineList baselines={baselines} />}
    </Box>
  );
}
