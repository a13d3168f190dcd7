import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { RiskDetails } from '#domain/risks/view.ts';
import { RiskPage } from '#web/risks/details/risk-page.tsx';
import { hrefOfRisk } from '#web/risks/risk-search.ts';
import { TaskButton } from '#web/schedule/task-button.tsx';
import { VendorsOf } from './-links/vendors-of.tsx';

export const Route = createFileRoute('/_app/app/risk-management/$id')({ component: Page });

function Page() {
  const { id } = Route.useParams();
  return (
    <RiskPage
      key={id}
      id={id}
      tasksOf={(risk) => <PlanTasks risk={risk} />}
      linksOf={(risk) => <VendorsOf isPart of={{ risk: risk.id }} />}
    />
  );
}

/** Makes a task of each open step of the plan; asking twice makes no second one. */
function PlanTasks({ risk }: { risk: RiskDetails }) {
  const { t } = useTranslation('risks');
  const open = risk.actions.filter(({ state }) => state === 'open');
  if (open.length === 0) return null;
  return (
    <TaskButton
      tasks={open.map(({ id, title, note, ownerId, dueOn }) => ({
        title,
        note,
        ownerId,
        dueOn,
        source: { kind: 'risk', key: `risk-action:${id}`, href: hrefOfRisk(risk.id) },
      }))}
      nothing={t('plan.none')}
    />
  );
}
