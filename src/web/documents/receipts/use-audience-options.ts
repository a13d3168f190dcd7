import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentAudience } from '#domain/documents/receipts.ts';
import { ROLES } from '#domain/people/permission.ts';
import type { Option } from '../../kit/forms/select-field.tsx';

interface Audiences {
  roles: { id: string; name: string }[];
  departments: string[];
  people: { id: string; name: string }[];
}

/** What an audience of a kind can be made of. */
export function useAudienceOptions(kind: DocumentAudience['kind'], audiences: Audiences | undefined): Option[] {
  const { t } = useTranslation('users');
  return useMemo(() => {
    if (kind === 'people') return (audiences?.people ?? []).map(({ id, name }) => ({ value: id, label: name }));
    if (kind === 'departments') return (audiences?.departments ?? []).map((name) => ({ value: name, label: name }));
    if (kind === 'roles')
      return [
        // A viewer sees no documents.
        ...ROLES.filter((role) => role !== 'viewer').map((role) => ({ value: role, label: t(`role.${role}`) })),
        ...(audiences?.roles ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ];
    return [];
  }, [kind, audiences, t]);
}
