import { createFileRoute } from '@tanstack/react-router';
import { FrameworksPage } from './-frameworks/frameworks-page.tsx';

export const Route = createFileRoute('/_app/app/frameworks/')({ component: FrameworksPage });
