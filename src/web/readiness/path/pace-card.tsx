import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PaceToDate } from '#domain/readiness/path/pace-to-date.ts';
import { RequirementLink } from '../../controls/requirement-link.tsx';
import { useCurrentFramework } from '../../frameworks/current-framework.ts';
import { useTitles } from '../../frameworks/framework.ts';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { hrefOfStep } from './path-links.ts';

/** The work that is left, spread over the weeks until the audit date, and what of it this week is for. */
export function PaceCard({ pace }: { pace: PaceToDate }) {
  const { t } = useTranslation('path');
  const { date, number } = useFormat();
  const framework = useCurrentFramework();
  const titles = useTitles(framework);
  const { deadline, isOver, weeks, open, perWeek, hours, hoursPerWeek, fits, thisWeek } = pace;
  return (
    <Card
      title={t('pace.title', { date: date(deadline) })}
      subtitle={[
        isOver ? t('pace.over') : t('pace.left', { count: open, weeks: t('pace.weeks', { count: weeks }) }),
        hours === null || hoursPerWeek === null
          ? t('pace.unknownHours')
          : t(isOver ? 'pace.hoursOver' : 'pace.hours', { hours: number(hours), perWeek: number(hoursPerWeek) }),
        fits === null ? '' : t(fits ? 'pace.fits' : 'pace.short'),
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <Link component={AppLink} href={hrefOfStep('do-the-work', framework)} sx={{ color: 'text.primary' }}>
        <Typography variant="h2" component="span">
          {t('pace.perWeek', { count: perWeek })}
        </Typography>
      </Link>
      <Typography variant="h4" component="h3" sx={{ mt: 1.5 }}>
        {t('pace.thisWeek')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {thisWeek.map(({ requirementId, effort, dueOn }) => (
          <li key={requirementId}>
            <RequirementLink
              id={requirementId}
              title={titles.requirement(requirementId)}
              note={dueOn ? t('pace.due', { date: date(dueOn) }) : t(`progress:effort.${effort}`)}
              isOneLine
            />
          </li>
        ))}
      </Box>
    </Card>
  );
}
