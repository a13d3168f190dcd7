import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssetFacts } from '#domain/assets/asset.ts';
import { editsOf, mergeEdits } from '#domain/assets/edit-merge.ts';
import type { FieldEdit } from '#domain/assets/edit-merge.ts';
import { useRecent } from '../../activity/activity-queries.ts';
import { useEntryLabels } from '../../activity/entry-labels.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { useFormat } from '../../kit/format.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import type { ShownAsset } from '../asset-types.ts';
import { useFieldLabels } from '../field-labels.ts';
import { Table } from '../../kit/table/small-table.tsx';

interface EditConflictProps {
  /** The asset as the form began, what the form says, and what stands there now. */
  before: ShownAsset;
  mine: AssetFacts;
  now: ShownAsset;
  onMerge: (facts: AssetFacts) => void;
  onClose: () => void;
}

type Choices = Partial<Record<keyof AssetFacts, 'mine' | 'theirs'>>;

/** Two people edited the same asset: what each changed, field by field. Where both did, a person chooses; nothing is written here. */
export function EditConflict({ before, mine, now, onMerge, onClose }: EditConflictProps) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const fields = useFieldLabels();
  const labels = useEntryLabels();
  const [choices, setChoices] = useState<Choices>({});
  const { data: recent } = useRecent({ subject: 'assets', subjectId: before.id, limit: 1 });
  const edits = editsOf(before, mine, now);
  const open = edits.filter(({ field, by }) => by === 'both' && !choices[field]).length;
  const who = recent?.[0];
  return (
    <Dialog
      isOpen
      width="md"
      title={t('conflict.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('conflict.back')}</Button>
          <ReasonButton
            variant="contained"
            color="primary"
            reason={open > 0 ? t('conflict.choose', { count: open }) : null}
            onClick={() => onMerge(mergeEdits(now, edits, choices))}
          >
            {t('conflict.take')}
          </ReasonButton>
        </>
      }
    >
      <Typography sx={{ mb: 2 }}>
        {who ? t('conflict.by', { name: who.actorName, when: format.dateTime(who.at) }) : t('conflict.bySomebody')}{' '}
        {t('conflict.nothing')}
      </Typography>
      <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '10px', overflow: 'hidden' }}>
        <Table
          label={t('conflict.title')}
          columns={[
            t('conflict.field'),
            t('conflict.before'),
            t('conflict.theirs'),
            t('conflict.mine'),
            t('conflict.kept'),
          ]}
          rows={edits.map((edit) => ({
            key: edit.field,
            cells: [
              fields(edit.field),
              labels.value(edit.field, edit.before),
              labels.value(edit.field, edit.theirs),
              labels.value(edit.field, edit.mine),
              <Kept
                key="kept"
                edit={edit}
                label={fields(edit.field)}
                choice={choices[edit.field]}
                onChoose={(choice) => setChoices({ ...choices, [edit.field]: choice })}
              />,
            ],
          }))}
        />
      </Box>
    </Dialog>
  );
}

interface KeptProps {
  edit: FieldEdit;
  label: string;
  choice: 'mine' | 'theirs' | undefined;
  onChoose: (choice: 'mine' | 'theirs') => void;
}

function Kept({ edit, label, choice, onChoose }: KeptProps) {
  const { t } = useTranslation('assets');
  if (edit.by !== 'both') return edit.by === 'me' ? t('conflict.mine') : t('conflict.theirs');
  return (
    <RadioGroup
      aria-label={t('conflict.which', { field: label })}
      value={choice ?? ''}
      onChange={(event) => onChoose(event.target.value === 'mine' ? 'mine' : 'theirs')}
    >
      <FormControlLabel value="theirs" control={<Radio size="small" />} label={t('conflict.theirs')} />
      <FormControlLabel value="mine" control={<Radio size="small" />} label={t('conflict.mine')} />
    </RadioGroup>
  );
}
