import Button, { type ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { AppLink } from './links/app-link.tsx';

interface ReasonButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** Why the button cannot be used now; without a reason it works. */
  reason?: string | null | undefined;
}

/**
 * A button that says why it is off. It stays reachable by keyboard so that everybody can read the reason:
 * `<ReasonButton reason={mayEdit ? null : t('kit:reason.permission')} ...>`.
 */
export function ReasonButton({ reason, onClick, href, sx, ...rest }: ReasonButtonProps) {
  const look = Array.isArray(sx) ? sx : [sx];
  const target = href && !reason ? { component: AppLink, href } : {};
  // The same element with and without a reason: it keeps the focus when the reason comes or goes.
  return (
    <Tooltip title={reason ?? ''} describeChild>
      {reason ? (
        <Button
          {...rest}
          type="button"
          aria-disabled
          onClick={(event) => event.preventDefault()}
          sx={[{ opacity: 0.6, cursor: 'not-allowed' }, ...look]}
        />
      ) : (
        <Button {...rest} {...target} {...(onClick && { onClick })} sx={look} />
      )}
    </Tooltip>
  );
}
