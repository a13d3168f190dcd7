import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import type { Submission } from '#domain/documents/versions/version.ts';
import { AsFileSays } from '../../kit/as-file-says.tsx';
import { AppLink } from '../../kit/links/app-link.tsx';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';
import { useSession } from '../../people/session.ts';
import { usePermission } from '../../people/use-permission.ts';
import { BlanksQuestion, isAboutBlanks } from './blanks-question.tsx';
import { CommentDialog } from './comment-dialog.tsx';
import { hrefOfVersions, useControlChanges } from './control-queries.ts';

/** What waits for approval: who is asked, and for those who are, the decision. */
export function DecisionNotice({ document, submission }: { document: Document; submission: Submission }) {
  const { t } = useTranslation('document-control');
  const format = useFormat();
  const { user } = useSession();
  const mayEdit = usePermission('documents.edit');
  const { decide, withdraw } = useControlChanges();
  const [isRefusing, setIsRefusing] = useState(false);
  const { id, number, note, decisions, submittedByName, submittedAt } = submission;
  const isMine = decisions.some(({ approverId, decision }) => approverId === user.id && decision === null);
  const [blanks, setBlanks] = useState<unknown>(null);
  const answer = (decision: 'approved' | 'rejected', comment = '', withBlanks = false) =>
    decide.mutate(
      { id: document.id, submissionId: id, decision, comment, withBlanks },
      {
        onError: (error) => isAboutBlanks(error) && setBlanks(error),
        onSuccess: () => {
          setBlanks(null);
          toast('success', t(`decided.${decision}`, { title: document.title }));
          setIsRefusing(false);
        },
      },
    );
  return (
    <Box sx={{ mb: 2 }}>
      <Notice tone="info" title={t('waiting.title', { number, name: submittedByName, date: format.date(submittedAt) })}>
        {note && <Box sx={{ fontStyle: 'italic' }}>“{note}”</Box>}
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
          {decisions.map((each) => (
            <li key={each.approverId}>
              {t(`waiting.${each.decision ?? 'open'}`, { name: each.approverName })}
              <AsFileSays file={each.fromFile} />
              {each.comment && `: “${each.comment}”`}
            </li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {isMine && (
            <>
              <Button variant="contained" color="primary" loading={decide.isPending} onClick={() => answer('approved')}>
                {t('waiting.approve')}
              </Button>
              <Button onClick={() => setIsRefusing(true)}>{t('waiting.reject')}</Button>
            </>
          )}
          <Button component={AppLink} href={`${hrefOfVersions(document.id)}?to=draft`}>
            {t('waiting.look')}
          </Button>
          <ReasonButton
            variant="text"
            reason={mayEdit ? null : t('kit:reason.permission')}
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate({ id: document.id })}
          >
            {t('waiting.withdraw')}
          </ReasonButton>
        </Box>
      </Notice>
      <BlanksQuestion
        text={blanks === null ? null : messageOf(blanks)}
        confirmLabel={t('blanks.approve')}
        isBusy={decide.isPending}
        onConfirm={() => answer('approved', '', true)}
        onCancel={() => setBlanks(null)}
      />
      {isRefusing && (
        <CommentDialog
          heading={t('reject.heading')}
          label={t('reject.comment')}
          confirm={t('reject.confirm')}
          isRequired
          isBusy={decide.isPending}
          onSave={(comment) => answer('rejected', comment)}
          onClose={() => setIsRefusing(false)}
        />
      )}
    </Box>
  );
}
