import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CrosswalkRow } from '#domain/evidence/reuse.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';

/** How the first requirement relates to the second, as it holds for the organisation. */
export function RelationChip({ row: { link } }: { row: CrosswalkRow }) {
  const { t } = useTranslation('mapping');
  if (!link) return <ToneChip tone="warning" label={t('relation.none')} />;
  const tone = link.relation === 'equal' ? 'success' : link.relation === 'superset' ? 'info' : 'neutral';
  return <ToneChip tone={tone} label={t(`relation.${link.relation}`)} />;
}

/** Whose judgement it is, or by way of which framework it follows. */
export function StandsOn({ row: { link, overrule } }: { row: CrosswalkRow }) {
  const { t } = useTranslation('mapping');
  const middle = link?.steps.length === 2 ? link.steps[0]?.to.frameworkTitle : undefined;
  return (
    <Box component="span" sx={{ fontSize: 'size.plain', color: overrule ? 'text.primary' : 'text.secondary' }}>
      {overrule
        ? t('stands.by', { name: overrule.decidedByName })
        : middle
          ? t('stands.through', { framework: middle })
          : t('stands.direct')}
    </Box>
  );
}
