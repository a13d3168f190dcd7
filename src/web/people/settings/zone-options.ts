import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTimezone, NAMED_TIMEZONES } from '#domain/organisations/settings.ts';
import { formatFor } from '../../kit/format.ts';
import type { Option } from '../../kit/forms/select-field.tsx';

const spoken = (zone: string) => zone.replaceAll('_', ' ');

/** Every timezone the browser knows, the specification's four first, and the one in force even if the browser calls it otherwise. */
export function useZoneOptions(inForce: string): Option[] {
  const { t } = useTranslation('settings');
  return useMemo(() => {
    const named = NAMED_TIMEZONES.map(({ name, zone }) => ({
      value: zone as string,
      label: zone === 'UTC' ? t('zone.UTC') : `${t(`zone.${name}`)} (${spoken(zone)})`,
    }));
    const taken = new Set(named.map(({ value }) => value));
    const others = [...new Set([...Intl.supportedValuesOf('timeZone'), inForce])]
      .filter((zone) => !taken.has(zone))
      .toSorted()
      .map((zone) => ({ value: zone, label: spoken(zone) }));
    return [...named, ...others];
  }, [t, inForce]);
}

/** The time it is in a zone as the form opens, so that one sees whether it is the right one. */
export function useTimeThere(zone: string): string | null {
  const { i18n } = useTranslation();
  const [now] = useState(() => new Date());
  return isTimezone(zone) ? formatFor(i18n.language, zone).dateTime(now) : null;
}
