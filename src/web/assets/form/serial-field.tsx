import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../kit/format.ts';
import { TextField } from '../../kit/forms/text-field.tsx';
import { orpc } from '../../kit/requests/api.ts';
import type { WizardValues } from './wizard-values.ts';

/** The serial number, and whether other assets have the same: two may, so nothing is refused. */
export function SerialField({ isRequired }: { isRequired: boolean }) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const [written] = useWatch<WizardValues, ['serialNumber']>({ name: ['serialNumber'] });
  const { defaultValues } = useFormState<WizardValues>();
  const typed = (written ?? '').trim();
  const [serialNumber, setSerialNumber] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSerialNumber(typed), 250);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery(
    orpc.assets.list.queryOptions({
      input: { serialNumber, pageSize: 3 },
      enabled: serialNumber !== '' && serialNumber !== defaultValues?.serialNumber,
    }),
  );
  const others = typed === serialNumber && data ? data : null;
  const names = others?.rows.map(({ name }) => name) ?? [];
  const help =
    names.length > 0 ? t('wizard.serialTwice', { count: others?.total ?? 0, names: format.list(names) }) : null;
  return <TextField name="serialNumber" label={t('field.serialNumber')} isRequired={isRequired} help={help} />;
}
