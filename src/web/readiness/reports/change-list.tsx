import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { keyOf, type StatementRow } from '#domain/readiness/statement.ts';
import { type StatementChange, changedFieldsOf } from '#domain/readiness/statement-version.ts';
import { RequirementLink } from '../../controls/requirement-link.tsx';
import { useTitles } from '../../frameworks/framework.ts';
import { FRAMEWORK } from '../../frameworks/framework-links.ts';

type Field = ReturnType<typeof changedFieldsOf>[number];

/** Control by control and field by field, what it was and what it is. */
export function ChangeList({ changes }: { changes: readonly StatementChange[] }) {
  const { t } = useTranslation(['reports', 'controls']);
  const shown = (row: StatementRow, field: Field): string => {
    switch (field) {
      case 'applicable':
        return t(row.applicable ? 'controls:applicable.yes' : 'controls:applicable.no');
      case 'status':
        return t(`controls:status.${row.status}`);
      case 'evidence':
        return String(row.evidence);
      case 'against':
        return String(row.against ?? 0);
      case 'justification':
        return row.justification || '—';
      case 'reasons':
        return row.reasons?.map((reason) => t(`controls:reason.${reason}`)).join(', ') ?? '—';
      case 'ownerRole':
        return row.ownerRole ? t(`controls:role.${row.ownerRole}`) : '—';
      case 'risks':
        return row.risks?.join(', ') ?? '—';
      case 'ownerName':
        return row.ownerName ?? '—';
    }
  };
  const says = (change: StatementChange) => {
    const { before, after } = change;
    if (!before || !after) return [t(after ? 'change.new' : 'change.gone')];
    return changedFieldsOf(change).map((field) =>
      t('change.line', { field: t(`change.${field}`), before: shown(before, field), after: shown(after, field) }),
    );
  };
  return (
    <Box
      component="ul"
      aria-label={t('change.title')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25, fontSize: 'size.plain' }}
    >
      {changes.map((change) => (
        <li key={keyOf(change)}>
          <ChangedRequirement change={change} />
          {says(change).map((line) => (
            <Box key={line} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {line}
            </Box>
          ))}
        </li>
      ))}
    </Box>
  );
}

function ChangedRequirement({ change: { requirementId, framework = FRAMEWORK } }: { change: StatementChange }) {
  const titles = useTitles(framework);
  return <RequirementLink id={requirementId} title={titles.requirement(requirementId)} framework={framework} />;
}
