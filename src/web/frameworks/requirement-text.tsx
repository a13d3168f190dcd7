import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contradictedFirst } from '#domain/frameworks/contradictions.ts';
import type { AskStatus } from '#domain/frameworks/requirement.ts';
import { ASK_SIGNS } from './ask-signs.ts';
import { Card } from '../kit/card.tsx';
import { ToneChip } from '../kit/tone-chip.tsx';
import { toneText } from '../kit/tone.ts';
import { type RequirementView, useLanguage } from './framework.ts';

/** What a requirement wants, in our own words. */
export function RequirementExplanation({ requirement }: { requirement: RequirementView }) {
  const { t } = useTranslation('controls');
  const language = useLanguage();
  const { explainedIn } = requirement;
  return (
    <Card
      title={t('requirement.explanation')}
      {...(explainedIn !== language && { subtitle: t('requirement.explainedInEnglish') })}
    >
      <Typography
        lang={explainedIn}
        sx={{ maxWidth: '72ch', fontSize: 'size.large', lineHeight: 1.65, textWrap: 'pretty' }}
      >
        {requirement.explanation}
      </Typography>
      <Typography variant="h4" component="h3" sx={{ mt: 2.5, mb: 0.75 }}>
        {t('requirement.typicalEvidence')}
      </Typography>
      <Box
        component="ul"
        lang={explainedIn}
        sx={{ m: 0, pl: 2.5, color: 'text.secondary', fontSize: 'size.plain', lineHeight: 1.7 }}
      >
        {requirement.evidence.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </Box>
    </Card>
  );
}

/** What has to be shown, one line each, and whether accepted evidence shows it; what it says the reverse of comes first. */
export function RequirementAsks({
  requirement,
  shown,
  words,
}: {
  requirement: RequirementView;
  shown: ReadonlyMap<string, AskStatus>;
  /** The words of evidence that speak against an ask. */
  words?: ReadonlyMap<string, ReactNode>;
}) {
  const { t } = useTranslation('controls');
  const asks = requirement.asks.map((ask) => ({ ...ask, status: shown.get(ask.id) ?? ('missing' as const) }));
  const covered = requirement.asks.filter(({ id }) => shown.get(id) === 'covered').length;
  return (
    <Card
      title={t('requirement.asks')}
      subtitle={t('requirement.asksShown', { covered, total: requirement.asks.length })}
      flush
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {contradictedFirst(asks).map(({ status, ...ask }) => (
          <AskLine
            key={ask.id}
            text={ask.text}
            language={requirement.explainedIn}
            kind={t(`ask.${ask.kind}`)}
            status={status}
          >
            {words?.get(ask.id)}
          </AskLine>
        ))}
      </Box>
    </Card>
  );
}

interface AskLineProps {
  text: string;
  language: string;
  kind: string;
  status: AskStatus;
  children: ReactNode;
}

function AskLine({ text, language, kind, status, children }: AskLineProps) {
  const { t } = useTranslation('controls');
  const { Icon, tone } = ASK_SIGNS[status];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.5,
        px: 2.5,
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box aria-hidden sx={(theme) => ({ display: 'flex', mt: '1px', flex: 'none', color: toneText(theme, tone) })}>
        <Icon size={18} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body1" lang={language}>
          {text}
        </Typography>
        <Typography
          variant="caption"
          sx={(theme) =>
            status === 'contradicted'
              ? { color: toneText(theme, tone), fontWeight: 600 }
              : { color: theme.vars.palette.text.secondary }
          }
        >
          {t(`shown.${status}`)}
        </Typography>
        {children}
      </Box>
      <ToneChip tone="neutral" label={kind} />
    </Box>
  );
}
