import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BoardRow } from '#domain/quiz/result.ts';
import { orpc } from '../kit/requests/api.ts';
import { Card } from '../kit/card.tsx';
import { ErrorState } from '../kit/error-state.tsx';
import { CardSkeleton } from '../kit/skeletons.tsx';
import { tint } from '../theme/tint.ts';
import { useQuizChange } from './quiz-queries.ts';

/** Who of the organisation knows most, of those who agreed to be shown. */
export function BoardCard() {
  const { t } = useTranslation('quiz');
  const board = useQuery(orpc.quiz.board.get.queryOptions());
  const change = useQuizChange();
  const appear = useMutation(orpc.quiz.board.membership.add.mutationOptions(change));
  const disappear = useMutation(orpc.quiz.board.membership.remove.mutationOptions(change));
  if (board.error) return <ErrorState error={board.error} onRetry={() => void board.refetch()} />;
  if (!board.data) return <CardSkeleton lines={5} />;
  const { rows, isShown } = board.data;
  return (
    <Card title={t('board.title')} subtitle={t('board.text')}>
      {rows.length === 0 ? (
        <Box sx={{ color: 'text.secondary', fontSize: 'size.body' }}>{t('board.none')}</Box>
      ) : (
        <Box component="ol" aria-label={t('board.players')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((row, index) => (
            <Player key={index} row={row} best={rows[0]?.points ?? 0} />
          ))}
        </Box>
      )}
      <Box sx={{ mt: 2 }}>
        {isShown ? (
          <Button loading={disappear.isPending} onClick={() => disappear.mutate({})}>
            {t('board.leave')}
          </Button>
        ) : (
          <Button loading={appear.isPending} onClick={() => appear.mutate({})}>
            {t('board.join')}
          </Button>
        )}
      </Box>
    </Card>
  );
}

function Player({ row, best }: { row: BoardRow; best: number }) {
  const { t } = useTranslation('quiz');
  const { place, name, points, right, isMe } = row;
  const share = best > 0 ? (points / best) * 100 : 0;
  return (
    <Box
      component="li"
      sx={(theme) => ({
        display: 'grid',
        gridTemplateColumns: '28px minmax(0, 1fr) auto',
        gap: 1,
        alignItems: 'center',
        py: 1,
        px: 1,
        mx: -1,
        borderRadius: '8px',
        ...(isMe && { backgroundColor: tint(theme.vars.palette.primary.main, 8) }),
      })}
    >
      <Box sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>{place}</Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{isMe ? t('board.me', { name }) : name}</Box>
        <Box aria-hidden sx={{ mt: 0.5, height: 5, borderRadius: '3px', bgcolor: 'chart.neutral', overflow: 'hidden' }}>
          <Box sx={{ height: 1, width: `${share}%`, bgcolor: 'primary.main' }} />
        </Box>
      </Box>
      <Box sx={{ textAlign: 'right', fontSize: 'size.plain', fontVariantNumeric: 'tabular-nums' }}>
        <Box sx={{ fontWeight: 600 }}>{t('board.points', { count: points })}</Box>
        <Box sx={{ color: 'text.secondary' }}>{t('board.right', { count: right })}</Box>
      </Box>
    </Box>
  );
}
