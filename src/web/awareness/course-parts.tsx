import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { CircleCheck, Circle, ClipboardCheck, Info } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenCourse } from '#contract/awareness.ts';
import { BandBar } from '../kit/band-bar.tsx';
import { Card } from '../kit/card.tsx';

interface CoursePartsProps {
  course: OpenCourse;
  part: string | undefined;
  onPart: (part: string | undefined) => void;
}

/** What a course consists of, with what is read; each part is a button that shows it. */
export function CourseParts({ course: { lessons, state }, part, onPart }: CoursePartsProps) {
  const { t } = useTranslation('awareness');
  const read = lessons.filter(({ isRead }) => isRead).length;
  return (
    <Card
      sx={{ p: 1.25, order: { xs: part === undefined ? 0 : 1, md: 0 }, position: { md: 'sticky' }, top: { md: 72 } }}
    >
      <Box sx={{ px: 1.25, pt: 0.75, pb: 1.25 }}>
        <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 0.75 }}>
          {t('course.readOf', { read, count: lessons.length })}
        </Box>
        <BandBar
          percent={(100 * read) / lessons.length}
          tone={read === lessons.length ? 'success' : 'info'}
          label={t('course.readOf', { read, count: lessons.length })}
        />
      </Box>
      <Box component="nav" aria-label={t('course.parts')}>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          <Part
            label={t('course.about')}
            icon={<Info size={16} />}
            isActive={part === undefined}
            onOpen={() => onPart(undefined)}
          />
          {lessons.map(({ id, title, isRead }, place) => (
            <Part
              key={id}
              label={`${place + 1}. ${title}`}
              hint={isRead ? t('course.isRead') : undefined}
              icon={isRead ? <CircleCheck size={16} /> : <Circle size={16} />}
              isDone={isRead}
              isActive={part === id}
              onOpen={() => onPart(id)}
            />
          ))}
          <Part
            label={t('test.title')}
            icon={<ClipboardCheck size={16} />}
            isDone={state === 'passed'}
            isActive={part === 'test'}
            onOpen={() => onPart('test')}
          />
        </Box>
      </Box>
    </Card>
  );
}

interface PartProps {
  label: string;
  hint?: string | undefined;
  icon: ReactElement;
  isDone?: boolean;
  isActive: boolean;
  onOpen: () => void;
}

function Part({ label, hint, icon, isDone = false, isActive, onOpen }: PartProps) {
  return (
    <li>
      <ButtonBase
        onClick={onOpen}
        aria-current={isActive ? 'step' : undefined}
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          justifyContent: 'flex-start',
          gap: 1,
          width: '100%',
          textAlign: 'left',
          fontFamily: 'inherit',
          fontSize: 'size.body',
          lineHeight: 1.45,
          px: 1.25,
          py: 0.875,
          borderRadius: '8px',
          fontWeight: isActive ? 600 : 400,
          bgcolor: isActive ? 'hover.main' : 'transparent',
          '&:hover': { bgcolor: 'hover.main' },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
          '& svg': { flex: 'none', mt: '2px', color: isDone ? 'success.main' : 'text.secondary' },
        }}
      >
        <span aria-hidden>{icon}</span>
        <span>
          {label}
          {hint && <Hint text={hint} />}
        </span>
      </ButtonBase>
    </li>
  );
}

/** What the tick says, for those who do not see it. */
function Hint({ text }: { text: string }) {
  return (
    <Box
      component="span"
      sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
    >
      {` (${text})`}
    </Box>
  );
}
