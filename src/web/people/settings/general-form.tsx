import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OrganisationSettings } from '#domain/organisations/settings.ts';
import { Card } from '../../kit/card.tsx';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { ComboField } from '../../kit/forms/combo-field.tsx';
import { FieldGrid, FieldRow } from '../../kit/forms/field-grid.tsx';
import { showRefusal } from '../../kit/forms/refusal.ts';
import { type Option, SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { LeaveGuard } from '../../kit/dialogs/leave-guard.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { languages } from '../../locales/languages.ts';
import { useKeptScheme } from '../../shell/keep-scheme.tsx';
import { BrandPanel } from './brand-panel.tsx';
import { useFollow, useShortNotice } from './form-tools.ts';
import { LogoField } from './logo-field.tsx';
import { SaveBar } from './save-bar.tsx';
import { useTimeThere, useZoneOptions } from './zone-options.ts';
import { type Settings, useChangeSettings, useResetSettings } from './use-settings.ts';

const General = OrganisationSettings.pick({ name: true, language: true, timezone: true, primaryFramework: true });

const valuesOf = ({ name, language, timezone, primaryFramework }: Settings) => ({
  name,
  language,
  timezone,
  primaryFramework,
});

interface GeneralFormProps {
  settings: Settings;
  /** What can be the primary framework. */
  frameworks: readonly Option[];
  isOff: boolean;
}

/** What everybody of the organisation sees. Logo and colours are kept by themselves; the fields with Save Changes. */
export function GeneralForm({ settings, frameworks, isOff }: GeneralFormProps) {
  const { t } = useTranslation(['settings', 'kit']);
  const form = useZodForm(General, valuesOf(settings));
  useFollow(form, valuesOf(settings));
  const change = useChangeSettings();
  const [isSaved, showSaved] = useShortNotice();
  const [problem, setProblem] = useState<string | null>(null);
  const zones = useZoneOptions(settings.timezone);
  const timeThere = useTimeThere(form.watch('timezone'));
  const reason = isOff ? t('kit:reason.permission') : null;

  const save = form.handleSubmit((values) => {
    setProblem(null);
    change.mutate(values, {
      onSuccess: (kept) => {
        form.reset(valuesOf(kept));
        showSaved();
      },
      onError: (error) => setProblem(showRefusal(form, error)),
    });
  });

  return (
    <FormProvider {...form}>
      <Box component="form" onSubmit={(event) => void save(event)} noValidate sx={{ display: 'grid', gap: 2 }}>
        <Card title={t('general.company')}>
          <FieldGrid>
            <FieldRow>
              <TextField
                name="name"
                label={t('general.name')}
                help={t('general.nameHelp')}
                isRequired
                isDisabled={isOff}
              />
            </FieldRow>
            <FieldRow>
              <LogoField settings={settings} reason={reason} />
            </FieldRow>
          </FieldGrid>
        </Card>
        <BrandPanel settings={settings} reason={reason} />
        <Card title={t('general.region')}>
          <FieldGrid>
            <SelectField
              name="language"
              label={t('general.language')}
              options={languages.map(({ code, name }) => ({ value: code, label: name }))}
              help={t('general.languageHelp')}
              isDisabled={isOff}
            />
            <ComboField
              name="timezone"
              label={t('general.timezone')}
              options={zones}
              help={timeThere && t('general.timeThere', { time: timeThere })}
              isDisabled={isOff}
            />
            <SelectField
              name="primaryFramework"
              label={t('general.framework')}
              options={frameworks}
              help={t('general.frameworkHelp')}
              isDisabled={isOff}
            />
          </FieldGrid>
        </Card>
        <SaveBar reason={reason} isBusy={change.isPending} isSaved={isSaved} problem={problem}>
          <ResetButton reason={reason} onDone={(kept) => form.reset(valuesOf(kept))} />
        </SaveBar>
        <LeaveGuard isDirty={form.formState.isDirty && !change.isPending} />
      </Box>
    </FormProvider>
  );
}

function ResetButton({ reason, onDone }: { reason: string | null; onDone: (kept: Settings) => void }) {
  const { t } = useTranslation('settings');
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const reset = useResetSettings();
  const { choose } = useKeptScheme();
  const confirm = () =>
    reset.mutate(undefined, {
      onSuccess: (kept) => {
        setIsOpen(false);
        choose('system');
        onDone(kept);
      },
      onError: (error) => setProblem(messageOf(error)),
    });
  return (
    <>
      <ReasonButton reason={reason} onClick={() => setIsOpen(true)}>
        {t('reset.button')}
      </ReasonButton>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('reset.title')}
        confirmLabel={t('reset.button')}
        onConfirm={confirm}
        onCancel={() => setIsOpen(false)}
        isBusy={reset.isPending}
        isDangerous
      >
        {problem ?? t('reset.text')}
      </ConfirmDialog>
    </>
  );
}
