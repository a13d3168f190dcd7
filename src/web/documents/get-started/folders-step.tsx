import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFrameworkNames } from '../../frameworks/framework-names.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { ErrorState } from '../../kit/error-state.tsx';
import { noteJob } from '../../kit/requests/jobs.ts';
import { CardSkeleton } from '../../kit/skeletons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { language } from '../../locales/i18n.ts';
import { useSession } from '../../people/session.ts';
import { Frame, type Way } from './frame.tsx';
import { StructureList } from './structure-list.tsx';

interface FoldersStepProps extends Way {
  model: string;
  onBack: () => void;
}

/** Step 3: the model's folders and drafts, and the button that makes them. */
export function FoldersStep({ model, onBack, onFinish, isFinishing }: FoldersStepProps) {
  const { t } = useTranslation(['onboarding', 'folders']);
  const { organisation } = useSession();
  const input = { model, language: language() };
  const nameOf = useFrameworkNames('settingsName');
  const structure = useQuery(orpc.documents.structures.get.queryOptions({ input }));
  const create = useCreate(input);
  const isAllThere = [...(structure.data?.folders ?? []), ...(structure.data?.drafts ?? [])].every(
    ({ isThere }) => isThere,
  );
  const isOver = create.isSuccess || (structure.data !== undefined && isAllThere);
  const dashboard = { label: t('dashboard'), onClick: onFinish, isBusy: isFinishing };
  const make = {
    label: t(create.isPending ? 'folders.creating' : 'folders.create'),
    onClick: () => create.mutate(),
    isBusy: create.isPending,
  };
  return (
    <Frame
      step={3}
      heading={t('folders.heading', { model: nameOf(model) })}
      {...(!create.isPending && { onBack })}
      {...(structure.data && { main: isOver ? dashboard : make })}
      {...(!isOver && !create.isPending && { onSkip: onFinish, isSkipping: isFinishing })}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {create.error && <Notice tone="error">{messageOf(create.error)}</Notice>}
        {create.data ? (
          <Notice tone="success" title={t('folders.done')}>
            {t('folders.madeFolders', { count: create.data.made.folders })} ·{' '}
            {t('folders.madeDrafts', { count: create.data.made.drafts })}
          </Notice>
        ) : (
          isOver && <Notice tone="info">{t('folders.allThere')}</Notice>
        )}
        {structure.data ? (
          <>
            <StructureList structure={structure.data} />
            <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
              {t('folders.drafts', { name: organisation?.name })}
            </Typography>
          </>
        ) : structure.error ? (
          <ErrorState error={structure.error} onRetry={() => void structure.refetch()} />
        ) : (
          <CardSkeleton />
        )}
      </Box>
    </Frame>
  );
}

function useCreate(input: { model: string; language: ReturnType<typeof language> }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => client.documents.structures.add(input),
    onSuccess: ({ job }) => {
      if (job) noteJob(job);
      return queryClient.invalidateQueries({ queryKey: orpc.documents.key() });
    },
  });
}
