import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comment, CommentInput } from '#domain/controls/comment.ts';
import { useFormat } from '../../kit/format.ts';
import { tint } from '../../theme/tint.ts';
import { CommentEditor } from './comment-editor.tsx';
import { CommentText } from './comment-text.tsx';

interface CommentItemProps {
  comment: Comment;
  isOwn: boolean;
  /** The address names it: it comes into view and stands out. */
  isNamed: boolean;
  isBusy: boolean;
  onChange: (input: CommentInput, done: () => void) => void;
  onRemove: () => void;
}

/** One comment; its writer can change or remove it. */
export function CommentItem({ comment, isOwn, isNamed, isBusy, onChange, onRemove }: CommentItemProps) {
  const { t } = useTranslation('comments');
  const format = useFormat();
  const place = useRef<HTMLLIElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const { text, mentions, authorName, writtenAt, editedAt } = comment;
  const date = format.dateTime(writtenAt);
  useEffect(() => {
    if (!isNamed) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [isNamed]);
  return (
    <Box
      component="li"
      ref={place}
      tabIndex={isNamed ? -1 : undefined}
      sx={(theme) => ({
        py: 1.25,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
        ...(isNamed && {
          mx: -1.5,
          px: 1.5,
          borderRadius: '8px',
          backgroundColor: tint(theme.vars.palette.primary.main, 10),
          outline: 'none',
        }),
      })}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 30 }}>
        <Box sx={{ flex: 1, minWidth: 0, fontSize: 'size.small', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ fontWeight: 600, color: 'text.primary', fontSize: 'size.plain' }}>
            {authorName}
          </Box>{' '}
          <time dateTime={writtenAt}>{date}</time>
          {editedAt && ` · ${t('edited', { date: format.dateTime(editedAt) })}`}
        </Box>
        {isOwn && draft === null && (
          <>
            <Tooltip title={t('edit', { date })}>
              <IconButton size="small" aria-label={t('edit', { date })} onClick={() => setDraft(text)}>
                <Pencil size={15} />
              </IconButton>
            </Tooltip>
            <Tooltip title={t('remove', { date })}>
              <IconButton size="small" aria-label={t('remove', { date })} onClick={onRemove}>
                <Trash2 size={15} />
              </IconButton>
            </Tooltip>
          </>
        )}
      </Box>
      {draft === null ? (
        <CommentText text={text} mentions={mentions} />
      ) : (
        <CommentEditor
          label={t('editing')}
          text={draft}
          onText={setDraft}
          sendLabel={t('save')}
          isBusy={isBusy}
          onSend={(shownText) => onChange(shownText, () => setDraft(null))}
          onCancel={() => setDraft(null)}
        />
      )}
    </Box>
  );
}
