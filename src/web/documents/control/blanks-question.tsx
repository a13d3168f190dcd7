import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { problemOf } from '../../kit/requests/problem.ts';

/** Whether something was refused because places are not filled in, and may be asked for all the same. */
export const isAboutBlanks = (error: unknown): boolean => error !== null && problemOf(error).code === 'blanks_left';

interface BlanksQuestionProps {
  /** Which places; null: nothing is asked. */
  text: string | null;
  confirmLabel: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Names the places that nobody filled in, and asks. */
export function BlanksQuestion({ text, confirmLabel, isBusy = false, onConfirm, onCancel }: BlanksQuestionProps) {
  const { t } = useTranslation('document-control');
  return (
    <ConfirmDialog
      isOpen={text !== null}
      title={t('blanks.heading')}
      confirmLabel={confirmLabel}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {text} {t('blanks.question')}
    </ConfirmDialog>
  );
}
