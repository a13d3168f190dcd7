import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewMailReport } from '#domain/awareness/mail-report.ts';
import { readMail } from '#domain/awareness/mail-text.ts';
import { MAIL_REACTIONS, LONGEST_SOURCE } from '#domain/awareness/values.ts';
import { client } from '../kit/requests/api.ts';
import { DropZone } from '../kit/drop-zone.tsx';
import { FieldGrid, FieldRow } from '../kit/forms/field-grid.tsx';
import { FormDialog } from '../kit/forms/form-dialog.tsx';
import { SelectField } from '../kit/forms/select-field.tsx';
import { TextField } from '../kit/forms/text-field.tsx';
import { useZodForm } from '../kit/forms/use-zod-form.ts';
import { Notice } from '../kit/notice.tsx';
import { toast } from '../kit/toast.ts';
import { useRefreshAwareness } from './awareness-queries.ts';

/** A form by which anybody reports a mail in a minute. A file is read as text here and never opened. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('awareness');
  const refresh = useRefreshAwareness();
  const [isRefused, setIsRefused] = useState(false);
  const form = useZodForm(NewMailReport, { sender: '', mailSubject: '', what: '', did: 'nothing', source: '' });
  const add = async (report: NewMailReport) => {
    const { number } = await client.awareness.mailReports.add(report);
    refresh();
    toast('success', t('report.thanks', { number }));
    onClose();
  };
  const take = async (file: File | undefined) => {
    setIsRefused(file === undefined);
    if (!file) return;
    // What is beyond the limit are attachments, which nobody opens here.
    const source = (await file.text()).slice(0, LONGEST_SOURCE);
    form.setValue('source', source);
    const { headers } = readMail(source);
    const header = (name: string) => headers.find((each) => each.name === name)?.value ?? '';
    if (form.getValues('sender') === '') form.setValue('sender', header('from').slice(0, 320));
    if (form.getValues('mailSubject') === '') form.setValue('mailSubject', header('subject').slice(0, 500));
  };
  return (
    <FormDialog
      width="md"
      title={t('report.add')}
      text={t('report.intro')}
      submitLabel={t('report.send')}
      form={form}
      onSubmit={add}
      onClose={onClose}
    >
      <FieldGrid>
        <TextField name="mailSubject" label={t('report.subject')} isRequired />
        <TextField name="sender" label={t('report.sender')} help={t('report.senderHelp')} />
        <SelectField
          name="did"
          label={t('report.did')}
          options={MAIL_REACTIONS.map((value) => ({ value, label: t(`did.${value}`) }))}
          help={t('report.didHelp')}
        />
        <TextField name="what" label={t('report.what')} help={t('report.whatHelp')} />
        <FieldRow>
          <DropZone
            label={t('report.file')}
            extensions={['.eml', '.txt']}
            maxSize={10_000_000}
            isMultiple={false}
            onFiles={(taken) => void take(taken[0]?.file)}
          />
          {isRefused && <Notice tone="warning">{t('report.refused')}</Notice>}
        </FieldRow>
        <FieldRow>
          <TextField name="source" label={t('report.source')} rows={5} help={t('report.sourceHelp')} />
        </FieldRow>
      </FieldGrid>
    </FormDialog>
  );
}
