import ButtonBase from '@mui/material/ButtonBase';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ControlStatus } from '#domain/controls/control.ts';
import { CONTROL_STATUSES } from '#domain/controls/values.ts';
import { ToneChip } from '../kit/tone-chip.tsx';
import { type Tone, softTone } from '../kit/tone.ts';

export const toneOfStatus: Record<ControlStatus, Tone> = {
  'Not Started': 'neutral',
  'In Progress': 'warning',
  Implemented: 'success',
};

export function StatusChip({ status }: { status: ControlStatus }) {
  const { t } = useTranslation('controls');
  return <ToneChip tone={toneOfStatus[status]} label={t(`status.${status}`)} />;
}

interface StatusButtonProps {
  /** What the status is of, such as "A.5.15 Access control". */
  of: string;
  status: ControlStatus;
  onChange: (status: ControlStatus) => void;
  /** Why it cannot be changed. */
  reason?: string | null;
}

/** The status as a chip that opens to the three of them. */
export function StatusButton({ of, status, onChange, reason = null }: StatusButtonProps) {
  const { t } = useTranslation('controls');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = (
    <ButtonBase
      data-column="status"
      aria-label={t('status.of', { of, status: t(`status.${status}`) })}
      aria-haspopup="menu"
      aria-expanded={anchor !== null}
      aria-disabled={reason ? true : undefined}
      onClick={(event) => !reason && setAnchor(event.currentTarget)}
      sx={(theme) => ({
        ...softTone(theme, toneOfStatus[status]),
        height: 26,
        fontFamily: 'inherit',
        minWidth: 118,
        justifyContent: 'space-between',
        borderRadius: '6px',
        pl: 1,
        pr: 0.75,
        gap: 0.5,
        fontSize: 'size.small',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        ...(reason && { cursor: 'not-allowed' }),
        '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
      })}
    >
      {t(`status.${status}`)}
      {!reason && <ChevronDown size={13} aria-hidden />}
    </ButtonBase>
  );
  return (
    <>
      {reason ? (
        <Tooltip title={reason} describeChild>
          {button}
        </Tooltip>
      ) : (
        button
      )}
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-label': t('column.status'), dense: true } }}
        >
          {CONTROL_STATUSES.map((each) => (
            <MenuItem
              key={each}
              selected={each === status}
              onClick={() => {
                setAnchor(null);
                if (each !== status) onChange(each);
              }}
            >
              <ListItemText primary={<StatusChip status={each} />} />
              {each === status && <Check size={15} aria-hidden />}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
