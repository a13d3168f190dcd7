import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tidyTags } from '#domain/assets/asset.ts';
import { Field } from '../../kit/forms/field.tsx';

/** Type and press Enter or the Add button; each tag can be taken away (specification, section 2.2). */
export function TagsInput() {
  const { t } = useTranslation('assets');
  const [text, setText] = useState('');
  return (
    <Field name="tags" label={t('field.tags')} help={t('wizard.tagsHelp')}>
      {({ id, describedBy, value, onChange, ref }) => {
        const tags = Array.isArray(value) ? (value as string[]) : [];
        const add = () => {
          onChange(tidyTags([...tags, text]));
          setText('');
        };
        return (
          <>
            <Box sx={{ display: 'flex', gap: 1 }}>
              <OutlinedInput
                id={id}
                fullWidth
                value={text}
                onChange={(event) => setText(event.target.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  add();
                }}
                inputRef={ref}
                slotProps={{ input: { 'aria-describedby': describedBy, maxLength: 300 } }}
              />
              <Button onClick={add} disabled={text.trim() === ''}>
                {t('wizard.addTag')}
              </Button>
            </Box>
            {tags.length > 0 && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
                {tags.map((tag) => (
                  <Chip
                    key={tag}
                    size="small"
                    label={tag}
                    aria-label={t('wizard.removeTag', { tag })}
                    onDelete={() => onChange(tags.filter((each) => each !== tag))}
                  />
                ))}
              </Box>
            )}
          </>
        );
      }}
    </Field>
  );
}
