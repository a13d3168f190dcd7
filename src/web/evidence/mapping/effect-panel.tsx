import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CrosswalkRow, ProposalChange } from '#domain/evidence/reuse.ts';
import { ErrorState } from '../../kit/error-state.tsx';
import { RefetchBar } from '../../kit/skeletons.tsx';
import { Notice } from '../../kit/notice.tsx';
import { type Judgement, useEffectOf } from './mapping-queries.ts';

/** Which proposals of evidence come, go or change when it is judged so. */
export function EffectPanel({ row, relation }: { row: CrosswalkRow; relation: Judgement | 'shipped' }) {
  const { t } = useTranslation('mapping');
  const { data, error, refetch } = useEffectOf(row, relation);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <RefetchBar isActive />;
  const { pairs, appear, go, change, rows } = data;
  const isNothing = appear + go + change === 0;
  return (
    <Notice tone={go > 0 ? 'warning' : 'info'} title={t('effect.title')}>
      <Box>{t('effect.pairs', { count: pairs })}</Box>
      <Box>{isNothing ? t('effect.nothing') : t('effect.proposals', { appear, go, change })}</Box>
      {rows.length > 0 && (
        <Box component="ul" aria-label={t('effect.list')} sx={{ m: 0, mt: 0.5, pl: 2.5, fontSize: 'size.plain' }}>
          {rows.map((each) => (
            <li key={`${each.evidenceId} ${each.requirement.framework} ${each.requirement.requirementId}`}>
              <Change change={each} />
            </li>
          ))}
          {appear + go + change > rows.length && (
            <li>{t('effect.more', { count: appear + go + change - rows.length })}</li>
          )}
        </Box>
      )}
    </Notice>
  );
}

function Change({ change: { requirement, documentTitle, before, after } }: { change: ProposalChange }) {
  const { t } = useTranslation('mapping');
  const text = {
    document: documentTitle,
    requirement: `${requirement.frameworkTitle} ${requirement.requirementId}`,
  };
  if (before === null) return t('effect.appears', text);
  if (after === null) return t('effect.goes', text);
  return t(after === 'whole' ? 'effect.nowWhole' : 'effect.nowPart', text);
}
