import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../frameworks/framework.ts';
import { FRAMEWORK } from '../../frameworks/framework-links.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { usePermission } from '../../people/use-permission.ts';
import { saveReport } from './report-file.ts';

const OFFERED = ['pdf', 'docx', 'xlsx'] as const;

/** A version as it was approved, in the language shown. */
export function VersionDownloads({ number }: { number: number }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const mayExport = usePermission('export.pdf');
  const saving = useMutation({
    mutationFn: (format: string) =>
      saveReport(`/statements-of-applicability/${FRAMEWORK}`, { version: String(number), format, language }),
    onError: (error) => toast('error', messageOf(error)),
  });
  if (!mayExport)
    return (
      <ReasonButton size="small" startIcon={<Download />} reason={t('kit:reason.permission')}>
        {t('download')}
      </ReasonButton>
    );
  return OFFERED.map((format) => (
    <Button
      key={format}
      size="small"
      loading={saving.isPending && saving.variables === format}
      onClick={() => saving.mutate(format)}
      aria-label={t('version.download', { number, format: t(`format.${format}`) })}
      startIcon={<Download />}
    >
      {t(`format.${format}`)}
    </Button>
  ));
}
