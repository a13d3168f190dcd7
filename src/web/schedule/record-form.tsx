import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import type { EventKind } from '#domain/schedule/event.ts';
import { type EventRecord, RESULTS } from '#domain/schedule/record.ts';

interface RecordFormProps {
  kind: EventKind;
  record: EventRecord;
  isClosed: boolean;
  onChange: (record: EventRecord) => void;
}

/** What an auditor asks to have been dealt with, each with a note; and what came of it. */
export function RecordForm({ kind, record, isClosed, onChange }: RecordFormProps) {
  const { t } = useTranslation('schedule');
  const change = (id: string, next: Partial<EventRecord['items'][number]>) =>
    onChange({ ...record, items: record.items.map((item) => (item.id === id ? { ...item, ...next } : item)) });
  const isReview = kind === 'management-review';
  const groups = isReview
    ? [
        { title: t('record.inputs'), items: record.items.filter(({ id }) => !RESULTS.includes(id)) },
        { title: t('record.results'), items: record.items.filter(({ id }) => RESULTS.includes(id)) },
      ]
    : [{ title: t('record.points'), items: record.items }];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ title, items }) => (
          <Box key={title} component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
            <Box component="legend" sx={{ typography: 'h4', p: 0, mb: 0.5 }}>
              {title}
            </Box>
            {items.map(({ id, isDone, note }) => (
              <Box key={id} sx={{ py: 0.5, borderTop: '1px solid', borderColor: 'divider' }}>
                <FormControlLabel
                  label={t(`point.${kind}.${id}`)}
                  disabled={isClosed}
                  control={
                    <Checkbox
                      checked={isDone}
                      onChange={(_, checked) => change(id, { isDone: checked })}
                      size="small"
                    />
                  }
                />
                {isClosed ? (
                  note && <Box sx={{ pl: 4, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note}</Box>
                ) : (
                  <OutlinedInput
                    value={note}
                    onChange={({ target }) => change(id, { note: target.value })}
                    placeholder={t('record.note')}
                    fullWidth
                    multiline
                    size="small"
                    slotProps={{
                      input: { 'aria-label': t('record.noteOn', { point: t(`point.${kind}.${id}`) }), maxLength: 4000 },
                    }}
                  />
                )}
              </Box>
            ))}
          </Box>
        ))}
      <Box>
        <Box component="label" htmlFor="record-conclusion" sx={{ typography: 'h4', display: 'block', mb: 0.5 }}>
          {t('record.conclusion')}
        </Box>
        {isClosed ? (
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{record.conclusion || '–'}</Box>
        ) : (
          <OutlinedInput
            id="record-conclusion"
            value={record.conclusion}
            onChange={({ target }) => onChange({ ...record, conclusion: target.value })}
            fullWidth
            multiline
            minRows={3}
            slotProps={{ input: { maxLength: 4000 } }}
          />
        )}
      </Box>
    </Box>
  );
}
