import { z } from 'zod';
import { issue, limit } from '#domain/issue.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';

interface CommentDialogProps {
  heading: string;
  text?: string;
  label: string;
  confirm: string;
  isRequired?: boolean;
  isBusy: boolean;
  onSave: (comment: string) => void;
  onClose: () => void;
}

const Comment = z.object({ comment: z.string().trim().max(1000, limit('most_characters')) });
const Needed = Comment.extend({ comment: Comment.shape.comment.min(1, issue('reason_missing')) });

/** Asks for a few words before something is done. */
export function CommentDialog({
  heading,
  text,
  label,
  confirm,
  isRequired,
  isBusy,
  onSave,
  onClose,
}: CommentDialogProps) {
  const form = useZodForm(isRequired ? Needed : Comment, { comment: '' });
  return (
    <FormDialog
      width="xs"
      title={heading}
      text={text}
      submitLabel={confirm}
      form={form}
      onSubmit={({ comment }) => onSave(comment)}
      isBusy={isBusy}
      onClose={onClose}
    >
      <TextField name="comment" label={label} rows={3} isRequired={isRequired ?? false} autoFocus />
    </FormDialog>
  );
}
