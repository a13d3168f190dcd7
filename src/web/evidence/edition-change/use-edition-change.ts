import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EditionChange } from '#domain/evidence/edition-change.ts';
import { useLanguage } from '../../frameworks/framework.ts';
import { useRefreshFrameworks } from '../../frameworks/use-choice.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { noteJob } from '../../kit/requests/jobs.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';

export type EditionStep = EditionChange['steps'][number];

/** What moving to an edition means for the organisation, in the reader's language. */
export function useEditionChange(framework: string) {
  const language = useLanguage();
  return useQuery(orpc.evidence.editionChange.get.queryOptions({ input: { framework, language } }));
}

/** Moving on and going back; both can take a moment, and both say what they did. */
export function useMove({ from, to }: Pick<EditionChange, 'from' | 'to'>, onDone: () => void) {
  const { t } = useTranslation('frameworks');
  const refresh = useRefreshFrameworks();
  const common = {
    onError: (error: Error) => toast('error', messageOf(error)),
    onSettled: () => {
      refresh();
      onDone();
    },
  };
  const on = useMutation({
    ...common,
    mutationFn: () => client.evidence.editionChange.add({ framework: to.framework }),
    onSuccess: ({ job }) => {
      noteJob(job);
      toast('success', t('change.done', { title: to.title }));
    },
  });
  const back = useMutation({
    ...common,
    mutationFn: () => client.evidence.editionChange.remove({ framework: to.framework }),
    onSuccess: ({ job, kept }) => {
      noteJob(job);
      toast(
        'success',
        kept === 0 ? t('change.done', { title: from.title }) : t('change.returned', { title: from.title, count: kept }),
      );
    },
  });
  return { on, back };
}
