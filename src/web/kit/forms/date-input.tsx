import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { format, isValid, parseISO } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { enUS } from 'date-fns/locale/en-US';
import { es } from 'date-fns/locale/es';
import { fr } from 'date-fns/locale/fr';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from './field.tsx';

const locales = { en: enUS, es, fr, de };

/** The picker has an input of its own, which the theme of inputs does not reach. */
const inputLook = {
  '& .MuiPickersOutlinedInput-root': {
    minHeight: 38,
    borderRadius: '8px',
    bgcolor: 'background.paper',
    fontSize: 'size.body',
  },
  '& .MuiPickersOutlinedInput-root:not(.Mui-focused, .Mui-error) .MuiPickersOutlinedInput-notchedOutline': {
    borderColor: 'field.border',
  },
  '& .MuiPickersSectionList-root': { py: '8px' },
} as const;

const paperLook = {
  borderRadius: '10px',
  border: '1px solid',
  borderColor: 'divider',
  boxShadow: '0 8px 28px rgb(16 20 28 / 0.14)',
} as const;

interface DateInputProps {
  binding: FieldBinding;
  label: string;
  isDisabled: boolean;
  min?: string;
  max?: string;
}

/** The calendar itself; only DateField takes it, lazily. */
export function DateInput({ binding, label, isDisabled, min, max }: DateInputProps) {
  const { t, i18n } = useTranslation('kit');
  const value = typeof binding.value === 'string' && binding.value ? parseISO(binding.value) : null;
  const locale = locales[i18n.language as keyof typeof locales] ?? enUS;
  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFns}
      adapterLocale={locale}
      localeText={{
        openDatePickerDialogue: () => t('date.open', { label }),
        cancelButtonLabel: t('cancel'),
        okButtonLabel: t('ok'),
        clearButtonLabel: t('clear'),
        todayButtonLabel: t('date.today'),
        previousMonth: t('date.previousMonth'),
        nextMonth: t('date.nextMonth'),
        datePickerToolbarTitle: label,
        fieldDayPlaceholder: () => t('date.day'),
        fieldMonthPlaceholder: () => t('date.month'),
        fieldYearPlaceholder: ({ digitAmount }) => t('date.year').repeat(digitAmount),
      }}
    >
      <DatePicker
        value={value && isValid(value) ? value : null}
        onChange={(date) => {
          if (!date) binding.onChange(undefined);
          else if (isValid(date)) binding.onChange(format(date, 'yyyy-MM-dd'));
        }}
        disabled={isDisabled}
        {...(min && { minDate: parseISO(min) })}
        {...(max && { maxDate: parseISO(max) })}
        slotProps={{
          field: { clearable: true },
          desktopPaper: { sx: paperLook },
          popper: { 'aria-labelledby': binding.labelId } as object,
          textField: {
            id: binding.id,
            size: 'small',
            fullWidth: true,
            error: binding.hasError,
            hiddenLabel: true,
            sx: inputLook,
            onBlur: binding.onBlur,
            slotProps: {
              input: { 'aria-labelledby': binding.labelId, 'aria-describedby': binding.describedBy } as object,
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
