import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { PenLine, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RisksChange } from '#domain/risks/risk.ts';
import { useOwners } from '../controls/use-owners.ts';
import { ComboField } from '../kit/forms/combo-field.tsx';
import { DateField } from '../kit/forms/date-field.tsx';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';
import { messageOf } from '../kit/requests/problem.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { SelectionBar } from '../kit/table/selection-bar.tsx';
import { toast } from '../kit/toast.ts';
import { useRiskChanges } from './risk-queries.ts';

const BulkFields = RisksChange.pick({ ownerId: true, reviewDueOn: true });

/** What takes a change back. */
type Back = { ids: string[]; change: RisksChange }[];

interface RisksBulkBarProps {
  ids: readonly string[];
  reason: string | null;
  onClear: () => void;
}

/** What can be done with the ticked risks. */
export function RisksBulkBar({ ids, reason, onClear }: RisksBulkBarProps) {
  const { t } = useTranslation('risks');
  const [isOpen, setOpen] = useState(false);
  if (ids.length === 0) return null;
  return (
    <SelectionBar label={t('bulk.region')} text={t('bulk.selected', { count: ids.length })}>
      <ReasonButton reason={reason} startIcon={<PenLine />} onClick={() => setOpen(true)}>
        {t('bulk.change')}
      </ReasonButton>
      <Button variant="text" startIcon={<X />} onClick={onClear}>
        {t('bulk.clear')}
      </Button>
      {isOpen && (
        <BulkDialog
          ids={ids}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onClear();
          }}
        />
      )}
    </SelectionBar>
  );
}

/** Owner and day of review of several risks; each field is taken only when ticked. */
function BulkDialog({ ids, onClose, onDone }: { ids: readonly string[]; onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation('risks');
  const owners = useOwners(null);
  const { changeAll } = useRiskChanges();
  const [takes, setTakes] = useState({ owner: false, review: false });
  const form = useZodForm(BulkFields, { ownerId: '', reviewDueOn: undefined });
  const undo = (back: Back) =>
    Promise.all(back.map((each) => changeAll.mutateAsync(each))).then(
      () => toast('success', t('bulk.undone')),
      (error: unknown) => toast('error', messageOf(error)),
    );
  const save = async ({ ownerId, reviewDueOn }: RisksChange) => {
    const change = { ...(takes.owner && { ownerId }), ...(takes.review && { reviewDueOn }) };
    const { changed, back } = await changeAll.mutateAsync({ ids: [...ids], change });
    toast('success', t('bulk.done', { count: changed }), {
      label: t('bulk.undo'),
      run: () => void undo(back),
    });
    onDone();
  };
  const reason = takes.owner || takes.review ? null : t('bulk.nothing');
  return (
    <FormDialog
      width="xs"
      title={t('bulk.title', { count: ids.length })}
      submitLabel={t('bulk.save')}
      form={form}
      onSubmit={save}
      reason={reason}
      onClose={onClose}
    >
      <FormControlLabel
        label={t('bulk.takeOwner')}
        control={<Checkbox checked={takes.owner} onChange={(_, owner) => setTakes({ ...takes, owner })} />}
      />
      <ComboField
        name="ownerId"
        label={t('field.owner')}
        options={owners.options}
        isLoading={owners.isLoading}
        placeholder={t('field.nobody')}
        isDisabled={!takes.owner}
      />
      <FormControlLabel
        label={t('bulk.takeReview')}
        control={<Checkbox checked={takes.review} onChange={(_, review) => setTakes({ ...takes, review })} />}
      />
      <DateField name="reviewDueOn" label={t('field.reviewDueOn')} isDisabled={!takes.review} />
    </FormDialog>
  );
}
