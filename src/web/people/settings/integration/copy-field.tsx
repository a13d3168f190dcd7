import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Copy } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../kit/toast.ts';

/** Text for another program, with a button that copies it; without a secure connection browsers only let us select it. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('integration');
  const id = useId();
  const field = useRef<HTMLPreElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast('success', t('copy.copied'));
    } catch {
      if (field.current) window.getSelection()?.selectAllChildren(field.current);
      toast('info', t('copy.selected'));
    }
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 0.5, minHeight: 32 }}
      >
        <Box component="span" id={id} sx={{ typography: 'body2', fontWeight: 600 }}>
          {label}
        </Box>
        <Button
          size="small"
          startIcon={<Copy size={14} />}
          onClick={() => void copy()}
          aria-describedby={id}
          sx={{ flex: 'none' }}
        >
          {t('copy.button')}
        </Button>
      </Box>
      <Box
        component="pre"
        ref={field}
        tabIndex={0}
        aria-labelledby={id}
        sx={{
          m: 0,
          p: 1.5,
          overflowX: 'auto',
          whiteSpace: 'pre-wrap',
          wordBreak: 'break-all',
          fontFamily: 'ui-monospace, monospace',
          fontSize: 'size.plain',
          bgcolor: 'hover.main',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '8px',
        }}
      >
        {text}
      </Box>
    </Box>
  );
}
