import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { SheetPreview } from '#domain/vendors/assessments/sheet.ts';
import { ASSESSMENT_LIMITS } from '#domain/vendors/assessments/values.ts';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';

interface SheetPreviewViewProps {
  preview: SheetPreview;
  /** What a question asks, and what an answer is called. */
  textOf: (questionId: string) => string;
  labelOf: (questionId: string, value: string | null) => string;
  isBusy: boolean;
  onTake: () => void;
  onCancel: () => void;
}

const CELL = { p: 1, textAlign: 'left', verticalAlign: 'top', borderTop: '1px solid', borderColor: 'divider' } as const;

/** What a workbook would change, and which of its rows cannot be taken, before anything is. */
export function SheetPreviewView({ preview, textOf, labelOf, isBusy, onTake, onCancel }: SheetPreviewViewProps) {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const { refusal, changes, same, problems } = preview;
  if (refusal)
    return (
      <Notice tone="error" title={t('sheet.refused')} onClose={onCancel}>
        {t(`sheet.refusal.${refusal}`, { most: format.number(ASSESSMENT_LIMITS.workbookRows) })}
      </Notice>
    );
  const said = ({ value, reason, comment }: (typeof changes)[number]['after'], id: string) =>
    [labelOf(id, value), reason, comment].filter(Boolean).join(' · ');
  return (
    <Box
      component="section"
      aria-label={t('sheet.preview')}
      sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '12px', p: 2, bgcolor: 'background.paper' }}
    >
      <Box sx={{ fontWeight: 600 }}>{t('sheet.changes', { count: changes.length })}</Box>
      <Box sx={{ color: 'text.secondary' }}>
        {[t('sheet.same', { count: same }), problems.length > 0 && t('sheet.problems', { count: problems.length })]
          .filter(Boolean)
          .join(' · ')}
      </Box>
      {changes.length > 0 && (
        <Box
          sx={{ overflow: 'auto', maxHeight: 320, mt: 1.5 }}
          tabIndex={0}
          role="region"
          aria-label={t('sheet.table')}
        >
          <Box component="table" sx={{ borderCollapse: 'collapse', width: '100%', fontSize: 'size.plain' }}>
            <thead>
              <tr>
                {['row', 'question', 'before', 'after'].map((column) => (
                  <Box component="th" key={column} scope="col" sx={{ ...CELL, borderTop: 0 }}>
                    {t(`sheet.column.${column}`)}
                  </Box>
                ))}
              </tr>
            </thead>
            <tbody>
              {changes.map(({ row, questionId, before, after }) => (
                <tr key={questionId}>
                  <Box component="td" sx={CELL}>
                    {row}
                  </Box>
                  <Box component="td" sx={CELL}>
                    {textOf(questionId)}
                  </Box>
                  <Box component="td" sx={CELL}>
                    {said(before, questionId) || '–'}
                  </Box>
                  <Box component="td" sx={{ ...CELL, fontWeight: 600 }}>
                    {said(after, questionId)}
                  </Box>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
      {problems.length > 0 && (
        <Box component="ul" sx={{ pl: 2.5, mb: 0, maxHeight: 200, overflowY: 'auto' }} tabIndex={0} role="list">
          {problems.map(({ sheet, row, code, text }) => (
            <li key={`${sheet} ${row} ${code}`}>
              <strong>{t('sheet.row', { row, sheet })}</strong> {t(`sheet.problem.${code}`)}
              {text && ` (“${text}”)`}
            </li>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 2, flexWrap: 'wrap' }}>
        {changes.length > 0 && (
          <Button variant="contained" color="primary" loading={isBusy} onClick={onTake}>
            {t('sheet.take', { count: changes.length })}
          </Button>
        )}
        <Button onClick={onCancel}>{changes.length > 0 ? t('kit:cancel') : t('kit:close')}</Button>
      </Box>
    </Box>
  );
}
