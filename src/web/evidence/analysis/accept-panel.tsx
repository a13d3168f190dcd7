import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STRONG } from '#domain/documents/band.ts';
import { AcceptedType, type DocumentReading } from '#domain/documents/document.ts';
import { FOLDER_OF_TYPE } from '#domain/documents/folder-of-type.ts';
import type { Classification } from '#domain/evidence/classification.ts';
import type { Passage } from '../../documents/document-links.ts';
import { useLanguage } from '../../frameworks/framework.ts';
import { client, orpc } from '../../kit/requests/api.ts';
import { BandBar } from '../../kit/band-bar.tsx';
import { useFormat } from '../../kit/format.ts';
import { messageOf } from '../../kit/requests/problem.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toast } from '../../kit/toast.ts';
import { usePermission } from '../../people/use-permission.ts';
import { AcceptanceReason } from '../acceptance-reason.tsx';
import { ReversedAsks } from './reversed-asks.tsx';
import { SuggestedClauses } from './suggested-clauses.tsx';

const TYPES = AcceptedType.shape.type.options;
type Acceptable = (typeof TYPES)[number];
type Clause = Classification['suggestedClauses'][number];

interface AcceptPanelProps {
  document: DocumentReading;
  classification: Classification;
  onPassage: (passage: Passage) => void;
}

/** Type and clauses as the engine reads them, and the person's word on both. */
export function AcceptPanel({ document, classification, onPassage }: AcceptPanelProps) {
  const { t } = useTranslation(['document-ai', 'folder-names']);
  const format = useFormat();
  const id = useId();
  const mayEdit = usePermission('documents.edit');
  const mayLink = usePermission('iso_readiness.edit') && !document.isDraft;
  const { suggestedClauses, confidence, documentType } = classification;
  const [chosen, setChosen] = useState<Acceptable | null>(null);
  const [unticked, setUnticked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isAsking, setIsAsking] = useState(false);
  const accept = useAcceptance(document.id);

  const read = TYPES.find((each) => each === documentType) ?? null;
  const type = chosen ?? read;
  const isAccepted = document.typeAcceptedAt !== null && (chosen === null || chosen === read);
  const isTicked = ({ suggestionId, confidence: own, state, contradicted }: Clause) =>
    state === 'open' &&
    mayLink &&
    (unticked.get(suggestionId) ?? (own >= STRONG && contradicted.length === 0 && !isAccepted));
  const ticked = suggestedClauses.filter(isTicked);
  const reversed = ticked.filter(({ contradicted }) => contradicted.length > 0);
  const acceptAll = (why?: string) => {
    if (!type) return;
    const suggestionIds = ticked.map(({ suggestionId }) => suggestionId);
    const onSuccess = () => {
      setChosen(null);
      setIsAsking(false);
    };
    accept.mutate({ type: isAccepted ? null : type, suggestionIds, ...(why && { reason: why }) }, { onSuccess });
  };
  const folder = document.folder || (type ? t(`folder-names:${FOLDER_OF_TYPE[type]}`) : '');
  const percent = confidence * 100;
  /** Accepting now would make evidence of nothing, and somebody may expect it to. */
  const isSilent =
    mayLink && !isAccepted && ticked.length === 0 && suggestedClauses.some(({ state }) => state === 'open');
  const isDone = isAccepted && ticked.length === 0;
  const reason = !mayEdit ? t('kit:reason.permission') : type === null ? t('accept.chooseFirst') : null;
  const linked = suggestedClauses.filter(({ state }) => state === 'accepted').map(({ clause }) => clause);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 320px) minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 1.25, alignContent: 'start' }}>
        <Typography id={id} variant="h3">
          {t('accept.type')}
        </Typography>
        <Select
          value={type ?? ''}
          displayEmpty
          disabled={!mayEdit}
          onChange={(event) => setChosen(event.target.value)}
          renderValue={(value) => (value ? t(`documents:type.${value}`) : t('documents:type.unknown'))}
          SelectDisplayProps={{ 'aria-labelledby': id }}
          sx={{ fontWeight: 600 }}
        >
          {TYPES.map((each) => (
            <MenuItem key={each} value={each}>
              {t(`documents:type.${each}`)}
            </MenuItem>
          ))}
        </Select>
        <Box>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('accept.confidence')}
          </Typography>
          <BandBar
            percent={percent}
            label={t('accept.confidence')}
            tone={percent > 85 ? 'success' : 'warning'}
            showValue
          />
        </Box>
        {isDone ? (
          <Button disabled startIcon={<BadgeCheck />} sx={{ minHeight: 38 }}>
            {t('accept.accepted')}
          </Button>
        ) : (
          <ReasonButton
            reason={reason}
            variant="contained"
            color="primary"
            loading={accept.isPending}
            sx={{ minHeight: 38 }}
            onClick={() => (reversed.length > 0 ? setIsAsking(true) : acceptAll())}
          >
            {isAccepted ? t('accept.link', { count: ticked.length }) : t('accept.button')}
          </ReasonButton>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          {isAccepted && document.typeAcceptedByName
            ? t('accept.by', {
                name: document.typeAcceptedByName,
                date: format.dateTime(document.typeAcceptedAt ?? ''),
              })
            : folder && t('accept.files', { folder })}{' '}
          {isAccepted && document.folder && t('accept.filed', { folder: document.folder })}{' '}
          {ticked.length > 0 && t('accept.links', { count: ticked.length })}
          {isSilent && t('accept.linksNone')}
          {linked.length > 0 && t('accept.linked', { clauses: format.list(linked) })}
        </Typography>
      </Box>
      <SuggestedClauses
        clauses={suggestedClauses}
        isTicked={isTicked}
        onTick={(clause, isOn) => setUnticked(new Map(unticked).set(clause, isOn))}
        mayLink={mayLink}
        onPassage={onPassage}
      />
      {isAsking && (
        <AcceptanceReason isBusy={accept.isPending} onAccept={acceptAll} onClose={() => setIsAsking(false)}>
          <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
            {reversed.map(({ suggestionId, clause, title, contradicted }) => (
              <div key={suggestionId}>
                <Typography variant="h4" component="h3" sx={{ mb: 0.75 }}>
                  {clause} {title}
                </Typography>
                <ReversedAsks
                  asks={contradicted}
                  onPassage={(passage) => {
                    setIsAsking(false);
                    onPassage(passage);
                  }}
                />
              </div>
            ))}
          </Box>
        </AcceptanceReason>
      )}
    </Box>
  );
}

interface Accepting {
  /** null: accepted before. */
  type: Acceptable | null;
  suggestionIds: string[];
  /** Why, where one says the reverse of what is asked. */
  reason?: string;
}

function useAcceptance(id: string) {
  const { t } = useTranslation('document-ai');
  const language = useLanguage();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ type, suggestionIds, reason }: Accepting) => {
      if (type) await client.documents.acceptance.add({ id, type, filedIn: language });
      if (suggestionIds.length > 0) await client.evidence.acceptances.add({ suggestionIds, ...(reason && { reason }) });
    },
    onSuccess: (_, { type, suggestionIds }) =>
      toast(
        'success',
        [type && t('accept.message'), t('accept.linkedNow', { count: suggestionIds.length })].filter(Boolean).join(' '),
      ),
    onError: (error) => toast('error', messageOf(error)),
    // The type may be accepted although the evidence was not.
    onSettled: async () => {
      const keys = [orpc.documents.key(), orpc.evidence.key(), orpc.controls.key(), orpc.readiness.key()];
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
}
