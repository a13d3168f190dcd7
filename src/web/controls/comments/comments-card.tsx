import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../kit/card.tsx';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { toast } from '../../kit/toast.ts';
import { useSession } from '../../people/session.ts';
import { CommentEditor } from './comment-editor.tsx';
import { CommentItem } from './comment-item.tsx';
import { useCommentMutations, useComments } from './use-comments.ts';

interface CommentsCardProps {
  framework: string;
  requirementId: string;
  /** The comment that the address names. */
  wanted?: string | undefined;
}

/** What was not sent yet, by requirement: it is there again when one comes back to the page. */
const drafts = new Map<string, string>();

/** What people say about a requirement, and where to say something. */
export function CommentsCard({ framework, requirementId, wanted }: CommentsCardProps) {
  const { t } = useTranslation('comments');
  const of = { framework, requirementId };
  const key = `${framework}/${requirementId}`;
  const { user } = useSession();
  const { comments, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useComments(of, wanted);
  const mutations = useCommentMutations(of);
  const [draft, setDraft] = useState(() => drafts.get(key) ?? '');
  const [leaving, setLeaving] = useState<string | null>(null);
  const write = (text: string) => {
    setDraft(text);
    drafts.set(key, text);
  };
  return (
    <Card title={t('title')}>
      <CommentEditor
        label={t('write')}
        text={draft}
        onText={write}
        sendLabel={t('send')}
        isBusy={mutations.add.isPending}
        onSend={(text) => mutations.add.mutate(text, { onSuccess: () => write('') })}
      />
      {!comments ? (
        error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <CardSkeleton lines={2} />
        )
      ) : comments.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', fontSize: 'size.plain', mt: 1 }}>{t('none')}</Typography>
      ) : (
        <Box component="ul" aria-label={t('title')} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {comments.map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              isOwn={comment.authorId === user.id}
              isNamed={comment.id === wanted}
              isBusy={mutations.change.isPending}
              onChange={(text, done) => mutations.change.mutate({ id: comment.id, words: text }, { onSuccess: done })}
              onRemove={() => setLeaving(comment.id)}
            />
          ))}
        </Box>
      )}
      {hasNextPage && (
        <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 1 }}>
          {t('more')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={leaving !== null}
        isDangerous
        title={t('removing.title')}
        confirmLabel={t('removing.confirm')}
        isBusy={mutations.remove.isPending}
        onCancel={() => setLeaving(null)}
        onConfirm={() =>
          leaving &&
          mutations.remove.mutate(leaving, {
            onSuccess: () => {
              setLeaving(null);
              toast('info', t('removing.done'));
            },
          })
        }
      >
        {t('removing.text')}
      </ConfirmDialog>
    </Card>
  );
}
