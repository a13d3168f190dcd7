import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { RequirementLink } from '#domain/evidence/reuse.ts';

/** What a link stands on: the edges of the crosswalk, why they are there and whose judgement they are. */
export function LinkSteps({ steps }: { steps: RequirementLink['steps'] }) {
  const { t, i18n } = useTranslation('crosswalk');
  return (
    <Box component="details" sx={{ fontSize: 'size.small', color: 'text.secondary' }}>
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        {steps.length === 1 ? t('why.direct') : t('why.through', { framework: steps[0]?.to.frameworkTitle ?? '' })}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {steps.map(({ from, to, relation, why, source }) => (
          <li key={`${from.requirementId} ${to.requirementId}`}>
            <b>
              {from.requirementId} – {to.requirementId}
            </b>{' '}
            ({t(`relation.${relation}`)}): <span lang="en">{why}</span> {t('why.source', { source })}
          </li>
        ))}
      </Box>
      {!i18n.language.startsWith('en') && (
        <Box component="p" sx={{ m: 0, mt: 0.5 }}>
          {t('why.inEnglish')}
        </Box>
      )}
    </Box>
  );
}
