import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { FileText, Paperclip, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnsweringView } from '#contract/vendors/assessments.ts';
import { ASSESSMENT_LIMITS, EVIDENCE_EXTENSIONS } from '#domain/vendors/assessments/values.ts';
import { useFormat } from '../../../kit/format.ts';
import { messageOf } from '../../../kit/requests/problem.ts';
import { giveEvidence, takeBack } from './public-form-api.ts';

interface EvidenceFieldProps {
  token: string;
  questionId: string;
  text: string;
  files: AnsweringView['files'];
  onChanged: () => Promise<void>;
}

/** Documents given for a question; each is taken, or refused with the reason, at once. */
export function EvidenceField({ token, questionId, text, files, onChanged }: EvidenceFieldProps) {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const own = files.filter((file) => file.questionId === questionId);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(null);
    await work().catch((error: unknown) => setProblem(messageOf(error)));
    await onChanged();
    setBusy(false);
  };
  const give = async (chosen: File[]) => {
    for (const file of chosen) {
      if (file.size > ASSESSMENT_LIMITS.fileBytes)
        throw new Error(t('answering.tooLarge', { name: file.name, size: format.bytes(ASSESSMENT_LIMITS.fileBytes) }));
      await giveEvidence(token, questionId, file);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={EVIDENCE_EXTENSIONS.join(',')}
        aria-label={t('answering.documentFor', { question: text })}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          void run(() => give(chosen));
        }}
      />
      <Button
        variant="text"
        size="small"
        loading={isBusy}
        startIcon={<Paperclip size={16} />}
        aria-label={t('answering.documentFor', { question: text })}
        onClick={() => input.current?.click()}
      >
        {t('answering.document')}
      </Button>
      {own.map(({ id, name, size }) => (
        <Box
          key={id}
          component="span"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.75,
            pl: 1,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '8px',
            maxWidth: '100%',
          }}
        >
          <FileText size={14} aria-hidden />
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {`${name} · ${format.bytes(size)}`}
          </Box>
          <IconButton
            size="small"
            aria-label={t('answering.takeBack', { name })}
            disabled={isBusy}
            onClick={() => void run(() => takeBack(token, id))}
          >
            <X size={14} />
          </IconButton>
        </Box>
      ))}
      {problem && (
        <Box role="alert" sx={{ color: 'error.main', width: '100%' }}>
          {problem}
        </Box>
      )}
    </>
  );
}
