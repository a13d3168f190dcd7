import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ListedCourse } from '#contract/awareness.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { BandBar } from '../kit/band-bar.tsx';
import { useFormat } from '../kit/format.ts';
import { ToneChip } from '../kit/tone-chip.tsx';
import { hrefOfCourse } from './awareness-search.ts';
import { CourseStateChip } from './course-state.tsx';

/** A course in a grid; all of it leads there. */
export function CourseCard({ course, today }: { course: ListedCourse; today: string }) {
  const { t } = useTranslation('awareness');
  const format = useFormat();
  const { id, title, summary, minutes, lessons, questions, read, state, dueOn, audience, certificate } = course;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        p: 2.25,
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '12px',
        transition: 'border-color 120ms',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        <CourseStateChip state={state} />
        {dueOn && (
          <ToneChip
            tone={dueOn < today ? 'error' : 'warning'}
            label={t(dueOn < today ? 'course.overdue' : 'course.due', { day: format.date(dueOn) })}
          />
        )}
        {audience !== 'everybody' && <ToneChip tone="neutral" label={t(`audience.${audience}`)} />}
      </Box>
      <Typography variant="h3" component="h3">
        <Link
          component={AppLink}
          href={hrefOfCourse(id)}
          underline="none"
          sx={{ color: 'text.primary', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {title}
        </Link>
      </Typography>
      <Typography sx={{ color: 'text.secondary', textWrap: 'pretty', flex: 1 }}>{summary}</Typography>
      {state === 'reading' || state === 'ready' || state === 'testing' ? (
        <BandBar percent={(100 * read) / lessons} tone="info" label={t('course.readOf', { read, count: lessons })} />
      ) : null}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {certificate && state === 'passed'
          ? t('course.validUntil', { day: format.date(certificate.validUntil) })
          : t('course.facts', { minutes, lessons, questions })}
      </Typography>
    </Box>
  );
}
