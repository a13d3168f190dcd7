import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Submission } from '#domain/documents/versions/version.ts';
import { AsFileSays } from '../../kit/as-file-says.tsx';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import type { Tone } from '../../kit/tone.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { Line } from './version-row.tsx';

const TONES: Record<Submission['state'], Tone> = {
  open: 'info',
  approved: 'success',
  rejected: 'error',
  withdrawn: 'neutral',
};

/** Who was asked to approve what, and what they said. */
export function SubmissionsCard({ submissions }: { submissions: readonly Submission[] }) {
  const { t } = useTranslation('document-control');
  const format = useFormat();
  return (
    <Card title={t('submissions.title')} flush sx={{ mt: 2 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {submissions.map(({ id, number, state, note, submittedAt, submittedByName, decisions }) => (
          <Line
            key={id}
            title={t('versions.number', { number })}
            chip={<ToneChip tone={TONES[state]} label={t(`submissions.${state}`)} />}
            actions={null}
          >
            <div>{t('submissions.by', { name: submittedByName, date: format.dateTime(submittedAt) })}</div>
            {note && <div>{note}</div>}
            {decisions.map((each) => (
              <div key={each.approverId}>
                {t(`waiting.${each.decision ?? 'open'}`, { name: each.approverName })}
                <AsFileSays file={each.fromFile} />
                {each.decidedAt && `, ${format.dateTime(each.decidedAt)}`}
                {each.comment && `: “${each.comment}”`}
              </div>
            ))}
          </Line>
        ))}
      </Box>
    </Card>
  );
}
