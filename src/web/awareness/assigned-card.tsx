import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OwnAssignment } from '#contract/awareness.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { useFormat } from '../kit/format.ts';
import { ToneChip } from '../kit/tone-chip.tsx';
import { useAssignments } from './awareness-queries.ts';
import { hrefOfCourse } from './awareness-search.ts';

/** The training that campaigns ask of me and that is not finished; nothing at all where there is none. Words: namespace `awareness`. */
export function AssignedCard({ isHiddenWhenDone = false }: { isHiddenWhenDone?: boolean }) {
  const { t } = useTranslation('awareness');
  const { data } = useAssignments();
  if (!data || (data.length === 0 && isHiddenWhenDone)) return null;
  return (
    <Card title={t('assigned.title')} subtitle={t('assigned.subtitle')} flush>
      {data.length === 0 ? (
        <EmptyState icon={GraduationCap} title={t('assigned.none')} text={t('assigned.noneText')} />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {(data as OwnAssignment[]).map((assignment) => (
            <Assignment key={assignment.campaignId} assignment={assignment} />
          ))}
        </Box>
      )}
    </Card>
  );
}

function Assignment({ assignment: { title, note, dueOn, isOverdue, courses } }: { assignment: OwnAssignment }) {
  const { t } = useTranslation('awareness');
  const format = useFormat();
  const open = courses.filter(({ isPassed }) => !isPassed);
  return (
    <Box component="li" sx={{ px: 2.5, py: 1.75, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
        <ToneChip
          tone={isOverdue ? 'error' : 'warning'}
          label={t(isOverdue ? 'course.overdue' : 'course.due', { day: format.date(dueOn) })}
        />
      </Box>
      {note && <Typography sx={{ color: 'text.secondary', mb: 0.5 }}>{note}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
        {open.map(({ id, title: course, minutes }) => (
          <li key={id}>
            <Link component={AppLink} href={hrefOfCourse(id)}>
              {course}
            </Link>{' '}
            <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
              {t('course.minutes', { count: minutes })}
            </Box>
          </li>
        ))}
      </Box>
      {open.length < courses.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {t('assigned.passed', { count: courses.length - open.length, total: courses.length })}
        </Typography>
      )}
    </Box>
  );
}
