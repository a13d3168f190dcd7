import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { DropZone, type RefusedFile } from '../drop-zone.tsx';
import { Notice } from '../notice.tsx';

interface FileOrTextProps {
  label: string;
  extensions: readonly string[];
  /** Bytes. */
  maxSize: number;
  file: File | null;
  /** What is said of the chosen file. */
  chosen: (file: File) => string;
  onFile: (file: File | null) => void;
  /** Null where nothing is refused any more. */
  onRefused: (reason: RefusedFile['reason'] | null) => void;
  /** Where the text is pasted while no file is chosen. */
  children: ReactNode;
}

/** A file, or a text in its place. The file's name becomes the form's `title` where there is none yet. */
export function FileOrText(props: FileOrTextProps) {
  const { label, extensions, maxSize, file, chosen, onFile, onRefused, children } = props;
  const form = useFormContext<{ title: string }>();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <DropZone
        label={label}
        extensions={extensions}
        maxSize={maxSize}
        isMultiple={false}
        onFiles={([taken], [refused]) => {
          onRefused(taken || !refused ? null : refused.reason);
          if (!taken) return;
          onFile(taken.file);
          if (!form.getValues('title')) form.setValue('title', taken.file.name.replace(/\.\w+$/, '').slice(0, 200));
        }}
      />
      {file ? (
        <Notice tone="info" onClose={() => onFile(null)}>
          {chosen(file)}
        </Notice>
      ) : (
        children
      )}
    </Box>
  );
}
