import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatementChange, StatementVersion } from '#domain/readiness/statement-version.ts';
import { FRAMEWORK } from '../../frameworks/framework-links.ts';
import { orpc } from '../../kit/requests/api.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { useProposals } from '../proposals/use-proposals.ts';
import { type StatementProblem, problemsOf } from '../statement-problems.ts';
import { useStatement } from '../readiness-queries.ts';
import { ChangeList } from './change-list.tsx';

interface ApproveDialogProps {
  /** What the person has before them; the server refuses when it is no longer so. */
  seen: { fingerprint: string; versions: readonly StatementVersion[]; changes: readonly StatementChange[] };
  onClose: () => void;
}

/** What the server asks about before it approves. */
const INCOMPLETE: readonly StatementProblem[] = ['included-unjustified', 'exclusion-challenged'];

/** Asks before a version is frozen under the person's name: what it says, and what an auditor would miss in it. */
export function ApproveDialog({ seen, onClose }: ApproveDialogProps) {
  const { t } = useTranslation(['reports', 'readiness']);
  const queryClient = useQueryClient();
  const rows = useStatement().data ?? [];
  const number = (seen.versions[0]?.number ?? 0) + 1;
  const approval = useMutation(
    orpc.readiness.statement.versions.add.mutationOptions({
      onSuccess: (version) => {
        void queryClient.invalidateQueries({ queryKey: orpc.readiness.statement.key() });
        toast('success', t('version.approved', { number: version.number }));
        onClose();
      },
      onError: () => void queryClient.invalidateQueries({ queryKey: orpc.readiness.statement.key() }),
    }),
  );
  const { data: drafted } = useProposals();
  const problems = problemsOf(
    rows,
    drafted?.challenges.map(({ requirementId }) => requirementId),
  );
  const isIncomplete = problems.some(({ problem }) => INCOMPLETE.includes(problem));
  const [isBorne, setBorne] = useState(false);
  return (
    <Dialog
      isOpen
      title={t('version.confirm', { number })}
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t('kit:cancel')}
          </Button>
          <ReasonButton
            variant="contained"
            color="primary"
            loading={approval.isPending}
            reason={isIncomplete && !isBorne ? t('version.bearFirst') : null}
            onClick={() => approval.mutate({ framework: FRAMEWORK, fingerprint: seen.fingerprint, isIncomplete })}
          >
            {t('version.approve')}
          </ReasonButton>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {approval.error && <Notice tone="error">{messageOf(approval.error)}</Notice>}
        <Box component="p" sx={{ m: 0 }}>
          {t('version.frozen')}
        </Box>
        {problems.length > 0 && (
          <Notice tone="warning" title={t('version.faults')}>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {problems.map(({ problem, faulty }) => (
                <li key={problem}>{t(`readiness:fault.${problem}`, { count: faulty.length })}</li>
              ))}
            </Box>
          </Notice>
        )}
        {isIncomplete && (
          <FormControlLabel
            label={t('version.bear')}
            control={<Checkbox checked={isBorne} onChange={(_, next) => setBorne(next)} />}
          />
        )}
        {seen.versions.length > 0 && <ChangeList changes={seen.changes} />}
      </Box>
    </Dialog>
  );
}
