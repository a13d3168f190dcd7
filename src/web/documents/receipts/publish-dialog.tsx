import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { AUDIENCE_KINDS } from '#domain/documents/receipt-values.ts';
import { DocumentAudience, type Publication } from '#domain/documents/receipts.ts';
import { orpc } from '../../kit/api.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { DateField } from '../../kit/forms/date-field.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { messageOf } from '../../kit/problem.ts';
import { toast } from '../../kit/toast.ts';
import { ChoicesField } from '../control/people-field.tsx';
import { useReceiptChanges } from './receipt-queries.ts';
import { useAudienceOptions } from './use-audience-options.ts';

interface Words {
  kind: string;
  values: string[];
  dueOn: string | undefined;
}

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
  const form = useForm<Words>({
    defaultValues: {
      kind: publication?.audience.kind ?? 'everybody',
      values: publication?.audience.values ?? [],
      dueOn: publication?.dueOn ?? undefined,
    },
  });
  const watched = useWatch({ control: form.control, name: 'kind' });
  const kind = AUDIENCE_KINDS.find((each) => each === watched) ?? 'everybody';
  const options = useAudienceOptions(kind, audiences.data);
  const kinds = AUDIENCE_KINDS.filter((each) => each !== 'departments' || audiences.data?.departments.length);
  const save = form.handleSubmit(({ values, dueOn }) => {
    const known = new Set(options.map(({ value }) => value));
    const audience = { kind, values: kind === 'everybody' ? [] : values.filter((value) => known.has(value)) };
    const { error } = DocumentAudience.safeParse(audience);
    if (error) {
      form.setError('values', { message: error.issues[0]?.message ?? '' });
      return;
    }
    publish.mutate(
      { id: document.id, audience, dueOn: dueOn ?? null },
      {
        onSuccess: () => {
          toast('success', t('publish.done', { title: document.title }));
          onClose();
        },
      },
    );
  });
  return (
    <Dialog
      isOpen
      title={t('publish.heading')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button variant="contained" color="primary" loading={publish.isPending} onClick={() => void save()}>
            {t('publish.confirm')}
          </Button>
        </>
      }
    >
      {publish.error && <Notice tone="error">{messageOf(publish.error)}</Notice>}
      <FormProvider {...form}>
        <form onSubmit={(event) => void save(event)} noValidate>
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
          <button type="submit" hidden />
        </form>
      </FormProvider>
    </Dialog>
  );
}
