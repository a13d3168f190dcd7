import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwners } from '../controls/use-owners.ts';
import { useLanguage } from '../frameworks/framework.ts';
import { orpc } from '../kit/requests/api.ts';
import { messageOf } from '../kit/requests/problem.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { SelectionBar } from '../kit/table/selection-bar.tsx';
import { toast } from '../kit/toast.ts';
import { useSession } from '../people/session.ts';
import { useRefreshRisks } from './risk-queries.ts';

interface LibraryBarProps {
  ticked: readonly string[];
  reason: string | null;
  onClear: () => void;
  onRegister: () => void;
}

/** Takes the ticked scenarios into the register, all for one owner: whoever adds them until another is chosen. */
export function LibraryBar({ ticked, reason, onClear, onRegister }: LibraryBarProps) {
  const { t } = useTranslation('risks');
  const language = useLanguage();
  const refresh = useRefreshRisks();
  const { user } = useSession();
  const { options, isLoading } = useOwners(null);
  const [chosen, setChosen] = useState<string>(user.id);
  const add = useMutation(orpc.risks.scenarios.additions.add.mutationOptions());
  const owner = isLoading ? { value: user.id, label: user.name } : options.find(({ value }) => value === chosen);
  const save = () =>
    add.mutate(
      { scenarioIds: [...ticked], ownerId: owner?.value ?? null, language },
      {
        onSuccess: ({ ids }) => {
          toast('success', t('library.added', { count: ids.length }), {
            label: t('library.register'),
            run: onRegister,
          });
          onClear();
          refresh();
        },
        onError: (problem) => toast('error', messageOf(problem)),
      },
    );
  const name = owner?.label ?? t('field.nobody');
  return (
    <SelectionBar label={t('library.region')} text={t('library.chosen', { count: ticked.length })}>
      <Select
        displayEmpty
        disabled={isLoading}
        value={isLoading ? '' : (owner?.value ?? '')}
        onChange={({ target }) => setChosen(target.value)}
        renderValue={() => `${t('field.owner')}: ${name}`}
        SelectDisplayProps={{ 'aria-label': `${t('field.owner')}: ${name}` }}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 360 } }, list: { 'aria-label': t('field.owner') } } }}
        sx={{ minHeight: 36, maxWidth: 260, fontSize: 'size.plain' }}
      >
        <MenuItem value="">{t('field.nobody')}</MenuItem>
        {options.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </Select>
      <ReasonButton variant="contained" color="primary" reason={reason} loading={add.isPending} onClick={save}>
        {t('library.add')}
      </ReasonButton>
      <Button variant="text" onClick={onClear}>
        {t('bulk.clear')}
      </Button>
    </SelectionBar>
  );
}
