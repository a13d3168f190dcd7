import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ArrowRight, Trash2, Undo2, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CustomFramework } from '#domain/frameworks/custom/upload.ts';
import { hrefOfFramework } from '../../frameworks/framework-links.ts';
import { useUseFramework } from '../../frameworks/use-choice.ts';
import { AppLink } from '../../kit/links/app-link.tsx';
import { Card } from '../../kit/card.tsx';
import { useFormat } from '../../kit/format.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { ToneChip } from '../../kit/tone-chip.tsx';
import { fileHref, useReturnOwn } from './own-queries.ts';

interface OwnCardProps {
  framework: CustomFramework;
  /** Why nothing can be changed. */
  reason: string | null;
  onUpload: () => void;
  onRemove: () => void;
}

/** One own framework: what is in it, what is on record for it, and what can be done with it. */
export function OwnCard({ framework, reason, onUpload, onRemove }: OwnCardProps) {
  const { t } = useTranslation('mapping');
  const format = useFormat();
  const use = useUseFramework();
  const { id, title, edition, publisher, number, fileName, isInUse, changedAt, changedByName } = framework;
  return (
    <Card
      title={title}
      subtitle={[publisher, edition].filter(Boolean).join(' · ')}
      action={<ToneChip tone={isInUse ? 'success' : 'neutral'} label={t(isInUse ? 'own.inUse' : 'own.notInUse')} />}
    >
      <Box sx={{ display: 'grid', gap: 1.25 }}>
        <Contents framework={framework} />
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t('own.version', { number, fileName, name: changedByName, date: format.date(changedAt) })}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Button
            component={AppLink}
            href={hrefOfFramework(id)}
            endIcon={<ArrowRight />}
            aria-label={t('own.openOf', { title })}
          >
            {t('own.open')}
          </Button>
          {!isInUse && (
            <ReasonButton
              reason={reason}
              loading={use.isPending}
              onClick={() => use.mutate(framework)}
              aria-label={t('own.useOf', { title })}
            >
              {t('own.use')}
            </ReasonButton>
          )}
          <ReasonButton
            startIcon={<Upload />}
            reason={reason}
            onClick={onUpload}
            aria-label={t('own.replaceOf', { title })}
          >
            {t('own.replace')}
          </ReasonButton>
          <ReasonButton
            variant="text"
            startIcon={<Trash2 />}
            reason={reason}
            onClick={onRemove}
            aria-label={t('own.removeOf', { title })}
          >
            {t('own.remove')}
          </ReasonButton>
          {(['csv', 'yaml'] as const).map((kind) => (
            <Link
              key={kind}
              href={fileHref(id, kind)}
              download
              aria-label={t('own.fileOf', { title, kind: kind.toUpperCase() })}
            >
              {kind.toUpperCase()}
            </Link>
          ))}
        </Box>
      </Box>
    </Card>
  );
}

function Contents({
  framework: { requirements, domains, mappings, decided, evidence },
}: {
  framework: CustomFramework;
}) {
  const { t } = useTranslation('mapping');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, fontSize: 'size.body' }}>
      <span>{t('own.requirements', { count: requirements, domains })}</span>
      <span>{t('own.mappings', { count: mappings })}</span>
      <span>{t('own.onRecord', { decided, evidence })}</span>
    </Box>
  );
}

/** One that was removed, as long as it can come back. */
export function RemovedCard({ framework, reason }: { framework: CustomFramework; reason: string | null }) {
  const { t } = useTranslation('mapping');
  const format = useFormat();
  const comeBack = useReturnOwn();
  const { title, removedAt } = framework;
  return (
    <Card
      title={title}
      subtitle={t('own.removedOn', { date: format.date(removedAt ?? '') })}
      action={
        <ReasonButton
          startIcon={<Undo2 />}
          reason={reason}
          loading={comeBack.isPending}
          onClick={() => comeBack.mutate(framework)}
          aria-label={t('own.returnOf', { title })}
        >
          {t('own.return')}
        </ReasonButton>
      }
    >
      <Contents framework={framework} />
    </Card>
  );
}
