import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AcceptedType, type Document } from '#domain/documents/document.ts';
import { client, orpc } from '../kit/requests/api.ts';
import { BandBar } from '../kit/band-bar.tsx';
import { useFormat } from '../kit/format.ts';
import { messageOf } from '../kit/requests/problem.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { toast } from '../kit/toast.ts';
import { usePermission } from '../people/use-permission.ts';

const TYPES = AcceptedType.shape.type.options;
type Acceptable = (typeof TYPES)[number];

/** What the document is, how sure the engine is, and the person's word on it. */
export function Classification({ document }: { document: Document }) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const id = useId();
  const mayEdit = usePermission('documents.edit');
  const [chosen, setChosen] = useState<Acceptable | null>(null);
  const accept = useAcceptance(document.id, () => setChosen(null));
  const { type, typeConfidence, typeAcceptedAt, typeAcceptedByName } = document;
  const read = TYPES.find((each) => each === type) ?? null;
  const shown = chosen ?? read;
  const isAccepted = typeAcceptedAt !== null && (chosen === null || chosen === read);
  const percent = (typeConfidence ?? 0) * 100;
  const reason = !mayEdit ? t('kit:reason.permission') : shown === null ? t('classification.chooseFirst') : null;
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 460 }}>
      <Typography id={id} variant="h2">
        {t('classification.heading')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Select
          value={shown ?? ''}
          displayEmpty
          disabled={!mayEdit}
          onChange={(event) => setChosen(event.target.value)}
          renderValue={(value) => (value ? t(`type.${value}`) : t('type.unknown'))}
          SelectDisplayProps={{ 'aria-labelledby': id }}
          sx={{ minWidth: 170, fontWeight: 600 }}
        >
          {TYPES.map((each) => (
            <MenuItem key={each} value={each}>
              {t(`type.${each}`)}
            </MenuItem>
          ))}
        </Select>
        {isAccepted ? (
          <Button disabled startIcon={<BadgeCheck />} sx={{ minHeight: 38 }}>
            {t('classification.accepted')}
          </Button>
        ) : (
          <ReasonButton
            reason={reason}
            variant="contained"
            color="primary"
            loading={accept.isPending}
            sx={{ minHeight: 38 }}
            onClick={() => shown && accept.mutate(shown)}
          >
            {t('classification.accept')}
          </ReasonButton>
        )}
      </Box>
      {isAccepted ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('classification.acceptedBy', { name: typeAcceptedByName ?? '', date: format.dateTime(typeAcceptedAt) })}
        </Typography>
      ) : (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <BandBar
            percent={percent}
            label={t('classification.confidence')}
            tone={percent > 85 ? 'success' : 'warning'}
            showValue
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {read === null
              ? t('classification.unsure')
              : chosen && chosen !== read
                ? t('classification.otherwise', { type: t(`type.${read}`) })
                : t('classification.read')}
          </Typography>
        </Box>
      )}
    </Box>
  );
}

function useAcceptance(id: string, onAccepted: () => void) {
  const { t } = useTranslation('documents');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (type: Acceptable) => client.documents.acceptance.add({ id, type }),
    onSuccess: async () => {
      toast('success', t('classification.message'));
      await queryClient.invalidateQueries({ queryKey: orpc.documents.key() });
      onAccepted();
    },
    onError: (error) => toast('error', messageOf(error)),
  });
}
