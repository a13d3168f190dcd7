import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { choiceNamed } from '#domain/automation/event-names.ts';
import { NewWebhookEndpoint, type WebhookEndpoint } from '#domain/automation/webhook.ts';
import { orpc } from '../../kit/api.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Field } from '../../kit/forms/field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { Notice } from '../../kit/notice.tsx';
import { messageOf, problemOf } from '../../kit/problem.ts';
import { toast } from '../../kit/toast.ts';
import { useEventWords } from './event-choice.ts';
import { useRefreshWebhooks } from './webhook-queries.ts';

interface EndpointDialogProps {
  /** What is changed; null for a new one. */
  endpoint: WebhookEndpoint | null;
  onClose: () => void;
  onMade?: (secret: string, name: string) => void;
}

/** Name, address, and what it hears. */
export function EndpointDialog({ endpoint, onClose, onMade }: EndpointDialogProps) {
  const { t } = useTranslation('automation');
  const id = useId();
  const refresh = useRefreshWebhooks();
  const form = useZodForm(NewWebhookEndpoint, {
    name: endpoint?.name ?? '',
    url: endpoint?.url ?? '',
    events: (endpoint?.events ?? []).map(choiceNamed),
  });
  const onError = (error: unknown) => {
    for (const { path, message } of problemOf(error).issues) {
      const [field] = path.split('.');
      if (field === 'name' || field === 'url' || field === 'events') form.setError(field, { message });
    }
  };
  const add = useMutation({ ...orpc.automation.webhooks.add.mutationOptions(), onError });
  const change = useMutation({ ...orpc.automation.webhooks.change.mutationOptions(), onError });
  const error = add.error ?? change.error;
  const save = form.handleSubmit((values) => {
    if (!endpoint)
      return add.mutate(values, {
        onSuccess: ({ secret, endpoint: made }) => {
          refresh();
          onMade?.(secret, made.name);
        },
      });
    change.mutate(
      { id: endpoint.id, ...values },
      {
        onSuccess: () => {
          refresh();
          toast('success', t('webhooks.changed'));
          onClose();
        },
      },
    );
  });
  return (
    <Dialog
      isOpen
      title={t(endpoint ? 'webhooks.edit' : 'webhooks.add')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button
            type="submit"
            form={id}
            variant="contained"
            color="primary"
            loading={add.isPending || change.isPending}
          >
            {t(endpoint ? 'save' : 'webhooks.add')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <Box
          component="form"
          id={id}
          noValidate
          onSubmit={(event) => void save(event)}
          sx={{ display: 'grid', gap: 1 }}
        >
          {error && problemOf(error).issues.length === 0 && <Notice tone="error">{messageOf(error)}</Notice>}
          <TextField name="name" label={t('webhooks.name')} help={t('webhooks.nameHelp')} isRequired autoFocus />
          <TextField name="url" label={t('webhooks.url')} help={t('webhooks.urlHelp')} isRequired />
          <EventsField />
        </Box>
      </FormProvider>
    </Dialog>
  );
}

/** Several of many, found by typing. */
function EventsField() {
  const { t } = useTranslation('automation');
  const { options, nameOf } = useEventWords();
  return (
    <Field name="events" label={t('webhooks.events')} help={t('webhooks.eventsHelp')} isRequired>
      {({ id, describedBy, value, hasError, onChange, onBlur, ref }) => (
        <Autocomplete
          multiple
          id={id}
          disableCloseOnSelect
          options={options.map((option) => option.value)}
          value={Array.isArray(value) ? (value as string[]) : []}
          getOptionLabel={nameOf}
          onChange={(_, chosen) => onChange(chosen)}
          onBlur={onBlur}
          openText={t('kit:open')}
          closeText={t('kit:close')}
          clearText={t('kit:clear')}
          noOptionsText={t('kit:noMatches')}
          renderInput={({ slotProps }) => (
            <OutlinedInput
              {...slotProps.input}
              inputRef={ref}
              error={hasError}
              fullWidth
              slotProps={{ input: { ...slotProps.htmlInput, 'aria-describedby': describedBy } }}
            />
          )}
        />
      )}
    </Field>
  );
}
