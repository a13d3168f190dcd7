import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { REQUIREMENT_OUTCOMES, type RequirementOutcome } from '#domain/frameworks/custom/difference.ts';
import { useFormat } from '../../kit/format.ts';
import { RowsByOutcome } from '../../kit/table/rows-by-outcome.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import type { Tone } from '../../kit/tone.ts';

type Outcome = RequirementOutcome['fate'];
const TONES: Record<Outcome, Tone> = {
  added: 'success',
  changed: 'info',
  removed: 'warning',
  unchanged: 'neutral',
  error: 'error',
};

/** What becomes of every requirement; a click on a count shows those alone. */
export function OutcomeRows({ outcomes, isNew }: { outcomes: readonly RequirementOutcome[]; isNew: boolean }) {
  const { t } = useTranslation('mapping');
  return (
    <RowsByOutcome
      rows={outcomes}
      outcomes={REQUIREMENT_OUTCOMES}
      countLabel={(outcome, count) => t(`fate.count.${outcome}`, { count })}
      filterLabel={t('fate.filter')}
      rowsLabel={t('fate.rows')}
    >
      {(row) => <OutcomeRow key={`${row.row} ${row.id}`} outcome={row} isNew={isNew} />}
    </RowsByOutcome>
  );
}

function OutcomeRow({ outcome, isNew }: { outcome: RequirementOutcome; isNew: boolean }) {
  const { t } = useTranslation('mapping');
  const format = useFormat();
  const { row, id, title, domain, changes, issues, mappings, isDecided, evidence } = outcome;
  const changed = format.list(changes.map((field) => t(`field.${field}`)));
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '64px minmax(0, 1fr) minmax(0, 170px) 100px' },
        gap: { xs: 0.75, sm: 1.5 },
        px: 1.5,
        py: 1,
        fontSize: 'size.plain',
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ color: 'text.secondary', gridColumn: { xs: '1', sm: 'auto' } }}>
        {row === null ? '–' : t('fate.row', { row })}
      </Box>
      <Box sx={{ overflowWrap: 'anywhere', gridColumn: { xs: '1 / -1', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' } }}>
        <Box>
          <b>{id || '–'}</b> {title}
        </Box>
        {changes.length > 0 && <Box sx={{ color: 'text.secondary' }}>{t('fate.changes', { fields: changed })}</Box>}
        {(isDecided || evidence > 0) && (
          <Box sx={{ color: 'text.secondary' }}>
            {t(isDecided ? 'fate.decided' : 'fate.evidence', { count: evidence })}
          </Box>
        )}
        {issues.map((issue) => (
          <Box key={`${issue.code} ${issue.field} ${issue.value}`} sx={{ color: 'error.main', mt: 0.25 }}>
            {t(`issue.${issue.code}`, {
              field: t(`field.${issue.field}`),
              value: issue.value,
              allowed: issue.allowed.join(', '),
            })}
          </Box>
        ))}
      </Box>
      <Box
        sx={{
          color: 'text.secondary',
          overflowWrap: 'anywhere',
          gridColumn: { xs: '1 / -1', sm: 'auto' },
          gridRow: { xs: 3, sm: 'auto' },
        }}
      >
        {domain}
        {mappings > 0 && <Box>{t('own.mappings', { count: mappings })}</Box>}
      </Box>
      <Box sx={{ gridColumn: { xs: '2', sm: 'auto' }, gridRow: { xs: 1, sm: 'auto' }, textAlign: 'right' }}>
        {(outcome.fate !== 'added' || !isNew) && (
          <ToneChip tone={TONES[outcome.fate]} label={t(`fate.${outcome.fate}`)} />
        )}
      </Box>
    </Box>
  );
}
