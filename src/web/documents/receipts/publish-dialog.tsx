import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { Document } from '#domain/documents/document.ts';
import { AUDIENCE_KINDS } from '#domain/documents/receipt-values.ts';
import { DocumentAudience, type Publication } from '#domain/documents/receipts.ts';
import { orpc } from '../../kit/requests/api.ts';
import { DateField } from '../../kit/forms/date-field.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { formSchema } from '../../kit/forms/form-schema.ts';
import { toast } from '../../kit/toast.ts';
import { ChoicesField } from '../control/people-field.tsx';
import { useReceiptChanges } from './receipt-queries.ts';
import { useAudienceOptions } from './use-audience-options.ts';

interface FormValues {
  kind: DocumentAudience['kind'];
  values: string[];
  dueOn: string | undefined;
}

const Publishing = formSchema(
  z.object({ audience: DocumentAudience, dueOn: z.iso.date().nullable() }),
  ({ kind, values, dueOn }: FormValues) => ({
    audience: { kind, values: kind === 'everybody' ? [] : values },
    dueOn: dueOn ?? null,
  }),
  (path) => path.replace(/^audience(\.kind)?/, 'values'),
);

interface PublishDialogProps {
  document: Document;
  publication: Publication | null;
  onClose: () => void;
}

/** Says who is to read the version in force, and until when. */
export function PublishDialog({ document, publication, onClose }: PublishDialogProps) {
  const { t } = useTranslation('document-library');
  const { publish } = useReceiptChanges();
  const audiences = useQuery(orpc.documents.receipts.audiences.queryOptions());
  const form = useZodForm(Publishing, {
    kind: publication?.audience.kind ?? 'everybody',
    values: publication?.audience.values ?? [],
    dueOn: publication?.dueOn,
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const options = useAudienceOptions(kind, audiences.data);
  const kinds = AUDIENCE_KINDS.filter((each) => each !== 'departments' || audiences.data?.departments.length);
  const save = async ({ audience, dueOn }: z.output<typeof Publishing>) => {
    const known = new Set(options.map(({ value }) => value));
    const values = audience.values.filter((value) => known.has(value));
    await publish.mutateAsync({ id: document.id, audience: { ...audience, values }, dueOn });
    toast('success', t('publish.done', { title: document.title }));
    onClose();
  };
  return (
    <FormDialog
      title={t('publish.heading')}
      submitLabel={t('publish.confirm')}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <SelectField
        name="kind"
        label={t('publish.kind')}
        options={kinds.map((value) => ({ value, label: t(`audience.${value}`) }))}
        help={t('publish.kindHelp')}
      />
      {kind !== 'everybody' && (
        <ChoicesField
          key={kind}
          name="values"
          label={t(`audience.${kind}`)}
          isRequired
          options={options}
          isLoading={audiences.isLoading}
        />
      )}
      <DateField name="dueOn" label={t('publish.due')} help={t('publish.dueHelp')} />
    </FormDialog>
  );
}
