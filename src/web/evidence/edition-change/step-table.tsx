import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { EditionChange } from '#domain/evidence/edition-change.ts';
import { StatusChip } from '../../controls/status-button.tsx';
import { hrefOfRequirement } from '../../frameworks/framework-links.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import { ToneChip } from '../../kit/tone-chip.tsx';
import type { Tone } from '../../kit/tone.ts';
import type { EditionStep } from './use-edition-change.ts';

const tones: Record<EditionStep['change'], Tone> = {
  same: 'success',
  reworded: 'warning',
  split: 'info',
  merged: 'info',
  new: 'warning',
  withdrawn: 'neutral',
};
/** On a phone the change stands under the requirement. */
const onlyWide = { display: { xs: 'none', sm: 'table-cell' } };
const COLUMNS = ['requirement', 'before', 'change', 'status', 'evidence'] as const;

/** Requirement by requirement: where it comes from, what it became, and what goes with it. */
export function StepTable({ plan, change }: { plan: EditionChange; change: EditionStep['change'] | undefined }) {
  const { t } = useTranslation('frameworks');
  const shown = change ? plan.steps.filter((step) => step.change === change) : plan.steps;
  return (
    <Card
      title={t('change.table')}
      subtitle={t('change.shown', { count: shown.length, total: plan.steps.length })}
      flush
    >
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={t('change.table')}>
          <TableHead>
            <TableRow>
              {COLUMNS.map((column) => (
                <TableCell
                  key={column}
                  align={column === 'evidence' ? 'right' : 'left'}
                  sx={{ whiteSpace: 'nowrap', ...(column === 'change' && onlyWide) }}
                >
                  {t(`change.column.${column}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((step) => (
              <StepRow
                key={`${step.requirement?.requirementId ?? ''} ${step.from[0]?.requirementId ?? ''}`}
                step={step}
                plan={plan}
              />
            ))}
          </TableBody>
        </Table>
      </Box>
    </Card>
  );
}

function StepRow({ step, plan }: { step: EditionStep; plan: EditionChange }) {
  const { t } = useTranslation('frameworks');
  const format = useFormat();
  const { requirement, from, change, status, isDecided, evidence } = step;
  return (
    <TableRow hover sx={{ '& > td': { verticalAlign: 'top', py: 1.25 } }}>
      <TableCell sx={{ minWidth: 200 }}>
        {requirement ? <Named {...requirement} framework={plan.to.framework} /> : '–'}
        <Box sx={{ display: { sm: 'none' }, mt: 0.5 }}>
          <ToneChip tone={tones[change]} label={t(`change.kind.${change}`)} />
        </Box>
      </TableCell>
      <TableCell sx={{ minWidth: 200 }}>
        {from.length === 0 && '–'}
        {from.map((each) => (
          <Named key={each.requirementId} {...each} framework={plan.from.framework} />
        ))}
      </TableCell>
      <TableCell sx={onlyWide}>
        <ToneChip tone={tones[change]} label={t(`change.kind.${change}`)} />
      </TableCell>
      <TableCell sx={{ minWidth: 140 }}>
        {isDecided ? (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: 'size.small' }}>
            {t('change.decided')}
          </Box>
        ) : status ? (
          <StatusChip status={status} />
        ) : (
          '–'
        )}
      </TableCell>
      <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {evidence === 0 ? '–' : format.number(evidence)}
      </TableCell>
    </TableRow>
  );
}

interface NamedProps {
  framework: string;
  requirementId: string;
  title: string;
}

function Named({ framework, requirementId, title }: NamedProps) {
  return (
    <Link
      component={AppLink}
      href={hrefOfRequirement(requirementId, framework)}
      sx={{ display: 'block', color: 'text.primary', fontSize: 'size.plain' }}
    >
      <Box component="span" sx={{ fontWeight: 600 }}>
        {requirementId}
      </Box>{' '}
      {title}
    </Link>
  );
}
