import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionField } from '#domain/assets/vocabulary/choices.ts';
import type { AssetField } from '#domain/assets/vocabulary/field.ts';
import type { AssetOption } from '#domain/assets/vocabulary/option.ts';
import { OPTION_FIELDS } from '#domain/assets/values.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { FieldDialog } from './field-dialog.tsx';
import { OptionDialog } from './option-dialog.tsx';
import { RemoveChoice, RemoveField } from './remove-dialogs.tsx';
import { useChoiceLabel, useVocabulary } from './use-vocabulary.ts';

type Opened =
  | { kind: 'option'; field: OptionField; option?: AssetOption }
  | { kind: 'field'; field?: AssetField }
  | { kind: 'remove-option'; option: AssetOption }
  | { kind: 'remove-field'; field: AssetField };

/** The types, departments, statuses and fields that the organisation added, and the way to more. */
export function VocabularyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('assets');
  const labelOf = useChoiceLabel();
  const { options, fields } = useVocabulary();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const noteOf = ({ field, category, countsAs }: AssetOption) =>
    [category && t(`category.${category}`), countsAs && t('vocabulary.as', { name: labelOf(field, countsAs) })]
      .filter(Boolean)
      .join(' · ');
  return (
    <Dialog
      isOpen
      width="sm"
      title={t('vocabulary.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('kit:close')}</Button>}
    >
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('vocabulary.text')}</Typography>
      {OPTION_FIELDS.map((field) => (
        <Part
          key={field}
          title={t(`vocabulary.part.${field}`)}
          addLabel={t(`vocabulary.add.${field}`)}
          onAdd={() => setOpened({ kind: 'option', field })}
          entries={options
            .filter((option) => option.field === field)
            .map((option) => ({
              id: option.id,
              name: option.name,
              note: noteOf(option),
              onChange: () => setOpened({ kind: 'option', field, option }),
              onRemove: () => setOpened({ kind: 'remove-option', option }),
            }))}
        />
      ))}
      <Part
        title={t('vocabulary.part.field')}
        addLabel={t('vocabulary.add.field')}
        onAdd={() => setOpened({ kind: 'field' })}
        entries={fields.map((field) => ({
          id: field.id,
          name: field.name,
          note: [t(`vocabulary.kinds.${field.kind}`), ...field.choices].join(' · '),
          onChange: () => setOpened({ kind: 'field', field }),
          onRemove: () => setOpened({ kind: 'remove-field', field }),
        }))}
      />
      {opened?.kind === 'option' && <OptionDialog {...opened} onClose={close} />}
      {opened?.kind === 'field' && <FieldDialog {...opened} onClose={close} />}
      {opened?.kind === 'remove-option' && <RemoveChoice option={opened.option} onClose={close} />}
      {opened?.kind === 'remove-field' && <RemoveField field={opened.field} onClose={close} />}
    </Dialog>
  );
}

interface PartProps {
  title: string;
  addLabel: string;
  onAdd: () => void;
  entries: readonly { id: string; name: string; note: string; onChange: () => void; onRemove: () => void }[];
}

function Part({ title, addLabel, onAdd, entries }: PartProps) {
  const { t } = useTranslation('assets');
  const reason = usePermission('assets.edit') ? null : t('kit:reason.permission');
  return (
    <Box component="section" sx={{ borderTop: '1px solid', borderColor: 'divider', py: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="h4" component="h3" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <ReasonButton size="small" startIcon={<Plus />} reason={reason} onClick={onAdd}>
          {addLabel}
        </ReasonButton>
      </Box>
      {entries.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('vocabulary.none')}</Typography>}
      {entries.map(({ id, name, note, onChange, onRemove }) => (
        <Box key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
          <Box
            sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}
          >
            <span>{`${name} `}</span>
            {note && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {note}
              </Box>
            )}
          </Box>
          <ReasonButton
            size="small"
            variant="text"
            reason={reason}
            aria-label={t('vocabulary.changeOne', { name })}
            onClick={onChange}
          >
            <Pencil size={16} />
          </ReasonButton>
          <ReasonButton
            size="small"
            variant="text"
            reason={reason}
            aria-label={t('vocabulary.removeOne', { name })}
            onClick={onRemove}
          >
            <Trash2 size={16} />
          </ReasonButton>
        </Box>
      ))}
    </Box>
  );
}
