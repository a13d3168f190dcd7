import { addressOf, PAGES } from '#domain/addresses.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuizTest } from '#contract/quiz.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { sessionQuery } from '../people/session.ts';
import { Practice } from './practice.tsx';
import type { QuizSearch } from './quiz-search.ts';
import { Waiting } from './waiting-view.tsx';

/** What only signed-in people need is not loaded by visitors. */
const TeamPart = lazy(async () => ({ default: (await import('./team-part.tsx')).TeamPart }));
const TestView = lazy(async () => ({ default: (await import('./test-view.tsx')).TestView }));

interface QuizPageProps {
  search: QuizSearch;
  onSearch: (search: QuizSearch) => void;
}

/** The quiz: practice for everybody, and for members of an organisation attempts that count. */
export function QuizPage({ search, onSearch }: QuizPageProps) {
  const { t } = useTranslation('quiz');
  const { data: session } = useQuery(sessionQuery);
  const [test, setTest] = useState<QuizTest | null>(null);
  const isMember = Boolean(session?.organisation);
  return (
    <Box sx={{ maxWidth: 1040, mx: 'auto', px: { xs: 2, md: 3 }, py: { xs: 3, md: 5 } }}>
      <Typography
        variant="h1"
        tabIndex={-1}
        sx={{ fontSize: { xs: 'size.figure', md: 'size.display' }, letterSpacing: '-0.03em' }}
      >
        {t('page.title')}
      </Typography>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary', lineHeight: 1.6, maxWidth: '68ch', textWrap: 'pretty' }}>
        {t('page.text')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Suspense fallback={<Waiting />}>
          {test ? (
            <TestView test={test} onTest={setTest} />
          ) : (
            <Practice search={search} onSearch={onSearch} isSignedIn={isMember}>
              {session?.organisation ? (
                <TeamPart permissions={session.permissions} onTest={setTest} />
              ) : (
                session === null && <Invitation />
              )}
            </Practice>
          )}
        </Suspense>
      </Box>
    </Box>
  );
}

function Invitation() {
  const { t } = useTranslation('quiz');
  return (
    <Card>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, justifyContent: 'space-between' }}>
        <Box sx={{ flex: '1 1 320px', color: 'text.secondary', lineHeight: 1.6 }}>{t('page.visitor')}</Box>
        <Button component={AppLink} href={addressOf('login', { redirect: PAGES.quiz })}>
          {t('page.signIn')}
        </Button>
      </Box>
    </Card>
  );
}
