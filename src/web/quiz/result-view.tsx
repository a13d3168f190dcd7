import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Check, RotateCw, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { percentOf } from '#domain/quiz/score.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { useFormat } from '../kit/format.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { bandOf, toneArea } from '../kit/tone.ts';
import { hrefOfRequirement } from '../frameworks/framework-links.ts';
import { Ring } from './ring.tsx';
import { outcomeOf, type AttemptState, tallyOf } from './attempt-state.ts';

interface ResultViewProps {
  attempt: AttemptState;
  /** Points that this attempt brought; undefined where none are given. */
  points?: number | undefined;
  isSignedIn: boolean;
  /** What can be done with the result. */
  children?: ReactNode;
  onAgain: () => void;
  onBack: () => void;
}

/** How the attempt went, question by question, and what to read next. */
export function ResultView({ attempt, points, isSignedIn, children, onAgain, onBack }: ResultViewProps) {
  const { t } = useTranslation('quiz');
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { right, total } = tallyOf(attempt);
  const percent = percentOf(right, total);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760, mx: 'auto', width: 1 }}>
      <Card>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <Ring share={right / total} size={112} thickness={10} color={(theme) => toneArea(theme, bandOf(percent))}>
            <Box sx={{ fontSize: 'size.page', fontWeight: 700, fontFamily: 'h1.fontFamily' }}>
              {format.percent(percent)}
            </Box>
          </Ring>
          <Box sx={{ flex: 1, minWidth: 200 }}>
            <Typography ref={heading} variant="h2" tabIndex={-1} sx={{ fontSize: 'size.title', outline: 0 }}>
              {t('result.title', { right, count: total })}
            </Typography>
            {points !== undefined && (
              <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{t('result.points', { count: points })}</Typography>
            )}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
              <Button variant="contained" color="primary" startIcon={<RotateCw />} onClick={onAgain}>
                {t('result.again')}
              </Button>
              <Button onClick={onBack}>{t('result.back')}</Button>
            </Box>
          </Box>
        </Box>
        {children}
      </Card>
      <ReadNext attempt={attempt} isSignedIn={isSignedIn} />
    </Box>
  );
}

/** The requirements of the attempt: those behind wrong answers first. */
function ReadNext({ attempt, isSignedIn }: { attempt: AttemptState; isSignedIn: boolean }) {
  const { t } = useTranslation('quiz');
  const first = attempt.items.filter((item) => !item.isAgain && item.judgement);
  const ordered = [
    ...first.filter((item) => outcomeOf(item) === 'wrong'),
    ...first.filter((item) => outcomeOf(item) === 'right'),
  ];
  if (ordered.length === 0) return null;
  return (
    <Card title={t('result.next')} subtitle={t(isSignedIn ? 'result.nextText' : 'result.nextVisitor')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ordered.map((item) => {
          const { requirement } = item.judgement!;
          const isRight = outcomeOf(item) === 'right';
          const name = `${requirement.frameworkTitle} · ${requirement.id} ${requirement.title}`;
          return (
            <Box
              component="li"
              key={item.id}
              sx={{
                display: 'grid',
                gridTemplateColumns: '22px minmax(0, 1fr)',
                alignItems: 'start',
                gap: 1,
                py: 1,
                '& + &': { borderTop: '1px solid', borderColor: 'divider' },
                fontSize: 'size.body',
              }}
            >
              <Box sx={{ color: isRight ? 'success.main' : 'error.main', display: 'flex', pt: '1px' }}>
                {isRight ? <Check size={18} aria-hidden /> : <X size={18} aria-hidden />}
                <HiddenText>{t(isRight ? 'round.right' : 'round.wrong')}</HiddenText>
              </Box>
              <Box sx={{ overflowWrap: 'anywhere' }}>
                {isSignedIn ? (
                  <Link component={AppLink} href={hrefOfRequirement(requirement.id, requirement.framework)}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Card>
  );
}
