import { createFileRoute } from '@tanstack/react-router';
import { AgreementsPage } from '#web/vendors/agreements/list-page.tsx';

export const Route = createFileRoute('/_app/app/vendor-risk_/agreements/')({ component: AgreementsPage });
