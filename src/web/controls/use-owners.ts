import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Control } from '#domain/controls/control.ts';
import type { Option } from '../kit/forms/select-field.tsx';
import { useMembers } from './control-queries.ts';

export type Owned = Pick<Control, 'ownerId' | 'ownerName' | 'ownerIsMember'>;

/** Whom one may choose: active members, and whoever owns it now, so that the field does not look empty. */
export function useOwners(now: Owned | null): { options: Option[]; isLoading: boolean } {
  const { data, isLoading } = useMembers();
  const nameOf = useOwnerName();
  const options = useMemo(() => {
    const members = (data ?? []).map(({ id, name }) => ({ value: id, label: name }));
    const isMissing = now?.ownerId && data && !members.some(({ value }) => value === now.ownerId);
    return isMissing ? [...members, { value: now.ownerId ?? '', label: nameOf(now) }] : members;
  }, [data, now, nameOf]);
  return { options, isLoading };
}

/** The owner's name; of somebody who has left, it says so. */
export function useOwnerName(): (control: Pick<Owned, 'ownerName' | 'ownerIsMember'>) => string {
  const { t } = useTranslation('controls');
  return useMemo(
    () =>
      ({ ownerName, ownerIsMember }) =>
        ownerName === null ? t('owner.none') : ownerIsMember ? ownerName : t('owner.former', { name: ownerName }),
    [t],
  );
}
