import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { NewApiToken } from '#domain/people/api-token.ts';
import { orpc } from '../../kit/api.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { useFormat } from '../../kit/format.ts';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { Notice } from '../../kit/notice.tsx';
import { messageOf, problemOf } from '../../kit/problem.ts';
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
  const id = useId();
  const queryClient = useQueryClient();
  const form = useZodForm(TokenForm, { name: '', scopes: [], days: '90' });
  const adding = useMutation({
    ...orpc.people.tokens.add.mutationOptions(),
    onSuccess: async ({ token, apiToken }) => {
      await queryClient.invalidateQueries({ queryKey: orpc.people.tokens.key() });
      onMade(token, apiToken.name);
    },
    onError: (error) => {
      for (const { path, message } of problemOf(error).issues) {
        const [field] = path.split('.');
        if (field === 'name' || field === 'scopes' || field === 'days') form.setError(field, { message });
      }
    },
  });
  const options = DAYS.map((days) => ({
    value: days,
    label: t('dialog.until', { days, date: date(new Date(now.getTime() + Number(days) * DAY)) }),
  }));
  return (
    <Dialog
      isOpen
      title={t('dialog.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button type="submit" form={id} variant="contained" color="primary" loading={adding.isPending}>
            {t('dialog.make')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <Box
          component="form"
          id={id}
          noValidate
          onSubmit={(event) => void form.handleSubmit((values) => adding.mutate(values))(event)}
          sx={{ display: 'grid', gap: 1 }}
        >
          {adding.error && problemOf(adding.error).issues.length === 0 && (
            <Notice tone="error">{messageOf(adding.error)}</Notice>
          )}
          <TextField name="name" label={t('dialog.name')} help={t('dialog.nameHelp')} isRequired autoFocus />
          <ScopesField />
          <SelectField name="days" label={t('dialog.days')} help={t('dialog.daysHelp')} options={options} isRequired />
        </Box>
      </FormProvider>
    </Dialog>
  );
}
