import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SIGN_IN_METHODS, type SignInMethod } from '#domain/organisations/policy.ts';
import { translatedMessage } from '../../kit/requests/problem.ts';

/** Which ways of signing in are allowed. Those that the installation does not offer say so; they may be allowed beforehand. */
export function MethodsField({ offered, isDisabled }: { offered: readonly SignInMethod[]; isDisabled: boolean }) {
  const { t } = useTranslation('settings');
  const id = useId();
  const { clearErrors } = useFormContext();
  const { field, fieldState } = useController({ name: 'signInMethods' });
  const chosen = field.value as SignInMethod[];
  const message = fieldState.error?.message;
  const toggle = (method: SignInMethod, isOn: boolean) => {
    field.onChange(SIGN_IN_METHODS.filter((one) => (one === method ? isOn : chosen.includes(one))));
    clearErrors('signInMethods');
  };
  return (
    <FormControl component="fieldset" error={message !== undefined} disabled={isDisabled} aria-describedby={id}>
      <FormLabel component="legend" sx={{ mb: 0.5 }}>
        {t('policy.methods')}
      </FormLabel>
      <FormGroup sx={{ columnGap: 2, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, auto)' } }}>
        {SIGN_IN_METHODS.map((method) => (
          <FormControlLabel
            key={method}
            control={<Checkbox checked={chosen.includes(method)} onChange={(_, isOn) => toggle(method, isOn)} />}
            label={
              offered.includes(method)
                ? t(`policy.method.${method}`)
                : t('policy.notConfigured', { method: t(`policy.method.${method}`) })
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={id}>
        {message === undefined ? t('policy.methodsHelp') : translatedMessage(message)}
      </FormHelperText>
    </FormControl>
  );
}
