import { createFileRoute } from '@tanstack/react-router';
import { QuestionnairesPage } from '#web/vendors/questionnaires/list-page.tsx';

export const Route = createFileRoute('/_app/app/vendor-risk_/questionnaires/')({ component: QuestionnairesPage });
