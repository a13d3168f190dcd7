import Box from '@mui/material/Box';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type EditKind, editOf } from './edits.ts';
import { editOfKeys, Toolbar } from './toolbar.tsx';

interface WritingProps {
  value: string;
  language: string | null;
  onChange: (value: string) => void;
  onSave: () => void;
}

/** Where one writes: a text area, so that everything a browser can do with text works here too, undoing as well. */
export function Writing({ value, language, onChange, onSave }: WritingProps) {
  const { t } = useTranslation('document-control');
  const area = useRef<HTMLTextAreaElement>(null);
  const edit = (kind: EditKind) => {
    const { current } = area;
    if (!current) return;
    const selected = { text: current.value, start: current.selectionStart, end: current.selectionEnd };
    const { from, to, words, start, end } = editOf(kind, selected, t('editor.sample'));
    current.focus();
    current.setSelectionRange(from, to);
    // Old, but the one way that Ctrl+Z knows of.
    const isDone = document.execCommand(words === '' ? 'delete' : 'insertText', false, words);
    if (!isDone) {
      current.setRangeText(words, from, to, 'end');
      onChange(current.value);
    }
    current.setSelectionRange(start, end);
  };
  const press = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 's') {
      event.preventDefault();
      onSave();
      return;
    }
    const kind = editOfKeys(event);
    if (!kind) return;
    event.preventDefault();
    edit(kind);
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateRows: 'auto 1fr', minHeight: 0 }}>
      <Toolbar onEdit={edit} />
      <Box
        component="textarea"
        ref={area}
        aria-label={t('editor.words')}
        lang={language ?? undefined}
        spellCheck
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
        sx={{
          width: 1,
          minHeight: { xs: '50vh', md: 'calc(100vh - 340px)' },
          p: 2,
          border: 0,
          borderTop: '1px solid',
          borderColor: 'divider',
          bgcolor: 'transparent',
          color: 'text.primary',
          font: 'inherit',
          fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
          fontSize: 'size.body',
          lineHeight: 1.6,
          resize: 'vertical',
          '&:focus-visible': { outlineOffset: -2 },
        }}
      />
    </Box>
  );
}
