import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StatementChange, StatementVersion } from '#domain/readiness/statement-version.ts';
import { FRAMEWORK } from '../../frameworks/framework-links.ts';
import { orpc } from '../../kit/requests/api.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';
import { problemsOf } from '../statement-problems.ts';
import { useStatement } from '../readiness-queries.ts';
import { ChangeList } from './change-list.tsx';

interface ApproveDialogProps {
  /** What the person has before them; the server refuses when it is no longer so. */
  seen: { fingerprint: string; versions: readonly StatementVersion[]; changes: readonly StatementChange[] };
  onClose: () => void;
}

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
  const problems = problemsOf(rows);
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
          <Button
            variant="contained"
            color="primary"
            loading={approval.isPending}
            onClick={() => approval.mutate({ framework: FRAMEWORK, fingerprint: seen.fingerprint })}
          >
            {t('version.approve')}
          </Button>
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
              {problems.map(({ problem, ids }) => (
                <li key={problem}>{t(`readiness:fault.${problem}`, { count: ids.length })}</li>
              ))}
            </Box>
          </Notice>
        )}
        {seen.versions.length > 0 && <ChangeList changes={seen.changes} />}
      </Box>
    </Dialog>
  );
}
