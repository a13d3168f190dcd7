import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CrosswalkRow, OverruleView } from '#domain/evidence/reuse.ts';
import { hrefOfRequirement } from '../../frameworks/framework-links.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { useFormat } from '../../kit/format.ts';
import { Notice } from '../../kit/notice.tsx';
import { JudgeForm } from './judge-form.tsx';
import { RelationChip } from './pair-parts.tsx';

/** Two requirements: how they relate, on which edges that stands, who said so, and a judgement of one's own. */
export function PairDialog({ row, onClose }: { row: CrosswalkRow; onClose: () => void }) {
  const { t } = useTranslation('mapping');
  const { from, to, link, overrule } = row;
  return (
    <Dialog
      isOpen
      width="md"
      title={t('pair.title', { from: from.requirementId, to: to.requirementId })}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5, pt: 0.5 }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr auto 1fr' }, alignItems: 'center' }}>
          <End end={from} />
          <RelationChip row={row} />
          <End end={to} />
        </Box>
        {overrule && <Overruled overrule={overrule} row={row} />}
        {link && (link.steps.length > 1 || !overrule) && <Path steps={link.steps} />}
        <JudgeForm row={row} onDone={onClose} />
      </Box>
    </Dialog>
  );
}

function End({ end: { framework, frameworkTitle, requirementId, title } }: { end: CrosswalkRow['from'] }) {
  return (
    <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '8px', p: 1.5, minWidth: 0 }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {frameworkTitle}
      </Typography>
      <Link component={AppLink} href={hrefOfRequirement(requirementId, framework)} sx={{ fontWeight: 600 }}>
        {requirementId} {title}
      </Link>
    </Box>
  );
}

function Overruled({ overrule, row }: { overrule: OverruleView; row: CrosswalkRow }) {
  const { t } = useTranslation('mapping');
  const format = useFormat();
  return (
    <Notice
      tone="info"
      title={t('pair.overruled', { name: overrule.decidedByName, date: format.date(overrule.decidedAt) })}
    >
      <div>{overrule.reason}</div>
      <div>{row.shipped ? t('pair.shipped', { relation: t(`relation.${row.shipped}`) }) : t('pair.shippedNone')}</div>
    </Notice>
  );
}

/** Each edge on the way, with its reason and whose it is. */
function Path({ steps }: { steps: NonNullable<CrosswalkRow['link']>['steps'] }) {
  const { t, i18n } = useTranslation('mapping');
  return (
    <Box component="section" aria-label={t('pair.path')}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('pair.path')}
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1.25, fontSize: 'size.body' }}>
        {steps.map(({ from, to, relation, why, source, overrule }) => (
          <li key={`${from.requirementId} ${to.requirementId}`}>
            <b>
              {from.frameworkTitle} {from.requirementId} → {to.frameworkTitle} {to.requirementId}
            </b>
            {': '}
            {t(`relation.${relation}`)}
            <Box {...(!overrule && { lang: 'en' })}>{why}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: 'size.small' }}>
              {overrule ? t('stands.by', { name: overrule.decidedByName }) : t('pair.source', { source })}
            </Box>
          </li>
        ))}
      </Box>
      {!i18n.language.startsWith('en') && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('pair.inEnglish')}
        </Typography>
      )}
    </Box>
  );
}
