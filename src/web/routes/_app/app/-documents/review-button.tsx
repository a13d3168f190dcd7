import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { REVIEW } from '#web/documents/document-links.ts';
import { BANDS } from '#web/evidence/review/review-groups.ts';
import { orpc } from '#web/kit/requests/api.ts';
import { AppLink } from '#web/kit/links/app-link.tsx';
import { usePermission } from '#web/people/use-permission.ts';

/** How many suggestions wait for a decision, over all documents; the weak ones stand back. */
export function useOpenCount(): number {
  const { data } = useQuery(
    orpc.evidence.suggestions.list.queryOptions({
      input: { state: 'open', atLeast: BANDS.likely.atLeast, pageSize: 1 },
      enabled: usePermission('iso_readiness.view'),
    }),
  );
  return data?.total ?? 0;
}

/** The way to the suggestions while some wait. */
export function ReviewOpen() {
  const count = useOpenCount();
  return count > 0 && <ReviewButton count={count} />;
}

export function ReviewButton({ count }: { count: number }) {
  const { t } = useTranslation('documents');
  return (
    <Button variant="contained" color="primary" endIcon={<ArrowRight />} component={AppLink} href={REVIEW}>
      {t('review', { count })}
    </Button>
  );
}
