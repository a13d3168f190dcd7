import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type readLeftHeader, WHYS_LEFT } from '#domain/vendors/questionnaires/left.ts';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';

export type AnswersLeft = ReturnType<typeof readLeftHeader>;

/** The answers that a file had no place for, by the reason, so that a person copies them by hand. */
export function AnswersLeftNotice({ left, onClose }: { left: NonNullable<AnswersLeft>; onClose: () => void }) {
  const { t } = useTranslation('questionnaires');
  const format = useFormat();
  const more = left.count - left.cells.length;
  return (
    <Notice tone="warning" title={t('left.title', { count: left.count })} onClose={onClose}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {WHYS_LEFT.map((why) => {
          const cells = left.cells.filter((each) => each.why === why).map(({ cell }) => cell);
          return cells.length > 0 && <li key={why}>{t(`left.${why}`, { cells: format.list(cells) })}</li>;
        })}
      </Box>
      {more > 0 && t('left.more', { count: more })}
    </Notice>
  );
}
