import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { client } from '../kit/requests/api.ts';
import { useFormat } from '../kit/format.ts';
import { Notice } from '../kit/notice.tsx';
import { messageOf } from '../kit/requests/problem.ts';

/** Walks the chain of hashes on the server and says in plain words whether the trail stands as it was written. */
export function useChainCheck() {
  return useMutation({ mutationFn: () => client.activity.verification.get() });
}

export function ChainButton({ check }: { check: ReturnType<typeof useChainCheck> }) {
  const { t } = useTranslation('activity');
  return (
    <Button
      variant="contained"
      color="primary"
      startIcon={<ShieldCheck />}
      loading={check.isPending}
      onClick={() => check.mutate()}
    >
      {t('verify.button')}
    </Button>
  );
}

export function ChainOutcome({
  check,
  onOpen,
}: {
  check: ReturnType<typeof useChainCheck>;
  onOpen: (number: number) => void;
}) {
  const { t } = useTranslation('activity');
  const format = useFormat();
  if (check.isError) return <Outcome tone="error" text={messageOf(check.error)} />;
  if (!check.data) return null;
  const { entries, broken, verifiedAt, keyedFrom, anchor } = check.data;
  const noted = anchor
    ? t('verify.noted', { number: format.number(anchor.number), when: format.dateTime(anchor.at) })
    : t('verify.notNoted');
  const keyed = keyedFrom !== null && keyedFrom > 1 ? t('verify.keyed', { number: format.number(keyedFrom) }) : '';
  if (!broken) {
    return (
      <Outcome
        tone="success"
        title={t('verify.stands', { count: entries })}
        text={[t('verify.standsText', { when: format.dateTime(verifiedAt) }), noted, keyed].join(' ').trim()}
      />
    );
  }
  return (
    <Outcome
      tone="error"
      title={t('verify.broken', { number: format.number(broken.number) })}
      text={`${t(`verify.reason.${broken.reason}`, { number: format.number(broken.number) })} ${t('verify.before', { count: broken.number - 1 })} ${noted}`}
      action={
        <Button size="small" onClick={() => onOpen(broken.number)}>
          {t('verify.show')}
        </Button>
      }
    />
  );
}

function Outcome({
  tone,
  title,
  text,
  action,
}: {
  tone: 'success' | 'error';
  title?: string;
  text: string;
  action?: React.ReactNode;
}) {
  return (
    <Box sx={{ mb: 2 }}>
      <Notice tone={tone} {...(title && { title })} action={action}>
        {text}
      </Notice>
    </Box>
  );
}
