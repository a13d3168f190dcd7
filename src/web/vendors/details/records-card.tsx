import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { PenLine, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ofKind, type RecordKind, titleOfRecord, type VendorRecord } from '#domain/vendors/record.ts';
import type { VendorDetails } from '#domain/vendors/view.ts';
import { Card } from '../../kit/card.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { useVendorChanges } from '../vendor-queries.ts';
import { RecordDialog } from './record-dialog.tsx';
import { RecordFacts } from './record-facts.tsx';

interface RecordsCardProps {
  vendor: VendorDetails;
  kind: RecordKind;
  reason: string | null;
}

/** What is recorded of one kind; what is taken away can be brought back at once. */
export function RecordsCard({ vendor, kind, reason }: RecordsCardProps) {
  const { t } = useTranslation('vendors');
  const [opened, setOpened] = useState<VendorRecord | 'new' | null>(null);
  const { addRecord, removeRecord } = useVendorChanges();
  const records = ofKind(kind, vendor.records);
  const onError = (error: unknown) => toast('error', messageOf(error));
  const remove = ({ id, facts }: VendorRecord) =>
    removeRecord.mutate(
      { id: vendor.id, recordId: id },
      {
        onSuccess: () =>
          toast('success', t('record.removed', { name: titleOfRecord(facts) }), {
            label: t('record.undo'),
            run: () => addRecord.mutate({ id: vendor.id, facts }, { onError }),
          }),
        onError,
      },
    );
  return (
    <Card
      title={t(`record.title.${kind}`)}
      action={
        <ReasonButton
          size="small"
          variant="text"
          startIcon={<Plus />}
          reason={reason}
          aria-label={t(`record.add.${kind}`)}
          onClick={() => setOpened('new')}
        >
          {t('record.addShort')}
        </ReasonButton>
      }
    >
      {records.length === 0 ? (
        <Box sx={{ color: 'text.secondary', fontSize: 'size.plain' }}>{t(`record.none.${kind}`)}</Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: 'size.plain' }}>
          {records.map((record) => (
            <Box
              component="li"
              key={record.id}
              sx={{
                display: 'flex',
                gap: 1,
                py: 0.75,
                alignItems: 'flex-start',
                '& + &': { borderTop: '1px solid', borderColor: 'divider' },
              }}
            >
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box sx={{ fontWeight: 600 }}>{titleOfRecord(record.facts)}</Box>
                <RecordFacts facts={record.facts} />
              </Box>
              {reason === null && (
                <Box sx={{ display: 'flex', flex: 'none' }}>
                  <IconButton
                    size="small"
                    aria-label={t('record.edit', { name: titleOfRecord(record.facts) })}
                    onClick={() => setOpened(record)}
                  >
                    <PenLine />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={t('record.remove', { name: titleOfRecord(record.facts) })}
                    onClick={() => remove(record)}
                  >
                    <Trash2 />
                  </IconButton>
                </Box>
              )}
            </Box>
          ))}
        </Box>
      )}
      {opened && (
        <RecordDialog
          vendorId={vendor.id}
          kind={kind}
          record={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  );
}
