import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Check, CheckCheck, ChevronDown, FileText, X } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '#domain/documents/document.ts';
import { bandOf } from '#domain/documents/band.ts';
import type { Quote } from '#domain/documents/analysis.ts';
import { speaksAgainst } from '#domain/frameworks/contradictions.ts';
import { hrefOfDocument } from '../../documents/document-links.ts';
import { FrameworkChip } from '../../frameworks/framework-chip.tsx';
import { useTitles } from '../../frameworks/framework.ts';
import { hrefOfRequirement } from '../../frameworks/framework-links.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { BandChip } from '../band-chip.tsx';
import { ContradictedAsks } from '../contradicted-asks.tsx';
import { JudgedBy } from '../judged-by.tsx';
import type { Decisions } from '../use-decisions.ts';
import { Why } from '../why.tsx';

interface SuggestionCardProps {
  suggestion: Suggestion;
  decisions: Pick<Decisions, 'accept' | 'reject'>;
  /** The quotes, as the place shows them. */
  quotes: ReactNode;
  onPassage: (quote: Quote) => void;
  /** Names the document, where several are shown. */
  hasDocument?: boolean;
  /** Leaves the requirement out, where the heading above names it. */
  isUnderRequirement?: boolean;
  isActive?: boolean;
  onActive?: () => void;
  /** Called when a button of the card decides; the place knows what comes next. */
  onDecide?: () => void;
  /** Why it cannot be decided, and why it cannot be accepted. */
  reason: string | null;
  acceptReason: string | null;
  ref?: Ref<HTMLElement>;
}

/** One suggestion: which requirement, how sure, the words it rests on, why, and the person's decision. */
export function SuggestionCard(props: SuggestionCardProps) {
  const {
    suggestion,
    quotes,
    onPassage,
    hasDocument = false,
    isUnderRequirement = false,
    isActive = false,
    onActive,
    ref,
  } = props;
  const { t } = useTranslation('evidence');
  const titles = useTitles(suggestion.framework);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { framework, requirementId, confidence, declared, asks } = suggestion;
  const names = !isUnderRequirement;
  const shown = asks.filter(({ status }) => status === 'covered' || status === 'partial').length;
  return (
    <Box
      component="article"
      ref={ref}
      tabIndex={-1}
      data-suggestion={suggestion.id}
      aria-labelledby={id}
      aria-current={isActive || undefined}
      onClick={onActive}
      sx={{
        p: 2,
        display: 'grid',
        gap: 1.25,
        borderRadius: '10px',
        border: '1px solid',
        borderColor: isActive ? 'primary.main' : 'divider',
        boxShadow: (theme) => (isActive ? `0 0 0 1px ${theme.vars.palette.primary.main}` : 'none'),
        bgcolor: 'background.paper',
        scrollMarginBlock: '80px',
        '&:focus': { outline: 'none' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 1, rowGap: 0.75 }}>
        <Box id={id} sx={{ flex: '1 1 200px', minWidth: 0 }}>
          {names ? (
            <Typography variant="h4" component="h3" sx={{ textWrap: 'balance' }}>
              <Link
                component={AppLink}
                href={hrefOfRequirement(requirementId, framework)}
                sx={{ color: 'text.primary' }}
              >
                {requirementId} {titles.requirement(requirementId)}
              </Link>
            </Typography>
          ) : (
            <DocumentLink suggestion={suggestion} />
          )}
        </Box>
        <BandChip confidence={confidence} />
      </Box>
      {(declared || names) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, '&:empty': { display: 'none' } }}>
          {names && <FrameworkChip framework={framework} />}
          {names && hasDocument && <DocumentLink suggestion={suggestion} />}
          {declared && <ToneChip tone="info" label={t('declared')} />}
        </Box>
      )}
      <ContradictedAsks of={suggestion} onPassage={onPassage} />
      {quotes}
      <Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'center',
            columnGap: 2,
          }}
        >
          <Button
            size="small"
            variant="text"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            endIcon={
              <Box
                component={ChevronDown}
                aria-hidden
                sx={{ transition: 'transform 120ms', transform: isOpen ? 'rotate(180deg)' : 'none' }}
              />
            }
            sx={{ color: 'text.secondary', px: 0.75, mx: -0.75 }}
          >
            {asks.length > 0 ? t('why.openWith', { shown, total: asks.length }) : t('why.open')}
          </Button>
          <JudgedBy by={suggestion.judgedBy} />
        </Box>
        <Collapse in={isOpen} unmountOnExit>
          <Why suggestion={suggestion} onPassage={onPassage} />
        </Collapse>
      </Box>
      <Decide {...props} />
    </Box>
  );
}

function DocumentLink({ suggestion: { documentId, documentTitle, quotes } }: Pick<SuggestionCardProps, 'suggestion'>) {
  return (
    <Link
      component={AppLink}
      href={hrefOfDocument(documentId, quotes[0])}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        fontSize: 'size.plain',
        fontWeight: 600,
        color: 'text.primary',
        overflowWrap: 'anywhere',
      }}
    >
      <Box component={FileText} size={15} aria-hidden sx={{ flex: 'none', color: 'text.secondary' }} />
      {documentTitle}
    </Link>
  );
}

function Decide({ suggestion, decisions, onDecide, reason, acceptReason }: SuggestionCardProps) {
  const { t } = useTranslation('evidence');
  const isReversed = speaksAgainst(suggestion);
  const decide = (run: () => void) => () => {
    onDecide?.();
    run();
  };
  const accept = (status?: 'Implemented') => {
    const run = () => decisions.accept({ suggestions: [suggestion], ...(status && { status }) });
    // A reason is asked for first: until it is given nothing is decided.
    return isReversed ? run : decide(run);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      <ReasonButton
        reason={reason ?? acceptReason}
        size="small"
        {...(!isReversed && bandOf(suggestion.confidence) !== 'weak' && { variant: 'contained', color: 'primary' })}
        startIcon={<Check />}
        onClick={accept()}
      >
        {t('accept')}
      </ReasonButton>
      <ReasonButton
        reason={reason ?? acceptReason}
        size="small"
        startIcon={<CheckCheck />}
        onClick={accept('Implemented')}
      >
        {t('acceptImplemented')}
      </ReasonButton>
      <ReasonButton
        reason={reason}
        size="small"
        variant="text"
        startIcon={<X />}
        onClick={decide(() => decisions.reject(suggestion))}
      >
        {t('reject')}
      </ReasonButton>
    </Box>
  );
}
