import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Play } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { QUIZ_LEVELS, type QuizLevel, QUESTIONS_PER_ATTEMPT, SECONDS_PER_QUESTION } from '#domain/quiz/values.ts';
import { Card } from '../kit/card.tsx';
import { Choice, Switches } from './choice.tsx';
import { LearntBar } from './learnt-bar.tsx';
import type { QuizSearch } from './quiz-search.ts';
import { useQuizStandards } from './standards.ts';

interface StartCardProps {
  search: QuizSearch;
  counts: { total: number; fresh: number; learning: number; known: number; due: number };
  hasClock: boolean;
  onClock: (isOn: boolean) => void;
  onSearch: (search: QuizSearch) => void;
  onStart: () => void;
}

/** What to be asked, against the clock or not, and how much of it is learnt. */
export function StartCard({ search, counts, hasClock, onClock, onSearch, onStart }: StartCardProps) {
  const { t } = useTranslation('quiz');
  const standards = useQuizStandards();
  const levels = QUIZ_LEVELS.map((level) => ({ value: String(level), label: t(`level.${level}`) }));
  const change = (next: QuizSearch) => onSearch({ ...search, ...next });
  return (
    <Card title={t('start.title')} subtitle={t('start.text', { count: QUESTIONS_PER_ATTEMPT })}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Choice
          label={t('start.standard')}
          value={standards.find(({ value }) => value === search.standard)?.value ?? ''}
          options={[{ value: '', label: t('start.allStandards') }, ...standards]}
          onChange={(value) =>
            onSearch({ ...(search.level && { level: search.level }), ...(value && { standard: value }) })
          }
        />
        <Switches
          label={t('start.level')}
          value={String(search.level ?? '')}
          options={[{ value: '', label: t('start.allLevels') }, ...levels]}
          onChange={(value) => change({ level: (Number(value) || undefined) as QuizLevel })}
        />
        <LearntBar {...counts} />
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, fontSize: 'size.body' }}>
          <Box
            component="input"
            type="checkbox"
            checked={hasClock}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => onClock(target.checked)}
            sx={{ width: 18, height: 18, m: 0, flex: 'none', accentColor: (theme) => theme.vars.palette.primary.main }}
          />
          {t('clock.use', { count: SECONDS_PER_QUESTION })}
        </Box>
        <Box>
          <Button
            variant="contained"
            color="primary"
            size="large"
            startIcon={<Play />}
            onClick={onStart}
            sx={{ width: { xs: 1, sm: 'auto' } }}
          >
            {t('start.go')}
          </Button>
        </Box>
      </Box>
    </Card>
  );
}
