import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type BackupProblem, messageOfProblem } from '#domain/administration/backup.ts';
import { useFormat } from '../kit/format.ts';
import { Notice } from '../kit/notice.tsx';
import { translatedMessage } from '../kit/requests/problem.ts';
import { useCollectionLabels } from './collection-labels.ts';

/** Why a file cannot be restored: the message, then each fault with its place. */
export function ProblemList({ problems }: { problems: BackupProblem[] }) {
  const { t } = useTranslation('data');
  const [first] = problems;
  if (!first) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Notice tone="error" title={translatedMessage(messageOfProblem(first.fault))}>
        <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
          {problems.map((problem, index) => (
            // Faults have no name of their own and never change their order.
            <li key={index}>
              <ProblemText {...problem} />
            </li>
          ))}
        </Box>
        {t('problem.nothing')}
      </Notice>
    </Box>
  );
}

function ProblemText({ fault, collection, row, field, detail }: BackupProblem) {
  const { t } = useTranslation('data');
  const { number } = useFormat();
  const { nameOf } = useCollectionLabels();
  const place = [
    ...(collection ? [nameOf(collection)] : []),
    ...(row ? [t('problem.row', { row: number(row) })] : []),
    ...(field ? [field] : []),
  ].join(', ');
  const text = t(`fault.${fault}`, { detail: detail ?? '', collection: collection ?? '' });
  return place && fault !== 'unknown_collection' ? `${place}: ${text}` : text;
}
