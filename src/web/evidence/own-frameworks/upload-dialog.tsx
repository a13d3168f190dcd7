import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CUSTOM_LIMITS } from '#domain/frameworks/custom/content.ts';
import type { CustomFramework } from '#domain/frameworks/custom/upload.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { DropZone } from '../../kit/drop-zone.tsx';
import { Notice } from '../../kit/notice.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { TableChooser } from '../../kit/table/table-chooser.tsx';
import { OutcomeRows } from './outcome-rows.tsx';
import { type Head, useUpload } from './use-upload.ts';

interface UploadDialogProps {
  /** Null: a new one. */
  framework: CustomFramework | null;
  onClose: () => void;
}

/** Choose a file, see what becomes of every requirement, keep it: nothing happens before the last step. */
export function UploadDialog({ framework, onClose }: UploadDialogProps) {
  const { t } = useTranslation('mapping');
  const work = useUpload(framework, onClose);
  const [use, setUse] = useState(true);
  const [accepts, setAccepts] = useState(false);
  const { preview, head } = work;
  const outcomes = preview?.fates ?? [];
  const count = (wanted: string) => outcomes.filter(({ fate }) => fate === wanted).length;
  const lost = outcomes.filter(({ fate, isDecided, evidence }) => fate === 'removed' && (isDecided || evidence > 0));
  const isSame =
    framework !== null &&
    ['title', 'edition', 'publisher'].every((name) => framework[name as keyof Head] === head[name as keyof Head]);
  const why = !preview
    ? t('upload.chooseFirst')
    : preview.refusal || count('error') > 0
      ? t('upload.mendFirst')
      : head.title === '' || head.edition === ''
        ? t('upload.nameFirst')
        : isSame && count('unchanged') === outcomes.length
          ? t('upload.nothing')
          : lost.length > 0 && !accepts
            ? t('upload.acceptFirst')
            : null;
  const change = (next: boolean) => {
    work.forget();
    setAccepts(next);
  };
  return (
    <Dialog
      isOpen
      width="md"
      title={framework ? t('upload.replaceTitle', { title: framework.title }) : t('upload.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <ReasonButton
            variant="contained"
            color="primary"
            loading={work.isBusy}
            reason={why}
            onClick={() => void work.keep(use, accepts ? lost.map(({ id }) => id) : [])}
          >
            {framework ? t('upload.replace') : t('upload.add')}
          </ReasonButton>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 0.5 }}>
        {work.problem && <Notice tone="error">{work.problem}</Notice>}
        <HeadFields head={head} onChange={work.name} />
        {work.file ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{work.file}</Box>
            <Button variant="text" onClick={() => change(false)}>
              {t('upload.other')}
            </Button>
          </Box>
        ) : (
          <DropZone
            label={t('upload.drop')}
            extensions={['.csv', '.yaml', '.yml']}
            maxSize={CUSTOM_LIMITS.bytes}
            isMultiple={false}
            onFiles={(taken, refused) => void work.open(taken[0]?.file, refused[0]?.reason)}
          />
        )}
        {preview?.refusal && (
          <Notice tone="error">{t(`refusal.${preview.refusal.code}`, { detail: preview.refusal.detail })}</Notice>
        )}
        {preview?.found && (
          <TableChooser choice={{ ...preview.found, heads: [] }} onChoose={(place) => void work.choose(place)} />
        )}
        {outcomes.length > 0 && <OutcomeRows outcomes={outcomes} isNew={framework === null} />}
        {lost.length > 0 && (
          <Notice tone="warning" title={t('upload.lost', { count: lost.length })}>
            <div>{t('upload.lostText', { ids: lost.map(({ id }) => id).join(', ') })}</div>
            <FormControlLabel
              control={<Checkbox size="small" checked={accepts} onChange={(_, next) => setAccepts(next)} />}
              label={t('upload.accept')}
            />
          </Notice>
        )}
        {framework === null && preview && !preview.refusal && (
          <FormControlLabel
            control={<Checkbox size="small" checked={use} onChange={(_, next) => setUse(next)} />}
            label={t('upload.use')}
          />
        )}
      </Box>
    </Dialog>
  );
}

function HeadFields({ head, onChange }: { head: Head; onChange: (change: Partial<Head>) => void }) {
  const { t } = useTranslation('mapping');
  const field = (name: keyof Head, isRequired: boolean) => (
    <TextField
      size="small"
      label={t(`field.${name}`)}
      required={isRequired}
      value={head[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: 80 } }}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '2fr 1fr 1fr' } }}>
      {field('title', true)}
      {field('edition', true)}
      {field('publisher', false)}
    </Box>
  );
}
