import Button from '@mui/material/Button';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { CLASSIFICATIONS } from '#domain/documents/versions/values.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { ComboField } from '../../kit/forms/combo-field.tsx';
import { FieldGrid } from '../../kit/forms/field-grid.tsx';
import { NumberField } from '../../kit/forms/number-field.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { problemOf } from '../../kit/problem.ts';
import { toast } from '../../kit/toast.ts';
import { useControlChanges, usePeople } from './control-queries.ts';

interface Words {
  ownerId: string;
  classification: string;
  number: string;
  reviewMonths: number | null;
}

/** Owner, classification, number and review cycle of a document. */
export function FactsDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation('document-control');
  const people = usePeople();
  const { change } = useControlChanges();
  const form = useForm<Words>({
    defaultValues: {
      ownerId: document.ownerId ?? '',
      classification: document.classification ?? '',
      number: document.number ?? '',
      reviewMonths: document.reviewMonths,
    },
  });
  const members = (people.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const isMissing = document.ownerId && people.data && !members.some(({ value }) => value === document.ownerId);
  const former = { value: document.ownerId ?? '', label: t('fact.former', { name: document.ownerName }) };
  const save = form.handleSubmit(({ ownerId, classification, number, reviewMonths }) =>
    change.mutate(
      {
        id: document.id,
        ownerId: ownerId || null,
        classification: CLASSIFICATIONS.find((each) => each === classification) ?? null,
        number: number.trim() || null,
        reviewMonths: reviewMonths ?? null,
      },
      {
        onSuccess: () => {
          toast('success', t('facts.saved'));
          onClose();
        },
        onError: (error) => {
          for (const { path, message } of problemOf(error).issues) form.setError(path as keyof Words, { message });
        },
      },
    ),
  );
  return (
    <Dialog
      isOpen
      title={t('facts.heading')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button variant="contained" color="primary" loading={change.isPending} onClick={() => void save()}>
            {t('facts.save')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form onSubmit={(event) => void save(event)} noValidate>
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
          <button type="submit" hidden />
        </form>
      </FormProvider>
    </Dialog>
  );
}
