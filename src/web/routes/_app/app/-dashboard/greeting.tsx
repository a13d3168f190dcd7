import Button from '@mui/material/Button';
import { ClipboardCheck, FileUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#domain/addresses.ts';
import { BASE_NAME } from '#domain/base-framework.ts';
import { useFrameworkNames } from '#web/frameworks/framework-names.ts';
import { AppLink } from '#web/kit/links/app-link.tsx';
import { PageHeader } from '#web/kit/page-header.tsx';
import { ReasonButton } from '#web/kit/reason-button.tsx';
import { ToneChip } from '#web/kit/tone-chip.tsx';
import { useSession } from '#web/people/session.ts';
import { usePermission } from '#web/people/use-permission.ts';
import type { Need } from './needs.ts';

/** A word to the person, what the organisation works towards, and how much waits; says plainly when it is the invented one. */
export function Greeting({ needs }: { needs: readonly Need[] }) {
  const { t } = useTranslation('dashboard');
  const { user, organisation } = useSession();
  const nameOf = useFrameworkNames('settingsName');
  const mayAdd = usePermission('documents.edit');
  const maySee = usePermission('iso_readiness.view');
  const runsIt = usePermission('iso_readiness.edit');
  const [hour] = useState(() => new Date().getHours());
  const time = hour < 5 ? 'evening' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  const pressing = needs
    .filter(({ kind }) => kind === 'overdue' || kind === 'week' || kind === 'suggestions')
    .reduce((sum, { count }) => sum + count, 0);
  const subtitle = !runsIt
    ? t('greeting.viewer')
    : pressing > 0
      ? t('greeting.needs', { count: pressing })
      : t('greeting.calm');
  return (
    <PageHeader
      title={t(`greeting.${time}`, { name: user.name.split(' ')[0] })}
      subtitle={[
        subtitle,
        // Other frameworks can be chosen before their requirements are in the product.
        organisation && organisation.primaryFramework !== BASE_NAME && t('framework.figures'),
        organisation?.isDemo && t('demo.text'),
      ]
        .filter(Boolean)
        .join(' ')}
      badge={
        <>
          {organisation && (
            <ToneChip tone="info" label={t('framework.chip', { name: nameOf(organisation.primaryFramework) })} />
          )}
          {organisation?.isDemo && <ToneChip tone="warning" label={t('demo.chip')} />}
        </>
      }
      actions={
        maySee && (
          <>
            <Button component={AppLink} href={PAGES.readiness} startIcon={<ClipboardCheck />}>
              {t('action.readiness')}
            </Button>
            <ReasonButton
              reason={mayAdd ? null : t('kit:reason.permission')}
              href={PAGES.documents}
              startIcon={<FileUp />}
            >
              {t('action.policies')}
            </ReasonButton>
          </>
        )
      }
    />
  );
}
