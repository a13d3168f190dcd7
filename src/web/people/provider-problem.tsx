import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ProviderFailure } from '#domain/people/provider.ts';
import { PROVIDER_FAILURES } from '#domain/people/provider-failures.ts';
import { Notice } from '../kit/notice.tsx';

/** Why signing in elsewhere did not end in a session, as /login has it in its address. Needs the words `joining`. */
export function ProviderProblem({ problem, reference }: { problem: string; reference?: string | undefined }) {
  const { t } = useTranslation('joining');
  const known: ProviderFailure = PROVIDER_FAILURES.find((one) => one === problem) ?? 'provider_error';
  return (
    <Notice tone={known === 'refused' ? 'info' : 'error'} title={t('problem.title')}>
      {t(`problem.${known}`)}
      {reference && known !== 'refused' && (
        <Typography variant="caption" component="p" sx={{ mt: 0.5, wordBreak: 'break-all' }}>
          {t('problem.reference', { reference })}
        </Typography>
      )}
    </Notice>
  );
}
