import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RecordKind, VendorFacts, type VendorRecord } from '#domain/vendors/record.ts';
import { DateField } from '../../kit/forms/date-field.tsx';
import { FieldGrid, FieldRow } from '../../kit/forms/field-grid.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { NumberField } from '../../kit/forms/number-field.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { SwitchField } from '../../kit/forms/switch-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { formSchema } from '../../kit/forms/form-schema.ts';
import { toast } from '../../kit/toast.ts';
import { useVendorChanges } from '../vendor-queries.ts';
import { MomentField } from './moment-field.tsx';
import { RECORD_FIELDS, type RecordField } from './record-fields.ts';

type FormValues = Record<string, unknown>;

interface RecordDialogProps {
  vendorId: string;
  kind: RecordKind;
  /** Without one, a new record is written. */
  record: VendorRecord | null;
  onClose: () => void;
}

/** The form of a record, whatever its kind. */
export function RecordDialog({ vendorId, kind, record, onClose }: RecordDialogProps) {
  const { t } = useTranslation('vendors');
  const { addRecord, changeRecord } = useVendorChanges();
  const [schema] = useState(() => formSchema(VendorFacts, (values: FormValues) => factsOf(kind, values)));
  const form = useZodForm(schema, formValuesOf(kind, record));
  const save = async (facts: VendorFacts) => {
    if (record) await changeRecord.mutateAsync({ id: vendorId, recordId: record.id, facts });
    else await addRecord.mutateAsync({ id: vendorId, facts });
    toast('success', t('record.saved'));
    onClose();
  };
  return (
    <FormDialog
      title={record ? t(`record.change.${kind}`) : t(`record.add.${kind}`)}
      submitLabel={t('record.save')}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <FieldGrid>
        {RECORD_FIELDS[kind].map((field) => (
          <OneField key={field.name} field={field} />
        ))}
      </FieldGrid>
    </FormDialog>
  );
}

function OneField({ field }: { field: RecordField }) {
  const { t } = useTranslation('vendors');
  const { name, isRequired = false } = field;
  const label = t(`record.field.${name}`);
  if (field.as === 'text') return <TextField name={name} label={label} isRequired={isRequired} />;
  if (field.as === 'number') return <NumberField name={name} label={label} min={0} unit={t('record.days')} />;
  if (field.as === 'day') return <DateField name={name} label={label} isRequired={isRequired} />;
  if (field.as === 'moment') return <MomentField name={name} label={label} />;
  if (field.as === 'long')
    return (
      <FieldRow>
        <TextField name={name} label={label} rows={2} />
      </FieldRow>
    );
  if (field.as === 'choice')
    return (
      <SelectField
        name={name}
        label={label}
        {...(field.isOptional && { emptyLabel: t('record.unsaid') })}
        options={field.values.map((value) => ({ value, label: t(`record.value.${value}`) }))}
      />
    );
  if (field.as === 'checks')
    return (
      <FieldRow>
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 1 }}>
          <Typography component="legend" variant="body2" sx={{ fontWeight: 600, p: 0 }}>
            {label}
          </Typography>
          {field.values.map((value) => (
            <SwitchField key={value} name={`${name}_${value}`} label={t(`record.value.${value}`)} />
          ))}
        </Box>
      </FieldRow>
    );
  return (
    <FieldRow>
      <SwitchField name={name} label={label} />
    </FieldRow>
  );
}

function formValuesOf(kind: RecordKind, record: VendorRecord | null): FormValues {
  const facts = (record?.facts ?? {}) as FormValues;
  return Object.fromEntries(
    RECORD_FIELDS[kind].flatMap((field): [string, unknown][] => {
      const known = facts[field.name];
      if (field.as === 'checks')
        return field.values.map((value) => [`${field.name}_${value}`, Array.isArray(known) && known.includes(value)]);
      if (field.as === 'choice') return [[field.name, known ?? (field.isOptional ? '' : field.values[0])]];
      if (field.as === 'switch') return [[field.name, known ?? false]];
      if (field.as === 'day' || field.as === 'moment' || field.as === 'number') return [[field.name, known]];
      return [[field.name, known ?? '']];
    }),
  );
}

function factsOf(kind: RecordKind, values: FormValues): FormValues {
  const entries = RECORD_FIELDS[kind].flatMap((field): [string, unknown][] => {
    if (field.as === 'checks')
      return [[field.name, field.values.filter((value) => values[`${field.name}_${value}`] === true)]];
    const value = values[field.name];
    const isNothing = value === undefined || value === null || (value === '' && !field.isRequired);
    return isNothing ? (field.isRequired ? [[field.name, '']] : []) : [[field.name, value]];
  });
  return { kind, ...Object.fromEntries(entries) };
}
