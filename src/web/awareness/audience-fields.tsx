import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Learner } from '#contract/awareness.ts';
import { AUDIENCE_KINDS } from '#domain/awareness/values.ts';
import type { Audience } from '#domain/awareness/campaign.ts';
import { Field } from '../kit/forms/field.tsx';
import { SelectField, type Option } from '../kit/forms/select-field.tsx';

/** Whom a campaign is for: a kind, and what of it. */
export function AudienceFields({ learners }: { learners: readonly Learner[] }) {
  const { t } = useTranslation('awareness');
  const kind = useWatch({ name: 'kind' }) as Audience['kind'];
  const roles = useRoleOptions(learners);
  return (
    <>
      <SelectField
        name="kind"
        label={t('field.audience')}
        options={AUDIENCE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        help={kind === 'departments' && !learners.some(({ department }) => department) ? t('field.noDepartments') : ''}
      />
      {kind === 'roles' && <ChoiceField name="roles" label={t('kind.roles')} options={roles} />}
      {kind === 'departments' && (
        <ChoiceField name="departments" label={t('kind.departments')} options={departmentsOf(learners)} />
      )}
      {kind === 'people' && (
        <ChoiceField
          name="people"
          label={t('kind.people')}
          options={learners.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  );
}

/** The roles that somebody has, those of the organization under their own name. */
function useRoleOptions(learners: readonly Learner[]): Option[] {
  const { t } = useTranslation('awareness');
  const options = learners.map(({ role, customRole, customRoleId }) => ({
    value: customRoleId ?? role,
    label: customRole ?? t(`role.${role as 'user'}`),
  }));
  return [...new Map(options.map((option) => [option.value, option])).values()];
}

const departmentsOf = (learners: readonly Learner[]): Option[] =>
  [...new Set(learners.map(({ department }) => department).filter(Boolean))]
    .toSorted((a, b) => a.localeCompare(b))
    .map((value) => ({ value, label: value }));

interface ChoiceFieldProps {
  name: string;
  label: string;
  options: readonly Option[];
}

/** Several of many, found by typing. */
function ChoiceField({ name, label, options }: ChoiceFieldProps) {
  const { t } = useTranslation('kit');
  return (
    <Field name={name} label={label} isRequired>
      {({ id, describedBy, value, hasError, onChange, onBlur, ref }) => {
        const chosen = Array.isArray(value) ? (value as string[]) : [];
        return (
          <Autocomplete
            id={id}
            multiple
            disableCloseOnSelect
            options={[...options]}
            value={options.filter((option) => chosen.includes(option.value))}
            onChange={(_, picked) => onChange(picked.map((option) => option.value))}
            onBlur={onBlur}
            isOptionEqualToValue={(option, other) => option.value === other.value}
            getOptionKey={(option) => option.value}
            noOptionsText={t('noMatches')}
            openText={t('open')}
            closeText={t('close')}
            clearText={t('clear')}
            renderValue={(picked, getItemProps) =>
              picked.map((option, index) => {
                const { key, ...props } = getItemProps({ index });
                return <Chip key={key} label={option.label} {...props} />;
              })
            }
            renderInput={({ slotProps }) => (
              <OutlinedInput
                {...slotProps.input}
                inputRef={ref}
                error={hasError}
                fullWidth
                slotProps={{ input: { ...slotProps.htmlInput, 'aria-describedby': describedBy } }}
              />
            )}
          />
        );
      }}
    </Field>
  );
}
