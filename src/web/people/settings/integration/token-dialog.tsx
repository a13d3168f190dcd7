import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { NewApiToken } from '#domain/people/api-token.ts';
import { orpc, client } from '../../../kit/requests/api.ts';
import { useFormat } from '../../../kit/format.ts';
import { FormDialog } from '../../../kit/forms/form-dialog.tsx';
import { SelectField } from '../../../kit/forms/select-field.tsx';
import { TextField } from '../../../kit/forms/text-field.tsx';
import { useZodForm } from '../../../kit/forms/use-zod-form.ts';
import { ScopesField } from './scopes-field.tsx';

const DAYS = ['7', '30', '90', '180', '365'] as const;
const DAY = 86_400_000;
const TokenForm = NewApiToken.extend({ days: z.enum(DAYS).transform(Number) });

interface TokenDialogProps {
  now: Date;
  onClose: () => void;
  onMade: (token: string, name: string) => void;
}

/** Name, permissions and end of a new token. */
export function TokenDialog({ now, onClose, onMade }: TokenDialogProps) {
  const { t } = useTranslation('integration');
  const { date } = useFormat();
  const queryClient = useQueryClient();
  const form = useZodForm(TokenForm, { name: '', scopes: [], days: '90' });
  const add = async (asked: z.infer<typeof TokenForm>) => {
    const { token, apiToken } = await client.people.tokens.add(asked);
    await queryClient.invalidateQueries({ queryKey: orpc.people.tokens.key() });
    onMade(token, apiToken.name);
  };
  const options = DAYS.map((days) => ({
    value: days,
    label: t('dialog.until', { days, date: date(new Date(now.getTime() + Number(days) * DAY)) }),
  }));
  return (
    <FormDialog title={t('dialog.title')} submitLabel={t('dialog.make')} form={form} onSubmit={add} onClose={onClose}>
      <TextField name="name" label={t('dialog.name')} help={t('dialog.nameHelp')} isRequired autoFocus />
      <ScopesField />
      <SelectField name="days" label={t('dialog.days')} help={t('dialog.daysHelp')} options={options} isRequired />
    </FormDialog>
  );
}
