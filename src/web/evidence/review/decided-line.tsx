import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '#domain/documents/document.ts';
import type { Quote } from '#domain/documents/analysis.ts';
import { FrameworkChip } from '../../frameworks/framework-chip.tsx';
import { useTitles } from '../../frameworks/framework.ts';
import { hrefOfRequirement } from '../../frameworks/framework-links.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { useFormat } from '../../kit/format.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { toneText } from '../../kit/tone.ts';

interface DecidedLineProps {
  suggestion: Suggestion;
  reason: string | null;
  onReopen: () => void;
  onPassage: (quote: Quote) => void;
}

/** A decided suggestion in one line: what was decided, by whom, when, and the way to take it back. */
export function DecidedLine({ suggestion, reason, onReopen, onPassage }: DecidedLineProps) {
  const { t } = useTranslation('evidence');
  const titles = useTitles(suggestion.framework);
  const format = useFormat();
  const { framework, requirementId, state, decidedAt, decidedByName, quotes } = suggestion;
  const isAccepted = state === 'accepted';
  const Icon = isAccepted ? CircleCheck : CircleX;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.25,
        py: 1,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box
        aria-hidden
        sx={(theme) => ({
          display: 'flex',
          flex: 'none',
          mt: '2px',
          color: toneText(theme, isAccepted ? 'success' : 'neutral'),
        })}
      >
        <Icon size={17} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, fontSize: 'size.plain' }}>
        <Link
          component={AppLink}
          href={hrefOfRequirement(requirementId, framework)}
          sx={{ color: 'text.primary', fontWeight: 600 }}
        >
          {requirementId} {titles.requirement(requirementId)}
        </Link>{' '}
        <FrameworkChip framework={framework} />
        <Box sx={{ color: 'text.secondary', fontSize: 'size.small' }}>
          {t(`decided.${isAccepted ? 'accepted' : 'rejected'}`, {
            name: decidedByName ?? '',
            date: decidedAt ? format.dateTime(decidedAt) : '',
          })}
        </Box>
      </Box>
      <ReasonButton reason={null} size="small" variant="text" onClick={() => quotes[0] && onPassage(quotes[0])}>
        {t('quote.label')}
      </ReasonButton>
      <ReasonButton reason={reason} size="small" variant="text" onClick={onReopen}>
        {t('reopen')}
      </ReasonButton>
    </Box>
  );
}
