import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert };

interface NoticeProps {
  tone: keyof typeof icons;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  onClose?: () => void;
}

/** A message within the page. An error or warning is announced; the rest is read in its turn. */
export function Notice({ tone, title, children, action, onClose }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <Alert
      severity={tone}
      role={tone === 'error' ? 'alert' : 'status'}
      icon={<Icon size={18} aria-hidden />}
      action={action}
      // Where there is no room beside the text, the action stands below it.
      {...(action && { sx: { flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 220px' } } })}
      {...(onClose && { onClose })}
    >
      {title && (
        <Typography variant="h4" component="p">
          {title}
        </Typography>
      )}
      {children}
    </Alert>
  );
}
