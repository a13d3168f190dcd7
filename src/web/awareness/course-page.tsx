import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '../kit/requests/api.ts';
import { ErrorState } from '../kit/error-state.tsx';
import { PageSkeleton } from '../kit/skeletons.tsx';
import { Notice } from '../kit/notice.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import { useLanguage } from './awareness-queries.ts';
import { CourseOverview } from './course-overview.tsx';
import { CourseParts } from './course-parts.tsx';
import { CourseStateChip } from './course-state.tsx';
import { LessonView } from './lesson-view.tsx';
import { TestPart } from './test-part.tsx';

/** Which part of a course stands in the address: a lesson, `test`, or nothing for what it is about. */
export interface CourseSearch {
  part?: string;
}

interface CoursePageProps {
  id: string;
  part: string | undefined;
  onPart: (part: string | undefined) => void;
}

/** A course: its lessons one after the other, and then its test. */
export function CoursePage({ id, part, onPart }: CoursePageProps) {
  const { t } = useTranslation('awareness');
  const language = useLanguage();
  const query = useQuery(orpc.awareness.courses.get.queryOptions({ input: { course: id, language } }));
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(part);
  useEffect(() => {
    // Keyboard and screen reader go along to the part that is shown; who just came begins at the top.
    if (shown.current !== part) content.current?.focus({ preventScroll: true });
    shown.current = part;
  }, [part]);
  const show = useCallback(
    (next: string | undefined) => {
      onPart(next);
      window.scrollTo({ top: 0 });
    },
    [onPart],
  );
  if (!query.data)
    return query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : <PageSkeleton />;
  const course = query.data;
  const lesson = course.lessons.find((each) => each.id === part);
  return (
    <>
      <PageHeader
        title={course.title}
        subtitle={course.summary}
        name={course.title}
        badge={<CourseStateChip state={course.state} />}
      />
      {course.language !== language && (
        <Box sx={{ mb: 2 }}>
          <Notice tone="info">{t('course.thisInEnglish')}</Notice>
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
        }}
      >
        <CourseParts course={course} part={lesson?.id ?? (part === 'test' ? 'test' : undefined)} onPart={show} />
        <Box ref={content} tabIndex={-1} sx={{ minWidth: 0, outline: 'none' }}>
          {lesson ? (
            <LessonView key={lesson.id} course={course} lesson={lesson} onPart={show} />
          ) : part === 'test' ? (
            <TestPart course={course} onPart={show} />
          ) : (
            <CourseOverview course={course} onPart={show} />
          )}
        </Box>
      </Box>
    </>
  );
}
