import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Download, FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrameworkNames } from '../../frameworks/framework-names.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { ErrorState } from '../../kit/error-state.tsx';
import { FormDialog } from '../../kit/forms/form-dialog.tsx';
import { useZodForm } from '../../kit/forms/use-zod-form.ts';
import { noteJob } from '../../kit/requests/jobs.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { language } from '../../locales/i18n.ts';
import { usePermission } from '../../people/use-permission.ts';
import { GenerateFields } from './generate-fields.tsx';
import { StructureForm } from './structure-form.ts';
import { StructureMade, StructureResult } from './structure-result.tsx';
import { hrefOfArchive } from './template-links.ts';

interface GenerateDialogProps {
  wish: StructureForm;
  onWish: (wish: StructureForm) => void;
  onClose: () => void;
}

/** Asks for standard, type, size and requirements, shows what comes of it, and makes it in the library or as an archive. */
export function GenerateDialog({ wish, onWish, onClose }: GenerateDialogProps) {
  const { t } = useTranslation(['templates', 'kit']);
  const [asked, setAsked] = useState<StructureForm>();
  const form = useZodForm(StructureForm, wish);
  const generate = (chosen: StructureForm) => {
    onWish(chosen);
    setAsked(chosen);
  };
  const close = () => {
    onWish({ ...wish, ...form.getValues() });
    onClose();
  };
  if (asked) return <ResultDialog wish={asked} onBack={() => setAsked(undefined)} onClose={onClose} />;
  return (
    <FormDialog
      width="md"
      title={t('generate.title')}
      submitLabel={t('generate.run')}
      form={form}
      onSubmit={generate}
      onClose={close}
    >
      <GenerateFields />
    </FormDialog>
  );
}

interface ResultDialogProps {
  wish: StructureForm;
  onBack: () => void;
  onClose: () => void;
}

function ResultDialog({ wish: { owner, ...wish }, onBack, onClose }: ResultDialogProps) {
  const { t } = useTranslation(['templates', 'kit']);
  const mayEdit = usePermission('documents.edit');
  const nameOf = useFrameworkNames();
  const input = { ...wish, requirements: wish.requirements.join(','), language: language() };
  const structure = useQuery(orpc.documents.generatedStructures.get.queryOptions({ input }));
  const create = useCreate({ ...wish, ...(owner && { owner }), language: language() });
  const data = create.data ?? structure.data;
  const isAllThere = structure.data?.documents.every(({ document }) => document) ?? false;
  return (
    <Dialog
      isOpen
      width="md"
      title={t('result.title', { standard: nameOf(wish.standard) })}
      onClose={onClose}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
          <Button startIcon={<ArrowLeft />} onClick={onBack}>
            {t('result.back')}
          </Button>
          <Button startIcon={<Download />} href={hrefOfArchive(wish, language(), owner)} download>
            {t('result.zip')}
          </Button>
          {create.data ? (
            <Button variant="contained" color="primary" onClick={onClose}>
              {t('result.done')}
            </Button>
          ) : (
            <ReasonButton
              variant="contained"
              color="primary"
              reason={mayEdit ? (isAllThere ? t('result.allThere') : null) : t('kit:reason.permission')}
              startIcon={<FolderPlus />}
              loading={create.isPending}
              onClick={() => create.mutate()}
            >
              {t('result.create')}
            </ReasonButton>
          )}
        </Box>
      }
    >
      {create.error && <Notice tone="error">{messageOf(create.error)}</Notice>}
      {create.data && <StructureMade made={create.data.made} />}
      {data ? (
        <StructureResult structure={data} />
      ) : structure.error ? (
        <ErrorState error={structure.error} onRetry={() => void structure.refetch()} />
      ) : (
        <CardSkeleton lines={8} />
      )}
    </Dialog>
  );
}

function useCreate(input: Parameters<typeof client.documents.generatedStructures.add>[0]) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => client.documents.generatedStructures.add(input),
    onSuccess: ({ job }) => {
      if (job) noteJob(job);
      return queryClient.invalidateQueries({ queryKey: orpc.documents.key() });
    },
  });
}
