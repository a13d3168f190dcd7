import { PAGES } from '#domain/addresses.ts';
import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks before a page with unsaved changes is left, by a link or by closing the tab. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation('kit');
  const { status, proceed, reset } = useBlocker({
    // Who has signed out has nothing left to save.
    shouldBlockFn: ({ current, next }) =>
      isDirty && current.pathname !== next.pathname && next.pathname !== PAGES.login,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
      isDangerous
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}
