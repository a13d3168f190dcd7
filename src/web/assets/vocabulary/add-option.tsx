import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OPTION_FIELDS, OWN_NAME_LENGTH } from '#domain/assets/values.ts';
import { OptionDialog } from './option-dialog.tsx';

/** Makes a word of a file one of the organisation's own choices; nothing where the field has fixed ones. */
export function AddOption({ field: named, name }: { field: string; name: string }) {
  const { t } = useTranslation('assets');
  const [isOpen, setIsOpen] = useState(false);
  const field = OPTION_FIELDS.find((each) => each === named);
  if (!field || name === '' || name.length > OWN_NAME_LENGTH) return null;
  return (
    <>
      <Button
        variant="text"
        size="small"
        sx={{ ml: { sm: 1 }, px: { xs: 0, sm: 1 }, py: 0 }}
        onClick={() => setIsOpen(true)}
      >
        {t(`vocabulary.addAs.${field}`)}
      </Button>
      {isOpen && <OptionDialog field={field} name={name} onClose={() => setIsOpen(false)} />}
    </>
  );
}
