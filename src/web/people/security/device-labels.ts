import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Device, Place } from '#domain/people/security.ts';

export interface DeviceLabels {
  device: (device: Device) => string;
  place: (place: Place) => string;
}

/** Device and place of a session in words. Needs the words `security`. */
export function useDeviceLabels(): DeviceLabels {
  const { t, i18n } = useTranslation('security');
  return useMemo(() => {
    const countries = new Intl.DisplayNames(i18n.language, { type: 'region' });
    return {
      device: ({ browser, system }) => {
        if (browser && system) return t('device.both', { browser, system });
        return browser ?? system ?? t('device.unknown');
      },
      place: ({ address, network, country }) => {
        const where = country ? (countries.of(country) ?? country) : t(`network.${network}`);
        return address ? `${where} (${address})` : where;
      },
    };
  }, [t, i18n.language]);
}
