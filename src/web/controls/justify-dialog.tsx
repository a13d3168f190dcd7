import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ControlChange } from '#domain/controls/control.ts';
import { useCurrentFramework } from '../frameworks/current-framework.ts';
import { FRAMEWORK } from '../frameworks/framework-links.ts';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';

interface JustifyDialogProps {
  count: number;
  onJustify: (change: Pick<ControlChange, 'justification'>) => void;
  onClose: () => void;
}

const FormValues = ControlChange.pick({ justification: true });

/** One justification for several controls, as most of them stand in the statement for the same reason. */
export function JustifyDialog({ count, onJustify, onClose }: JustifyDialogProps) {
  const { t } = useTranslation('controls');
  const framework = useCurrentFramework();
  const form = useZodForm(FormValues, { justification: '' });
  const keep = (text: z.infer<typeof FormValues>) => {
    onJustify(text);
    onClose();
  };
  return (
    <FormDialog
      title={t('bulk.justifyTitle', { count })}
      text={t(framework === FRAMEWORK ? 'bulk.justifyText' : 'bulk.justifyTextPlain')}
      submitLabel={t('form.save')}
      form={form}
      onSubmit={keep}
      onClose={onClose}
    >
      <TextField name="justification" label={t('field.justification')} rows={4} autoFocus />
    </FormDialog>
  );
}
