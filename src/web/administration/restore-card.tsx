import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PERMISSIONS } from '#domain/people/permission.ts';
import { orpc } from '../kit/requests/api.ts';
import { Card } from '../kit/card.tsx';
import { DropZone, type RefusedFile } from '../kit/drop-zone.tsx';
import { useFormat } from '../kit/format.ts';
import { Notice } from '../kit/notice.tsx';
import { messageOf } from '../kit/requests/problem.ts';
import { useSession } from '../people/session.ts';
import { BackupRow } from './backup-row.tsx';
import { sendBackup } from './send-backup.ts';

/** Takes a backup file: it is sent and checked whole, and says what restoring it would do before anybody can. */
export function RestoreCard({ limit }: { limit: number }) {
  const { t } = useTranslation('data');
  const { bytes } = useFormat();
  const { permissions } = useSession();
  const mayAll = PERMISSIONS.every((permission) => permissions.includes(permission));
  const { data: backups = [] } = useQuery(orpc.administration.data.backups.list.queryOptions());
  const brought = backups.filter(({ origin }) => origin === 'brought');
  const { share, problem, send, stop, refuse } = useSending();
  const sayWhy = ([refused]: RefusedFile[]) => {
    if (refused) refuse(t(`restore.refused.${refused.reason}`, { size: bytes(limit) }));
  };
  return (
    <Card title={t('restore.title')} subtitle={t('restore.subtitle')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {mayAll ? (
          <DropZone
            label={t('restore.drop')}
            extensions={['.json']}
            maxSize={limit}
            isMultiple={false}
            isDisabled={share !== null}
            onFiles={([taken], refused) => (taken ? void send(taken.file) : sayWhy(refused))}
          />
        ) : (
          <Notice tone="info">{t('needsAll')}</Notice>
        )}
        {share !== null && (
          <Box role="group" aria-label={t('restore.sending')} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Typography variant="body2">{t('restore.sending')}</Typography>
            <LinearProgress
              sx={{ flex: 1 }}
              variant="determinate"
              value={share * 100}
              aria-label={t('restore.sending')}
            />
            <Button size="small" onClick={stop}>
              {t('kit:cancel')}
            </Button>
          </Box>
        )}
        {problem !== null && <Notice tone="error">{problem}</Notice>}
        {brought.length > 0 && (
          <Box
            component="ul"
            aria-label={t('restore.list')}
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
          >
            {brought.map((backup) => (
              <BackupRow key={backup.id} backup={backup} />
            ))}
          </Box>
        )}
      </Box>
    </Card>
  );
}

function useSending() {
  const queryClient = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const under = useRef<AbortController>(undefined);
  const send = async (file: File) => {
    const controller = new AbortController();
    under.current = controller;
    setProblem(null);
    setShare(0);
    try {
      await sendBackup(file, setShare, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) setProblem(messageOf(error));
    }
    setShare(null);
    await queryClient.invalidateQueries({ queryKey: orpc.administration.data.backups.key() });
  };
  return { share, problem, send, stop: () => under.current?.abort(), refuse: setProblem };
}
