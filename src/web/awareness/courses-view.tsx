import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ListedCourse } from '#contract/awareness.ts';
import { todayIs } from '../controls/control-queries.ts';
import { ErrorState } from '../kit/error-state.tsx';
import { CardSkeleton } from '../kit/skeletons.tsx';
import { Notice } from '../kit/notice.tsx';
import { AssignedCard } from './assigned-card.tsx';
import { useCourses, useLanguage } from './awareness-queries.ts';
import { CourseCard } from './course-card.tsx';

/** What is asked of me, and every course there is. */
export function CoursesView() {
  const { t } = useTranslation('awareness');
  const language = useLanguage();
  const courses = useCourses();
  const today = todayIs();
  if (!courses.data)
    return courses.error ? (
      <ErrorState error={courses.error} onRetry={() => void courses.refetch()} />
    ) : (
      <CardSkeleton />
    );
  const isForeign = courses.data.some((course) => course.language !== language);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <AssignedCard isHiddenWhenDone />
      {isForeign && <Notice tone="info">{t('course.inEnglish')}</Notice>}
      <Typography variant="h2">{t('course.all')}</Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {(courses.data as ListedCourse[]).map((course) => (
          <CourseCard key={course.id} course={course} today={today} />
        ))}
      </Box>
    </Box>
  );
}
