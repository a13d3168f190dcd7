import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainField } from '../../kit/forms/plain-field.tsx';
import { Section } from '../public-page.tsx';
import { Countdown } from './countdown.tsx';
import { isAccepted, judgeCode, type Verdict } from './judge.ts';
import { codeAt, stepAt } from './totp.ts';
import { VerdictLine } from './verdict-line.tsx';

interface Attempt {
  key: number;
  typed: string;
  verdict: Verdict;
}

/** Type a code, learn why it passes or fails; the last ten stay below. */
export function TryPart({ secret }: { secret: Uint8Array<ArrayBuffer> }) {
  const { t } = useTranslation('two-factor-demo');
  const [typed, setTyped] = useState('');
  const [attempts, setAttempts] = useState<readonly Attempt[]>([]);
  const check = async (event: FormEvent) => {
    event.preventDefault();
    const used = attempts.filter(({ verdict }) => isAccepted(verdict)).map(({ verdict }) => verdict.step ?? 0);
    const last = used.length > 0 ? Math.max(...used) : null;
    const verdict = await judgeCode(typed, stepAt(Date.now()), last, (step) => codeAt(secret, step));
    setAttempts((known) => [{ key: (known[0]?.key ?? 0) + 1, typed, verdict }, ...known].slice(0, 10));
    if (isAccepted(verdict)) setTyped('');
  };
  return (
    <Section id="try" title={t('try.title')}>
      <Countdown />
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void check(event)}
        sx={{ display: 'grid', gap: 1, mt: 2, maxWidth: 340 }}
      >
        <PlainField label={t('try.label')} name="code" value={typed} onChange={setTyped} autoComplete="off" />
        <Button type="submit" variant="contained" color="primary">
          {t('try.check')}
        </Button>
      </Box>
      <Box role="log" aria-label={t('try.history')} sx={{ mt: 2.5, display: 'grid', gap: 1 }}>
        {attempts.map(({ key, typed: code, verdict }) => (
          <VerdictLine key={key} code={code} verdict={verdict} />
        ))}
      </Box>
    </Section>
  );
}
