import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { CoursePage, type CourseSearch } from '#web/awareness/course-page.tsx';

export const Route = createFileRoute('/_app/app/security-awareness/courses/$course')({
  validateSearch: ({ part }: Record<string, unknown>): CourseSearch =>
    typeof part === 'string' && /^[a-z0-9-]{1,60}$/.test(part) ? { part } : {},
  component: Page,
});

function Page() {
  const { course } = Route.useParams();
  const { part } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onPart = useCallback(
    (next: string | undefined) => void navigate({ search: next ? { part: next } : {} }),
    [navigate],
  );
  return <CoursePage key={course} id={course} part={part} onPart={onPart} />;
}
