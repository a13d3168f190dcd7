import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { type Document, DocumentChange } from '#domain/documents/document.ts';
import { CLASSIFICATIONS } from '#domain/documents/versions/values.ts';
import { ComboField } from '../../kit/forms/combo-field.tsx';
import { FieldGrid } from '../../kit/forms/field-grid.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { NumberField } from '../../kit/forms/number-field.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { toast } from '../../kit/toast.ts';
import { useControlChanges, usePeople } from './control-queries.ts';

const Facts = DocumentChange.pick({ ownerId: true, classification: true, number: true, reviewMonths: true });

/** Owner, classification, number and review cycle of a document. */
export function FactsDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation('document-control');
  const people = usePeople();
  const { change } = useControlChanges();
  const form = useZodForm(Facts, {
    ownerId: document.ownerId,
    classification: document.classification,
    number: document.number,
    reviewMonths: document.reviewMonths,
  });
  const members = (people.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const isMissing = document.ownerId && people.data && !members.some(({ value }) => value === document.ownerId);
  const former = { value: document.ownerId ?? '', label: t('fact.former', { name: document.ownerName }) };
  const save = async (facts: z.infer<typeof Facts>) => {
    await change.mutateAsync({ id: document.id, ...facts });
    toast('success', t('facts.saved'));
    onClose();
  };
  return (
    <FormDialog title={t('facts.heading')} submitLabel={t('facts.save')} form={form} onSubmit={save} onClose={onClose}>
      <FieldGrid>
        <ComboField
          name="ownerId"
          label={t('fact.owner')}
          options={isMissing ? [...members, former] : members}
          isLoading={people.isLoading}
          placeholder={t('facts.nobody')}
          help={t('facts.ownerHelp')}
        />
        <SelectField
          name="classification"
          label={t('fact.classification')}
          emptyLabel={t('fact.none')}
          options={CLASSIFICATIONS.map((value) => ({ value, label: t(`classification.${value}`) }))}
        />
        <TextField
          name="number"
          label={t('fact.number')}
          placeholder={t('facts.numberSample')}
          help={t('facts.numberHelp')}
        />
        <NumberField
          name="reviewMonths"
          label={t('facts.cycle')}
          unit={t('facts.months')}
          min={1}
          max={60}
          help={t('facts.cycleHelp')}
        />
      </FieldGrid>
    </FormDialog>
  );
}
