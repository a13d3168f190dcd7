import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { PAGES } from '#domain/addresses.ts';
import type { NewTask } from '#domain/schedule/task.ts';
import { TaskButton } from '#web/schedule/task-button.tsx';
import { AgreementPage } from '#web/vendors/agreements/agreement-page.tsx';

export const Route = createFileRoute('/_app/app/vendor-risk_/agreements/$id')({ component: Page });

const tasksOf = (tasks: NewTask[]) => <TaskButton tasks={tasks} size="small" variant="text" />;

function Page() {
  const { id } = Route.useParams();
  const navigate = useNavigate();
  return <AgreementPage key={id} id={id} tasksOf={tasksOf} onRemoved={() => void navigate({ to: PAGES.agreements })} />;
}
