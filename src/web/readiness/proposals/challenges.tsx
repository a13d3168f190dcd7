import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ExclusionChallenge } from '#domain/readiness/proposals/propose.ts';
import { RequirementLink } from '../../controls/requirement-link.tsx';
import { useTitles } from '../../frameworks/framework.ts';
import { Card } from '../../kit/card.tsx';
import { BasisLinks } from './basis-links.tsx';

/** Excluded controls that facts of the organisation speak for: an auditor would ask. */
export function Challenges({ challenges }: { challenges: readonly ExclusionChallenge[] }) {
  const { t } = useTranslation('proposals');
  const titles = useTitles();
  if (challenges.length === 0) return null;
  return (
    <Card title={t('challenges.title', { count: challenges.length })} subtitle={t('challenges.text')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {challenges.map(({ requirementId, bases }) => (
          <li key={requirementId}>
            <RequirementLink id={requirementId} title={titles.requirement(requirementId)} />
            <BasisLinks requirementId={requirementId} bases={bases} />
          </li>
        ))}
      </Box>
    </Card>
  );
}
