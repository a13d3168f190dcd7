import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { PAGES } from '#domain/addresses.ts';
import { TaskButton } from '#web/schedule/task-button.tsx';
import { AssessmentPage } from '#web/vendors/assessments/assessment-page.tsx';
import { hrefOfAssessment } from '#web/vendors/assessments/assessment-queries.ts';

export const Route = createFileRoute('/_app/app/vendor-risk_/assessments/$id')({ component: Page });

function Page() {
  const { id } = Route.useParams();
  const navigate = useNavigate();
  return (
    <AssessmentPage
      key={id}
      id={id}
      onRemoved={(vendorId) => void navigate({ to: PAGES.vendor, params: { id: vendorId } })}
      actionsOf={({ key, title, note }) => (
        <TaskButton
          size="small"
          variant="text"
          tasks={[{ title, note, source: { kind: 'vendor-assessment', key, href: hrefOfAssessment(id) } }]}
        />
      )}
    />
  );
}
