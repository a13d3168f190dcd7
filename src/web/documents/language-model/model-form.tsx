import Box from '@mui/material/Box';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FormProvider, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type LanguageModel, NewLanguageModel, type OfferedModel } from '#domain/organisations/language-model.ts';
import { orpc } from '../../kit/requests/api.ts';
import { FieldGrid } from '../../kit/forms/field-grid.tsx';
import { showRefusal } from '../../kit/forms/refusal.ts';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { SwitchField } from '../../kit/forms/switch-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { Notice } from '../../kit/notice.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';
import { usePermission } from '../../people/use-permission.ts';
import { AgreeField } from '../../people/settings/integration/agree-field.tsx';
import { ConnectionButtons } from '../../people/settings/integration/connection-buttons.tsx';
import { ModelTest } from './model-test.tsx';
import { WhatLeaves } from './what-leaves.tsx';

interface ModelFormProps {
  languageModel: LanguageModel | null;
  offered: readonly OfferedModel[];
}

/** Service, model and key; what is sent is said, and agreed to, before it is switched on. */
export function ModelForm({ languageModel, offered }: ModelFormProps) {
  const { t } = useTranslation('integration');
  const reason = usePermission('settings.edit') ? null : t('kit:reason.permission');
  const form = useZodForm(NewLanguageModel, startOf(languageModel, offered));
  const changed = useChanged();
  const saving = useMutation(
    orpc.organisations.languageModel.change.mutationOptions({
      onSuccess: ({ isOn }) => changed(isOn ? t('model.savedOn') : t('model.savedOff')),
      onError: (error) => void showRefusal(form, error),
    }),
  );
  const removing = useMutation(
    orpc.organisations.languageModel.remove.mutationOptions({ onSuccess: () => changed(t('model.removed')) }),
  );
  const testing = useMutation(
    orpc.organisations.languageModel.tests.add.mutationOptions({ onError: (error) => void showRefusal(form, error) }),
  );
  const [baseUrl, isOn] = useWatch({ control: form.control, name: ['baseUrl', 'isOn'] });
  const fixed = offered.find((each) => each.baseUrl === baseUrl)?.model ?? null;
  useFresh(form, baseUrl, fixed);
  const test = async () => {
    if (!(await form.trigger(['baseUrl', 'model', 'apiKey']))) return;
    const { model, apiKey } = form.getValues();
    testing.mutate({ baseUrl: form.getValues('baseUrl'), model, apiKey });
  };
  const failure = saving.error ?? removing.error ?? testing.error;
  const isKept = languageModel?.baseUrl === baseUrl;
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => saving.mutate(values))(event)}
        sx={{ display: 'grid', gap: 2 }}
      >
        {languageModel && !languageModel.isOffered && <Notice tone="warning">{t('model.gone')}</Notice>}
        <FieldGrid>
          <SelectField
            name="baseUrl"
            label={t('model.service')}
            isRequired
            options={optionsOf(offered, (url) => t('model.own', { url }))}
          />
          <TextField
            name="model"
            label={t('model.model')}
            isRequired
            isDisabled={fixed !== null}
            help={fixed === null ? t('model.modelHelp') : t('model.fixed')}
          />
          {fixed === null && (
            <TextField
              name="apiKey"
              type="password"
              label={t('model.key')}
              help={isKept && languageModel.hasKey ? t('model.keyKept') : t('model.keyHelp')}
            />
          )}
        </FieldGrid>
        <SwitchField name="isOn" label={t('model.switch')} help={t('model.switchHelp')} />
        {isOn && <WhatLeaves host={hostOf(baseUrl)} />}
        {isOn && <AgreeField name="isAgreed" label={t('model.agree', { host: hostOf(baseUrl) })} />}
        {failure && <Notice tone="error">{messageOf(failure)}</Notice>}
        {testing.data && <ModelTest {...testing.data} />}
        <ConnectionButtons
          reason={reason}
          labels={{
            save: t('model.save'),
            test: t('model.test'),
            remove: t('model.remove'),
            removeTitle: t('model.removeTitle'),
            removeText: t('model.removeText'),
          }}
          isSaving={saving.isPending}
          isTesting={testing.isPending}
          isRemoving={removing.isPending}
          onTest={() => void test()}
          onRemove={languageModel ? () => removing.mutate({}) : undefined}
        />
      </Box>
    </FormProvider>
  );
}

/** The service that is chosen, or the first that may be; nothing is switched on or agreed to by itself. */
function startOf(kept: LanguageModel | null, offered: readonly OfferedModel[]): NewLanguageModel {
  const [first] = offered;
  const { baseUrl, model } = kept?.isOffered ? kept : { baseUrl: first?.baseUrl ?? '', model: first?.model ?? '' };
  const isOn = kept?.isOn === true && kept.isOffered;
  return { baseUrl, model, apiKey: '', isOn, isAgreed: isOn };
}

/** What was entered and agreed to for one service does not hold for another. */
function useFresh({ setValue }: UseFormReturn<NewLanguageModel>, baseUrl: string, fixed: string | null): void {
  const before = useRef(baseUrl);
  useEffect(() => {
    if (before.current === baseUrl) return;
    before.current = baseUrl;
    setValue('model', fixed ?? '');
    setValue('apiKey', '');
    setValue('isAgreed', false);
  }, [setValue, baseUrl, fixed]);
}

function optionsOf(offered: readonly OfferedModel[], own: (url: string) => string) {
  return offered.map(({ baseUrl, model }) => ({ value: baseUrl, label: model === null ? baseUrl : own(baseUrl) }));
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url);

function useChanged() {
  const queryClient = useQueryClient();
  return async (text: string) => {
    toast('success', text);
    await queryClient.invalidateQueries({ queryKey: orpc.organisations.languageModel.key() });
  };
}
