import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Readiness } from '#domain/readiness/readiness.ts';
import { hrefOfWorkspace, type WorkspaceSearch } from '../controls/workspace-search.ts';
import { AppLink } from '../kit/links/app-link.tsx';
import { Card } from '../kit/card.tsx';
import { useFormat } from '../kit/format.ts';
import { type Tone, toneArea } from '../kit/tone.ts';
import { useWithContradicted } from './use-with-contradicted.ts';

interface ProgressAndProofProps {
  readiness: Readiness;
  action?: ReactNode;
  /** Without them where the two percentages stand on the same page already. */
  hasFigures?: boolean;
}

/** Progress and proof side by side: what is called implemented, and what accepted evidence shows. */
export function ProgressAndProof({ readiness, action, hasFigures = true }: ProgressAndProofProps) {
  const { t } = useTranslation('readiness');
  const format = useFormat();
  const withContradicted = useWithContradicted();
  const { framework, percent, evidencedPercent, implemented, evidenced, contradicted } = readiness;
  const { unproven, inProgress, notStarted, excluded, total } = readiness;
  const hrefOf = (search: WorkspaceSearch) => hrefOfWorkspace(search, framework);
  const parts: Part[] = [
    {
      label: t('parts.proven'),
      count: implemented - unproven,
      tone: 'success',
      href: hrefOf({ status: 'Implemented', evidence: 'with', applicable: 'yes' }),
    },
    {
      label: t('parts.unproven'),
      count: unproven,
      tone: 'success',
      isHatched: true,
      href: hrefOf({ status: 'Implemented', evidence: 'without', applicable: 'yes' }),
    },
    {
      label: t('parts.inProgress'),
      count: inProgress,
      tone: 'warning',
      href: hrefOf({ status: 'In Progress', applicable: 'yes' }),
    },
    {
      label: t('parts.notStarted'),
      count: notStarted,
      tone: 'neutral',
      href: hrefOf({ status: 'Not Started', applicable: 'yes' }),
    },
  ];
  return (
    <Card title={t('proof.title')} subtitle={t('proof.subtitle')} action={action}>
      {hasFigures && (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr 1fr', sm: 'auto auto 1fr' },
            columnGap: { xs: 2, sm: 6 },
            rowGap: 2,
            mb: 2.5,
          }}
        >
          <Figure
            value={percent === null ? '–' : format.percent(percent)}
            label={t('proof.progress')}
            note={t('proof.of', { count: implemented, total })}
            href={hrefOf({ status: 'Implemented', applicable: 'yes' })}
          />
          <Figure
            value={evidencedPercent === null ? '–' : format.percent(evidencedPercent)}
            label={t('proof.evidenced')}
            note={withContradicted(t('proof.of', { count: evidenced, total }), contradicted)}
            href={hrefOf({ evidence: 'with', applicable: 'yes' })}
          />
        </Box>
      )}
      <StackedBar parts={parts} total={total} />
      {excluded > 0 && (
        <Typography variant="caption" sx={{ display: 'block', mt: 1.5, color: 'text.secondary' }}>
          <Link component={AppLink} href={hrefOf({ applicable: 'no' })}>
            {t('proof.excluded', { count: excluded })}
          </Link>
        </Typography>
      )}
    </Card>
  );
}

function Figure({ value, label, note, href }: { value: string; label: string; note: string; href: string }) {
  return (
    <Box
      component={AppLink}
      href={href}
      sx={{
        color: 'text.primary',
        textDecoration: 'none',
        borderRadius: '8px',
        '&:hover .figure': { textDecoration: 'underline' },
      }}
    >
      <Typography
        className="figure"
        variant="figure"
        component="span"
        sx={{ display: 'block', fontSize: 'size.banner' }}
      >
        {value}
      </Typography>
      <Typography component="span" sx={{ display: 'block', fontWeight: 600, fontSize: 'size.plain' }}>
        {label}
      </Typography>
      <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
        {note}
      </Typography>
    </Box>
  );
}

interface Part {
  label: string;
  count: number;
  tone: Tone;
  href: string;
  isHatched?: boolean;
}

function StackedBar({ parts, total }: { parts: readonly Part[]; total: number }) {
  const format = useFormat();
  return (
    <>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          gap: '2px',
          height: 10,
          borderRadius: 5,
          overflow: 'hidden',
          bgcolor: total > 0 ? undefined : 'chart.neutral',
        }}
      >
        {parts
          .filter(({ count }) => count > 0)
          .map((part) => (
            <Box
              key={part.label}
              sx={(theme) => paint(toneArea(theme, part.tone), part.isHatched)}
              style={{ flexGrow: part.count }}
            />
          ))}
      </Box>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(210px, 1fr))',
          columnGap: 4,
          rowGap: 0.75,
          listStyle: 'none',
          m: 0,
          mt: 2,
          p: 0,
          fontSize: 'size.plain',
        }}
      >
        {parts.map((part) => (
          <Box component="li" key={part.label} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Box
              aria-hidden
              sx={(theme) => ({
                width: 10,
                height: 10,
                borderRadius: '3px',
                flex: 'none',
                ...paint(toneArea(theme, part.tone), part.isHatched),
              })}
            />
            <Box component="span" sx={{ flex: 1 }}>
              {part.label}
            </Box>
            <Link
              component={AppLink}
              href={part.href}
              sx={{ fontVariantNumeric: 'tabular-nums' }}
              aria-label={`${part.label}: ${format.number(part.count)}`}
            >
              {format.number(part.count)}
            </Link>
          </Box>
        ))}
      </Box>
    </>
  );
}

const paint = (color: string, isHatched = false) =>
  isHatched
    ? {
        background: `repeating-linear-gradient(135deg, ${color} 0 3px, color-mix(in srgb, ${color} 35%, transparent) 3px 6px)`,
      }
    : { backgroundColor: color };
