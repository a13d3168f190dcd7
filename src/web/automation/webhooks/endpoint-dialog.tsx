import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { choiceNamed } from '#domain/automation/event-names.ts';
import { NewWebhookEndpoint, type WebhookEndpoint } from '#domain/automation/webhook.ts';
import { z } from 'zod';
import { client } from '../../kit/requests/api.ts';
import { Field } from '../../kit/forms/field.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { SwitchField } from '../../kit/forms/switch-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { toast } from '../../kit/toast.ts';
import { useEventLabels } from './event-choice.ts';
import { useRefreshWebhooks } from './webhook-queries.ts';

const EndpointValues = NewWebhookEndpoint.extend({ hasStandardNames: z.boolean() });

interface EndpointDialogProps {
  /** What is changed; null for a new one. */
  endpoint: WebhookEndpoint | null;
  onClose: () => void;
  onMade?: (secret: string, name: string) => void;
}

/** Name, address, and what it hears. */
export function EndpointDialog({ endpoint, onClose, onMade }: EndpointDialogProps) {
  const { t } = useTranslation('automation');
  const refresh = useRefreshWebhooks();
  const form = useZodForm(EndpointValues, {
    name: endpoint?.name ?? '',
    url: endpoint?.url ?? '',
    events: (endpoint?.events ?? []).map(choiceNamed),
    hasStandardNames: endpoint?.eventNames !== 1,
  });
  const save = async ({ hasStandardNames, ...asked }: z.infer<typeof EndpointValues>) => {
    if (endpoint) {
      await client.automation.webhooks.change({ id: endpoint.id, ...asked, eventNames: hasStandardNames ? 2 : 1 });
      refresh();
      toast('success', t('webhooks.changed'));
      onClose();
    } else {
      const { secret, endpoint: made } = await client.automation.webhooks.add(asked);
      refresh();
      onMade?.(secret, made.name);
    }
  };
  return (
    <FormDialog
      title={t(endpoint ? 'webhooks.edit' : 'webhooks.add')}
      submitLabel={t(endpoint ? 'save' : 'webhooks.add')}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField name="name" label={t('webhooks.name')} help={t('webhooks.nameHelp')} isRequired autoFocus />
      <TextField name="url" label={t('webhooks.url')} help={t('webhooks.urlHelp')} isRequired />
      <EventsField />
      {endpoint?.eventNames === 1 && (
        <SwitchField
          name="hasStandardNames"
          label={t('webhooks.standardNames')}
          help={t('webhooks.standardNamesHelp')}
        />
      )}
    </FormDialog>
  );
}

/** Several of many, found by typing. */
function EventsField() {
  const { t } = useTranslation('automation');
  const { options, nameOf } = useEventLabels();
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
