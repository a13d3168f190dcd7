import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#domain/organisations/language.ts';
import { useCurrentFramework } from '../../frameworks/current-framework.ts';
import { useLanguage } from '../../frameworks/framework.ts';
import { useFrameworks, useInUse } from '../../frameworks/frameworks-in-use.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { messageOf } from '../../kit/requests/problem.ts';
import { toast } from '../../kit/toast.ts';
import { PackList } from './pack-list.tsx';
import { FORMATS, type Kind, type ReportChoice, kindsFor, pathOf } from './report-choice.ts';
import { saveReport } from './report-file.ts';
import { usePacks } from './use-packs.ts';

/** Chooses a report and has it made; an audit pack is made by a job and stays for a day. */
export function ExportDialog({ kind, onClose }: { kind: Kind; onClose: () => void }) {
  const { t } = useTranslation('reports');
  const current = useCurrentFramework();
  const [choice, setChoice] = useState<ReportChoice>({
    kind: kindsFor(current).includes(kind) ? kind : 'readiness',
    framework: current,
    format: 'pdf',
    language: useLanguage(),
  });
  const packs = usePacks();
  const making = useMutation({
    mutationFn: () => saveReport(pathOf(choice), { format: choice.format, language: choice.language }),
    onSuccess: () => {
      toast('success', t('exported', { report: t(`kind.${choice.kind}`) }));
      onClose();
    },
  });
  const isPack = choice.kind === 'pack';
  const change = (next: Partial<ReportChoice>) => {
    making.reset();
    const framework = next.framework ?? choice.framework;
    const wished = next.kind ?? choice.kind;
    setChoice({ ...choice, ...next, kind: kindsFor(framework).includes(wished) ? wished : 'readiness' });
  };
  const run = () => (isPack ? packs.make(choice) : making.mutate());
  const error = isPack ? packs.error : making.error;
  return (
    <Dialog
      isOpen
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('kit:close')}</Button>
          <Button
            variant="contained"
            color="primary"
            loading={isPack ? packs.isStarting : making.isPending}
            onClick={run}
          >
            {t(isPack ? 'makePack' : 'export')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 0.5 }}>
        {error && <Notice tone="error">{messageOf(error)}</Notice>}
        <Choices choice={choice} onChange={change} />
        <Box component="p" sx={{ m: 0, color: 'text.secondary', fontSize: 'size.plain' }}>
          {t(`about.${choice.kind}`)}
        </Box>
        {making.isPending && <LinearProgress aria-label={t('making')} />}
        {isPack && <PackList packs={packs.packs} />}
      </Box>
    </Dialog>
  );
}

interface ChoicesProps {
  choice: ReportChoice;
  onChange: (next: Partial<ReportChoice>) => void;
}

function Choices({ choice, onChange }: ChoicesProps) {
  const { t } = useTranslation('reports');
  const frameworks = useFrameworks().data ?? [];
  const inUse = useInUse().data ?? [];
  const known = inUse.some(({ framework }) => framework === choice.framework)
    ? inUse.map(({ framework }) => framework)
    : [choice.framework, ...inUse.map(({ framework }) => framework)];
  const titleOf = (framework: string) => frameworks.find(({ id }) => id === framework)?.title ?? framework;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <Choice
        label={t('field.kind')}
        value={choice.kind}
        options={kindsFor(choice.framework).map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        onChange={(kind) => onChange({ kind })}
      />
      <Choice
        label={t('field.framework')}
        value={choice.framework}
        options={known.map((framework) => ({ value: framework, label: titleOf(framework) }))}
        onChange={(framework) => onChange({ framework })}
      />
      <Choice
        label={t('field.language')}
        value={choice.language}
        options={LANGUAGES.map((language) => ({ value: language, label: t(`language.${language}`) }))}
        onChange={(language) => onChange({ language })}
      />
      {choice.kind !== 'pack' && (
        <Choice
          label={t('field.format')}
          value={choice.format}
          options={FORMATS.map((format) => ({ value: format, label: t(`format.${format}`) }))}
          onChange={(format) => onChange({ format })}
        />
      )}
    </Box>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel id={`${id}-label`} htmlFor={id} sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      <Select id={id} labelId={`${id}-label`} value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
