import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ControlChange } from '#domain/controls/control.ts';
import { useCurrentFramework } from '../frameworks/current-framework.ts';
import { useTitles } from '../frameworks/framework.ts';
import { hrefOfRequirement } from '../frameworks/framework-links.ts';
import { CountLink } from './count-link.tsx';
import { OwnerAndDue } from './owner-and-due.tsx';
import { LinkedCounts } from './linked-counts.tsx';
import { RequirementLink } from './requirement-link.tsx';
import { SpeaksAgainst } from './speaks-against.tsx';
import { StateChip } from './state-chip.tsx';
import { StatusButton } from './status-button.tsx';
import type { WorkspaceRow } from './workspace-rows.ts';

export interface RowActions {
  today: string;
  /** Why nothing can be changed. */
  reason: string | null;
  onChange: (requirementId: string, change: ControlChange) => void;
  onAssign: (requirementId: string) => void;
  onTick: (requirementId: string, isRange: boolean) => void;
}

interface RowProps extends RowActions {
  row: WorkspaceRow;
  isTicked: boolean;
}

/** A requirement as a row of the wide table. */
export const RequirementRow = memo(function RequirementRow({
  row,
  isTicked,
  today,
  reason,
  onChange,
  onAssign,
  onTick,
}: RowProps) {
  const { t } = useTranslation('controls');
  const { kind } = useTitles();
  const { requirement, control } = row;
  const { id, title } = requirement;
  const of = `${id} ${title}`;
  return (
    <TableRow hover selected={isTicked} data-row={id} sx={{ '& > td': { height: 56 } }}>
      <TableCell padding="none" sx={{ width: 48, pl: 1.25 }} data-column="tick">
        <Checkbox
          checked={isTicked}
          onClick={(event) => onTick(id, event.shiftKey)}
          slotProps={{ input: { 'aria-label': t('row.select', { of }), readOnly: true } }}
        />
      </TableCell>
      <TableCell sx={{ minWidth: 240 }}>
        <RequirementLink id={id} title={title} note={kind(requirement.kind)} />
      </TableCell>
      <TableCell sx={{ width: 150 }}>
        <StatusButton of={of} status={control.status} reason={reason} onChange={(status) => onChange(id, { status })} />
      </TableCell>
      <TableCell sx={{ width: 150 }}>
        <StateChip control={control} proof={row} />
      </TableCell>
      <TableCell sx={{ width: 210, maxWidth: 210 }}>
        <OwnerAndDue of={of} control={control} today={today} reason={reason} onAssign={() => onAssign(id)} />
      </TableCell>
      <TableCell align="right" sx={{ width: 96 }}>
        <Counts row={row} only="evidence" />
      </TableCell>
      <TableCell align="right" sx={{ width: 96 }}>
        <Counts row={row} only="suggestions" />
      </TableCell>
      <TableCell sx={{ width: 110, pr: 2.5 }}>
        <LinkedCounts id={id} linked={row.linked} />
      </TableCell>
    </TableRow>
  );
});

function Counts({ row, only }: { row: WorkspaceRow; only: 'evidence' | 'suggestions' }) {
  const { t } = useTranslation('controls');
  const framework = useCurrentFramework();
  const { id } = row.requirement;
  const count = row[only];
  const href = `${hrefOfRequirement(id, framework)}#${only}`;
  return (
    <>
      <CountLink count={count} href={href} label={t(`row.${only}`, { count, id })} />
      {only === 'evidence' && <SpeaksAgainst count={row.against} href={href} id={id} />}
    </>
  );
}

/** The same on a phone. */
export const RequirementCard = memo(function RequirementCard({
  row,
  isTicked,
  today,
  reason,
  onChange,
  onAssign,
  onTick,
}: RowProps) {
  const { t } = useTranslation('controls');
  const { kind } = useTitles();
  const { requirement, control, evidence, suggestions } = row;
  const { id, title } = requirement;
  const of = `${id} ${title}`;
  return (
    <Box
      component="li"
      data-row={id}
      sx={{ display: 'flex', gap: 0.5, p: 1.5, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Checkbox
        checked={isTicked}
        onClick={(event) => onTick(id, event.shiftKey)}
        slotProps={{ input: { 'aria-label': t('row.select', { of }), readOnly: true } }}
        sx={{ alignSelf: 'flex-start', ml: -0.75 }}
      />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.75 }}>
        <RequirementLink id={id} title={title} note={kind(requirement.kind)} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <StatusButton
            of={of}
            status={control.status}
            reason={reason}
            onChange={(status) => onChange(id, { status })}
          />
          <StateChip control={control} proof={row} />
        </Box>
        <OwnerAndDue of={of} control={control} today={today} reason={reason} onAssign={() => onAssign(id)} />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontSize: 'size.small', color: 'text.secondary' }}>
          <span>
            {t('column.evidence')} <Counts row={row} only="evidence" />
          </span>
          {(suggestions > 0 || evidence === 0) && (
            <span>
              {t('column.suggestions')} <Counts row={row} only="suggestions" />
            </span>
          )}
          <LinkedCounts id={id} linked={row.linked} />
        </Box>
      </Box>
    </Box>
  );
});
