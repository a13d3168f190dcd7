import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Award, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Attempt } from '#contract/awareness.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { useFormat } from '../kit/format.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { useFileHref } from './awareness-queries.ts';
import { hrefOfAwareness } from './awareness-search.ts';

interface TestResultProps {
  attempt: Attempt;
  retakeFrom: string | null;
  isBusy: boolean;
  onAgain: () => void;
  onPart: (part: string | undefined) => void;
}

/** What came of a test: the certificate, or what to read again. */
export function TestResult({ attempt, retakeFrom, isBusy, onAgain, onPart }: TestResultProps) {
  const { t } = useTranslation('awareness');
  const format = useFormat();
  const hrefOf = useFileHref();
  const { score, passed, passMark, questions, certificate } = attempt;
  const right = questions.filter(({ answer }) => answer?.isRight).length;
  const line = t('test.result', { right, count: questions.length, score, passMark });
  return (
    <Card>
      {passed ? (
        <EmptyState
          icon={Award}
          heading="h2"
          title={t('test.passed', { score })}
          text={
            <>
              {line}
              {certificate && (
                <Box sx={{ mt: 1 }}>
                  {t('certificate.line', { number: certificate.number, day: format.date(certificate.validUntil) })}
                </Box>
              )}
            </>
          }
          actions={
            <>
              {certificate && (
                <Button
                  variant="contained"
                  color="primary"
                  href={hrefOf(`certificates/${certificate.number}/file`)}
                  download
                >
                  {t('certificate.download')}
                </Button>
              )}
              <Button component={AppLink} href={hrefOfAwareness()}>
                {t('course.toAll')}
              </Button>
            </>
          }
        />
      ) : (
        <EmptyState
          icon={RotateCcw}
          heading="h2"
          title={t('test.failed', { score })}
          text={`${line} ${t('test.failedText')}`}
          actions={
            <>
              <Button onClick={() => onPart(undefined)}>{t('test.readAgain')}</Button>
              <ReasonButton
                variant="contained"
                color="primary"
                loading={isBusy}
                reason={retakeFrom ? t('test.wait', { at: format.dateTime(retakeFrom) }) : null}
                onClick={onAgain}
              >
                {t('test.again')}
              </ReasonButton>
            </>
          }
        />
      )}
    </Card>
  );
}
