import Box from '@mui/material/Box';
import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VendorAssessmentDetails } from '#domain/vendors/assessments/assessment.ts';
import type { SheetPreview } from '#domain/vendors/assessments/sheet.ts';
import { download } from '../../kit/requests/download.ts';
import { Notice } from '../../kit/notice.tsx';
import { messageOf, ProblemError, problemOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { useLabels } from './public-form/use-labels.ts';
import { useAssessmentChanges, useFileAddress } from './assessment-queries.ts';
import { SheetPreviewView } from './sheet-preview.tsx';

/** The workbook for vendors that answer by mail: taken from here, and read back here. */
export function OurWorkbook({ assessment, reason }: { assessment: VendorAssessmentDetails; reason: string | null }) {
  const { t } = useTranslation('assessments');
  const fileAddress = useFileAddress();
  const labels = useLabels(assessment.sections);
  const { enter } = useAssessmentChanges();
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<SheetPreview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const address = fileAddress(`/vendor-assessments/${assessment.id}/workbook`);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(null);
    await work().catch((error: unknown) => setProblem(messageOf(error)));
    setBusy(false);
  };
  const read = async (file: File) => {
    const response = await fetch(address, { method: 'POST', credentials: 'same-origin', body: file });
    const data: unknown = await response.json().catch(() => null);
    if (!response.ok) throw new ProblemError(problemOf({ data, status: response.status }));
    setPreview(data as SheetPreview);
  };
  const take = async () => {
    const answers = (preview?.changes ?? []).map(({ questionId, after }) => ({ questionId, ...after }));
    await enter.mutateAsync({ id: assessment.id, answers });
    setPreview(null);
    toast('success', t('sheet.taken', { count: answers.length }));
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ReasonButton
          size="small"
          startIcon={<Download />}
          reason={null}
          loading={isBusy}
          onClick={() => void run(() => download(address))}
        >
          {t('sheet.download')}
        </ReasonButton>
        <ReasonButton
          size="small"
          startIcon={<Upload />}
          reason={reason}
          loading={isBusy}
          onClick={() => input.current?.click()}
        >
          {t('sheet.upload')}
        </ReasonButton>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx"
          aria-label={t('sheet.upload')}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void run(() => read(file));
          }}
        />
      </Box>
      {problem && (
        <Notice tone="error" onClose={() => setProblem(null)}>
          {problem}
        </Notice>
      )}
      {preview && (
        <SheetPreviewView
          preview={preview}
          textOf={labels.textOf}
          labelOf={labels.labelOf}
          isBusy={isBusy}
          onTake={() => void run(take)}
          onCancel={() => setPreview(null)}
        />
      )}
    </Box>
  );
}
