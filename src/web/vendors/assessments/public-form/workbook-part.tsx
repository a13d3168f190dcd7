import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download, Upload } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnsweringView } from '#contract/vendors/assessments.ts';
import type { SheetPreview } from '#domain/vendors/assessments/sheet.ts';
import { ASSESSMENT_LIMITS } from '#domain/vendors/assessments/values.ts';
import { useFormat } from '../../../kit/format.ts';
import { Notice } from './later.tsx';
import { messageOf } from '../../../kit/requests/problem.ts';
import { readWorkbook, saveWorkbook, save } from './public-form-api.ts';
import { useLabels } from './use-labels.ts';

const SheetPreviewView = lazy(async () => ({ default: (await import('../sheet-preview.tsx')).SheetPreviewView }));

interface WorkbookPartProps {
  token: string;
  view: AnsweringView;
  /** Keeps what was typed, so that the workbook holds it. */
  onBefore: () => Promise<unknown>;
  onTaken: () => Promise<unknown>;
}

/** For who answers in a spreadsheet: the questions as a workbook, and what one that was filled in would change. */
export function WorkbookPart({ token, view, onBefore, onTaken }: WorkbookPartProps) {
  const { t, i18n } = useTranslation('assessments');
  const format = useFormat();
  const labels = useLabels(view.sections);
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<SheetPreview | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [taken, setTaken] = useState<number | null>(null);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(null);
    setTaken(null);
    await work().catch((error: unknown) => setProblem(messageOf(error)));
    setBusy(false);
  };
  const read = async (file: File) => {
    if (file.size > ASSESSMENT_LIMITS.workbookBytes)
      throw new Error(
        t('answering.tooLarge', { name: file.name, size: format.bytes(ASSESSMENT_LIMITS.workbookBytes) }),
      );
    await onBefore();
    setPreview(await readWorkbook(token, file));
  };
  const take = async () => {
    const answers = (preview?.changes ?? []).map(({ questionId, after }) => ({ questionId, ...after }));
    await save(token, answers);
    await onTaken();
    setPreview(null);
    setTaken(answers.length);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          size="small"
          startIcon={<Download size={16} />}
          loading={isBusy}
          onClick={() =>
            void run(async () => {
              await onBefore();
              await saveWorkbook(token, i18n.language, `${view.organisation}.xlsx`);
            })
          }
        >
          {t('sheet.download')}
        </Button>
        <Button size="small" startIcon={<Upload size={16} />} loading={isBusy} onClick={() => input.current?.click()}>
          {t('sheet.upload')}
        </Button>
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
      {taken !== null && (
        <Notice tone="success" onClose={() => setTaken(null)}>
          {t('sheet.taken', { count: taken })}
        </Notice>
      )}
      {preview && (
        <Suspense fallback={null}>
          <SheetPreviewView
            preview={preview}
            textOf={labels.textOf}
            labelOf={labels.labelOf}
            isBusy={isBusy}
            onTake={() => void run(take)}
            onCancel={() => setPreview(null)}
          />
        </Suspense>
      )}
    </Box>
  );
}
