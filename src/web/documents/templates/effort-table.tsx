import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import {
  HOURS_OF_CATEGORY,
  HOURS_OF_DAY,
  HOURS_OF_EFFORT,
  HOURS_OF_FOLDER,
  SETUP_HOURS,
  type StructureEffort,
} from '#domain/documents/structure-effort.ts';
import { TEMPLATE_CATEGORIES } from '#domain/documents/template-values.ts';
import { useFormat } from '../../kit/format.ts';

const PHASES = ['setup', 'documentation', 'implementation', 'certification'] as const;

/** The estimated working time by phase, each with the sum that it comes from. */
export function EffortTable({ effort }: { effort: StructureEffort }) {
  const { t } = useTranslation('templates');
  const { number } = useFormat();
  return (
    <Box component="section" aria-labelledby="structure-effort">
      <Typography id="structure-effort" variant="h3">
        {t('effort.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1, textWrap: 'pretty' }}>
        {t('effort.text')}
      </Typography>
      <Box
        component="table"
        aria-labelledby="structure-effort"
        sx={{
          borderCollapse: 'collapse',
          width: '100%',
          fontSize: 'size.body',
          '& th, & td': { py: 1, pr: 2, textAlign: 'left', verticalAlign: 'top', fontWeight: 400 },
          '& tr': { borderTop: '1px solid', borderColor: 'divider' },
        }}
      >
        <tbody>
          {PHASES.map((phase) => (
            <tr key={phase}>
              <th scope="row">
                <Box sx={{ fontWeight: 600 }}>{t(`effort.${phase}`)}</Box>
                <Formula phase={phase} effort={effort} />
              </th>
              <Amount
                value={effort[phase]}
                none={t(phase === 'certification' ? 'effort.noCertificate' : 'effort.unknown')}
              />
            </tr>
          ))}
          <tr>
            <th scope="row">
              <Box sx={{ fontWeight: 700 }}>{t('effort.total')}</Box>
            </th>
            <Amount value={effort.total} none={number(0)} isTotal />
          </tr>
        </tbody>
      </Box>
    </Box>
  );
}

interface AmountProps {
  value: StructureEffort['setup'] | null;
  none: string;
  isTotal?: boolean;
}

function Amount({ value, none, isTotal = false }: AmountProps) {
  const { t } = useTranslation('templates');
  const { number } = useFormat();
  return (
    <Box component="td" sx={{ width: { xs: 110, sm: 190 }, fontVariantNumeric: 'tabular-nums' }}>
      {value ? (
        <>
          <Box component="span" sx={{ fontWeight: isTotal ? 700 : 600 }}>
            {t('effort.hours', { count: value.hours, hours: number(value.hours) })}
          </Box>{' '}
          <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {t('effort.days', { count: value.days, days: number(value.days) })}
          </Box>
        </>
      ) : (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {none}
        </Box>
      )}
    </Box>
  );
}

function Formula({ phase, effort }: { phase: (typeof PHASES)[number]; effort: StructureEffort }) {
  const { t } = useTranslation('templates');
  const { number } = useFormat();
  const { folders, documents, requirements, sizeFactor, auditDays } = effort.counted;
  const factor = number(sizeFactor);
  const hours = (count: number, each: number) => `${number(count)} × ${number(each)} h`;
  const formula = {
    setup: () => `${number(SETUP_HOURS)} h + ${hours(folders, HOURS_OF_FOLDER)}`,
    documentation: () =>
      `(${TEMPLATE_CATEGORIES.filter((category) => documents[category])
        .map(
          (category) =>
            `${t(`categories.${category}`)} ${hours(documents[category] ?? 0, HOURS_OF_CATEGORY[category])}`,
        )
        .join(' + ')}) × ${factor}`,
    implementation: () =>
      requirements &&
      `(${(['low', 'medium', 'high'] as const)
        .map((level) => `${t(`effort.level.${level}`)} ${hours(requirements[level], HOURS_OF_EFFORT[level])}`)
        .join(' + ')}) × ${factor}`,
    certification: () => effort.certification && `${t('effort.audit')} ${hours(auditDays, HOURS_OF_DAY)}`,
  }[phase]();
  if (!formula) return null;
  return (
    <Box
      sx={{ fontSize: 'size.small', color: 'text.secondary', textWrap: 'pretty', fontVariantNumeric: 'tabular-nums' }}
    >
      {formula}
    </Box>
  );
}
