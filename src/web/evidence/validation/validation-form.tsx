import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileCheck2, X } from 'lucide-react';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EVIDENCE_FILES } from '#domain/evidence/validation-values.ts';
import { TakingProgress } from '../analysis/taking-progress.tsx';
import { useTakeDocument } from '../analysis/use-take-document.ts';
import { useDocuments } from '../../documents/document-queries.ts';
import { USUAL_LIMIT } from '../../documents/refusals.ts';
import { FRAMEWORK } from '../../frameworks/framework-links.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { Card } from '../../kit/card.tsx';
import { DropZone } from '../../kit/drop-zone.tsx';
import type { PickedFile } from '../../kit/files-in.ts';
import { useFormat } from '../../kit/format.ts';
import { ComboField } from '../../kit/forms/combo-field.tsx';
import { FieldGrid } from '../../kit/forms/field-grid.tsx';
import { noteJob } from '../../kit/requests/jobs.ts';
import { Notice } from '../../kit/notice.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { usePermission } from '../../people/use-permission.ts';
import { useFrameworks, useRequirementsOf } from './use-requirements.ts';

const REASONS = { type: 'unsupported', size: 'too-large', empty: 'empty' } as const;
const MOST_DOCUMENTS = 100;

/** Which requirement, and which evidence: a file, or a document that is in the library already. */
export function ValidationForm({ onStarted }: { onStarted: (id: string) => void }) {
  const { t } = useTranslation('evidence-validation');
  const format = useFormat();
  const queryClient = useQueryClient();
  const mayValidate = usePermission('iso_readiness.edit');
  const mayUpload = usePermission('documents.edit');
  const form = useForm({ defaultValues: { framework: FRAMEWORK, requirementId: '', documentId: '' } });
  const [framework, requirementId, documentId] = useWatch({
    control: form.control,
    name: ['framework', 'requirementId', 'documentId'],
  });
  const [file, setFile] = useState<PickedFile | null>(null);
  const { taking, take, refuse, stop, forget } = useTakeDocument();
  const frameworks = useFrameworks();
  const requirements = useRequirementsOf(framework || FRAMEWORK);
  const documents = useDocuments({ state: 'read', size: MOST_DOCUMENTS });
  const start = useMutation({
    mutationFn: async () => {
      const taken = file ? await take(file) : documentId;
      if (!taken) return null;
      return client.evidence.validations.add({ documentId: taken, framework, requirementId });
    },
    onSuccess: (started) => {
      if (!started) return;
      noteJob(started.job);
      void queryClient.invalidateQueries({ queryKey: orpc.evidence.validations.key() });
      onStarted(started.validation.id);
    },
  });
  const isTaking = taking.at === 'sending' || taking.at === 'filing';
  const reason = !mayValidate
    ? t('kit:reason.permission')
    : !requirementId
      ? t('form.requirementFirst')
      : !file && !documentId
        ? t('form.evidenceFirst')
        : null;
  return (
    <Card title={t('form.title')} subtitle={t('form.subtitle')} sx={{ mb: 2 }}>
      <FormProvider {...form}>
        <FieldGrid>
          <ComboField
            name="framework"
            label={t('form.framework')}
            isRequired
            isLoading={frameworks.isPending}
            options={(frameworks.data ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          />
          <ComboField
            name="requirementId"
            label={t('form.requirement')}
            isRequired
            isLoading={requirements.isPending}
            placeholder={t('form.requirementHint')}
            options={(requirements.data?.requirements ?? []).map(({ id, title }) => ({
              value: id,
              label: `${id} ${title}`,
            }))}
          />
        </FieldGrid>
        {isTaking ? null : file ? (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1, mb: 2 }}>
            <Box component={FileCheck2} aria-hidden sx={{ color: 'primary.main', flex: 'none' }} />
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }}>{file.file.name}</Box>
            <Box component="span" sx={{ color: 'text.secondary', fontSize: 'size.small' }}>
              {format.bytes(file.file.size)}
            </Box>
            <Button size="small" variant="text" startIcon={<X />} onClick={() => setFile(null)}>
              {t('form.otherFile')}
            </Button>
          </Box>
        ) : (
          <Box sx={{ display: 'grid', gap: 2, mt: 1, mb: 2 }}>
            {mayUpload && !documentId && (
              <DropZone
                label={t('form.drop')}
                extensions={EVIDENCE_FILES}
                maxSize={USUAL_LIMIT}
                isMultiple={false}
                onFiles={([picked], [refused]) => {
                  forget();
                  if (picked) setFile(picked);
                  else if (refused) refuse(refused.file.name, REASONS[refused.reason]);
                }}
              />
            )}
            <ComboField
              name="documentId"
              label={mayUpload ? t('form.orDocument') : t('form.document')}
              isLoading={documents.isPending}
              options={(documents.data?.rows ?? []).map(({ id, title }) => ({ value: id, label: title }))}
            />
          </Box>
        )}
      </FormProvider>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {taking.at !== 'none' && <TakingProgress taking={taking} onStop={stop} onClose={forget} />}
        {start.error && <Notice tone="error">{messageOf(start.error)}</Notice>}
        {!isTaking && (
          <ReasonButton
            reason={reason}
            variant="contained"
            color="primary"
            loading={start.isPending}
            onClick={() => start.mutate()}
            sx={{ justifySelf: 'start' }}
          >
            {t('form.validate')}
          </ReasonButton>
        )}
      </Box>
    </Card>
  );
}
