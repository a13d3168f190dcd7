import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ROLES } from '#domain/people/permission.ts';
import type { Role } from '#domain/people/permission.ts';
import type { Option } from '../../kit/forms/select-field.tsx';
import { useRole } from '../use-permission.ts';
import { type ShownRole, useRoles } from '../users/users-queries.ts';

interface Named {
  role: Role;
  customRole: string | null;
}

/** A role as people read it: a custom one by its own name. */
export function useRoleName(): (of: Named) => string {
  const { t } = useTranslation('users');
  return useCallback(({ role, customRole }: Named) => customRole ?? t(`role.${role}`), [t]);
}

/** A role as one word: one of the five, or the id of a custom role. */
export const keyOfRole = ({ role, customRoleId }: { role: Role; customRoleId: string | null }): string =>
  customRoleId ?? role;

export function choiceOf(key: string, roles: readonly ShownRole[]): { role: Role; customRoleId: string | null } {
  const custom = roles.find(({ id }) => id === key);
  if (custom) return { role: custom.role, customRoleId: custom.id };
  return { role: ROLES.find((role) => role === key) ?? 'user', customRoleId: null };
}

/** The roles one may give: those that hold nothing one does not have oneself. */
export function useRoleOptions(): { options: Option[]; roles: readonly ShownRole[] } {
  const { t } = useTranslation('users');
  const { data } = useRoles();
  const { covers } = useRole();
  const roles = useMemo(() => data ?? [], [data]);
  const options = [
    ...ROLES.filter((role) => covers({ role, permissions: null })).map((role) => ({
      value: role as string,
      label: t(`role.${role}`),
    })),
    ...roles.filter((role) => covers(role)).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return { options, roles };
}
