import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { CalendarClock, CircleDot, CircleSlash2, PenLine, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ControlChange } from '#domain/controls/control.ts';
import { CONTROL_STATUSES } from '#domain/controls/values.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { SelectionBar } from '../kit/table/selection-bar.tsx';
import { ApplicabilityDialog } from './applicability-dialog.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { JustifyDialog } from './justify-dialog.tsx';
import { StatusChip } from './status-button.tsx';

interface BulkBarProps {
  requirementIds: readonly string[];
  /** A clause always applies, and needs no justification. */
  hasClause: boolean;
  reason: string | null;
  isBusy: boolean;
  onChange: (change: ControlChange) => void;
  onClear: () => void;
}

/** What can be done with the ticked rows; floats above the end of the list while any are ticked. */
export function BulkBar({ requirementIds, hasClause, reason, isBusy, onChange, onClear }: BulkBarProps) {
  const { t } = useTranslation('controls');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<'assign' | 'justify' | 'apply' | null>(null);
  const count = requirementIds.length;
  if (count === 0) return null;
  return (
    <SelectionBar label={t('bulk.region')} text={t('bulk.selected', { count })}>
      <ReasonButton
        reason={reason}
        loading={isBusy}
        startIcon={<CircleDot />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('bulk.status')}
      </ReasonButton>
      <ReasonButton reason={reason} startIcon={<CalendarClock />} onClick={() => setOpen('assign')}>
        {t('bulk.assign')}
      </ReasonButton>
      <ReasonButton
        reason={reason ?? (hasClause ? t('form.clausesStay') : null)}
        startIcon={<CircleSlash2 />}
        onClick={() => setOpen('apply')}
      >
        {t('column.applicable')}
      </ReasonButton>
      <ReasonButton
        reason={reason ?? (hasClause ? t('bulk.noClauses') : null)}
        startIcon={<PenLine />}
        onClick={() => setOpen('justify')}
      >
        {t('bulk.justify')}
      </ReasonButton>
      <Button variant="text" startIcon={<X />} onClick={onClear}>
        {t('bulk.clear')}
      </Button>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {CONTROL_STATUSES.map((status) => (
            <MenuItem
              key={status}
              onClick={() => {
                setAnchor(null);
                onChange({ status });
              }}
            >
              <StatusChip status={status} />
            </MenuItem>
          ))}
        </Menu>
      )}
      {open === 'assign' && (
        <AssignDialog
          title={t('assign.several', { count })}
          now={null}
          onAssign={onChange}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'apply' && <ApplicabilityDialog count={count} onApply={onChange} onClose={() => setOpen(null)} />}
      {open === 'justify' && <JustifyDialog count={count} onJustify={onChange} onClose={() => setOpen(null)} />}
    </SelectionBar>
  );
}
