import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Finding, Quote } from '#domain/documents/analysis.ts';
import { contradictedFirst } from '#domain/frameworks/contradictions.ts';
import { useRequirement } from '../frameworks/framework.ts';
import { AskLine } from './ask-line.tsx';

interface AsksCoveredProps {
  framework: string;
  requirementId: string;
  asks: Finding['asks'];
  onPassage: (quote: Quote) => void;
}

/** What the requirement wants to see, point by point, and where this document shows it or says the reverse; that comes first. */
export function AsksCovered({ framework, requirementId, asks, onPassage }: AsksCoveredProps) {
  const { data } = useRequirement(requirementId, framework);
  const texts = new Map(data?.asks.map(({ id, text }) => [id, text]));
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {contradictedFirst(asks).map((ask) => (
        <AskLine
          key={ask.id}
          ask={ask}
          text={texts.get(ask.id) ?? (data ? ask.id : <Skeleton width="80%" />)}
          onPassage={onPassage}
        />
      ))}
    </Box>
  );
}
