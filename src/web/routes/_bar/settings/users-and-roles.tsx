import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#web/locales/i18n.ts';
import { NeedsPermission } from '#web/people/needs-permission.tsx';
import { UsersPage } from '#web/people/users/users-page.tsx';
import { readUsersSearch } from '#web/people/users/users-search.ts';

export const Route = createFileRoute('/_bar/settings/users-and-roles')({
  validateSearch: readUsersSearch,
  loader: () => loadMessages('users'),
  staticData: { permission: 'user_management.view', title: 'settings:category.users' },
  component: UsersAndRoles,
});

function UsersAndRoles() {
  return (
    <NeedsPermission permission="user_management.view">
      <UsersPage search={Route.useSearch()} />
    </NeedsPermission>
  );
}
