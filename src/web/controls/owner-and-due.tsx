import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { CalendarClock, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Control } from '#domain/controls/control.ts';
import { useFormat } from '../kit/format.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { toneText } from '../kit/tone.ts';
import { useOwnerName } from './use-owners.ts';
import { isDue } from './workspace-rows.ts';

type Assigned = Pick<Control, 'ownerName' | 'ownerIsMember' | 'ownerRole' | 'dueOn' | 'status' | 'applicable'>;

interface OwnerAndDueProps {
  /** What it is of, such as "A.5.15 Access control". */
  of: string;
  control: Assigned;
  today: string;
  onAssign: () => void;
  reason?: string | null;
}

/** Who is responsible and until when, in two lines; a click assigns. */
export function OwnerAndDue({ of, control, today, onAssign, reason = null }: OwnerAndDueProps) {
  const { t } = useTranslation('controls');
  const format = useFormat();
  const nameOf = useOwnerName();
  const isByRole = control.ownerName === null && control.ownerRole !== null;
  const owner = isByRole ? t(`role.${control.ownerRole}`) : nameOf(control);
  const due = control.dueOn ? format.date(control.dueOn) : t('due.none');
  const isLate = isDue(control as Control, 'overdue', today);
  const button = (
    <ButtonBase
      data-column="owner"
      aria-disabled={reason ? true : undefined}
      onClick={() => !reason && onAssign()}
      sx={{
        display: 'grid',
        fontFamily: 'inherit',
        justifyContent: 'stretch',
        alignContent: 'center',
        gridTemplateColumns: 'minmax(0, 1fr)',
        textAlign: 'left',
        width: 'calc(100% + 16px)',
        minHeight: 42,
        px: 1,
        mx: -1,
        borderRadius: '8px',
        fontSize: 'size.plain',
        lineHeight: 1.45,
        ...(reason ? { cursor: 'not-allowed' } : { '&:hover': { bgcolor: 'hover.main' } }),
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <HiddenText>{t('assign.of', { of })}</HiddenText>
      <Line icon={UserRound} isEmpty={control.ownerName === null && !isByRole}>
        {owner}
      </Line>
      <Line icon={CalendarClock} isEmpty={control.dueOn === null} isLate={isLate}>
        {isLate ? t('due.overdue', { date: due }) : due}
      </Line>
    </ButtonBase>
  );
  return reason ? (
    <Tooltip title={reason} describeChild>
      {button}
    </Tooltip>
  ) : (
    button
  );
}

function Line({
  icon: Icon,
  isEmpty,
  isLate = false,
  children,
}: {
  icon: typeof UserRound;
  isEmpty: boolean;
  isLate?: boolean;
  children: string;
}) {
  return (
    <Box
      component="span"
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        maxWidth: '100%',
        color: isLate ? toneText(theme, 'error') : isEmpty ? 'text.secondary' : 'text.primary',
        fontWeight: isLate ? 600 : 400,
      })}
    >
      <Box component={Icon} size={13} aria-hidden sx={{ flex: 'none', opacity: 0.75 }} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {children}
      </Box>
    </Box>
  );
}
