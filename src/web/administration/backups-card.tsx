import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '../kit/requests/api.ts';
import { Card } from '../kit/card.tsx';
import { useFormat } from '../kit/format.ts';
import { Notice } from '../kit/notice.tsx';
import { messageOf } from '../kit/requests/problem.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { BackupRow } from './backup-row.tsx';

/** The button that makes one, for who comes from elsewhere on the page. */
export const MAKE_BACKUP = 'make-backup';

/** Makes backups, and lists those that were made within a day. */
export function BackupsCard({ files }: { files: { count: number; bytes: number } }) {
  const { t } = useTranslation('data');
  const { number, bytes } = useFormat();
  const queryClient = useQueryClient();
  const [includesFiles, setIncludesFiles] = useState(false);
  const { data: backups = [] } = useQuery(orpc.administration.data.backups.list.queryOptions());
  const made = backups.filter(({ origin }) => origin === 'made');
  const making = useMutation(
    orpc.administration.data.backups.add.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: orpc.administration.data.backups.key() }),
    }),
  );
  const isMaking = making.isPending || made.some(({ state }) => state === 'waiting');
  return (
    <Card title={t('backup.title')} subtitle={t('backup.subtitle')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <FormControlLabel
          control={<Switch checked={includesFiles} onChange={(event) => setIncludesFiles(event.target.checked)} />}
          label={t('backup.includeFiles', {
            count: files.count,
            number: number(files.count),
            size: bytes(files.bytes),
          })}
        />
        <Box>
          <ReasonButton
            id={MAKE_BACKUP}
            reason={isMaking ? t('backup.isMaking') : null}
            variant="contained"
            color="primary"
            startIcon={<Download size={16} />}
            onClick={() => making.mutate({ includesFiles })}
          >
            {t('backup.make')}
          </ReasonButton>
        </Box>
        {making.error && <Notice tone="error">{messageOf(making.error)}</Notice>}
        {made.length > 0 && (
          <Box
            component="ul"
            aria-label={t('backup.list')}
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
          >
            {made.map((backup) => (
              <BackupRow key={backup.id} backup={backup} />
            ))}
          </Box>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('backup.without')}
        </Typography>
      </Box>
    </Card>
  );
}
