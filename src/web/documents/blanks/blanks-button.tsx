import { useQuery } from '@tanstack/react-query';
import { TextCursorInput } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '../../kit/requests/api.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { BlanksDialog } from './blanks-dialog.tsx';

/** The way to fill in the blanks of all documents at once; nothing where there are none that can be. */
export function BlanksButton() {
  const { t } = useTranslation('blanks');
  const mayEdit = usePermission('documents.edit');
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(orpc.documents.blanks.list.queryOptions({ input: {}, staleTime: 30_000 }));
  const count = data?.blanks.reduce((sum, blank) => sum + blank.count, 0) ?? 0;
  if (!data || count === 0) return null;
  return (
    <>
      <ReasonButton
        reason={mayEdit ? null : t('kit:reason.permission')}
        startIcon={<TextCursorInput />}
        onClick={() => setIsOpen(true)}
      >
        {t('open', { count })}
      </ReasonButton>
      {isOpen && <BlanksDialog open={data} onClose={() => setIsOpen(false)} />}
    </>
  );
}
