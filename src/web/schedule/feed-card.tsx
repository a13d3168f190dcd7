import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Link2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/organisations/language.ts';
import { orpc } from '../kit/requests/api.ts';
import { useFormat } from '../kit/format.ts';
import { Notice } from '../kit/notice.tsx';
import { messageOf } from '../kit/requests/problem.ts';
import { toast } from '../kit/toast.ts';
import { useSession } from '../people/session.ts';

/** One's calendar in other programs: a secret address that is told once, a file, and reminders by mail. */
export function FeedCard() {
  const { t, i18n } = useTranslation('schedule');
  const format = useFormat();
  const { organisation } = useSession();
  const queryClient = useQueryClient();
  const [address, setAddress] = useState<string | null>(null);
  const feed = useQuery(orpc.schedule.feed.get.queryOptions({}));
  const refresh = () => void queryClient.invalidateQueries({ queryKey: orpc.schedule.feed.key() });
  const failed = (error: unknown) => toast('error', messageOf(error));
  const add = useMutation(orpc.schedule.feed.add.mutationOptions({ onError: failed }));
  const remove = useMutation(orpc.schedule.feed.remove.mutationOptions({ onError: failed }));
  const language = i18n.language as Language;
  const make = () =>
    add.mutate(
      { language },
      {
        onSuccess: (made) => {
          setAddress(window.location.origin + made.address);
          refresh();
        },
      },
    );
  const revoke = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        setAddress(null);
        refresh();
        toast('success', t('feed.revoked'));
      },
    });
  const { madeAt = null, usedAt = null } = feed.data ?? {};
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ color: 'text.secondary' }}>{t('feed.text')}</Box>
      {address && <Address address={address} />}
      {madeAt && (
        <Box sx={{ typography: 'body2' }}>
          {t('feed.made', { at: format.dateTime(madeAt) })}{' '}
          {usedAt ? t('feed.used', { at: format.dateTime(usedAt) }) : t('feed.unused')}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button startIcon={<Link2 />} loading={add.isPending} onClick={make}>
          {t(madeAt ? 'feed.renew' : 'feed.make')}
        </Button>
        {madeAt && (
          <Button color="error" variant="text" loading={remove.isPending} onClick={revoke}>
            {t('feed.revoke')}
          </Button>
        )}
        <Button
          component="a"
          href={`/api/v1/schedule/file?language=${language}&organisation=${organisation?.id ?? ''}`}
          download
          startIcon={<Download />}
        >
          {t('feed.file')}
        </Button>
      </Box>
      <MailSwitch />
    </Box>
  );
}

function Address({ address }: { address: string }) {
  const { t } = useTranslation('schedule');
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    toast('success', t('feed.copied'));
  };
  return (
    <Notice
      tone="warning"
      title={t('feed.once')}
      action={
        <Button size="small" onClick={() => void copy().catch(() => undefined)}>
          {t('feed.copy')}
        </Button>
      }
    >
      <Box component="code" tabIndex={0} sx={{ wordBreak: 'break-all', userSelect: 'all' }}>
        {address}
      </Box>
    </Notice>
  );
}

function MailSwitch() {
  const { t } = useTranslation('schedule');
  const id = useId();
  const queryClient = useQueryClient();
  const { data } = useQuery(orpc.schedule.reminders.get.queryOptions({}));
  const change = useMutation(
    orpc.schedule.reminders.change.mutationOptions({
      onSuccess: (now) => queryClient.setQueryData(orpc.schedule.reminders.get.queryKey({}), now),
      onError: (error) => toast('error', messageOf(error)),
    }),
  );
  return (
    <div>
      <FormControlLabel
        label={t('feed.mail')}
        control={
          <Switch
            checked={data?.wantsMail ?? false}
            disabled={!data || change.isPending}
            onChange={(_, wantsMail) => change.mutate({ wantsMail })}
            slotProps={{ input: { role: 'switch', 'aria-describedby': id } }}
          />
        }
      />
      <Box id={id} sx={{ typography: 'body2', color: 'text.secondary' }}>
        {t('feed.mailHelp')}
      </Box>
    </div>
  );
}
