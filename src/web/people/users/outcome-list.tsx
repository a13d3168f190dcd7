import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ROLES } from '#domain/people/permission.ts';
import { RowsByOutcome } from '../../kit/table/rows-by-outcome.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import type { Tone } from '../../kit/tone.ts';
import type { ShownOutcome } from './users-queries.ts';

type Outcome = ShownOutcome['fate'];
const OUTCOMES: readonly Outcome[] = ['error', 'new', 'update', 'unchanged'];
const TONES: Record<Outcome, Tone> = { new: 'success', update: 'info', unchanged: 'neutral', error: 'error' };

/** What becomes, or became, of every row; a click on a count shows those rows alone. */
export function OutcomeList({ outcomes, isDone }: { outcomes: readonly ShownOutcome[]; isDone: boolean }) {
  const { t } = useTranslation('users');
  return (
    <RowsByOutcome
      rows={outcomes}
      outcomes={OUTCOMES}
      countLabel={(outcome, count) => t(isDone ? `import.was.${outcome}` : `import.count.${outcome}`, { count })}
      filterLabel={t('import.filter')}
      rowsLabel={t('import.rows')}
    >
      {(row) => <Row key={row.row} outcome={row} />}
    </RowsByOutcome>
  );
}

function Row({ outcome }: { outcome: ShownOutcome }) {
  const { t } = useTranslation('users');
  const { row, email, name, roleName, roleBefore, keepsName, issues } = outcome;
  const roleOf = (word: string) => {
    const role = ROLES.find((each) => each === word);
    return role && outcome.customRoleId === null ? t(`role.${role}`) : word;
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: '56px minmax(0, 1fr) minmax(0, 200px) 104px' },
        gap: { xs: 0.75, sm: 1.5 },
        px: 1.5,
        py: 1,
        fontSize: 'size.plain',
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ color: 'text.secondary' }}>{t('import.row', { row })}</Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{email || '–'}</Box>
        {name && <Box sx={{ color: 'text.secondary' }}>{name}</Box>}
        {keepsName && <Box sx={{ color: 'text.secondary' }}>{t('import.keepsName')}</Box>}
        {issues.map((issue) => (
          <Box key={`${issue.code} ${issue.column}`} sx={{ color: 'error.main', mt: 0.25 }}>
            {t(`issue.${issue.code}`, {
              column: t(`columnOf.${issue.column}`),
              value: issue.value,
              allowed: issue.allowed.map((word) => (issue.column === 'role' ? roleOf(word) : word)).join(', '),
            })}
          </Box>
        ))}
      </Box>
      <Box sx={{ gridColumn: { xs: '2', sm: 'auto' }, overflowWrap: 'anywhere' }}>
        {roleBefore ? t('import.change', { before: roleOf(roleBefore), after: roleOf(roleName) }) : roleOf(roleName)}
      </Box>
      <Box sx={{ gridColumn: { xs: '2', sm: 'auto' } }}>
        <ToneChip tone={TONES[outcome.fate]} label={t(`fate.${outcome.fate}`)} />
      </Box>
    </Box>
  );
}
