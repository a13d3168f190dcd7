import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ArrowRight, GitCompareArrows, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FrameworkInUse } from '#domain/frameworks/in-use.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { useFormat } from '../kit/format.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { ToneChip } from '../kit/tone-chip.tsx';
import { useLanguage } from './framework.ts';
import { hrefOfFramework } from './framework-links.ts';
import type { FrameworkSummary } from './frameworks-in-use.ts';

interface FrameworkCardProps {
  framework: FrameworkSummary;
  /** Null where the organisation does not work with it. */
  used: FrameworkInUse | null;
  /** How far it is, where it is in use. */
  figures?: ReactNode;
  /** How far the matching is that was started here. */
  progress?: ReactNode;
  /** The next edition, where the catalogue has one. */
  next: FrameworkSummary | undefined;
  mayOpen: boolean;
  /** Why the choice cannot be changed. */
  reason: string | null;
  isBusy: boolean;
  onUse: () => void;
  onStop: () => void;
}

/** One framework: what it is for, how much it asks, how far it is, and whether one works with it. */
export function FrameworkCard(props: FrameworkCardProps) {
  const { framework, used, figures, progress } = props;
  const { t } = useTranslation('frameworks');
  const language = useLanguage();
  const { title, edition, publisher, purpose, domains, requirements } = framework;
  return (
    <Card
      title={title}
      subtitle={[publisher, edition].filter(Boolean).join(' · ')}
      action={used && <ToneChip tone={used.why === 'chosen' ? 'neutral' : 'info'} label={t(`why.${used.why}`)} />}
      sx={{ display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ display: 'grid', gap: 1.5, flex: 1, alignContent: 'start' }}>
        {purpose && <Typography sx={{ textWrap: 'pretty', maxWidth: '60ch' }}>{purpose[language]}</Typography>}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('requirements', { count: requirements, domains })}
        </Typography>
        {figures}
        {progress}
      </Box>
      <Actions {...props} />
    </Card>
  );
}

function Actions({ framework: { id, title }, used, next, mayOpen, reason, isBusy, onUse, onStop }: FrameworkCardProps) {
  const { t } = useTranslation('frameworks');
  const keeps = used && used.why !== 'chosen' ? t(`reason.${used.why}`) : null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 }}>
      {used ? (
        <>
          {mayOpen && (
            <Button
              component={AppLink}
              href={hrefOfFramework(id)}
              endIcon={<ArrowRight />}
              aria-label={t('action.openOf', { title })}
            >
              {t('action.open')}
            </Button>
          )}
          {next && mayOpen && (
            <Button
              component={AppLink}
              href={`${hrefOfFramework(next.id)}/edition-change`}
              startIcon={<GitCompareArrows />}
            >
              {t('edition.move', { title: next.title })}
            </Button>
          )}
          <ReasonButton
            variant="text"
            reason={keeps ?? reason}
            onClick={onStop}
            aria-label={t('action.stopOf', { title })}
          >
            {t('action.stop')}
          </ReasonButton>
        </>
      ) : (
        <>
          <ReasonButton
            variant="contained"
            color="primary"
            startIcon={<Plus />}
            reason={reason}
            loading={isBusy}
            onClick={onUse}
            aria-label={t('action.useOf', { title })}
          >
            {t('action.use')}
          </ReasonButton>
          {mayOpen && (
            <Button
              variant="text"
              component={AppLink}
              href={hrefOfFramework(id)}
              aria-label={t('action.openOf', { title })}
            >
              {t('action.open')}
            </Button>
          )}
        </>
      )}
    </Box>
  );
}

/** Who chose it, for those that somebody chose. */
export function ChosenBy({ used }: { used: FrameworkInUse }) {
  const { t } = useTranslation('frameworks');
  const format = useFormat();
  if (used.why !== 'chosen' || !used.addedAt) return null;
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {t('chosenBy', { name: used.addedByName ?? '', date: format.date(used.addedAt) })}
    </Typography>
  );
}
