import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CloudUpload, FolderUp } from 'lucide-react';
import { type MouseEvent, useId, useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { tint } from '../theme/tint.ts';
import { type PickedFile, isHidden, pickedFile } from './files-in.ts';
import { useFormat } from './format.ts';

export interface RefusedFile extends PickedFile {
  reason: 'type' | 'size' | 'empty';
}

interface DropZoneProps {
  label: string;
  /** Extensions with the dot, lower case: ['.pdf', '.docx']. */
  extensions: readonly string[];
  /** Bytes a single file may have. */
  maxSize: number;
  /** All that may be taken, and all that may not with the reason; hidden files of folders are left out silently. */
  onFiles: (taken: PickedFile[], refused: RefusedFile[]) => void;
  isMultiple?: boolean;
  /** Offers to choose a whole folder too. */
  takesFolders?: boolean;
  isDisabled?: boolean;
  /** A line under the label; with it a click anywhere in the zone chooses a file. */
  hint?: string;
  /** Instead of the label while a file is dragged over the zone. */
  releaseLabel?: string;
}

/** Takes files and whole folders by drag, click, paste or keyboard, and says beforehand what is allowed. */
export function DropZone(props: DropZoneProps) {
  const { label, extensions, maxSize, onFiles, isMultiple = true, takesFolders = false, isDisabled = false } = props;
  const { t } = useTranslation('kit');
  const format = useFormat();
  const id = useId();
  const folder = useRef<HTMLInputElement>(null);

  const sort = (files: readonly File[]) => {
    const picked = files.map(pickedFile).filter((entry) => files.length === 1 || !isHidden(entry));
    const refused: RefusedFile[] = [];
    const taken: PickedFile[] = [];
    for (const entry of picked) {
      const reason = refusalOf(entry, extensions, maxSize);
      if (reason) refused.push({ ...entry, reason });
      else taken.push(entry);
    }
    if (taken.length || refused.length) onFiles(taken, refused);
  };

  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (accepted, rejected) => sort([...accepted, ...rejected.map(({ file }) => file)]),
    multiple: isMultiple,
    noClick: props.hint === undefined,
    noKeyboard: true,
    disabled: isDisabled,
  });

  const chooseFiles = (event: MouseEvent) => {
    event.stopPropagation();
    open();
  };

  return (
    <Box
      {...getRootProps({ role: 'group', 'aria-label': label, 'aria-describedby': id, tabIndex: -1 })}
      sx={(theme) => ({
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 0.5,
        p: { xs: 2.5, sm: 4 },
        borderRadius: '12px',
        border: '1.5px dashed',
        borderColor: isDragActive ? 'primary.main' : 'field.border',
        backgroundColor: isDragActive ? tint(theme.vars.palette.primary.main, 8) : 'transparent',
        transition: 'background-color 120ms, border-color 120ms',
        opacity: isDisabled ? 0.6 : 1,
      })}
    >
      <input {...getInputProps({ 'aria-label': label, accept: extensions.join(','), tabIndex: -1 })} />
      {takesFolders && (
        <input
          ref={folder}
          type="file"
          hidden
          aria-label={t('drop.folder')}
          {...{ webkitdirectory: '' }}
          multiple
          onChange={(event) => {
            sort([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      )}
      <Box aria-hidden sx={{ color: 'primary.main', mb: 0.5, display: 'flex' }}>
        <CloudUpload size={28} />
      </Box>
      <Typography variant="h4" component="p">
        {isDragActive ? (props.releaseLabel ?? t('drop.release')) : label}
      </Typography>
      {props.hint && <Typography sx={{ color: 'text.secondary' }}>{props.hint}</Typography>}
      <Typography id={id} variant="caption" sx={{ color: 'text.secondary' }}>
        {t('drop.allowed', {
          types: format.list(extensions.map((type) => type.slice(1).toUpperCase())),
          size: format.bytes(maxSize),
        })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1.5 }}>
        <Button variant="contained" color="primary" onClick={chooseFiles} disabled={isDisabled}>
          {isMultiple ? t('drop.files') : t('drop.file')}
        </Button>
        {takesFolders && (
          <Button startIcon={<FolderUp />} onClick={() => folder.current?.click()} disabled={isDisabled}>
            {t('drop.folder')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function refusalOf({ file }: PickedFile, extensions: readonly string[], maxSize: number): RefusedFile['reason'] | null {
  const name = file.name.toLowerCase();
  if (!extensions.some((extension) => name.endsWith(extension))) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > maxSize ? 'size' : null;
}
