import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DifferenceLine } from '#domain/documents/versions/difference.ts';
import { HiddenText } from '../../kit/hidden-text.tsx';
import { tint } from '../../theme/tint.ts';

/** Lines around a change that are shown with it. */
const AROUND = 2;

interface DifferenceViewProps {
  lines: readonly DifferenceLine[];
  language: string | null;
}

/** Lines that were added and removed, with their changed words; long stretches that stayed are folded. */
export function DifferenceView({ lines, language }: DifferenceViewProps) {
  const { t } = useTranslation('document-control');
  const [isWhole, setIsWhole] = useState(false);
  const parts = useMemo(() => folded(lines, isWhole), [lines, isWhole]);
  if (lines.every(({ kind }) => kind === 'same'))
    return <Box sx={{ color: 'text.secondary' }}>{t('compare.none')}</Box>;
  return (
    <>
      <Box lang={language ?? undefined} sx={{ fontSize: 'size.body', display: 'grid', gap: 0.25 }}>
        {parts.map((part) =>
          'count' in part ? (
            <Box key={`fold ${part.at}`} sx={{ color: 'text.secondary', fontSize: 'size.small', py: 0.5 }}>
              {t('compare.same', { count: part.count })}
            </Box>
          ) : (
            <DifferenceRow key={part.at} line={part.line} />
          ),
        )}
      </Box>
      <Button size="small" variant="text" onClick={() => setIsWhole(!isWhole)} sx={{ mt: 1 }}>
        {t(isWhole ? 'compare.fold' : 'compare.whole')}
      </Button>
    </>
  );
}

type Part = { at: number; line: DifferenceLine } | { at: number; count: number };

function folded(lines: readonly DifferenceLine[], isWhole: boolean): Part[] {
  const isNear = (at: number) =>
    isWhole || lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind !== 'same');
  const parts: Part[] = [];
  for (const [at, line] of lines.entries()) {
    const last = parts.at(-1);
    if (isNear(at)) parts.push({ at, line });
    else if (last && 'count' in last) last.count += 1;
    else parts.push({ at, count: 1 });
  }
  return parts;
}

function DifferenceRow({ line: { kind, pieces } }: { line: DifferenceLine }) {
  const { t } = useTranslation('document-control');
  const Stress = kind === 'removed' ? 'del' : 'ins';
  return (
    <Box
      sx={(theme) => {
        const colour = kind === 'removed' ? theme.vars.palette.error.main : theme.vars.palette.success.main;
        return {
          px: 1.25,
          py: 0.375,
          borderLeft: '3px solid',
          borderColor: kind === 'same' ? 'transparent' : colour,
          backgroundColor: kind === 'same' ? 'transparent' : tint(colour, 8),
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-wrap',
          '& ins, & del': { backgroundColor: tint(colour, 22), borderRadius: '3px' },
          '& ins': { textDecoration: 'none' },
        };
      }}
    >
      {kind !== 'same' && <HiddenText>{t(`compare.${kind}`)}: </HiddenText>}
      {pieces.map(({ text, isChanged }, place) =>
        // The pieces of a line never change their places.
        isChanged ? <Stress key={place}>{text}</Stress> : <span key={place}>{text}</span>,
      )}
    </Box>
  );
}
