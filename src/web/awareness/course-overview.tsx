import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#domain/addresses.ts';
import type { OpenCourse } from '#contract/awareness.ts';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { useFormat } from '../kit/format.ts';
import { Notice } from '../kit/notice.tsx';
import { usePermission } from '../people/use-permission.ts';
import { useFileHref } from './awareness-queries.ts';

interface CourseOverviewProps {
  course: OpenCourse;
  onPart: (part: string) => void;
}

/** What one will know afterwards, what it takes, and where to go on. */
export function CourseOverview({ course, onPart }: CourseOverviewProps) {
  const { t } = useTranslation('awareness');
  const { lessons, objectives, minutes, questions, passMark, state, attempts } = course;
  const next = lessons.find(({ isRead }) => !isRead)?.id ?? 'test';
  return (
    <Card title={t('course.objectives')}>
      <Box component="ul" sx={{ pl: 3, mt: 0, mb: 2, maxWidth: '72ch', '& li + li': { mt: 0.5 } }}>
        {objectives.map((objective) => (
          <li key={objective}>{objective}</li>
        ))}
      </Box>
      <Typography sx={{ color: 'text.secondary', maxWidth: '72ch', mb: 2 }}>
        {t('course.takes', { minutes, lessons: lessons.length, questions, passMark })}
      </Typography>
      {course.certificate && <Passed course={course} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button variant="contained" color="primary" onClick={() => onPart(next)}>
          {t(state === 'new' ? 'course.start' : next === 'test' ? 'course.toTest' : 'course.goOn')}
        </Button>
      </Box>
      <Served requirements={course.requirements} />
      {attempts.length > 0 && <Attempts attempts={attempts} />}
    </Card>
  );
}

function Passed({ course: { certificate } }: { course: OpenCourse }) {
  const { t } = useTranslation('awareness');
  const format = useFormat();
  const hrefOf = useFileHref();
  if (!certificate) return null;
  return (
    <Box sx={{ mb: 2, maxWidth: '72ch' }}>
      <Notice
        tone="success"
        title={t('test.passed', { score: certificate.score })}
        action={
          <Button size="small" href={hrefOf(`certificates/${certificate.number}/file`)} download>
            {t('certificate.download')}
          </Button>
        }
      >
        {t('certificate.line', { number: certificate.number, day: format.date(certificate.validUntil) })}
      </Notice>
    </Box>
  );
}

/** The requirements that the course serves; those of ISO 27001 lead to their pages. */
function Served({ requirements }: { requirements: Record<string, string[]> }) {
  const { t } = useTranslation('awareness');
  const maySee = usePermission('iso_readiness.view');
  const ids = requirements[BASE_FRAMEWORK] ?? [];
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t('course.serves')}{' '}
      {ids.map((id, place) => (
        <span key={id}>
          {place > 0 && ', '}
          {maySee ? (
            <Link component={AppLink} href={addressOf('isoRequirement', { id })}>
              {id}
            </Link>
          ) : (
            id
          )}
        </span>
      ))}
    </Typography>
  );
}

function Attempts({ attempts }: Pick<OpenCourse, 'attempts'>) {
  const { t } = useTranslation('awareness');
  const format = useFormat();
  return (
    <Box sx={{ mt: 2.5 }}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {t('test.earlier')}
      </Typography>
      <Box component="ul" sx={{ pl: 3, my: 0 }}>
        {attempts.slice(0, 10).map(({ id, finishedAt, score, passed }) => (
          <li key={id}>
            {t(passed ? 'test.wasPassed' : 'test.wasFailed', { day: format.dateTime(finishedAt), score })}
          </li>
        ))}
      </Box>
    </Box>
  );
}
