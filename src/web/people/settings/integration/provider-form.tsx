import Box from '@mui/material/Box';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type IdentityProvider, NewIdentityProvider } from '#domain/people/provider.ts';
import { orpc } from '../../../kit/requests/api.ts';
import { FieldGrid } from '../../../kit/forms/field-grid.tsx';
import { TextField } from '../../../kit/forms/text-field.tsx';
import { useZodForm } from '../../../kit/forms/use-zod-form.ts';
import { Notice } from '../../../kit/notice.tsx';
import { messageOf } from '../../../kit/requests/problem.ts';
import { toast } from '../../../kit/toast.ts';
import { installationQuery } from '../../installation.ts';
import { useProved } from '../../security/use-proved.tsx';
import { usePermission } from '../../use-permission.ts';
import { ConnectionButtons } from './connection-buttons.tsx';

const NONE = { label: '', issuer: '', clientId: '' };

/** Issuer and client; the secret is written and never read. */
export function ProviderForm({ provider }: { provider: IdentityProvider | null }) {
  const { t } = useTranslation('joining');
  const reason = usePermission('settings.edit') ? null : t('kit:reason.permission');
  const form = useZodForm(NewIdentityProvider, { ...(provider ?? NONE), clientSecret: '' });
  const changed = useChanged();
  const saving = useMutation(
    orpc.people.identityProvider.change.mutationOptions({
      onSuccess: () => changed(t('provider.saved')),
    }),
  );
  const [refusal, setRefusal] = useState<unknown>(null);
  const { run, proofDialog } = useProved<NewIdentityProvider>({
    send: saving.mutateAsync,
    onRefused: setRefusal,
    words: {
      title: t('provider.proveTitle'),
      text: t('provider.proveText'),
      confirmLabel: t('provider.save'),
    },
  });
  const save = (values: NewIdentityProvider) => {
    setRefusal(null);
    return run(values);
  };
  const removing = useMutation(
    orpc.people.identityProvider.remove.mutationOptions({
      onSuccess: () => changed(t('provider.removed')),
    }),
  );
  const testing = useMutation(orpc.people.identityProvider.test.add.mutationOptions());
  const test = async () => {
    if (await form.trigger('issuer')) testing.mutate({ issuer: form.getValues('issuer') });
  };
  const failure = refusal ?? removing.error ?? testing.error;
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void form.handleSubmit(save)(event)}
        sx={{ display: 'grid', gap: 2 }}
      >
        <FieldGrid>
          <TextField name="label" label={t('provider.label')} isRequired />
          <TextField name="issuer" label={t('provider.issuer')} isRequired help={t('provider.issuerHelp')} />
          <TextField name="clientId" label={t('provider.clientId')} isRequired />
          <TextField
            name="clientSecret"
            type="password"
            label={t('provider.clientSecret')}
            isRequired={!provider}
            {...(provider && { help: t('provider.secretKept') })}
          />
        </FieldGrid>
        {failure !== null && <Notice tone="error">{messageOf(failure)}</Notice>}
        {testing.data && (
          <Notice
            tone={testing.data.outcome === 'works' ? 'success' : 'error'}
            title={t(`provider.${testing.data.outcome}`)}
          >
            <Box component="span" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
              {testing.data.detail}
            </Box>
          </Notice>
        )}
        <ConnectionButtons
          reason={reason}
          labels={{
            save: t('provider.save'),
            test: t('provider.test'),
            remove: t('provider.remove'),
            removeTitle: t('provider.removeTitle'),
            removeText: t('provider.removeText'),
          }}
          isSaving={saving.isPending}
          isTesting={testing.isPending}
          isRemoving={removing.isPending}
          onTest={() => void test()}
          onRemove={provider ? () => removing.mutate({}) : undefined}
        />
      </Box>
      {proofDialog}
    </FormProvider>
  );
}

/** What depends on the provider is asked anew: the card, the policy's methods, the buttons of the sign-in. */
function useChanged() {
  const queryClient = useQueryClient();
  return async (text: string) => {
    toast('success', text);
    await queryClient.invalidateQueries({ queryKey: orpc.people.identityProvider.key() });
    await queryClient.invalidateQueries({ queryKey: orpc.organisations.policy.key() });
    await queryClient.invalidateQueries({ queryKey: installationQuery.queryKey });
  };
}
