import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ControlChange } from '#domain/controls/control.ts';
import { useCurrentFramework } from '../frameworks/current-framework.ts';
import { FRAMEWORK } from '../frameworks/framework-links.ts';
import { Dialog } from '../kit/dialog.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';

interface JustifyDialogProps {
  count: number;
  onJustify: (change: Pick<ControlChange, 'justification'>) => void;
  onClose: () => void;
}

const Words = ControlChange.pick({ justification: true });

/** One justification for several controls, as most of them stand in the statement for the same reason. */
export function JustifyDialog({ count, onJustify, onClose }: JustifyDialogProps) {
  const { t } = useTranslation('controls');
  const framework = useCurrentFramework();
  const form = useZodForm(Words, { justification: '' });
  const keep = form.handleSubmit((words) => {
    onJustify(words);
    onClose();
  });
  return (
    <Dialog
      isOpen
      title={t('bulk.justifyTitle', { count })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button variant="contained" color="primary" onClick={() => void keep()}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {t(framework === FRAMEWORK ? 'bulk.justifyText' : 'bulk.justifyTextPlain')}
      </Typography>
      <FormProvider {...form}>
        <form onSubmit={(event) => void keep(event)} noValidate>
          <TextField name="justification" label={t('field.justification')} rows={4} autoFocus />
        </form>
      </FormProvider>
    </Dialog>
  );
}
