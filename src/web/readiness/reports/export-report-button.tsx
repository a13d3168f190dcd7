import { FileDown } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { usePermission } from '../../people/use-permission.ts';
import type { Kind } from './report-choice.ts';

const ExportDialog = lazy(() => import('./export-dialog.tsx').then((file) => ({ default: file.ExportDialog })));

/** "Export Report": which one, of which framework, in which format and language. Words: reports. */
export function ExportReportButton({ kind = 'readiness', isMain = false }: { kind?: Kind; isMain?: boolean }) {
  const { t } = useTranslation('reports');
  const [isOpen, setOpen] = useState(false);
  const mayExport = usePermission('export.pdf');
  return (
    <>
      <ReasonButton
        {...(isMain && { variant: 'contained' as const, color: 'primary' as const })}
        startIcon={<FileDown />}
        reason={mayExport ? null : t('kit:reason.permission')}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </ReasonButton>
      {isOpen && (
        <Suspense>
          <ExportDialog kind={kind} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
