import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { proposalsAddress } from '#domain/addresses.ts';
import { useCurrentFramework } from '../../frameworks/current-framework.ts';
import { useInUse } from '../../frameworks/frameworks-in-use.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useProposals } from './use-proposals.ts';

/** Says that decisions are drafted, and leads to them; nothing where there are none. */
export function ProposalsBanner() {
  const { t } = useTranslation('proposals');
  const framework = useCurrentFramework();
  const isInUse = useInUse().data?.some((each) => each.framework === framework) ?? false;
  const proposals = useProposals(isInUse).data?.proposals ?? [];
  if (proposals.length === 0) return null;
  const count = (holds: (each: (typeof proposals)[number]) => boolean) => proposals.filter(holds).length;
  return (
    <Notice
      tone="info"
      title={t('banner.title', { count: proposals.length })}
      action={
        <Button component={AppLink} href={proposalsAddress(framework)} variant="contained" color="primary">
          {t('banner.open')}
        </Button>
      }
    >
      {t('banner.text', {
        statements: count(({ statement }) => statement !== null),
        owners: count(({ owner }) => owner !== null),
        days: count(({ dueOn }) => dueOn !== null),
      })}
    </Notice>
  );
}
