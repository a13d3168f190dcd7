import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { requirementOf } from '#domain/activity/audit-entry.ts';
import { addressOfEntry } from '#domain/subjects.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Dialog } from '../kit/dialogs/dialog.tsx';
import { useFormat } from '../kit/format.ts';
import { Notice } from '../kit/notice.tsx';
import type { Entry } from './activity-queries.ts';
import { useEntryLabels } from './entry-labels.ts';

interface EntryDialogProps {
  entry: Entry;
  /** It is what a restored file says, whose chain proves nothing here. */
  isFromFile?: boolean;
  onClose: () => void;
}

/** One entry: what it was before and after, field by field, and its place in the chain. */
export function EntryDialog({ entry, isFromFile = false, onClose }: EntryDialogProps) {
  const { t } = useTranslation('activity');
  const labels = useEntryLabels(entry.subject);
  const format = useFormat();
  const href = addressOfEntry({ ...entry, requirement: requirementOf(entry) });
  return (
    <Dialog
      isOpen
      width="md"
      title={entry.title}
      onClose={onClose}
      actions={
        href && (
          <Button component={AppLink} href={href}>
            {t('entry.open')}
          </Button>
        )
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {t('entry.sentence', {
          name: entry.actorName,
          action: labels.action(entry.action),
          subject: labels.subject(entry.subject),
          when: format.dateTime(entry.at),
        })}
      </Typography>
      <Differences entry={entry} />
      {isFromFile ? (
        <Box sx={{ mt: 3, mb: 1.5 }}>
          <Notice tone="warning">{t('trail.fromFilesText')}</Notice>
        </Box>
      ) : (
        <>
          <Typography variant="h3" component="h3" sx={{ mt: 3, mb: 0.5 }}>
            {t('entry.chain')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5, maxWidth: '70ch' }}>
            {t('entry.chainText')}
          </Typography>
        </>
      )}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '150px 1fr' },
          gap: { xs: 0.25, sm: 1 },
          fontSize: 'size.plain',
        }}
      >
        <Fact name={t('entry.number')}>{format.number(entry.number)}</Fact>
        <Fact name={t('entry.hash')} isCode>
          {entry.hash}
        </Fact>
        <Fact name={t('entry.previousHash')} isCode>
          {entry.previousHash || t('entry.first')}
        </Fact>
        {entry.requestId && (
          <Fact name={t('entry.request')} isCode>
            {entry.requestId}
          </Fact>
        )}
      </Box>
    </Dialog>
  );
}

function Fact({ name, isCode = false, children }: { name: string; isCode?: boolean; children: ReactNode }) {
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          mb: { xs: 1, sm: 0 },
          overflowWrap: 'anywhere',
          ...(isCode && { fontFamily: 'ui-monospace, monospace', fontSize: 'size.small' }),
        }}
      >
        {children}
      </Box>
    </>
  );
}

function Differences({ entry }: { entry: Entry }) {
  const { t } = useTranslation('activity');
  const labels = useEntryLabels(entry.subject);
  const fields = [...new Set([...Object.keys(entry.before ?? {}), ...Object.keys(entry.after ?? {})])];
  if (fields.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t('entry.noFields')}</Typography>;
  return (
    <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '10px', overflowX: 'auto' }}>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          fontSize: 'size.plain',
          '& th, & td': { textAlign: 'left', p: 1.25, verticalAlign: 'top', overflowWrap: 'anywhere' },
        }}
      >
        <thead>
          <Box component="tr" sx={{ color: 'text.secondary', '& th': { fontWeight: 600, fontSize: 'size.small' } }}>
            <th scope="col">{t('entry.field')}</th>
            <th scope="col">{t('entry.before')}</th>
            <th scope="col">{t('entry.after')}</th>
          </Box>
        </thead>
        <tbody>
          {fields.map((field) => (
            <Box component="tr" key={field} sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
              <th scope="row">{labels.field(field)}</th>
              <Box component="td" sx={{ color: 'text.secondary' }}>
                {labels.value(field, entry.before?.[field])}
              </Box>
              <td>{labels.value(field, entry.after?.[field])}</td>
            </Box>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
