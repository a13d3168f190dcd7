import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#web/locales/i18n.ts';
import { OtherWayPage } from '#web/people/security/other-way-page.tsx';

export const Route = createFileRoute('/_bar/other-way')({
  validateSearch: ({ redirect }: Record<string, unknown>): { redirect?: string } =>
    typeof redirect === 'string' ? { redirect } : {},
  loader: () => loadMessages('security'),
  staticData: { title: 'security:other.title' },
  component: OtherWayPage,
});
