import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OpenCourse } from '#contract/awareness.ts';
import { orpc } from '../kit/requests/api.ts';
import { Card } from '../kit/card.tsx';
import { messageOf } from '../kit/requests/problem.ts';
import { toast } from '../kit/toast.ts';
import { useRefreshAwareness } from './awareness-queries.ts';
import { LessonText } from './lesson-text.tsx';

interface LessonViewProps {
  course: OpenCourse;
  lesson: OpenCourse['lessons'][number];
  onPart: (part: string | undefined) => void;
}

/** One lesson. Going on says that it was read; that is kept, whatever device one goes on with. */
export function LessonView({ course: { id, lessons }, lesson, onPart }: LessonViewProps) {
  const { t } = useTranslation('awareness');
  const refresh = useRefreshAwareness();
  const read = useMutation(orpc.awareness.courses.readings.add.mutationOptions());
  const place = lessons.findIndex((each) => each.id === lesson.id);
  const before = lessons[place - 1]?.id;
  const next = lessons[place + 1]?.id ?? 'test';
  const goOn = () => {
    if (lesson.isRead) return onPart(next);
    read.mutate(
      { course: id, lesson: lesson.id },
      {
        onSuccess: () => {
          refresh();
          onPart(next);
        },
        onError: (error) => toast('error', messageOf(error)),
      },
    );
  };
  return (
    <Card title={lesson.title} subtitle={t('lesson.place', { place: place + 1, count: lessons.length })}>
      <LessonText text={lesson.text} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: 1,
          mt: 3,
          pt: 2,
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Button startIcon={<ArrowLeft />} onClick={() => onPart(before)}>
          {t(before ? 'lesson.back' : 'course.about')}
        </Button>
        <Button
          variant="contained"
          color="primary"
          endIcon={<ArrowRight />}
          loading={read.isPending}
          loadingPosition="end"
          onClick={goOn}
        >
          {t(next === 'test' ? 'lesson.readTest' : lesson.isRead ? 'lesson.next' : 'lesson.readNext')}
        </Button>
      </Box>
    </Card>
  );
}
