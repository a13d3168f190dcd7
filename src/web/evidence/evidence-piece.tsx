import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useRouter } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { endsSoon } from '#domain/controls/state.ts';
import { type Evidence, evidenceStatusOf } from '#domain/evidence/evidence.ts';
import { speaksAgainst } from '#domain/frameworks/contradictions.ts';
import { todayIs } from '../controls/control-queries.ts';
import { hrefOfDocument } from '../documents/document-links.ts';
import { hrefOfRequirement } from '../frameworks/framework-links.ts';
import { useFrameworks } from '../frameworks/frameworks-in-use.ts';
import { AsFileSays } from '../kit/as-file-says.tsx';
import { AppLink } from '../kit/links/app-link.tsx';
import { useFormat } from '../kit/format.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { ToneChip } from '../kit/tone-chip.tsx';
import { ContradictedAsks } from './contradicted-asks.tsx';

interface EvidencePieceProps {
  piece: Evidence;
  reason: string | null;
  /** Left out where there is nothing to withdraw. */
  onWithdraw?: () => void;
  /** Left out where from when to when it counts stays as it is. */
  onPeriod?: () => void;
}

const TONES = {
  current: 'success',
  ending: 'warning',
  expired: 'error',
  upcoming: 'info',
  withdrawn: 'neutral',
} as const;

/** One accepted passage. */
export function EvidencePiece({ piece, reason, onWithdraw, onPeriod }: EvidencePieceProps) {
  const { t } = useTranslation(['evidence', 'frameworks']);
  const format = useFormat();
  const {
    documentId,
    documentTitle,
    quote,
    acceptedAt,
    acceptedByName,
    fromFile,
    validFrom,
    validUntil,
    withdrawnAt,
    withdrawnByName,
    carriedFrom,
    reason: acceptedBecause,
  } = piece;
  const { data: frameworks } = useFrameworks();
  const titleOf = (framework: string) => frameworks?.find(({ id }) => id === framework)?.title ?? framework;
  const router = useRouter();
  const isReversed = speaksAgainst(piece);
  const today = todayIs();
  const status = evidenceStatusOf(piece, today);
  const state = status === 'current' && endsSoon(validUntil, today) ? 'ending' : status;
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 0.75, py: 1.75, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Link
          component={AppLink}
          href={hrefOfDocument(documentId, quote)}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.75,
            fontWeight: 600,
            color: 'text.primary',
            overflowWrap: 'anywhere',
            flex: 1,
            minWidth: 160,
          }}
        >
          <Box component={FileText} size={15} aria-hidden sx={{ flex: 'none', color: 'text.secondary' }} />
          {documentTitle}
        </Link>
        <ToneChip tone={TONES[state]} label={t(`piece.${state}`)} />
        {isReversed && <ToneChip tone="error" label={t('piece.contradicted')} />}
        {onPeriod && (
          <ReasonButton reason={reason} size="small" variant="text" onClick={onPeriod}>
            {t('period.open')}
          </ReasonButton>
        )}
        {onWithdraw && (
          <ReasonButton reason={reason} size="small" variant="text" onClick={onWithdraw}>
            {t('withdraw.open')}
          </ReasonButton>
        )}
      </Box>
      <Box
        component="blockquote"
        sx={{
          m: 0,
          pl: 1.5,
          borderLeft: '3px solid',
          borderColor: isReversed ? 'chart.error' : 'chart.success',
          fontSize: 'size.plain',
          lineHeight: 1.65,
          overflowWrap: 'anywhere',
        }}
      >
        <q>{quote.text}</q>
      </Box>
      <ContradictedAsks of={piece} onPassage={(at) => router.history.push(hrefOfDocument(documentId, at))} />
      {acceptedBecause && (
        <Box sx={{ fontSize: 'size.plain', overflowWrap: 'anywhere' }}>
          {t('piece.reason', { reason: acceptedBecause })}
        </Box>
      )}
      <Box sx={{ fontSize: 'size.small', color: 'text.secondary' }}>
        {t('piece.accepted', { name: acceptedByName, date: format.dateTime(acceptedAt) })}
        <AsFileSays file={fromFile} />
        {' · '}
        {withdrawnAt
          ? t('piece.withdrawnBy', { name: withdrawnByName ?? '', date: format.dateTime(withdrawnAt) })
          : validUntil
            ? t('piece.period', { from: format.date(validFrom), until: format.date(validUntil) })
            : t('piece.from', { from: format.date(validFrom) })}
        {carriedFrom && (
          <>
            {' · '}
            <Link component={AppLink} href={hrefOfRequirement(carriedFrom.requirementId, carriedFrom.framework)}>
              {t('frameworks:carriedFrom', { title: titleOf(carriedFrom.framework), id: carriedFrom.requirementId })}
            </Link>
          </>
        )}
      </Box>
    </Box>
  );
}
