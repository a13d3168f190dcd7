import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { issue, limit } from '#domain/issue.ts';
import { type Document, DocumentChange } from '#domain/documents/document.ts';
import { OwnerName } from '#domain/documents/structure-query.ts';
import type { Template } from '#domain/documents/template.ts';
import { Language } from '#domain/organisations/language.ts';
import { useFolders } from '../document-queries.ts';
import { FolderField } from '../filing-dialog.tsx';
import { client, orpc } from '../../kit/requests/api.ts';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { noteJob } from '../../kit/requests/jobs.ts';
import { Notice } from '../../kit/notice.tsx';
import { language } from '../../locales/i18n.ts';
import { useSession } from '../../people/session.ts';

const Wish = z.object({
  title: z.string().trim().min(1, issue('title_required')).pipe(DocumentChange.shape.title.unwrap()),
  folder: z.string().trim().max(500, limit('most_characters')),
  owner: OwnerName.unwrap(),
  language: Language,
});

interface UseDraftDialogProps {
  template: Template;
  onMade: (document: Document) => void;
  onClose: () => void;
}

/** Asks where the draft goes and what is filled in, and makes it. */
export function UseDraftDialog({ template, onMade, onClose }: UseDraftDialogProps) {
  const { t } = useTranslation(['templates', 'kit']);
  const queryClient = useQueryClient();
  const folders = useFolders();
  const { user } = useSession();
  const isTranslated = template.languages.includes(language());
  const known = folders.data?.find(({ kind }) => kind !== null && kind === template.folder)?.folder;
  const form = useZodForm(Wish, {
    title: template.document ? '' : template.title,
    folder: known ?? (template.folder ? t(`folder-names:${template.folder}`) : ''),
    owner: user.name,
    language: isTranslated ? language() : 'en',
  });
  const make = async ({ owner, ...wish }: z.infer<typeof Wish>) => {
    const { document, job } = await client.documents.templates.drafts.add({
      key: template.key,
      ...wish,
      ...(owner && { owner }),
    });
    if (job) noteJob(job);
    void queryClient.invalidateQueries({ queryKey: orpc.documents.key() });
    onMade(document);
  };
  return (
    <FormDialog
      width="xs"
      title={t('use.title')}
      submitLabel={t('use.make')}
      form={form}
      onSubmit={make}
      onClose={onClose}
    >
      {template.document && <Notice tone="info">{t('use.second', { title: template.document.title })}</Notice>}
      <TextField name="title" label={t('use.name')} isRequired />
      <FolderField />
      <TextField name="owner" label={t('owner')} help={t('ownerHelp')} />
      {template.languages.length > 1 && (
        <SelectField
          name="language"
          label={t('use.language')}
          options={template.languages.map((each) => ({ value: each, label: t(`language.${each}`) }))}
        />
      )}
      <Notice tone="info">{t('use.draft')}</Notice>
    </FormDialog>
  );
}
