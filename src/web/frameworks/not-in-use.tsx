import { useTranslation } from 'react-i18next';
import { Notice } from '../kit/notice.tsx';
import { ReasonButton } from '../kit/reason-button.tsx';
import { usePermission } from '../people/use-permission.ts';
import type { FrameworkView } from './framework.ts';
import { useInUse } from './frameworks-in-use.ts';
import { useUseFramework } from './use-choice.ts';

/** Says of a framework that nobody works with that its suggestions are missing, and how they come. */
export function NotInUse({ framework: { id, title } }: { framework: FrameworkView }) {
  const { t } = useTranslation('frameworks');
  const mayChoose = usePermission('settings.edit');
  const { data } = useInUse();
  const use = useUseFramework();
  if (!data || data.some(({ framework }) => framework === id)) return null;
  return (
    <Notice
      tone="info"
      title={t('notInUse.title', { title })}
      action={
        <ReasonButton
          size="small"
          reason={mayChoose ? null : t('kit:reason.permission')}
          loading={use.isPending}
          onClick={() => use.mutate({ id, title })}
        >
          {t('action.use')}
        </ReasonButton>
      }
    >
      {t('notInUse.text')}
    </Notice>
  );
}
